"""The store opens safely or not at all, and what it refuses to open stays as it was."""

import os
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from persistence import errors
from persistence.sqlite import connection, database
from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import Clock, begun, lobby
from tests.processes import run, started

OPEN = """
import asyncio, os, sys
from pathlib import Path
from persistence.errors import CannotOpen
from persistence.sqlite import migrate
from persistence.sqlite.store import open_store
async def main():
    await asyncio.to_thread(migrate.shipped)  # whatever is loaded late is loaded now
    if "nobody" in sys.argv and os.geteuid() == 0:
        os.setuid(65534)
    store = await open_store(Path(sys.argv[1]), lambda: 0, print)
    print("open", flush=True)
    if "stay" in sys.argv:
        await asyncio.sleep(60)
    await store.close()
try:
    asyncio.run(main())
except CannotOpen as refused:
    print(refused.code)
    sys.exit(refused.exit_code)
"""


async def made(path: Path, clock: Clock) -> None:
    """A store at *path* with a match in it, closed again."""
    store = await open_store(path, clock, on_fatal=print)
    await begun(store)
    await store.close()


async def refused(path: Path, kind: type[errors.CannotOpen]) -> None:
    """Opening *path* fails as *kind*, and leaves every file but the lock exactly as it was."""
    before = contents(path.parent)
    with pytest.raises(kind) as refusal:
        await open_store(path, Clock(), on_fatal=print)
    assert type(refusal.value) is kind
    assert contents(path.parent) == before


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


def kinds() -> list[type[errors.CannotOpen]]:
    return [errors.CannotOpen, *errors.CannotOpen.__subclasses__()]


def test_every_refusal_has_a_word_and_an_exit_code_of_its_own() -> None:
    assert len({kind.code for kind in kinds()}) == len({kind.exit_code for kind in kinds()}) == len(kinds())
    assert all(2 < kind.exit_code < 126 for kind in kinds())


# ---- what is set


async def test_durability_is_set_and_read_back(store: SqliteStore) -> None:
    for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("fullfsync", 1)):
        (row,) = await store.database.writer.execute_fetchall(f"PRAGMA {name}")
        assert row[0] == value, name


async def test_a_setting_that_does_not_take_is_a_refusal(path: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as db, pytest.raises(errors.CannotOpen, match="journal_mode is memory"):
        database._assure(db, "journal_mode", "WAL", "wal")


async def test_only_the_writer_can_write(store: SqliteStore) -> None:
    with pytest.raises(errors.Unavailable, match="readonly"):
        await store.database.read(lambda db: db.execute("DELETE FROM tables"))


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
async def test_the_files_are_for_their_owner_alone(store: SqliteStore, path: Path) -> None:
    await store.backup(path.with_name("copy"))
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


async def test_an_empty_file_is_a_new_store(path: Path, clock: Clock) -> None:
    path.touch()
    await made(path, clock)


# ---- one process at a time


async def test_a_second_process_is_refused_until_the_first_is_killed(path: Path, clock: Clock) -> None:
    with started(OPEN, path, "stay") as first:
        assert first.stdout.readline() == "open\n"
        await refused(path, errors.Locked)
        second = run(OPEN, path)
        assert (second.stdout, second.returncode) == ("locked\n", errors.Locked.exit_code)
        first.kill()
    assert run(OPEN, path).stdout == "open\n"


def test_a_process_that_crashes_ends(path: Path) -> None:
    """No thread of the store keeps it, and with it the lock, alive."""
    crash = OPEN.replace("await store.close()", "raise ZeroDivisionError")
    assert "ZeroDivisionError" in run(crash, path).stderr
    assert run(OPEN, path).stdout == "open\n"


async def test_a_file_that_a_tool_keeps_locked_is_refused(
    path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.02)
    await made(path, clock)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("CREATE TABLE theirs (a)")
        with pytest.raises(errors.Locked):
            await open_store(path, clock, on_fatal=print)


# ---- refusals


@pytest.mark.parametrize(
    ("sql", "kind"),
    [
        ("INSERT INTO migrations VALUES (9999, 'from_the_future', 'sum', 0)", errors.Newer),
        ("UPDATE migrations SET checksum = 'of another text'", errors.Foreign),
    ],
)
async def test_a_database_of_another_release_is_refused(
    path: Path, clock: Clock, sql: str, kind: type[errors.CannotOpen]
) -> None:
    await made(path, clock)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql)
    await refused(path, kind)


async def test_somebody_elses_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE accounts (owner)")
    await refused(path, errors.Foreign)


async def test_a_newer_database_is_refused_though_only_its_log_says_so(path: Path, clock: Clock) -> None:
    """Its process was killed: the newest commits are in the file beside it."""
    await made(path, clock)
    killed = """
import os, signal, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("INSERT INTO migrations VALUES (9999, 'from_the_future', 'sum', 0)")
os.kill(os.getpid(), signal.SIGKILL)
"""
    run(killed, path)
    assert path.with_name(path.name + "-wal").stat().st_size > 0
    before = path.read_bytes()
    with pytest.raises(errors.Newer):
        await open_store(path, clock, on_fatal=print)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"these are my notes\n", b"x" * 10_000, b"SQLite format 3\0" + b"x" * 5_000])
async def test_what_is_no_database_is_refused(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    await refused(path, errors.Corrupt)


async def test_a_torn_database_is_refused(path: Path, clock: Clock) -> None:
    await made(path, clock)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    await refused(path, errors.Corrupt)


async def test_a_page_of_rubbish_is_found(path: Path, clock: Clock) -> None:
    await made(path, clock)
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'seats_of_person'").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(os.urandom(4096))
    await refused(path, errors.Corrupt)


async def test_a_directory_is_refused_and_none_is_made(path: Path) -> None:
    path.mkdir()
    for place in (path, path.parent / "not there" / "store"):
        with pytest.raises(errors.ReadOnly):
            await open_store(place, Clock(), on_fatal=print)
    assert [each for each in path.parent.iterdir() if each.is_dir()] == [path]


async def test_an_old_library_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 9))
    await refused(path, errors.OldLibrary)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
@pytest.mark.parametrize("what", ["file", "directory", "new"])
async def test_what_cannot_be_written_is_refused(path: Path, clock: Clock, what: str) -> None:
    """By a user without rights, if this one has them all."""
    if what != "new":
        await made(path, clock)
    before = contents(path.parent)
    for parent in path.parents[:3]:
        parent.chmod(0o755)
    path.with_name(path.name + ".lock").unlink(missing_ok=True)
    if what == "file":
        path.parent.chmod(0o777)
        path.chmod(0o444)
    elif what == "directory":
        path.chmod(0o666)
    if what != "file":
        path.parent.chmod(0o555)
    try:
        attempt = run(OPEN, path, "nobody")
    finally:
        path.parent.chmod(0o755)
    assert attempt.returncode == errors.ReadOnly.exit_code, attempt.stderr
    assert attempt.stdout == "read-only\n"
    assert contents(path.parent) == before


async def test_a_refusal_lets_go_of_the_lock(path: Path, clock: Clock) -> None:
    path.write_bytes(b"these are my notes\n")
    await refused(path, errors.Corrupt)
    path.unlink()
    store = await open_store(path, clock, on_fatal=print)
    await store.tables.open(lobby())
    await store.close()
