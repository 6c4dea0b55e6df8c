"""What has come of matches, and whether it counts."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from functools import partial
from itertools import groupby

from persistence.errors import Missing
from persistence.ids import is_stand_in
from persistence.parts import NOTHING, ByTable
from persistence.results import Came, Fate, Result, Verdict
from persistence.sqlite.database import Database
from persistence.sqlite.rows import insert_by_table
from persistence.sqlite.writer import Writer
from persistence.store import Clock

VOID = "(SELECT void FROM verdicts WHERE match_id = t.id ORDER BY id DESC LIMIT 1)"
ANNULLED = (
    "(EXISTS (SELECT 1 FROM heirlooms h WHERE h.match_id = t.id AND h.annulled_at IS NOT NULL)"
    " OR EXISTS (SELECT 1 FROM pods WHERE pods.table_id = t.id AND pods.void)) AS annulled"
)
"""Whether a match *t* counts for nothing, and why."""
_ONE = f"SELECT {VOID} AS void, {ANNULLED} FROM tables t WHERE t.id = ? AND t.state = 'over'"  # noqa: S608 - ours
_RESULTS = f"""
SELECT t.id, t.game, t.options, t.channel_id, t.begun_at, t.ended_at, m.step, m.heirloom_id IS NULL AS first,
       {VOID} AS void, {ANNULLED},
       s.seat, coalesce(s.user_id, s.given_up, json_extract(s.lent, '$.user')) AS person,
       s.user_id IS NULL AND s.given_up IS NOT NULL AS gave_up,
       s.name, s.place, s.score, s.luck, s.sitter, coalesce(p.ratings, 'shown') AS ratings,
       (SELECT json_extract(pods.result, '$."' || s.user_id || '"') FROM pods
        WHERE pods.table_id = t.id AND NOT pods.void) AS ranked
FROM tables t JOIN matches m ON m.id = t.id JOIN seats s ON s.table_id = t.id
LEFT JOIN people p ON p.user_id = coalesce(s.user_id, s.given_up, json_extract(s.lent, '$.user'))
WHERE t.guild_id = :guild AND t.state = 'over' AND (:game IS NULL OR t.game = :game)
ORDER BY t.ended_at, t.id, s.seat
"""  # noqa: S608 - ours
"""A seat a row. What is lent is JSON of the bot's, with its owner: a seat that nobody has at the end, since whoever had
borrowed it has given it back before its time, is its owner's."""


class SqliteResults:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def of_server(self, guild_id: str, game: str | None = None) -> list[Result]:
        return await self._database.read_aside(partial(_results, guild_id=guild_id, game=game))

    async def fate(self, match_id: str) -> Fate:
        row = await self._database.read(lambda db: db.execute(_ONE, (match_id,)).fetchone())
        if row is None:
            raise Missing(f"no match {match_id} is over")
        return _fate(row)

    async def verdicts(self, match_id: str) -> list[Verdict]:
        query = "SELECT void, by, at FROM verdicts WHERE match_id = ? ORDER BY id"
        rows = await self._database.read(lambda db: db.execute(query, (match_id,)).fetchall())
        return [Verdict(void=bool(row["void"]), by=row["by"], at=row["at"]) for row in rows]

    async def void(self, match_id: str, by: str, due: ByTable = NOTHING) -> bool:
        return await self._decide(match_id, by, due, void=True)

    async def restore(self, match_id: str, by: str, due: ByTable = NOTHING) -> bool:
        return await self._decide(match_id, by, due, void=False)

    async def _decide(self, match_id: str, by: str, due: ByTable, *, void: bool) -> bool:
        verdict = Verdict(void=void, by=by, at=self._clock())
        return await self._writer.write(partial(_decide, match_id=match_id, verdict=verdict, due=due))


def _results(db: sqlite3.Connection, guild_id: str, game: str | None) -> list[Result]:
    rows = db.execute(_RESULTS, {"guild": guild_id, "game": game}).fetchall()
    made = (_result(list(seats)) for _, seats in groupby(rows, key=lambda row: row["id"]))
    return [each for each in made if each]


def _result(rows: list[sqlite3.Row]) -> Result | None:
    """``None`` of a match of which it is not known yet how it ended."""
    if any(row["place"] is None or row["sitter"] is None for row in rows):
        return None
    first = rows[0]
    return Result(
        match_id=first["id"],
        game=first["game"],
        options=json.loads(first["options"]),
        channel_id=first["channel_id"],
        fate=_fate(first),
        first=bool(first["first"]),
        begun_at=first["begun_at"],
        ended_at=first["ended_at"],
        steps=first["step"],
        seats=tuple(_came(rows)),
    )


def _fate(row: sqlite3.Row) -> Fate:
    return "annulled" if row["annulled"] else "void" if row["void"] else "counts"


def _came(rows: Iterable[sqlite3.Row]) -> Iterable[Came]:
    for row in rows:
        yield Came(
            seat=row["seat"],
            person=row["person"],
            name=row["name"],
            place=row["place"],
            score=row["score"],
            luck=row["luck"],
            sitter=row["sitter"],
            gave_up=bool(row["gave_up"]),
            ranked=row["ranked"],
            ratings="left" if is_stand_in(row["person"] or "") else row["ratings"],
        )


def _decide(db: sqlite3.Connection, match_id: str, verdict: Verdict, due: ByTable) -> bool:
    row = db.execute(_ONE, (match_id,)).fetchone()
    if row is None:
        raise Missing(f"no match {match_id} is over")
    if bool(row["void"]) == verdict.void:
        return False
    insert = "INSERT INTO verdicts (match_id, void, by, at) VALUES (?, ?, ?, ?)"
    db.execute(insert, (match_id, verdict.void, verdict.by, verdict.at))
    insert_by_table(db, due, verdict.at)
    return True
