"""Placards: what stands in a channel and belongs to no table."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import fields
from functools import partial

from persistence.deliveries import PLACARD_DUE, Delivery
from persistence.ids import new_id
from persistence.placards import Placard
from persistence.sqlite.database import Database
from persistence.sqlite.outbox import add
from persistence.sqlite.postings import remove_later
from persistence.sqlite.rows import insert_deliveries
from persistence.sqlite.writer import Writer
from persistence.store import Clock

OURS = "p-"
"""What the ids of placards begin with, so that no table has one like it."""
_COLUMNS = ", ".join(each.name for each in fields(Placard))


class SqlitePlacards:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def put_up(
        self, kind: str, subject: str, *, guild_id: str, channel_id: str, locale: str, also: Sequence[Delivery] = ()
    ) -> Placard:
        where = {"guild": guild_id, "channel": channel_id, "locale": locale}
        values = {"kind": kind, "subject": subject, **where}
        return await self._writer.write(partial(put_up, values=values, also=also, now=self._clock()))

    async def get(self, placard_id: str) -> Placard | None:
        return next(iter(await self._select("id = ?", placard_id)), None)

    async def of(self, kind: str, subject: str) -> Placard | None:
        return next(iter(await self._select("kind = ? AND subject = ?", kind, subject)), None)

    async def every(self) -> list[Placard]:
        return await self._select("true")

    async def shown(self, placard_id: str, digest: str | None, *, gone: bool = False) -> None:
        update = (
            "UPDATE placards SET digest = ?, shown_at = ?, mute_since = NULL,"
            " message_id = iif(?, NULL, message_id) WHERE id = ?"
        )
        values = digest, self._clock(), gone, placard_id
        await self._writer.write(lambda db: db.execute(update, values).rowcount)

    async def mute(self, placard_id: str) -> None:
        update = "UPDATE placards SET mute_since = coalesce(mute_since, ?) WHERE id = ?"
        values = self._clock(), placard_id
        await self._writer.write(lambda db: db.execute(update, values).rowcount)

    async def take_down(self, placard_id: str) -> None:
        await self._writer.write(partial(_take_down, placard_id=placard_id, now=self._clock()))

    async def _select(self, where: str, *values: str) -> list[Placard]:
        query = f"SELECT {_COLUMNS} FROM placards WHERE {where} ORDER BY created_at, id"  # noqa: S608 - ours
        rows = await self._database.read(lambda db: db.execute(query, values).fetchall())
        return [Placard(**dict(row)) for row in rows]


def put_up(db: sqlite3.Connection, values: dict[str, str], now: int, also: Sequence[Delivery] = ()) -> Placard:
    """See ``Placards.put_up``."""
    there = _row(db, "kind = :kind AND subject = :subject", values)
    if there is None:
        db.execute(
            "INSERT INTO placards (id, kind, subject, guild_id, channel_id, locale, created_at)"
            " VALUES (:id, :kind, :subject, :guild, :channel, :locale, :now)",
            {**values, "id": _new_id(db, now), "now": now},
        )
    else:
        renewed = "UPDATE placards SET locale = :locale, digest = NULL WHERE id = :id"
        db.execute(renewed, {**values, "id": there.id})
    if there and there.channel_id != values["channel"]:
        _away(db, there, now)
        db.execute(
            "UPDATE placards SET channel_id = :channel, message_id = NULL, shown_at = 0, mute_since = NULL"
            " WHERE id = :id",
            {**values, "id": there.id},
        )
    up = _row(db, "kind = :kind AND subject = :subject", values)
    assert up is not None
    add(db, up.id, [PLACARD_DUE, *also], now)  # at once, although it may have been shown elsewhere just now
    return up


def placard_due(db: sqlite3.Connection, kind: str, subject: str, now: int) -> None:
    """What it shows has changed, if there is one."""
    for row in db.execute("SELECT id FROM placards WHERE kind = ? AND subject = ?", (kind, subject)).fetchall():
        insert_deliveries(db, row["id"], [PLACARD_DUE], now)


def _take_down(db: sqlite3.Connection, placard_id: str, now: int) -> None:
    if there := _row(db, "id = :id", {"id": placard_id}):
        _away(db, there, now)
        db.execute("DELETE FROM placards WHERE id = ?", (placard_id,))


def _away(db: sqlite3.Connection, there: Placard, now: int) -> None:
    """Its message goes; one that is just being sent goes when that is noted."""
    if there.message_id:
        remove_later(db, there.id, there.channel_id, there.message_id, now)


def _row(db: sqlite3.Connection, where: str, values: dict[str, str]) -> Placard | None:
    row = db.execute(f"SELECT {_COLUMNS} FROM placards WHERE {where}", values).fetchone()  # noqa: S608 - ours
    return Placard(**dict(row)) if row else None


def _new_id(db: sqlite3.Connection, now: int) -> str:
    while True:
        made = OURS + new_id(now)
        if db.execute("SELECT 1 FROM placards WHERE id = ?", (made,)).fetchone() is None:
            return made
