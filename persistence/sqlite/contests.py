"""Contests, their entrants and pods."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from functools import partial
from typing import Any, Unpack

from persistence import contests as records
from persistence.contests import (
    Announced,
    Contest,
    ContestChanges,
    Decision,
    Entrant,
    EntrantChanges,
    NewContest,
    NewPod,
    Pod,
    State,
)
from persistence.deliveries import DATE_DUE, PLACARD_DUE, Delivery
from persistence.errors import Missing, Overtaken, TooManyContests
from persistence.parts import NOTHING, ByTable
from persistence.sqlite import seating
from persistence.sqlite.database import Database
from persistence.sqlite.rows import awaken, insert_deliveries, set_columns
from persistence.sqlite.tables import close_table, insert_table
from persistence.sqlite.writer import Writer
from persistence.store import Clock

_CONTEST = tuple(each.name for each in fields(Contest) if each.name not in ("entrants", "pods"))
_ENTRANT = ", ".join(each.name for each in fields(Entrant))
_POD = ", ".join(each.name for each in fields(Pod))
DATED = {"state", "name", "terms", "starts_at"}
"""What stands in the calendar too."""
LIVE = f"state IN ({', '.join(map(repr, records.LIVE))})"


class SqliteContests:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def create(self, new: NewContest) -> Contest:
        return await self.get(await self._writer.write(partial(_create, new=new, now=self._clock())))

    async def get(self, contest_id: int) -> Contest:
        found = await self._select("id = ?", contest_id)
        if not found:
            raise Missing(f"there is no contest {contest_id}")
        return found[0]

    async def of_guild(self, guild_id: str, most: int) -> list[Contest]:
        return await self._select("guild_id = ?", guild_id, order="starts_at DESC, id DESC", most=most)

    async def of_person(self, user_id: str) -> list[Contest]:
        theirs = "SELECT contest_id FROM entrants WHERE user_id = ? AND left_at IS NULL"
        return await self._select(f"{LIVE} AND id IN ({theirs})", user_id)

    async def change(
        self,
        contest_id: int,
        said: Sequence[Decision] = (),
        told: Sequence[Delivery] = (),
        *,
        only_if: State | None = None,
        then: Announced | None = None,
        unchecked: bool = False,
        **changes: Unpack[ContestChanges],
    ) -> None:
        now = self._clock()

        def change(db: sqlite3.Connection) -> None:
            if only_if is not None and only_if != (state := _row(db, contest_id)["state"]):
                raise Overtaken(f"contest {contest_id} is {state}, not {only_if}")
            _touch(db, contest_id, changes, now, told)
            note(db, contest_id, said, now)
            if unchecked:
                db.execute("UPDATE entrants SET here_at = NULL WHERE contest_id = ?", (contest_id,))
            if then is not None:
                with suppress(TooManyContests):  # which ends the series, and nothing else
                    made = _create(db, then.new, now)
                    ready: dict[str, Any] = {"state": "open", "due_at": then.due_at, "reminded_at": then.reminded_at}
                    if then.takes_date:
                        ready |= _date_of(db, contest_id)
                    assignments, values = set_columns(ready)
                    db.execute(f"UPDATE contests SET {assignments} WHERE id = ?", (*values, made))  # noqa: S608 - ours

        await self._writer.write(change)

    async def put_off(self, contest: Contest, until: int | None) -> None:
        now, update = self._clock(), "UPDATE contests SET due_at = ? WHERE id = ? AND due_at IS ?"

        def put_off(db: sqlite3.Connection) -> None:
            if db.execute(update, (until, contest.id, contest.due_at)).rowcount:
                _touch(db, contest.id, {}, now)

        await self._writer.write(put_off)

    async def enter(self, contest_id: int, user_id: str, name: str, *, here: bool) -> None:
        now = self._clock()

        def enter(db: sqlite3.Connection) -> None:
            _touch(db, contest_id, {}, now)
            db.execute(
                "INSERT INTO entrants (contest_id, user_id, name, entered_at, here_at) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE"
                " SET name = excluded.name, here_at = excluded.here_at, left_at = NULL, ready = 1",
                (contest_id, user_id, name, now, now if here else None),
            )

        await self._writer.write(enter)

    async def change_entrant(
        self,
        contest_id: int,
        user_id: str,
        said: Sequence[Decision] = (),
        told: Sequence[Delivery] = (),
        **changes: Unpack[EntrantChanges],
    ) -> None:
        now = self._clock()

        def change(db: sqlite3.Connection) -> None:
            _change_entrants(db, contest_id, [user_id], changes)
            _touch(db, contest_id, {}, now, told)
            note(db, contest_id, said, now)

        await self._writer.write(change)

    async def draw(
        self,
        contest_id: int,
        after: int,
        pods: Sequence[NewPod],
        said: Sequence[Decision] = (),
        told: Sequence[Delivery] = (),
        *,
        resting: Sequence[str] = (),
    ) -> None:
        now = self._clock()

        def draw(db: sqlite3.Connection) -> None:
            _draw(db, contest_id, after, pods, now)
            _touch(db, contest_id, {"state": "running", "due_at": now}, now, told)
            _change_entrants(db, contest_id, resting, {"ready": False})
            note(db, contest_id, said, now)

        await self._writer.write(draw)

    async def undraw(
        self, contest_id: int, round_: int, said: Sequence[Decision] = (), told: ByTable = NOTHING
    ) -> None:
        now = self._clock()

        def undraw(db: sqlite3.Connection) -> None:
            _undraw(db, contest_id, round_, told, now)
            _touch(db, contest_id, {"due_at": now}, now)
            note(db, contest_id, said, now)

        await self._writer.write(undraw)

    async def settle(
        self,
        contest_id: int,
        pod: Pod,
        said: Sequence[Decision] = (),
        *,
        result: str | None,
        void: bool = False,
        leaving: Sequence[str] = (),
        told: Sequence[Delivery] = (),
    ) -> None:
        now = self._clock()

        def settle(db: sqlite3.Connection) -> None:
            query = "UPDATE pods SET result = ?, void = ? WHERE contest_id = ? AND round = ? AND number = ?"
            if not db.execute(query, (result, void, contest_id, pod.round, pod.number)).rowcount:
                raise Missing(f"contest {contest_id} has no such pod")
            _touch(db, contest_id, {"due_at": now}, now, told)
            _change_entrants(db, contest_id, leaving, {"left_at": now})
            note(db, contest_id, said, now)

        await self._writer.write(settle)

    async def dated(
        self, contest_id: int, event_id: str | None, shown: str | None = None, *, held: str | None = None
    ) -> None:
        update = "UPDATE contests SET event_id = ?1, event_shown = ?2 WHERE id = ?3 AND (?4 IS NULL OR event_id = ?4)"
        await self._writer.write(lambda db: db.execute(update, (event_id, shown, contest_id, held)).rowcount)

    async def due(self) -> list[int]:
        query = f"SELECT id FROM contests WHERE due_at <= ? AND {LIVE} ORDER BY due_at"  # noqa: S608 - ours
        now = self._clock()
        rows = await self._database.read(lambda db: db.execute(query, (now,)).fetchall())
        return [row["id"] for row in rows]

    async def next_due(self) -> int | None:
        query = f"SELECT min(due_at) FROM contests WHERE due_at IS NOT NULL AND {LIVE}"  # noqa: S608 - ours
        due: int | None = await self._database.read(lambda db: db.execute(query).fetchone()[0])
        return due

    async def decisions(self, contest_id: int) -> list[Decision]:
        query = "SELECT by, what, at FROM decisions WHERE contest_id = ? ORDER BY id"
        rows = await self._database.read(lambda db: db.execute(query, (contest_id,)).fetchall())
        return [Decision(**dict(row)) for row in rows]

    async def marshals(self, guild_id: str) -> str | None:
        query = "SELECT role_id FROM marshals WHERE guild_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (guild_id,)).fetchone())
        return str(row["role_id"]) if row else None

    async def set_marshals(self, guild_id: str, role_id: str | None) -> None:
        def change(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM marshals WHERE guild_id = ?", (guild_id,))
            if role_id is not None:
                db.execute("INSERT INTO marshals (guild_id, role_id) VALUES (?, ?)", (guild_id, role_id))

        await self._writer.write(change)

    async def _select(
        self, where: str, value: object, *, order: str = "starts_at, id", most: int | None = None
    ) -> list[Contest]:
        return await self._database.read(lambda db: select_contests(db, where, (value,), order, most))


def select_contests(
    db: sqlite3.Connection, where: str, values: Sequence[object], order: str, most: int | None = None
) -> list[Contest]:
    """With everybody in them and all that was drawn. *where* and *order* are SQL of ours, *values* anybody's."""
    query = f"SELECT {', '.join(_CONTEST)} FROM contests WHERE {where} ORDER BY {order} LIMIT ?"  # noqa: S608 - ours
    limit = -1 if most is None else most
    return [_contest(db, row) for row in db.execute(query, (*values, limit)).fetchall()]


