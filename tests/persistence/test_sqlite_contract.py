"""The contract, held by SQLite on a real file."""

from __future__ import annotations

import pytest

from persistence.sqlite.store import SqliteStore
from tests.persistence import (
    contract,
    contract_delivery,
    contract_packing,
    contract_privacy,
    contract_tables,
    contract_worlds,
)
from tests.persistence.contract import House
from tests.persistence.samples import Clock


@pytest.fixture
def house(store: SqliteStore, clock: Clock) -> House:
    return House(store, clock)


class TestTables(contract_tables.TablesContract):
    pass


class TestMatches(contract.MatchesContract):
    pass


class TestWorlds(contract_worlds.WorldsContract):
    pass


class TestAnnulment(contract_worlds.AnnulmentContract):
    pass


class TestArchive(contract_worlds.ArchiveContract):
    pass


class TestPacking(contract_packing.PackingContract):
    pass


class TestWords(contract_worlds.WordsContract):
    pass


class TestOutbox(contract_delivery.OutboxContract):
    pass


class TestPostings(contract_delivery.PostingsContract):
    pass


class TestPeople(contract_delivery.PeopleContract):
    pass


class TestNotes(contract_delivery.NotesContract):
    pass


class TestForgetting(contract_privacy.ForgettingContract):
    pass


class TestOwnData(contract_privacy.OwnDataContract):
    pass


class TestBackup(contract_delivery.BackupContract):
    pass
