"""Rosters and who is on them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeVar, Unpack

from persistence.contests import Sitter
from persistence.deliveries import PLACARD_DUE, Delivery
from persistence.errors import Missing
from persistence.records import NewTable, Table
from persistence.rosters import PLACARD, Answer, Member, Roster, RosterChanges
from persistence.sqlite import seating
from persistence.sqlite.database import Database
from persistence.sqlite.rows import insert_deliveries, select_tables, set_columns
from persistence.sqlite.tables import open_table
from persistence.sqlite.writer import Writer
from persistence.store import Clock

T = TypeVar("T")
_ROSTER = "world_id, absent, at, weeks, zone, called, table_id"
_GOING_ON = "world_id IN (SELECT id FROM worlds WHERE archived_at IS NULL)"


class SqliteRosters:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def get(self, world_id: int) -> Roster | None:
        return next(iter(await self._select("world_id = ?", world_id)), None)

    async def every(self) -> list[Roster]:
        return await self._select(_GOING_ON)

    async def _select(self, where: str, *values: int) -> list[Roster]:
        query = f"SELECT {_ROSTER} FROM rosters WHERE {where} ORDER BY world_id"  # noqa: S608 - ours
        return await self._database.read(lambda db: [_roster(db, row) for row in db.execute(query, values).fetchall()])

    async def make(self, world_id: int, members: Sequence[Member], zone: str) -> None:
        now = self._clock()

        def make(db: sqlite3.Connection) -> None:
            insert = "INSERT INTO rosters (world_id, zone) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if db.execute(insert, (world_id, zone)).rowcount:
                for each in members:
                    _join(db, world_id, each.user_id, each.name, now)
                _touch(db, world_id, now)

        await self._writer.write(make)

    async def end(self, world_id: int) -> None:
        now = self._clock()

        def end(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM roster_members WHERE world_id = ?", (world_id,))
            db.execute("DELETE FROM rosters WHERE world_id = ?", (world_id,))
            _touch(db, world_id, now)

        await self._writer.write(end)

    async def change(self, world_id: int, told: Sequence[Delivery] = (), **changes: Unpack[RosterChanges]) -> None:
        columns, values = set_columns(changes)
        update = f"UPDATE rosters SET {columns} WHERE world_id = ?"  # noqa: S608 - ours
        await self._change(world_id, lambda db, _: db.execute(update, (*values, world_id)).rowcount, told)

    async def join(self, world_id: int, user_id: str, name: str) -> None:
        await self._change(world_id, lambda db, now: _join(db, world_id, user_id, name, now))

    async def drop(self, world_id: int, user_id: str) -> None:
        delete = "DELETE FROM roster_members WHERE world_id = ? AND user_id = ?"
        await self._change(world_id, lambda db, _: db.execute(delete, (world_id, user_id)).rowcount)

    async def answer(self, world_id: int, user_id: str, answer: Answer) -> bool:
        update = "UPDATE roster_members SET answer = ? WHERE world_id = ? AND user_id = ?"
        values = answer, world_id, user_id
        return await self._change(world_id, lambda db, _: db.execute(update, values).rowcount) > 0

    async def move(
        self, world_id: int, before: int | None, at: int | None, told: Sequence[Delivery] = (), zone: str | None = None
    ) -> bool:
        update = "UPDATE rosters SET at = ?, called = 0, zone = coalesce(?, zone) WHERE world_id = ? AND at IS ?"

        def move(db: sqlite3.Connection, now: int) -> bool:
            if not db.execute(update, (at, zone, world_id, before)).rowcount:
                return False
            _unanswered(db, world_id)
            _touch(db, world_id, now, told)
            return True

        return await self._change(world_id, move)

    async def gather(
        self,
        world_id: int,
        before: int,
        at: int | None,
        new: NewTable,
        sitters: Sequence[Sitter],
        due: Sequence[Delivery] = (),
        told: Sequence[Delivery] = (),
    ) -> Table | None:
        update = "UPDATE rosters SET at = ?, called = 0, table_id = ? WHERE world_id = ?"

        def gather(db: sqlite3.Connection, now: int) -> str | None:
            row = db.execute("SELECT at FROM rosters WHERE world_id = ?", (world_id,)).fetchone()
            if row["at"] != before:
                return None
            table_id = open_table(db, new, now)
            for each in sitters:
                seating.sit(db, table_id, each.user_id, each.name, each.level, now)
            db.execute(update, (at, table_id, world_id))
            insert_deliveries(db, table_id, due, now)
            _touch(db, world_id, now, told)
            return table_id

        table_id = await self._change(world_id, gather)
        if table_id is None:
            return None
        (table,) = await self._database.read(lambda db: select_tables(db, "t.id = ?", (table_id,)))
        return table

    async def begun(self, world_id: int, table_id: str) -> None:
        update = "UPDATE rosters SET table_id = NULL WHERE world_id = ? AND table_id = ?"

        def begun(db: sqlite3.Connection, _now: int) -> None:
            if db.execute(update, (world_id, table_id)).rowcount:
                _unanswered(db, world_id)

        await self._change(world_id, begun)

    async def _change(
        self, world_id: int, change: Callable[[sqlite3.Connection, int], T], told: Sequence[Delivery] = ()
    ) -> T:
        """Of one that is there. ``Missing``."""
        now = self._clock()

        def changed(db: sqlite3.Connection) -> T:
            if db.execute("SELECT 1 FROM rosters WHERE world_id = ?", (world_id,)).fetchone() is None:
                raise Missing(f"world {world_id} has no roster")
            made = change(db, now)
            _touch(db, world_id, now, told)
            return made

        return await self._writer.write(changed)


def _roster(db: sqlite3.Connection, row: sqlite3.Row) -> Roster:
    query = "SELECT user_id, name, answer FROM roster_members WHERE world_id = ? ORDER BY since, rowid"
    members = tuple(Member(**dict(each)) for each in db.execute(query, (row["world_id"],)).fetchall())
    return Roster(**{**dict(row), "called": bool(row["called"])}, members=members)


def _join(db: sqlite3.Connection, world_id: int, user_id: str, name: str, now: int) -> None:
    insert = "INSERT INTO roster_members (world_id, user_id, name, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(insert, (world_id, user_id, name, now))


def _unanswered(db: sqlite3.Connection, world_id: int) -> None:
    db.execute("UPDATE roster_members SET answer = NULL WHERE world_id = ?", (world_id,))


def _touch(db: sqlite3.Connection, world_id: int, now: int, told: Sequence[Delivery] = ()) -> None:
    for row in db.execute(
        "SELECT id FROM placards WHERE kind = ? AND subject = ?", (PLACARD, str(world_id))
    ).fetchall():
        insert_deliveries(db, row["id"], [*told, PLACARD_DUE], now)
