"""What holds for all tables of a server."""

from __future__ import annotations

from persistence.sqlite.database import Database
from persistence.sqlite.writer import Writer


class SqliteServers:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def holidays(self, guild_id: str) -> str | None:
        query = "SELECT holidays FROM servers WHERE guild_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (guild_id,)).fetchone())
        return str(row["holidays"]) if row else None

    async def set_holidays(self, guild_id: str, holidays: str) -> None:
        insert = "INSERT OR REPLACE INTO servers (guild_id, holidays) VALUES (?, ?)"
        await self._writer.write(lambda db: db.execute(insert, (guild_id, holidays)).rowcount)

    async def tables_of(self, guild_id: str) -> list[str]:
        query = "SELECT id FROM tables WHERE guild_id = ? AND state = 'playing' ORDER BY id"
        rows = await self._database.read(lambda db: db.execute(query, (guild_id,)).fetchall())
        return [row["id"] for row in rows]
