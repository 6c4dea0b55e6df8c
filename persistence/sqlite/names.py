"""Who has sat in a channel, and the words that a server does not want to read."""

from __future__ import annotations

import sqlite3
from functools import partial

from persistence.folding import folded
from persistence.parts import NOTHING, ByTable
from persistence.records import Known
from persistence.sqlite.database import Database
from persistence.sqlite.moments import known
from persistence.sqlite.rows import insert_by_table
from persistence.sqlite.writer import Writer
from persistence.store import Clock


class SqliteNames:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def known(self, guild_id: str, channel_id: str) -> Known:
        return await self._database.read(partial(known, guild_id=guild_id, channel_id=channel_id))

    async def hidden(self, guild_id: str) -> list[str]:
        query = "SELECT words FROM hidden_words WHERE guild_id = ? ORDER BY folded"
        rows = await self._database.read(lambda db: db.execute(query, (guild_id,)).fetchall())
        return [row["words"] for row in rows]

    async def hide(self, guild_id: str, words: str, by: str, due: ByTable = NOTHING) -> bool:
        now = self._clock()
        return await self._writer.write(
            partial(_hide, guild_id=guild_id, words=words, by=by, due=due, now=now),
        )

    async def show(self, guild_id: str, words: str, due: ByTable = NOTHING) -> bool:
        return await self._writer.write(
            partial(_show, guild_id=guild_id, words=words, due=due, now=self._clock()),
        )


def _hide(db: sqlite3.Connection, guild_id: str, words: str, by: str, due: ByTable, now: int) -> bool:
    hidden = db.execute(
        "INSERT INTO hidden_words (guild_id, folded, words, hidden_by, hidden_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (guild_id, folded(words), words, by, now),
    )
    if hidden.rowcount == 1:
        insert_by_table(db, due, now)
    return hidden.rowcount == 1


def _show(db: sqlite3.Connection, guild_id: str, words: str, due: ByTable, now: int) -> bool:
    shown = db.execute("DELETE FROM hidden_words WHERE guild_id = ? AND folded = ?", (guild_id, folded(words)))
    if shown.rowcount == 1:
        insert_by_table(db, due, now)
    return shown.rowcount == 1
