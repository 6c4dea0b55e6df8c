"""Who would like to play what."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import fields
from functools import partial

from engines.core.steward import KEEN
from persistence.deliveries import Delivery
from persistence.parts import NOTHING, ByTable
from persistence.records import NewTable, Table
from persistence.seeks import NewSeek, Seek
from persistence.sqlite import seating
from persistence.sqlite.database import Database
from persistence.sqlite.rows import insert_by_table, insert_deliveries, select_tables
from persistence.sqlite.tables import open_table
from persistence.sqlite.writer import Writer
from persistence.store import Clock

_COLUMNS = ", ".join(each.name for each in fields(Seek))
_SAID = ("guild_id", "user_id", "name", "game", "pace", "players", "until")


class SqliteSeeks:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def add(self, new: NewSeek, due: ByTable = NOTHING) -> Seek:
        return await self._writer.write(partial(_add, new=new, due=due, now=self._clock()))

    async def remove(self, seek_id: int, user_id: str, due: ByTable = NOTHING) -> bool:
        removing = partial(_remove, seek_id=seek_id, user_id=user_id, due=due, now=self._clock())
        return await self._writer.write(removing)

    async def of_person(self, user_id: str) -> list[Seek]:
        return await self._select("user_id = ?", user_id)

    async def of_server(self, guild_id: str) -> list[Seek]:
        return await self._select("guild_id = ?", guild_id)

    async def servers(self) -> list[str]:
        query, now = "SELECT DISTINCT guild_id FROM seeks WHERE until > ? ORDER BY 1", self._clock()
        rows = await self._database.read(lambda db: db.execute(query, (now,)).fetchall())
        return [row["guild_id"] for row in rows]

    async def gather(
        self, seeks: Sequence[Seek], new: NewTable, due: Sequence[Delivery] = (), also: ByTable = NOTHING
    ) -> Table | None:
        gathering = partial(_gather, seeks=seeks, new=new, due=due, also=also, now=self._clock())
        table_id = await self._writer.write(gathering)
        if table_id is None:
            return None
        (table,) = await self._database.read(lambda db: select_tables(db, "t.id = ?", (table_id,)))
        return table

    async def _select(self, where: str, value: str) -> list[Seek]:
        query = f"SELECT {_COLUMNS} FROM seeks WHERE {where} AND until > ? ORDER BY since, id"  # noqa: S608 - ours
        now = self._clock()
        rows = await self._database.read(lambda db: db.execute(query, (value, now)).fetchall())
        return [Seek(**dict(row)) for row in rows]


def sweep_seeks(db: sqlite3.Connection, now: int) -> int:
    """What is over goes; how many that were."""
    return db.execute("DELETE FROM seeks WHERE until <= ?", (now,)).rowcount


def _add(db: sqlite3.Connection, new: NewSeek, due: ByTable, now: int) -> Seek:
    sweep_seeks(db, now)
    values = {**{name: getattr(new, name) for name in _SAID}, "since": now}
    row = db.execute(
        f"INSERT INTO seeks ({', '.join(values)}) VALUES ({', '.join(f':{name}' for name in values)})"  # noqa: S608
        " ON CONFLICT (guild_id, user_id, game, pace) DO UPDATE SET"
        f" name = excluded.name, players = excluded.players, until = excluded.until RETURNING {_COLUMNS}",
        values,
    ).fetchone()
    insert_by_table(db, due, now)
    return Seek(**dict(row))


def _remove(db: sqlite3.Connection, seek_id: int, user_id: str, due: ByTable, now: int) -> bool:
    gone = db.execute("DELETE FROM seeks WHERE id = ? AND user_id = ? AND until > ?", (seek_id, user_id, now))
    if gone.rowcount:
        insert_by_table(db, due, now)
    return gone.rowcount == 1


def _gather(
    db: sqlite3.Connection, seeks: Sequence[Seek], new: NewTable, due: Sequence[Delivery], also: ByTable, now: int
) -> str | None:
    there = "SELECT 1 FROM seeks WHERE id = ? AND players IS ? AND until > ?"
    if not all(db.execute(there, (seek.id, seek.players, now)).fetchone() for seek in seeks):
        return None
    table_id = open_table(db, new, now)
    for seek in seeks:
        seating.sit(db, table_id, seek.user_id, seek.name, KEEN, now)
        db.execute("DELETE FROM seeks WHERE id = ?", (seek.id,))
    insert_deliveries(db, table_id, due, now)
    insert_by_table(db, also, now)
    return table_id
