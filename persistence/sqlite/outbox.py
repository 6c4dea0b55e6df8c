"""What is still to be delivered. Rows are written with the act that caused them, and go when they have arrived."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from functools import partial

from persistence.deliveries import AUDIENCES, DELIVERIES, Box, Delivery, Pending
from persistence.sqlite.database import Database
from persistence.sqlite.rows import audience_key, insert_deliveries
from persistence.sqlite.writer import Writer
from persistence.store import Clock

LONGEST_WAIT = 60 * 60 * 1000
"""Milliseconds. What waits longer than anybody would ask for was put off by a clock that went wrong, and is due."""
_WAITS = f"retry_at > :now AND retry_at <= :now + {LONGEST_WAIT}"
_DUE = f"""
    SELECT table_id, audience FROM outbox
    WHERE dropped_at IS NULL AND (:tables IS NULL OR table_id IN (SELECT value FROM json_each(:tables)))
    GROUP BY table_id, audience HAVING max({_WAITS}) = 0 ORDER BY min(id) LIMIT :limit"""  # noqa: S608 - ours
_IN_BOX = """
    SELECT id, table_id, body, created_at, attempts FROM outbox
    WHERE table_id = ? AND audience = ? AND dropped_at IS NULL ORDER BY id"""
_SINCE = f"""
    SELECT min(since) FROM (
        SELECT CASE max(attempts) WHEN 0 THEN min(created_at) ELSE max(max(created_at), max(retry_at)) END AS since
        FROM outbox WHERE dropped_at IS NULL GROUP BY table_id, audience HAVING max({_WAITS}) = 0
    )"""  # noqa: S608 - ours
"""A box that has failed before is due since its next attempt was, or since something was added that takes it along."""


class SqliteOutbox:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def add(self, table_id: str, *due: Delivery) -> None:
        await self._writer.write(partial(add, table_id=table_id, due=due, now=self._clock()))

    async def due(self, limit: int, tables: Collection[str] | None = None) -> list[Box]:
        asked = None if tables is None else json.dumps(sorted(tables))
        values = {"now": self._clock(), "limit": limit, "tables": asked}
        rows = await self._database.read(lambda db: db.execute(_DUE, values).fetchall())
        return [Box(row["table_id"], AUDIENCES.validate_json(row["audience"])) for row in rows]

    async def waiting(self, box: Box) -> list[Pending]:
        where = box.table_id, audience_key(box.audience)
        rows = await self._database.read(lambda db: db.execute(_IN_BOX, where).fetchall())
        return [_pending(row) for row in rows]

    async def next_retry(self) -> int | None:
        query = f"SELECT min(retry_at) FROM outbox WHERE dropped_at IS NULL AND {_WAITS}"  # noqa: S608 - ours
        values = {"now": self._clock()}
        moment: int | None = await self._database.read(lambda db: db.execute(query, values).fetchone()[0])
        return moment

    async def waiting_since(self) -> int | None:
        values = {"now": self._clock()}
        moment: int | None = await self._database.read(lambda db: db.execute(_SINCE, values).fetchone()[0])
        return moment

    async def done(self, *delivery_ids: int) -> None:
        await self._writer.write(partial(_delete, ids=delivery_ids))

    async def failed(self, delivery_ids: Sequence[int], reason: str, retry_at: int) -> None:
        await self._writer.write(partial(_postpone, ids=delivery_ids, reason=reason, retry_at=retry_at))

    async def drop(self, delivery_ids: Sequence[int], reason: str) -> None:
        await self._writer.write(partial(_drop, ids=delivery_ids, reason=reason, now=self._clock()))

    async def take_up(self, box: Box) -> int:
        return await self._writer.write(partial(_take_up, box=box))


def _pending(row: sqlite3.Row) -> Pending:
    columns = dict(row)
    return Pending(delivery=DELIVERIES.validate_json(columns.pop("body")), **columns)


def add(db: sqlite3.Connection, table_id: str, due: Sequence[Delivery], now: int) -> None:
    """What waits in the same boxes to be tried again is tried with it."""
    insert_deliveries(db, table_id, due, now)
    hurry = "UPDATE outbox SET retry_at = 0 WHERE table_id = ? AND audience = ? AND retry_at > 0"
    db.executemany(hurry, [(table_id, audience_key(each.audience)) for each in due])


def _delete(db: sqlite3.Connection, ids: Sequence[int]) -> None:
    db.executemany("DELETE FROM outbox WHERE id = ?", [(each,) for each in ids])


def _postpone(db: sqlite3.Connection, ids: Sequence[int], reason: str, retry_at: int) -> None:
    db.executemany(
        "UPDATE outbox SET attempts = attempts + 1, reason = ?, retry_at = ? WHERE id = ?",
        [(reason, retry_at, each) for each in ids],
    )


def _drop(db: sqlite3.Connection, ids: Sequence[int], reason: str, now: int) -> None:
    db.executemany("UPDATE outbox SET dropped_at = ?, reason = ? WHERE id = ?", [(now, reason, each) for each in ids])


def _take_up(db: sqlite3.Connection, box: Box) -> int:
    again = "UPDATE outbox SET dropped_at = NULL, attempts = 0, retry_at = 0 WHERE table_id = ? AND audience = ?"
    return db.execute(again, (box.table_id, audience_key(box.audience))).rowcount
