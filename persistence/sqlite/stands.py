"""What those who watch have said, and who of them may see what is hidden, late."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from functools import partial

from persistence.contests import Decision
from persistence.deliveries import Delivery
from persistence.ids import is_stand_in
from persistence.sqlite.contests import note
from persistence.sqlite.database import Database
from persistence.sqlite.matches import select_history
from persistence.sqlite.placards import placard_due, put_up
from persistence.sqlite.results import ANNULLED, VOID
from persistence.sqlite.rows import insert_deliveries
from persistence.sqlite.writer import Writer
from persistence.stands import PLACARD, Cast, Prediction, Watched
from persistence.store import Clock

_SAT = """
EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND (user_id = :id OR given_up = :id OR instr(lent, :quoted)))
OR EXISTS (SELECT 1 FROM matches WHERE matches.id = t.id AND instr(people, :quoted))
OR EXISTS (SELECT 1 FROM log WHERE match_id = t.id AND kind = 'seating' AND instr(body, :quoted))
"""
"""Whether they sit at that table, or have ever done so. The log of a match that goes on is never packed."""
_TIED = f"""
SELECT 1 FROM tables t JOIN tables here ON here.id = :table
WHERE (t.id = here.id OR (t.contest_id = here.contest_id AND t.state IN ('lobby', 'playing')))
AND ({_SAT} OR EXISTS (SELECT 1 FROM pods WHERE pods.table_id = t.id AND instr(members, :quoted)))
"""  # noqa: S608 - ours
_TOLD = """json_extract(t.stands, '$.told."' || p.riddle || '"')"""
"""The answer to a riddle as the bot has noted it; negative: it came out too soon."""
_SAID = f"""
SELECT p.*, iif(p.riddle = '', s.place IS 1, {_TOLD} IS p.seat) AND t.state = 'over' AS foreseen,
       coalesce(people.ratings, 'shown') = 'shown' AS shown,
       coalesce({VOID}, 0) AS void, {ANNULLED}
