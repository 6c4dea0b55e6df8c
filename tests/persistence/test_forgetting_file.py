"""What forgetting leaves in the file itself, and what it makes of rows that are damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from persistence.errors import Damaged, Quarantined
from persistence.sqlite.store import SqliteStore
from persistence.store import Replay
from tests.persistence.samples import Clock
from tests.persistence.test_privacy import NAME, WHO, played
from tests.persistence.test_replay import REPLAY
from tests.persistence.test_replay import played as really_played


@pytest.fixture
def replay() -> Replay:
    return REPLAY


def spoil(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        assert db.execute(statement, values).rowcount == 1


async def test_nothing_is_left_in_the_pages_or_in_the_log_beside_them(
    store: SqliteStore, path: Path, clock: Clock
) -> None:
    for _ in range(5):
        await played(store, clock, "bob")
    files = [path, path.with_name(path.name + "-wal")]
    assert any(WHO.encode() in file.read_bytes() for file in files)
    await store.people.forget(WHO)
    for file in files:
        assert WHO.encode() not in file.read_bytes()
        assert NAME.encode() not in file.read_bytes()


async def test_a_damaged_snapshot_is_rebuilt_without_the_id(store: SqliteStore, path: Path) -> None:
    match_id, match = await really_played(store)
    await store.tables.close(match_id)
    spoil(path, "UPDATE matches SET snapshot = substr(snapshot, 2) WHERE id = ?", match_id)
    assert await store.people.forget("p-bob")
    rebuilt = (await store.matches.load(match_id)).snapshot
    (ann, instead) = (await store.matches.history(match_id)).people
    assert (ann, instead[:5]) == ("p-ann", "gone-")
    assert rebuilt == match.dump().replace(b'"p-bob"', f'"{instead}"'.encode())
    assert b"p-bob" in match.dump()


async def test_damage_is_not_made_to_look_sound(store: SqliteStore, path: Path) -> None:
    match_id, _ = await really_played(store)
    await store.tables.close(match_id)
    spoil(path, "UPDATE matches SET snapshot = substr(snapshot, 2) WHERE id = ?", match_id)
    spoil(path, """UPDATE log SET events = '["p-ann"' WHERE match_id = ? AND step = 3""", match_id)
    assert await store.people.forget("p-ann")
    with pytest.raises(Damaged):
        await store.matches.history(match_id)
    with pytest.raises(Quarantined):
        await store.matches.load(match_id)
    assert b"p-ann" not in path.read_bytes()


async def test_own_acts_of_a_damaged_log_are_not_told(store: SqliteStore, path: Path, clock: Clock) -> None:
    match_id = await played(store, clock, "bob")
    spoil(path, "UPDATE log SET cause = 'nobody' WHERE match_id = ? AND step = 1", match_id)
    (match,) = (await store.people.everything(WHO))["matches"]
    assert (match["table"], match["acts"]) == (match_id, None)


async def test_what_is_packed_and_damaged_is_named_and_stays_as_it_is(
    store: SqliteStore, path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody can read in it; its row keeps the number that fits what was packed."""
    match_id, _ = await really_played(store)
    await store.tables.close(match_id)
    for row in await store.outbox.due(9):
        await store.outbox.done(*(each.id for each in await store.outbox.waiting(row)))
    clock.now += 2 * 3600 * 1000
    assert await store.pack() == 1
    spoil(path, "UPDATE packed SET crc = crc + 1 WHERE match_id = ?", match_id)
    with closing(sqlite3.connect(path)) as db:
        (before,) = db.execute("SELECT crc FROM matches").fetchone()
    assert await store.people.forget("p-bob")
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT crc FROM matches").fetchone() == (before,)
    assert f"Match {match_id} is packed and damaged" in caplog.text
