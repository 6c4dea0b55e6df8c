"""What the bot notes down for itself."""

from __future__ import annotations

import sqlite3
from functools import partial

from persistence.sqlite.database import Database
from persistence.sqlite.writer import Writer


class SqliteNotes:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def get(self, name: str) -> str | None:
        query = "SELECT text FROM notes WHERE name = ?"
        row = await self._database.read(lambda db: db.execute(query, (name,)).fetchone())
        return row["text"] if row else None

    async def put(self, name: str, text: str) -> None:
        await self._writer.write(partial(_put, name=name, text=text))


def _put(db: sqlite3.Connection, name: str, text: str) -> None:
    db.execute("INSERT OR REPLACE INTO notes (name, text) VALUES (?, ?)", (name, text))