def _contest(db: sqlite3.Connection, row: sqlite3.Row) -> Contest:
    entrants = db.execute(
        f"SELECT {_ENTRANT} FROM entrants WHERE contest_id = ? ORDER BY entered_at, user_id",  # noqa: S608 - ours
        (row["id"],),
    ).fetchall()
    pods = db.execute(
        f"SELECT {_POD} FROM pods WHERE contest_id = ? ORDER BY round, number",  # noqa: S608 - ours
        (row["id"],),
    ).fetchall()
    return Contest(
        **dict(row),
        entrants=tuple(Entrant(**{**dict(each), "ready": bool(each["ready"])}) for each in entrants),
        pods=tuple(
            Pod(**{**dict(each), "members": tuple(json.loads(each["members"])), "void": bool(each["void"])})
            for each in pods
        ),
    )


def _date_of(db: sqlite3.Connection, contest_id: int) -> dict[str, Any]:
    """What it has in the calendar of its server, and has no more after this; nothing while that is being made."""
    mine = "SELECT event_id, event_shown FROM contests WHERE id = ? AND event_id <> ''"
    row = db.execute(mine, (contest_id,)).fetchone()
    if row is None:
        return {}
    db.execute("UPDATE contests SET event_id = NULL, event_shown = NULL WHERE id = ?", (contest_id,))
    return dict(row)


