"""What is still to be told. Rows are written with the act that caused them, and go when they have arrived."""

from __future__ import annotations

import sqlite3
from dataclasses import fields
from functools import partial

from persistence.records import Pending
from persistence.sqlite.database import Database
from persistence.sqlite.writer import Writer
from persistence.store import Clock

_COLUMNS = tuple(each.name for each in fields(Pending))
_PENDING = f"""
    SELECT {", ".join(_COLUMNS)} FROM outbox AS this
    WHERE dropped_at IS NULL AND retry_at <= :now AND NOT EXISTS (
        SELECT 1 FROM outbox AS earlier
        WHERE earlier.table_id = this.table_id AND earlier.audience = this.audience AND earlier.id < this.id
        AND earlier.retry_at > 0 AND earlier.retry_at > :now AND earlier.dropped_at IS NULL
    ) ORDER BY id LIMIT :limit"""  # noqa: S608 - the names are ours

_WAITING = """
    SELECT min(since) FROM (
        SELECT max(created_at, retry_at) AS since, retry_at, min(id) FROM outbox
        WHERE dropped_at IS NULL GROUP BY table_id, audience
    ) WHERE retry_at <= ?"""
"""Only the first of each audience counts, since what fails holds back the others. ``min(id)`` makes it that row."""


class SqliteOutbox:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def pending(self, limit: int = 100) -> list[Pending]:
        values = {"now": self._clock(), "limit": limit}
        rows = await self._database.read(lambda db: db.execute(_PENDING, values).fetchall())
        return [Pending(**dict(row)) for row in rows]

    async def next_retry(self) -> int | None:
        query = "SELECT min(retry_at) FROM outbox WHERE retry_at > ? AND dropped_at IS NULL"
        now = self._clock()
        moment: int | None = await self._database.read(lambda db: db.execute(query, (now,)).fetchone()[0])
        return moment

    async def waiting_since(self) -> int | None:
        now = self._clock()
        moment: int | None = await self._database.read(lambda db: db.execute(_WAITING, (now,)).fetchone()[0])
        return moment

    async def done(self, *delivery_ids: int) -> None:
        await self._writer.write(partial(_delete, ids=delivery_ids))

    async def failed(self, delivery_id: int, reason: str, retry_at: int) -> None:
        await self._writer.write(partial(_postpone, id_=delivery_id, reason=reason, retry_at=retry_at))

    async def drop(self, delivery_id: int, reason: str) -> None:
        await self._writer.write(partial(_drop, id_=delivery_id, reason=reason, now=self._clock()))


def _delete(db: sqlite3.Connection, ids: tuple[int, ...]) -> None:
    db.executemany("DELETE FROM outbox WHERE id = ?", [(each,) for each in ids])


def _postpone(db: sqlite3.Connection, id_: int, reason: str, retry_at: int) -> None:
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, reason = ?, retry_at = ? WHERE id = ?", (reason, retry_at, id_)
    )


def _drop(db: sqlite3.Connection, id_: int, reason: str, now: int) -> None:
    db.execute("UPDATE outbox SET dropped_at = ?, reason = ? WHERE id = ?", (now, reason, id_))
