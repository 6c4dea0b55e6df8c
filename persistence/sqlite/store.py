"""The backend put together."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

from persistence.forgetting import Seals, unsealed
from persistence.sqlite.calls import SqliteCalls
from persistence.sqlite.contests import SqliteContests
from persistence.sqlite.database import Database, open_database
from persistence.sqlite.leagues import SqliteLeagues
from persistence.sqlite.matches import SqliteMatches
from persistence.sqlite.names import SqliteNames
from persistence.sqlite.notes import SqliteNotes
from persistence.sqlite.outbox import SqliteOutbox
from persistence.sqlite.packer import Packer
from persistence.sqlite.people import SqlitePeople
from persistence.sqlite.placards import SqlitePlacards
from persistence.sqlite.postings import SqlitePostings
from persistence.sqlite.results import SqliteResults
from persistence.sqlite.rosters import SqliteRosters
from persistence.sqlite.seeks import SqliteSeeks, sweep_seeks
from persistence.sqlite.servers import SqliteServers
from persistence.sqlite.stands import SqliteStands
from persistence.sqlite.tables import SqliteTables
from persistence.sqlite.worlds import SqliteWorlds
from persistence.sqlite.writer import Writer
from persistence.stands import PLACARD as STANDS
from persistence.store import Clock, Replay

KEPT = 2 * 24 * 60 * 60 * 1000
"""For how long idempotency keys and dropped deliveries are kept: nobody repeats a request after two days."""
RESTED = 60 * 60 * 1000
"""How long a match is over before it is packed: until then people look at it, and it is exported."""
_SWEPT_AT_ONCE = 1000
"""So that a big sweep holds up nobody's act."""


class SqliteStore:
    """Implements ``persistence.store.Store``. Made by :func:`open_store`."""

    def __init__(
        self, database: Database, writer: Writer, clock: Clock, replay: Replay | None, seals: Seals = unsealed
    ) -> None:
        self.database, self._writer, self._clock = database, writer, clock
        self.tables = SqliteTables(database, writer, clock)
        self.matches = SqliteMatches(database, writer, clock, replay)
        self.contests = SqliteContests(database, writer, clock)
        self.leagues = SqliteLeagues(database, writer, clock)
        self.worlds = SqliteWorlds(database, writer, clock, seals)
        self.results = SqliteResults(database, writer, clock)
        self.names = SqliteNames(database, writer, clock)
        self.outbox = SqliteOutbox(database, writer, clock)
        self.postings = SqlitePostings(database, writer, clock)
        self.placards = SqlitePlacards(database, writer, clock)
        self.seeks = SqliteSeeks(database, writer, clock)
        self.stands = SqliteStands(database, writer, clock)
        self.rosters = SqliteRosters(database, writer, clock)
        self.calls = SqliteCalls(database, writer, clock)
        self.servers = SqliteServers(database, writer)
        self.people = SqlitePeople(database, writer, seals)
        self.notes = SqliteNotes(database, writer)
        self._packer = Packer(database, writer)

    @property
    def written(self) -> int:
        return self._writer.written

    @property
    def writing(self) -> bool:
        return self._writer.writing

    @property
    def backlog(self) -> int:
        return self._writer.backlog

    async def sweep(self) -> int:
        swept = await self._writer.write(partial(sweep_seeks, now=self._clock()))
        while gone := await self._writer.write(partial(_sweep, before=self._clock() - KEPT)):
            swept += gone
        return swept

    async def pack(self) -> int:
        now = self._clock()
        return await self._packer.pack(now - RESTED, now)

    async def backup(self, path: Path) -> None:
        await self.database.backup(path)

    async def close(self) -> None:
        await self._writer.close()
        await self.database.close()


async def open_store(
    path: Path,
    clock: Clock,
    on_fatal: Callable[[Exception], None],
    replay: Replay | None = None,
    seals: Seals = unsealed,
) -> SqliteStore:
    """The store in the file at *path*, made if it is not there; the directory must be. Raises a ``CannotOpen``.

    :param on_fatal: called when the store has stopped for good and the process must restart.
    :param replay: repairs damaged snapshots; without it their matches are set aside.
    :param seals: the hashes of heirlooms that have to change when somebody who is named in them is forgotten.
    """
    database = await open_database(path, clock())
    return SqliteStore(database, Writer(database.writer, on_fatal, database.watch.look), clock, replay, seals)


def _sweep(db: sqlite3.Connection, before: int) -> int:
    """The oldest of what is too old; returns how many rows went."""
    keys = db.execute(
        "DELETE FROM answered WHERE key IN (SELECT key FROM answered WHERE at < ? ORDER BY at LIMIT ?)",
        (before, _SWEPT_AT_ONCE),
    ).rowcount
    dropped = db.execute("DELETE FROM outbox WHERE dropped_at < ?", (before,)).rowcount
    ended = "SELECT id FROM tables WHERE state IN ('over', 'closed') AND updated_at < ?"
    stands = f"DELETE FROM placards WHERE kind = ? AND subject IN ({ended})"  # noqa: S608 - ours; what it says stays
    return keys + dropped + db.execute(stands, (STANDS, before)).rowcount
