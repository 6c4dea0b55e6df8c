"""Who was called when and where, and how they have kept the clocks."""

from __future__ import annotations

import sqlite3
from dataclasses import fields
from functools import partial

from persistence.calls import Record, Rung, WhyNot
from persistence.deliveries import Way
from persistence.sqlite.database import Database
from persistence.sqlite.writer import Writer
from persistence.store import Clock

_RUNG = tuple(each.name for each in fields(Rung))
MOST = 12
"""Calls that are kept of a seat."""
_COUNT = """
INSERT INTO punctuality (user_id, answered, late)
SELECT user_id, :answered, :late FROM seats
WHERE table_id = :table AND seat = :seat AND user_id IS NOT NULL
ON CONFLICT DO UPDATE SET answered = answered + excluded.answered, late = late + excluded.late
"""


class SqliteCalls:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def of(self, table_id: str) -> list[Rung]:
        query = f"SELECT {', '.join(_RUNG)} FROM calls WHERE table_id = ? ORDER BY at, rowid"  # noqa: S608 - ours
        rows = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchall())
        return [Rung(**dict(row)) for row in rows]

    async def failed(self, table_id: str, seat: int, question: int, way: Way, why_not: WhyNot) -> None:
        rung = Rung(seat=seat, question=question, way=way, why_not=why_not, at=self._clock())
        await self._writer.write(partial(note_call, table_id=table_id, rung=rung))

    async def record(self, user_id: str) -> Record:
        query = "SELECT answered, late FROM punctuality WHERE user_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (user_id,)).fetchone())
        return Record(**dict(row)) if row else Record(0, 0)


def note_call(db: sqlite3.Connection, table_id: str, rung: Rung) -> None:
    """Only the latest of each seat are kept."""
    db.execute(
        f"INSERT INTO calls (table_id, {', '.join(_RUNG)}) VALUES (?{', ?' * len(_RUNG)})",  # noqa: S608 - ours
        (table_id, *(getattr(rung, name) for name in _RUNG)),
    )
    old = "SELECT rowid FROM calls WHERE table_id = ? AND seat = ? ORDER BY at DESC, rowid DESC LIMIT -1 OFFSET ?"
    db.execute(f"DELETE FROM calls WHERE rowid IN ({old})", (table_id, rung.seat, MOST))  # noqa: S608 - ours


def count(db: sqlite3.Connection, table_id: str, seat: int, record: Record) -> None:
    """Add *record* to that of whoever sits there; stewards have none."""
    db.execute(_COUNT, {"table": table_id, "seat": seat, "answered": record.answered, "late": record.late})
