"""Each migration happens once and whole."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from persistence import errors
from persistence.sqlite.database import open_database
from persistence.sqlite.migrate import Migration, shipped
from persistence.sqlite.store import SqliteStore
from tests.processes import run

FIRST = (*shipped()[:1],)
KILLED = """
import asyncio, os, signal, sqlite3, sys
from pathlib import Path
from persistence.sqlite import connection, database
from persistence.sqlite.migrate import Migration, shipped
connect = sqlite3.connect
def lethal(*args, **kwargs):
    db = connect(*args, **kwargs)
    db.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
    return db
connection.sqlite3.connect = lethal
second = Migration(2, "second", "CREATE TABLE one (a); INSERT INTO one VALUES (1); SELECT die(); CREATE TABLE two (a);")
asyncio.run(database.open_database(Path(sys.argv[1]), 0, [*shipped()[:1], second]))
"""


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as db:
        return {row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def applied(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute("SELECT number FROM migrations")]


async def test_they_are_recorded_with_their_checksums(store: SqliteStore) -> None:
    rows = await store.database.writer.execute_fetchall("SELECT number, name, checksum FROM migrations")
    assert [tuple(row) for row in rows] == [(each.number, each.name, each.checksum) for each in shipped()]


async def test_only_what_is_missing_is_applied(path: Path) -> None:
    await (await open_database(path, 1, FIRST)).close()
    more = Migration(2, "more", "CREATE TABLE more (a);")
    for now in (2, 3):
        await (await open_database(path, now, [*FIRST, more])).close()
    assert applied(path) == [1, 2]
    with closing(sqlite3.connect(path)) as db:
        assert [row[0] for row in db.execute("SELECT applied_at FROM migrations")] == [1, 2]


ORPHAN = "INSERT INTO seats (table_id, seat, occupant, name, joined_at) VALUES ('nowhere', 0, 'steward', 'S', 0);"


@pytest.mark.parametrize(
    ("sql", "error", "words"),
    [
        ("CREATE TABLE one (a); CREATE TABLE one (a);", errors.CannotOpen, "already exists"),
        (f"CREATE TABLE one (a); {ORPHAN}", errors.Corrupt, "refer to nothing"),
    ],
)
async def test_a_migration_that_fails_or_leaves_orphans_leaves_nothing(
    path: Path, sql: str, error: type[errors.CannotOpen], words: str
) -> None:
    await (await open_database(path, 1, FIRST)).close()
    broken, third = Migration(2, "broken", sql), Migration(3, "third", "CREATE TABLE three (a);")
    with pytest.raises(error, match=words):
        await open_database(path, 2, [*FIRST, broken, third])
    assert applied(path) == [1]
    assert not {"one", "three"} & tables(path)


async def test_a_kill_in_the_middle_of_one_leaves_nothing_of_it(path: Path) -> None:
    assert run(KILLED, path).returncode == -9
    assert applied(path) == [1]
    assert not {"one", "two"} & tables(path)
    mended = Migration(2, "second", "CREATE TABLE one (a); CREATE TABLE two (a);")
    await (await open_database(path, 2, [*FIRST, mended])).close()
    assert applied(path) == [1, 2]
    assert {"one", "two"} <= tables(path)
