"""People's own settings, and what else is stored about them. A row exists only for whoever changed one."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Unpack

from persistence.forgetting import Seals
from persistence.persons import Person, PersonChanges
from persistence.sqlite.database import Database
from persistence.sqlite.forgetting import forget, named_at, seats_of
from persistence.sqlite.own import everything
from persistence.sqlite.rows import person, set_columns
from persistence.sqlite.writer import Writer


class SqlitePeople:
    def __init__(self, database: Database, writer: Writer, seals: Seals) -> None:
        self._database, self._writer, self._seals = database, writer, seals

    async def get(self, user_id: str) -> Person:
        query = "SELECT * FROM people WHERE user_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (user_id,)).fetchone())
        return person(user_id, row) if row else Person(user_id=user_id)

    async def change(self, user_id: str, **changes: Unpack[PersonChanges]) -> None:
        await self._writer.write(partial(_change, user_id=user_id, changes=changes))

    async def everything(self, user_id: str) -> Mapping[str, Any]:
        return await self._database.read_aside(partial(everything, user_id=user_id))

    async def seats_of(self, user_id: str) -> list[tuple[str, int]]:
        return await self._database.read(partial(seats_of, user_id=user_id))

    async def named_at(self, user_id: str) -> list[str]:
        return await self._database.read(partial(named_at, user_id=user_id))

    async def forget(self, user_id: str, held: Collection[str] = ()) -> bool:
        done = await self._writer.write(partial(forget, user_id=user_id, held=held, seals=self._seals))
        await self._database.overwrite()
        return done


def _change(db: sqlite3.Connection, user_id: str, changes: PersonChanges) -> None:
    db.execute("INSERT INTO people (user_id) VALUES (?) ON CONFLICT DO NOTHING", (user_id,))
    if changes:
        assignments, values = set_columns(changes)
        db.execute(f"UPDATE people SET {assignments} WHERE user_id = ?", (*values, user_id))  # noqa: S608 - ours