def _create(db: sqlite3.Connection, new: NewContest, now: int) -> int:
    count = f"SELECT count(*) FROM contests WHERE guild_id = ? AND (state = 'draft' OR {LIVE})"  # noqa: S608 - ours
    if db.execute(count, (new.guild_id,)).fetchone()[0] >= records.MOST_IN_GUILD:
        raise TooManyContests(new.guild_id)
    return insert_contest(db, new, now)


def insert_contest(db: sqlite3.Connection, new: NewContest, now: int, **more: str | int | None) -> int:
    """:param more: columns of it that a draft does not have."""
    columns = {**asdict(new), "created_at": now, "updated_at": now, **more}
    query = f"INSERT INTO contests ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608 - ours
    made = db.execute(query, tuple(columns.values())).lastrowid
    assert made is not None
    return made


def _touch(
    db: sqlite3.Connection, contest_id: int, changes: ContestChanges, now: int, told: Sequence[Delivery] = ()
) -> None:
    due = changes.get("due_at")
    at_once = due is not None and due <= now
    columns = {key: value for key, value in changes.items() if key != "due_at" or not at_once}
    assignments, values = set_columns({**columns, "updated_at": now})
    if not db.execute(f"UPDATE contests SET {assignments} WHERE id = ?", (*values, contest_id)).rowcount:  # noqa: S608
        raise Missing(f"there is no contest {contest_id}")
    if at_once:
        awaken(db, contest_id, now)
    placard = "SELECT id FROM placards WHERE kind = ? AND subject = ?"
    for row in db.execute(placard, (records.PLACARD, str(contest_id))).fetchall():
        dated = [DATE_DUE] if DATED & changes.keys() else []
        insert_deliveries(db, row["id"], [*told, PLACARD_DUE, *dated], now)
    league = (
        "SELECT placards.id FROM placards JOIN contests ON subject = CAST(league_id AS TEXT)"
        " WHERE kind = ? AND contests.id = ?"
    )
    for row in db.execute(league, (records.LEAGUE, contest_id)).fetchall():
        insert_deliveries(db, row["id"], [PLACARD_DUE], now)


