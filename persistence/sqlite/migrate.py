"""Numbered plain SQL, each file applied once, in one transaction together with the record that it was."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files

from persistence.errors import Corrupt, Foreign, Newer

APPLICATION_ID = 1128362828
"""Set by the first migration, in the header of the file."""
_NAME = re.compile(r"(\d{4})_([a-z0-9_]+)\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    number: int
    name: str
    sql: str = field(repr=False)

    @property
    def checksum(self) -> str:
        return sha256(self.sql.encode()).hexdigest()


@cache
def shipped() -> tuple[Migration, ...]:
    """Those of this release, in order. A released file is never edited; what it got wrong, the next one mends."""
    folder = files("persistence.sqlite") / "schema"
    found = [(match, file) for file in folder.iterdir() if (match := _NAME.fullmatch(file.name))]
    every = sorted(
        (Migration(int(match[1]), match[2], file.read_text("utf-8")) for match, file in found),
        key=lambda migration: migration.number,
    )
    assert [migration.number for migration in every] == list(range(1, len(every) + 1)), "a number is missing or double"
    return tuple(every)


def missing(db: sqlite3.Connection, migrations: Sequence[Migration]) -> tuple[Migration, ...]:
    """Those of *migrations* that *db* still lacks. Changes nothing; raises ``Newer`` or ``Foreign``."""
    (application_id,) = db.execute("PRAGMA application_id").fetchone()
    (objects,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if objects == 0:
        return tuple(migrations)
    if application_id != APPLICATION_ID:
        raise Foreign("the database was made by another program")
    applied = db.execute("SELECT number, name, checksum FROM migrations ORDER BY number").fetchall()
    if len(applied) > len(migrations):
        raise Newer(f"the database has migration {applied[-1]['number']}, this release ends at {len(migrations)}")
    for row, migration in zip(applied, migrations, strict=False):
        if (row["number"], row["checksum"]) != (migration.number, migration.checksum):
            raise Foreign(f"migration {row['number']} ({row['name']}) is not the one that this release has")
    return tuple(migrations[len(applied) :])


def apply(db: sqlite3.Connection, migrations: Sequence[Migration], now: int) -> None:
    """Bring *db* up to date. Foreign keys must be off, so that a migration may rebuild a table; they are checked
    before each commit instead."""
    for migration in missing(db, migrations):
        try:
            db.executescript(f"BEGIN IMMEDIATE;\n{migration.sql}")
            _check_references(db, migration)
            db.execute(
                "INSERT INTO migrations (number, name, checksum, applied_at) VALUES (?, ?, ?, ?)",
                (migration.number, migration.name, migration.checksum, now),
            )
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def _check_references(db: sqlite3.Connection, migration: Migration) -> None:
    if db.execute("PRAGMA foreign_key_check").fetchone():
        raise Corrupt(f"migration {migration.number} leaves rows that refer to nothing")
