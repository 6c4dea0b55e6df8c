"""People's own settings. A row exists only for whoever changed one."""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import Unpack

from persistence.records import Person, PersonChanges
from persistence.sqlite.database import Database
from persistence.sqlite.rows import set_columns
from persistence.sqlite.writer import Writer

_FLAGS = ("pictures", "dm_closed", "dm_told")


class SqlitePeople:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def get(self, user_id: str) -> Person:
        query = "SELECT * FROM people WHERE user_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (user_id,)).fetchone())
        if row is None:
            return Person(user_id=user_id)
        return Person(**{**dict(row), **{flag: bool(row[flag]) for flag in _FLAGS}})

    async def change(self, user_id: str, **changes: Unpack[PersonChanges]) -> None:
        await self._writer.write(partial(_change, user_id=user_id, changes=changes))


def _change(db: sqlite3.Connection, user_id: str, changes: PersonChanges) -> None:
    db.execute("INSERT INTO people (user_id) VALUES (?) ON CONFLICT DO NOTHING", (user_id,))
    if changes:
        assignments, values = set_columns(changes)
        db.execute(f"UPDATE people SET {assignments} WHERE user_id = ?", (*values, user_id))  # noqa: S608 - ours