FROM predictions p JOIN tables t ON t.id = p.table_id
LEFT JOIN seats s ON s.table_id = t.id AND s.seat = p.seat LEFT JOIN people ON people.user_id = p.user_id
"""  # noqa: S608 - ours
_CAST = "user_id, name, delay, by, at"


class SqliteStands:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def open(self, table_id: str, stands: str, *, locale: str) -> bool:
        opening = partial(_open, table_id=table_id, stands=stands, locale=locale, now=self._clock())
        return await self._writer.write(opening)

    async def predict(self, table_id: str, user_id: str, name: str, seat: int, riddle: str = "") -> bool:
        now = self._clock()
        said = Prediction(table_id=table_id, user_id=user_id, name=name, seat=seat, at=now, riddle=riddle)
        return await self._writer.write(partial(_predict, said=said))

    async def of_table(self, table_id: str) -> list[Prediction]:
        return await self._select("p.table_id = ?", table_id)

    async def come_true(self, guild_id: str, contest_id: int | None = None) -> list[Prediction]:
        among = "t.guild_id = ? AND t.state = 'over' AND NOT void AND NOT annulled AND (? IS NULL OR t.contest_id = ?)"
        decided = f"(p.riddle = '' OR {_TOLD} >= 0)"
        return await self._select(f"{among} AND {decided}", guild_id, contest_id, contest_id)

    async def grant(
        self,
        table_id: str,
        user_id: str,
        name: str,
        delay: int,
        by: str,
        due: Sequence[Delivery] = (),
        said: Sequence[Decision] = (),
    ) -> bool:
        cast = Cast(user_id=user_id, name=name, delay=delay, by=by, at=self._clock())
        return await self._writer.write(partial(_grant, table_id=table_id, cast=cast, due=due, said=said))

    async def revoke(
        self, table_id: str, user_id: str, due: Sequence[Delivery] = (), said: Sequence[Decision] = ()
    ) -> bool:
        now = self._clock()

        def revoke(db: sqlite3.Connection) -> bool:
            gone = db.execute("DELETE FROM casts WHERE table_id = ? AND user_id = ?", (table_id, user_id)).rowcount
            if gone:
                _tell(db, table_id, due, said, now)
            return bool(gone)

        return await self._writer.write(revoke)

    async def casts(self, table_id: str) -> list[Cast]:
        query = f"SELECT {_CAST} FROM casts WHERE table_id = ? ORDER BY at, user_id"  # noqa: S608 - ours
        rows = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchall())
        return [Cast(**dict(row)) for row in rows]

    async def watched(self, table_id: str, user_id: str) -> Watched | None:
        return await self._database.read(partial(_watched, table_id=table_id, user_id=user_id))

    async def _select(self, where: str, *values: str | int | None) -> list[Prediction]:
        query = f"{_SAID} WHERE {where} ORDER BY p.at, p.user_id"
        rows = await self._database.read(lambda db: db.execute(query, values).fetchall())
        return [_prediction(row) for row in rows]


def _prediction(row: sqlite3.Row) -> Prediction:
    said = {name: row[name] for name in ("table_id", "user_id", "name", "seat", "at", "riddle")}
    shown = bool(row["shown"]) and not is_stand_in(row["user_id"])
    return Prediction(**said, right=bool(row["foreseen"]), shown=shown)


def _values(table_id: str, user_id: str) -> dict[str, str]:
    return {"table": table_id, "id": user_id, "quoted": json.dumps(user_id, ensure_ascii=False)}


def _open(db: sqlite3.Connection, table_id: str, stands: str, locale: str, now: int) -> bool:
    opened = "UPDATE tables SET stands = ? WHERE id = ? AND stands IS NULL AND state = 'playing'"
    if not db.execute(opened, (stands, table_id)).rowcount:
        return False
    table = db.execute(
        "SELECT guild_id AS guild, coalesce(thread_id, channel_id) AS channel FROM tables WHERE id = ?", (table_id,)
    ).fetchone()
    put_up(db, {"kind": PLACARD, "subject": table_id, "locale": locale, **dict(table)}, now)
    return True


def _predict(db: sqlite3.Connection, said: Prediction) -> bool:
    may = (
        "SELECT 1 FROM tables t WHERE t.id = :table AND state = 'playing' AND stands IS NOT NULL"  # noqa: S608 - ours
        " AND json_extract(stands, '$.closed') IS NULL"
        " AND iif(:riddle = '', EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND seat = :seat),"
        """ json_extract(stands, '$.told."' || :riddle || '"') IS NULL)"""
        f" AND NOT ({_SAT})"
    )
    values = {**_values(said.table_id, said.user_id), "seat": said.seat, "riddle": said.riddle}
    if db.execute(may, values).fetchone() is None:
        return False
    db.execute(
        "INSERT INTO predictions (table_id, riddle, user_id, name, seat, at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET name = excluded.name, seat = excluded.seat, at = excluded.at",
        (said.table_id, said.riddle, said.user_id, said.name, said.seat, said.at),
    )
    placard_due(db, PLACARD, said.table_id, said.at)
    return True


def _grant(
    db: sqlite3.Connection, table_id: str, cast: Cast, due: Sequence[Delivery], said: Sequence[Decision]
) -> bool:
    if not _playing(db, table_id) or db.execute(_TIED, _values(table_id, cast.user_id)).fetchone():
        return False
    db.execute(
        "INSERT INTO casts (table_id, user_id, name, delay, by, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE"
        " SET name = excluded.name, delay = excluded.delay, by = excluded.by, at = excluded.at",
        (table_id, cast.user_id, cast.name, cast.delay, cast.by, cast.at),
    )
    _tell(db, table_id, due, said, cast.at)
    return True


def _watched(db: sqlite3.Connection, table_id: str, user_id: str) -> Watched | None:
    query = f"SELECT {_CAST} FROM casts WHERE table_id = :table AND user_id = :id"  # noqa: S608 - ours
    values = _values(table_id, user_id)
    row = db.execute(query, values).fetchone()
    if row is None or not _playing(db, table_id) or db.execute(_TIED, values).fetchone():
        return None
    return Watched(cast=Cast(**dict(row)), history=select_history(db, table_id))


def _playing(db: sqlite3.Connection, table_id: str) -> bool:
    query = "SELECT 1 FROM tables WHERE id = ? AND state = 'playing'"
    return db.execute(query, (table_id,)).fetchone() is not None


def _tell(db: sqlite3.Connection, table_id: str, due: Sequence[Delivery], said: Sequence[Decision], now: int) -> None:
    insert_deliveries(db, table_id, due, now)
    contest = db.execute("SELECT contest_id FROM tables WHERE id = ?", (table_id,)).fetchone()["contest_id"]
    if contest is not None:
        note(db, contest, said, now)
