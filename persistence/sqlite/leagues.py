"""Leagues, who is in them, and their seasons."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Unpack

from persistence.contests import Contest, NewContest
from persistence.deliveries import PLACARD_DUE, Delivery
from persistence.errors import Missing, Overtaken, TooManyContests
from persistence.leagues import MOST_IN_GUILD, PLACARD, League, LeagueChanges, Leaguer, NewLeague
from persistence.sqlite.contests import LIVE, insert_contest, select_contests
from persistence.sqlite.database import Database
from persistence.sqlite.rows import insert_deliveries, set_columns
from persistence.sqlite.writer import Writer
from persistence.store import Clock

_LEAGUE = ", ".join(each.name for each in fields(League) if each.name != "people")


class SqliteLeagues:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def create(self, new: NewLeague) -> League:
        now = self._clock()

        def create(db: sqlite3.Connection) -> int:
            count = "SELECT count(*) FROM leagues WHERE guild_id = ? AND state != 'over'"
            if db.execute(count, (new.guild_id,)).fetchone()[0] >= MOST_IN_GUILD:
                raise TooManyContests(new.guild_id)
            columns = {**asdict(new), "created_at": now}
            query = f"INSERT INTO leagues ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608
            made = db.execute(query, tuple(columns.values())).lastrowid
            assert made is not None
            return made

        return await self.get(await self._writer.write(create))

    async def get(self, league_id: int) -> League:
        found = await self._select("id = ?", league_id)
        if not found:
            raise Missing(f"there is no league {league_id}")
        return found[0]

    async def due(self) -> list[League]:
        return await self._select("state = 'open' AND starts_at <= ?", self._clock())

    async def of_guild(self, guild_id: str) -> list[League]:
        return await self._select("guild_id = ? AND state != 'over'", guild_id)

    async def season(self, league_id: int, season: int) -> list[Contest]:
        where, values = "league_id = ? AND season = ?", (league_id, season)
        return await self._database.read(lambda db: select_contests(db, where, values, "division"))

    async def change(self, league_id: int, told: Sequence[Delivery] = (), **changes: Unpack[LeagueChanges]) -> None:
        now = self._clock()
        await self._writer.write(lambda db: _touch(db, league_id, changes, now, told))

    async def enter(self, league_id: int, user_id: str, name: str) -> bool:
        now = self._clock()

        def enter(db: sqlite3.Connection) -> bool:
            _touch(db, league_id, {}, now)
            insert = "INSERT INTO leaguers (league_id, user_id, name, entered_at) VALUES (?, ?, ?, ?)"
            return db.execute(f"{insert} ON CONFLICT DO NOTHING", (league_id, user_id, name, now)).rowcount > 0

        return await self._writer.write(enter)

    async def quit(self, league_id: int, user_id: str) -> None:
        now = self._clock()

        def quit_(db: sqlite3.Connection) -> None:
            _touch(db, league_id, {}, now)
            db.execute(  # of the season that goes on
                "UPDATE entrants SET left_at = ?, here_at = NULL WHERE user_id = ? AND left_at IS NULL"  # noqa: S608
                f" AND contest_id IN (SELECT id FROM contests WHERE league_id = ? AND {LIVE})",
                (now, user_id, league_id),
            )
            db.execute("DELETE FROM leaguers WHERE league_id = ? AND user_id = ?", (league_id, user_id))

        await self._writer.write(quit_)

    async def begin(
        self,
        league_id: int,
        after: int,
        divisions: Sequence[tuple[NewContest, Sequence[Leaguer]]],
        starts_at: int | None,
        told: Sequence[Delivery] = (),
    ) -> None:
        now = self._clock()

        def begin(db: sqlite3.Connection) -> None:
            row = db.execute("SELECT state, season FROM leagues WHERE id = ?", (league_id,)).fetchone()
            if row is None:
                raise Missing(f"there is no league {league_id}")
            if (row["state"], row["season"]) != ("open", after):
                raise Overtaken(f"league {league_id} is {row['state']} after {row['season']} seasons, not {after}")
            for number, (new, people) in enumerate(divisions, start=1):
                of_league = {"league_id": league_id, "season": after + 1, "division": number}
                made = insert_contest(db, new, now, state="open", due_at=now, **of_league)
                db.executemany(
                    "INSERT INTO entrants (contest_id, user_id, name, entered_at) VALUES (?, ?, ?, ?)",
                    [(made, each.user_id, each.name, now + at) for at, each in enumerate(people)],
                )
            db.execute("UPDATE leagues SET season = ?, starts_at = ? WHERE id = ?", (after + 1, starts_at, league_id))
            _touch(db, league_id, {}, now, told)

        await self._writer.write(begin)

    async def _select(self, where: str, value: object) -> list[League]:
        query = f"SELECT {_LEAGUE} FROM leagues WHERE {where} ORDER BY id"  # noqa: S608 - ours
        return await self._database.read(
            lambda db: [_league(db, row) for row in db.execute(query, (value,)).fetchall()]
        )


def _league(db: sqlite3.Connection, row: sqlite3.Row) -> League:
    query = "SELECT user_id, name, entered_at FROM leaguers WHERE league_id = ? ORDER BY entered_at, user_id"
    people = tuple(Leaguer(**dict(each)) for each in db.execute(query, (row["id"],)).fetchall())
    return League(**dict(row), people=people)


def _touch(
    db: sqlite3.Connection, league_id: int, changes: LeagueChanges, now: int, told: Sequence[Delivery] = ()
) -> None:
    if db.execute("SELECT 1 FROM leagues WHERE id = ?", (league_id,)).fetchone() is None:
        raise Missing(f"there is no league {league_id}")
    if changes:
        columns, values = set_columns(changes)
        db.execute(f"UPDATE leagues SET {columns} WHERE id = ?", (*values, league_id))  # noqa: S608 - ours
    placard = "SELECT id FROM placards WHERE kind = ? AND subject = ?"
    for row in db.execute(placard, (PLACARD, str(league_id))).fetchall():
        insert_deliveries(db, row["id"], [*told, PLACARD_DUE], now)
