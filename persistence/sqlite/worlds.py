"""Worlds: listed, read, annulled by the last match, left behind."""

from __future__ import annotations

import sqlite3
from dataclasses import fields
from functools import partial

from persistence.errors import Missing
from persistence.forgetting import Seals
from persistence.parts import NOTHING, ByTable
from persistence.sqlite.database import Database
from persistence.sqlite.heirlooms import annul, archive, consent, kept, latest
from persistence.sqlite.taking_up import claimed, deny, grant, take_up
from persistence.sqlite.writer import Writer
from persistence.store import Clock
from persistence.worlds import Chapter, Claim, Kept, NewWorld, World

_WORLD = ", ".join(each.name for each in fields(World))


class SqliteWorlds:
    def __init__(self, database: Database, writer: Writer, clock: Clock, seals: Seals) -> None:
        self._database, self._writer, self._clock, self._seals = database, writer, clock, seals

    async def current(self, channel_id: str, game: str) -> Kept | None:
        def select(db: sqlite3.Connection) -> Kept | None:
            row = latest(db, channel_id, game)
            return kept(row) if row else None

        return await self._database.read(select)

    async def of_channel(self, channel_id: str) -> list[World]:
        return await self._worlds("channel_id = ?", channel_id)

    async def of_server(self, guild_id: str) -> list[World]:
        return await self._worlds("guild_id = ?", guild_id)

    async def _worlds(self, where: str, value: str) -> list[World]:
        query = (
            f"SELECT {_WORLD} FROM worlds WHERE {where}"  # noqa: S608 - the names are ours
            " ORDER BY archived_at IS NOT NULL, founded_at DESC, id DESC"
        )
        rows = await self._database.read(lambda db: db.execute(query, (value,)).fetchall())
        return [World(**dict(row)) for row in rows]

    async def get(self, world_id: int) -> World:
        return await self._database.read(partial(_world, world_id=world_id))

    async def chain(self, world_id: int) -> list[Chapter]:
        return await self._database.read(partial(_chain, world_id=world_id))

    async def take_up(self, new: NewWorld) -> int | None:
        return await self._writer.write(partial(take_up, new=new))

    async def claims(self, world_id: int) -> list[Claim]:
        query = "SELECT user_id, name, person FROM claims WHERE world_id = ? ORDER BY at, user_id"
        rows = await self._database.read(lambda db: db.execute(query, (world_id,)).fetchall())
        return [Claim(**dict(row)) for row in rows]

    async def claim(self, world_id: int, claim: Claim) -> None:
        await self._writer.write(partial(claimed, world_id=world_id, claim=claim, now=self._clock()))

    async def grant(self, world_id: int, user_id: str) -> bool:
        return await self._writer.write(partial(grant, world_id=world_id, user_id=user_id, seals=self._seals))

    async def deny(self, world_id: int, user_id: str) -> bool:
        return await self._writer.write(partial(deny, world_id=world_id, user_id=user_id))

    async def consents(self, heirloom_id: int) -> list[str]:
        query = "SELECT user_id FROM consents WHERE heirloom_id = ? ORDER BY at, user_id"
        rows = await self._database.read(lambda db: db.execute(query, (heirloom_id,)).fetchall())
        return [row["user_id"] for row in rows]

    async def consent(self, heirloom_id: int, user_id: str, due: ByTable = NOTHING) -> bool:
        return await self._writer.write(partial(consent, who=(heirloom_id, user_id), due=due, now=self._clock()))

    async def annul(self, heirloom_id: int, due: ByTable = NOTHING) -> None:
        await self._writer.write(partial(annul, heirloom_id=heirloom_id, due=due, now=self._clock()))

    async def archive(self, world_id: int, due: ByTable = NOTHING) -> bool:
        return await self._writer.write(partial(archive, world_id=world_id, due=due, now=self._clock()))


def _world(db: sqlite3.Connection, world_id: int) -> World:
    row = db.execute(f"SELECT {_WORLD} FROM worlds WHERE id = ?", (world_id,)).fetchone()  # noqa: S608 - ours
    if row is None:
        raise Missing(f"there is no world {world_id}")
    return World(**dict(row))


def _chain(db: sqlite3.Connection, world_id: int) -> list[Chapter]:
    _world(db, world_id)
    left = db.execute(
        "SELECT heirlooms.*, game FROM heirlooms JOIN worlds ON worlds.id = world_id WHERE world_id = ?", (world_id,)
    ).fetchall()
    without = db.execute(
        "SELECT matches.id, heirlooms.number + 1 AS number, state, updated_at"
        " FROM heirlooms JOIN matches ON heirloom_id = heirlooms.id JOIN tables ON tables.id = matches.id"
        " WHERE world_id = ? AND state IN ('playing', 'closed')",
        (world_id,),
    ).fetchall()
    chapters = [
        Chapter(
            match_id=row["match_id"] or row["elsewhere"],
            elsewhere=row["match_id"] is None,
            number=row["number"],
            fate="bequeathed" if row["annulled_at"] is None else "annulled",
            at=row["created_at"],
            annulled_at=row["annulled_at"],
            kept=kept(row),
        )
        for row in left
    ]
    chapters += [
        Chapter(
            match_id=row["id"],
            number=row["number"],
            fate="running" if row["state"] == "playing" else "abandoned",
            at=row["updated_at"],
        )
        for row in without
    ]
    gone = db.execute("SELECT match_id, number, at FROM abandoned_elsewhere WHERE world_id = ?", (world_id,)).fetchall()
    chapters += [Chapter(**dict(row), fate="abandoned", elsewhere=True) for row in gone]
    return sorted(chapters, key=lambda chapter: (chapter.at, chapter.number, chapter.match_id))