def _row(db: sqlite3.Connection, contest_id: int) -> sqlite3.Row:
    row: sqlite3.Row | None = db.execute("SELECT * FROM contests WHERE id = ?", (contest_id,)).fetchone()
    if row is None:
        raise Missing(f"there is no contest {contest_id}")
    return row


def note(db: sqlite3.Connection, contest_id: int, said: Sequence[Decision], now: int) -> None:
    """In the log that everybody reads."""
    db.executemany(
        "INSERT INTO decisions (contest_id, at, by, what) VALUES (?, ?, ?, ?)",
        [(contest_id, now, each.by, each.what) for each in said],
    )


def _change_entrants(db: sqlite3.Connection, contest_id: int, users: Sequence[str], changes: EntrantChanges) -> None:
    columns, values = set_columns(changes)
    query = f"UPDATE entrants SET {columns} WHERE contest_id = ? AND user_id = ?"  # noqa: S608 - ours
    for user in users:
        if not db.execute(query, (*values, contest_id, user)).rowcount:
            raise Missing(f"nobody by that id takes part in contest {contest_id}")


def _draw(db: sqlite3.Connection, contest_id: int, after: int, pods: Sequence[NewPod], now: int) -> None:
    found = _row(db, contest_id)
    if found["round"] != after or found["state"] not in records.LIVE or found["paused_at"] is not None:
        raise Overtaken(f"contest {contest_id} is {found['state']} after {found['round']} rounds, not {after}")
    for number, pod in enumerate(pods, start=1):
        table_id = insert_table(db, pod.table, now, contest_id) if pod.table else None
        for sitter in pod.sitters if table_id else ():
            seating.sit(db, table_id or "", sitter.user_id, sitter.name, sitter.level, now)
        db.execute(
            "INSERT INTO pods (contest_id, round, number, members, table_id, result) VALUES (?, ?, ?, ?, ?, ?)",
            (contest_id, after + 1, number, json.dumps(pod.members), table_id, pod.result),
        )
    db.execute("UPDATE contests SET round = ?, round_at = ? WHERE id = ?", (after + 1, now, contest_id))


def _undraw(db: sqlite3.Connection, contest_id: int, round_: int, told: ByTable, now: int) -> None:
    if _row(db, contest_id)["round"] != round_:
        raise Overtaken(f"round {round_} of contest {contest_id} is not the last one")
    pods = "contest_id = ? AND round = ?"
    query = f"SELECT table_id, step FROM pods LEFT JOIN matches ON matches.id = table_id WHERE {pods}"  # noqa: S608
    rows = db.execute(query, (contest_id, round_)).fetchall()
    if any(row["step"] for row in rows):
        raise Overtaken(f"somebody has played in round {round_} of contest {contest_id}")
    db.execute(f"UPDATE pods SET void = 1, result = NULL WHERE {pods}", (contest_id, round_))  # noqa: S608 - ours
    for row in rows:
        if row["table_id"]:
            close_table(db, row["table_id"], told.get(row["table_id"], ()), now)
