"""Between rows and records."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any

from persistence.checksum import checksum
from persistence.deliveries import AUDIENCES, DELIVERIES, Audience, Delivery
from persistence.errors import Damaged
from persistence.parts import ByTable
from persistence.persons import Person
from persistence.records import Entry, Logged, Seat, Table

_TABLE = tuple(each.name for each in fields(Table) if each.name not in ("seats", "begun"))
_SEAT = tuple(each.name for each in fields(Seat) if each.name != "person")
_PERSON = tuple(each.name for each in fields(Person) if each.name != "user_id")
_FLAGS = ("pictures", "dm_closed", "dm_told")
"""Of a person: kept as 0 and 1."""
_IN_LOG = ("step", "seat", "kind", "body", "cause", "events", "at", "schema", "rules")

_INSERT_LOG = f"INSERT INTO log (match_id, {', '.join(_IN_LOG)}, crc) VALUES ({', '.join('?' * (len(_IN_LOG) + 2))})"  # noqa: S608 - our own names


def select_tables(
    db: sqlite3.Connection, where: str, values: Sequence[object], order: str = "created_at"
) -> list[Table]:
    """Tables with their seats. *where* and *order* are SQL of ours, *values* anybody's."""
    rows = db.execute(
        f"SELECT {', '.join(f't.{name}' for name in _TABLE)}, {', '.join(f's.{name}' for name in _SEAT)},"  # noqa: S608
        " EXISTS (SELECT 1 FROM matches WHERE matches.id = t.id) AS begun,"
        f" p.user_id AS known, {', '.join(f'p.{name} AS person_{name}' for name in _PERSON)}"
        " FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.user_id = s.user_id"
        f" WHERE {where} ORDER BY t.{order}, t.id, s.seat",
        tuple(values),
    ).fetchall()
    return [_table(list(group)) for _, group in groupby(rows, key=lambda row: row["id"])]


def _table(rows: list[sqlite3.Row]) -> Table:
    columns: dict[str, Any] = {name: rows[0][name] for name in _TABLE}
    for name in ("options", "settings", "free_undo"):
        columns[name] = json.loads(columns[name])
    columns["free_undo"] = {int(seat): step for seat, step in columns["free_undo"].items()}
    for name in ("prompt_seats", "offered"):
        columns[name] = tuple(json.loads(columns[name]))
    seats = tuple(
        Seat(**{name: row[name] for name in _SEAT}, person=_person(row)) for row in rows if row["seat"] is not None
    )
    return Table(**columns, seats=seats, begun=bool(rows[0]["begun"]))


def _person(row: sqlite3.Row) -> Person | None:
    """Whoever sits there, with the settings that the row brings along."""
    user_id = row["user_id"]
    return person(user_id, row, "person_") if row["known"] else user_id and Person(user_id=user_id)


def person(user_id: str, row: sqlite3.Row, prefix: str = "") -> Person:
    """:param prefix: of the columns that belong to the person."""
    columns = {name: row[f"{prefix}{name}"] for name in _PERSON}
    return Person(user_id=user_id, **{**columns, **{flag: bool(columns[flag]) for flag in _FLAGS}})


def set_columns(changes: Mapping[str, object]) -> tuple[str, list[object]]:
    """The middle of an UPDATE and its values. The names are keys of a typed dictionary: never somebody's input."""
    return ", ".join(f"{name} = ?" for name in changes), [stored(value) for value in changes.values()]


def stored(value: object) -> object:
    """Mappings and sequences are JSON in the database."""
    if isinstance(value, Mapping):
        return json.dumps(dict(value), ensure_ascii=False)
    return json.dumps(value) if isinstance(value, tuple) else value


def insert_log(
    db: sqlite3.Connection, match_id: str, entries: Iterable[Entry], *, at: int, schema: int, rules: str
) -> None:
    rows = []
    for each in entries:
        values = (each.step, each.seat, each.kind, each.body, each.cause, each.events, at, schema, rules)
        rows.append((match_id, *values, checksum(match_id, *values)))
    db.executemany(_INSERT_LOG, rows)


def logged(row: sqlite3.Row) -> Logged:
    """Raises ``Damaged``."""
    values = {name: row[name] for name in _IN_LOG}
    if checksum(row["match_id"], *values.values()) != row["crc"]:
        raise Damaged(f"step {row['step']} of match {row['match_id']} does not match its checksum")
    return Logged(**values)


def snapshot_crc(match_id: str, step: int, schema: int, rules: str, snapshot: bytes) -> int:
    return checksum(match_id, step, schema, rules, blob=snapshot)


def insert_deliveries(db: sqlite3.Connection, table_id: str, due: Iterable[Delivery], now: int) -> None:
    db.executemany(
        "INSERT INTO outbox (table_id, audience, body, created_at) VALUES (?, ?, ?, ?)",
        [(table_id, audience_key(each.audience), DELIVERIES.dump_json(each).decode(), now) for each in due],
    )


def audience_key(audience: Audience) -> str:
    """What an audience is stored as, and looked for by."""
    return AUDIENCES.dump_json(audience).decode()


def insert_by_table(db: sqlite3.Connection, due: ByTable, now: int) -> None:
    for table_id, rows in due.items():
        insert_deliveries(db, table_id, rows, now)


def awaken(db: sqlite3.Connection, contest_id: int | None, now: int) -> None:
    """Something is to be done in that contest now (``None``: in none). Where something was already, it is a moment
    sooner: so whoever has looked before this, and finds nothing to do, does not put it off."""
    sooner = "CASE WHEN due_at <= ?1 THEN due_at - 1 ELSE ?1 END"
    db.execute(f"UPDATE contests SET due_at = {sooner} WHERE id = ?2", (now, contest_id))  # noqa: S608 - ours
