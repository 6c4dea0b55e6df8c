"""Matches: written by ``commit``, read back with their checksums looked at."""

from __future__ import annotations

import json
import logging
import sqlite3
from asyncio import to_thread
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from persistence.errors import Damaged, Missing, Quarantined, Unavailable
from persistence.export import as_document
from persistence.records import Already, Beginning, Committed, History, Loaded, Logged, Rebuilt, Submission
from persistence.sittings import Sitting, sittings
from persistence.sqlite import packer, packing
from persistence.sqlite.commit import begin, commit
from persistence.sqlite.database import Database
from persistence.sqlite.heirlooms import left_by
from persistence.sqlite.moments import loaded, match_row
from persistence.sqlite.rows import select_tables, snapshot_crc
from persistence.sqlite.writer import Writer
from persistence.store import Clock, Replay

_log = logging.getLogger(__name__)
_STILL = "id = ? AND crc = ? AND step = ?"
"""Nobody has written since: every act gives a match another step and another checksum."""


class _Found(NamedTuple):
    """What bore the damage: the values of :data:`_STILL`."""

    match_id: str
    crc: int
    step: int


class SqliteMatches:
    def __init__(self, database: Database, writer: Writer, clock: Clock, replay: Replay | None) -> None:
        self._database, self._writer, self._clock = database, writer, clock
        self._replay = replay or _cannot_replay

    async def begin(self, beginning: Beginning) -> Committed | Already:
        return await self._writer.write(partial(begin, new=beginning, now=self._clock()))

    async def commit(self, submission: Submission) -> Committed | Already:
        return await self._writer.write(partial(commit, submission=submission, now=self._clock()))

    async def answered(self, key: str) -> int | None:
        query = "SELECT step FROM answered WHERE key = ?"
        row = await self._database.read(lambda db: db.execute(query, (key,)).fetchone())
        return row and int(row["step"])

    async def load(self, match_id: str) -> Loaded:
        row, found = await self._database.read(partial(_stored, match_id=match_id))
        if row["quarantined"]:
            raise Quarantined(match_id, row["quarantined"])
        if found is None:
            await self._repair(match_id, _Found(match_id, row["crc"], row["step"]))
            return await self.load(match_id)
        return found

    async def log(self, match_id: str, from_step: int = 0, to_step: int | None = None) -> list[Logged]:
        def select(db: sqlite3.Connection) -> list[Logged]:
            match_row(db, match_id)
            return packing.entries(db, match_id, from_step, to_step)

        return await self._database.read(select)

    async def sittings(self, match_id: str) -> tuple[Sitting, ...]:
        def select(db: sqlite3.Connection) -> tuple[Sitting, ...]:
            row = db.execute("SELECT people FROM matches WHERE id = ?", (match_id,)).fetchone()
            if row is None:
                raise Missing(f"there is no match {match_id}")
            return tuple(sittings(json.loads(row["people"]), packing.seatings(db, match_id)))

        return await self._database.read(select)

    async def history(self, match_id: str) -> History:
        return await self._database.read(partial(select_history, match_id=match_id))

    async def export(self, match_id: str) -> Mapping[str, Any]:
        return as_document(await self.history(match_id))

    async def _repair(self, match_id: str, found: _Found) -> None:
        """Write what the log leads to, or set the match aside. Neither touches a snapshot that is new since *found*.

        What went wrong is named by its type alone: its text might show a state."""
        try:
            history = await self.history(match_id)
            rebuilt = await to_thread(self._replay, history)
        except Unavailable:
            raise
        except Exception as error:
            reason = f"damaged snapshot, and {type(error).__name__} when it was played again"
            _log.critical("match %s is set aside: %s", match_id, reason)
            await self._writer.write(partial(_set_aside, found=found, reason=reason))
            return
        _log.error("match %s: damaged snapshot, rebuilt from %d steps", match_id, history.step)
        await self._writer.write(partial(_mend, found=found, step=history.step, rebuilt=rebuilt))


def _cannot_replay(history: History) -> Rebuilt:
    raise Damaged(f"nobody here can play match {history.table.id} again")


def _stored(db: sqlite3.Connection, match_id: str) -> tuple[sqlite3.Row, Loaded | None]:
    """The match; ``None`` if it has been set aside or its snapshot is damaged."""
    row = match_row(db, match_id)
    return row, None if row["quarantined"] else loaded(db, row)


def select_history(db: sqlite3.Connection, match_id: str) -> History:
    """The step is that of the log: here the match itself may be what is damaged."""
    row = match_row(db, match_id)
    (table,) = select_tables(db, "t.id = ?", (match_id,))
    whole = packing.contents(db, match_id)
    entries = whole.entries
    if not entries or [entry.step for entry in entries] != list(range(len(entries))):
        raise Damaged(f"steps of match {match_id} are missing from its log")
    return History(
        table=table,
        start_message_id=row["start_message_id"],
        people=tuple(json.loads(row["people"])),
        heirloom=whole.heirloom,
        bequest=left_by(db, match_id),
        step=entries[-1].step,
        over=bool(row["over"]),
        secret=db.execute("SELECT secret FROM tables WHERE id = ?", (match_id,)).fetchone()["secret"],
        entries=entries,
    )


def _mend(db: sqlite3.Connection, found: _Found, step: int, rebuilt: Rebuilt) -> None:
    """A packed match is unpacked: it will be packed again with what is written here."""
    if not db.execute(f"SELECT 1 FROM matches WHERE {_STILL}", found).fetchone():  # noqa: S608 - our own words
        return
    packer.unpack(db, found.match_id)
    whole = snapshot_crc(found.match_id, step, rebuilt.schema, rebuilt.rules, rebuilt.snapshot)
    db.execute(
        "UPDATE matches SET step = ?, schema = ?, rules = ?, snapshot = ?, crc = ? WHERE id = ?",
        (step, rebuilt.schema, rebuilt.rules, rebuilt.snapshot, whole, found.match_id),
    )


def _set_aside(db: sqlite3.Connection, found: _Found, reason: str) -> None:
    db.execute(f"UPDATE matches SET quarantined = ? WHERE {_STILL}", (reason, *found))  # noqa: S608 - our own words
