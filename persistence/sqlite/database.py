"""Open the file, or refuse to and leave it as it was."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

from persistence.errors import CannotOpen, Corrupt, OldLibrary, ReadOnly
from persistence.sqlite import migrate
from persistence.sqlite.connection import PATIENCE, Connection, Mode, T, Unit, connect
from persistence.sqlite.failures import while_opening, while_running
from persistence.sqlite.lock import Lock
from persistence.sqlite.migrate import Migration

_log = logging.getLogger(__name__)
WHILE_READING = 200
"""Milliseconds for which writers may be held up so that readers finish."""
OLDEST_LIBRARY = (3, 37, 0)
"""The first with STRICT tables."""


class Database:
    """Two connections to one file, and the lock. Older SQLite libraries can lose data when two connections write or
    checkpoint at the same moment, so only :attr:`writer` does either."""

    def __init__(self, path: Path, writer: Connection, reader: Connection, resources: AsyncExitStack) -> None:
        self.path, self.writer, self._reader, self._resources = path, writer, reader, resources

    async def read(self, unit: Unit[T]) -> T:
        """*unit* in a read transaction: it sees one moment, and no writer waits for it. It has to fetch all rows of a
        query before it looks at them: a cursor that an error leaves half read would keep that moment alive."""

        try:
            return await self._reader.run(partial(_consistently, unit=unit))
        except sqlite3.Error as error:
            raise while_running(error) from error

    async def read_aside(self, unit: Unit[T]) -> T:
        """The same on a connection of its own, for what takes long: no other reader waits for it either."""
        try:
            async with connect(self.path, "ro") as reader:
                return await reader.run(partial(_consistently, unit=unit))
        except sqlite3.Error as error:
            raise while_running(error) from error

    async def overwrite(self) -> None:
        """What was deleted or changed until now is not to be found in the files any more: ``secure_delete`` has taken
        it out of the pages, and the log with the old pages is emptied, unless somebody reads it at this moment."""

        def checkpoint(db: sqlite3.Connection) -> None:
            db.execute(f"PRAGMA busy_timeout = {WHILE_READING}")
            try:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                db.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")

        try:
            await self.writer.run(checkpoint)
        except sqlite3.Error as error:
            _log.warning("The log beside the database could not be emptied: %s", type(error).__name__)

    async def backup(self, path: Path) -> None:
        """A copy of one moment, on a connection of its own. It appears under its name when it is whole."""
        unfinished = await asyncio.to_thread(_room_for, path)
        try:
            async with connect(self.path, "ro") as copier:
                await copier.execute("VACUUM INTO ?", (str(unfinished),))
            await asyncio.to_thread(_publish, unfinished, path)
        except sqlite3.Error as error:
            raise while_running(error) from error
        finally:
            await asyncio.to_thread(unfinished.unlink, missing_ok=True)

    async def close(self) -> None:
        """The reader first: whoever closes last checkpoints."""
        await self._resources.aclose()


def _consistently(db: sqlite3.Connection, unit: Unit[T]) -> T:
    db.execute("BEGIN")
    try:
        return unit(db)
    finally:
        db.execute("ROLLBACK")


async def open_database(path: Path, now: int, migrations: Sequence[Migration] | None = None) -> Database:
    """Raises a ``CannotOpen``; until all checks have passed, the file is only read.

    :param migrations: those shipped, unless a test brings its own.
    """
    if sqlite3.sqlite_version_info < OLDEST_LIBRARY:
        raise OldLibrary(f"SQLite {sqlite3.sqlite_version} is older than {'.'.join(map(str, OLDEST_LIBRARY))}")
    migrations = migrate.shipped() if migrations is None else migrations
    async with AsyncExitStack() as resources:
        try:
            path, lock, mode = await asyncio.to_thread(_claim, path)
            resources.callback(lock.release)
            if mode:
                async with connect(path, mode) as looker:
                    await looker.run(partial(_check, migrations=migrations))
            await asyncio.to_thread(_create, path)
            writer = await resources.enter_async_context(connect(path, "rwc"))
            await writer.run(partial(_prepare, migrations=migrations, now=now))
            reader = await resources.enter_async_context(connect(path, "ro"))
        except sqlite3.Error as error:
            raise while_opening(error) from error
        return Database(path, writer, reader, resources.pop_all())
    raise AssertionError("the stack swallows no exception")


def _claim(path: Path) -> tuple[Path, Lock, Mode | None]:
    """The file, for this process alone, and how to look at it without changing it; ``None`` if it is not there yet.

    Reading the log beside the file takes a connection that shares memory with others, and leaves traces; so only if
    there is something in the log."""
    path = path.resolve()
    lock = Lock(path)
    if not path.exists():
        return path, lock, None
    if not path.is_file() or not os.access(path, os.R_OK | os.W_OK):
        lock.release()
        raise ReadOnly(f"{path} is not a file that can be written")
    log = path.with_name(path.name + "-wal")
    return path, lock, "ro" if log.exists() and log.stat().st_size else "ro&immutable=1"


def _check(db: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    migrate.missing(db, migrations)
    complaints = [row[0] for row in db.execute("PRAGMA quick_check(1)")]
    if complaints != ["ok"]:
        raise Corrupt(f"quick_check: {complaints[0]}")


def _prepare(db: sqlite3.Connection, migrations: Sequence[Migration], now: int) -> None:
    """Durability first, since it holds for the migrations too; foreign keys last, since they do not."""
    _assure(db, "journal_mode", "WAL", "wal")
    _assure(db, "synchronous", "FULL", 2)
    _assure(db, "fullfsync", "ON", 1)  # on macOS an ordinary flush stops at the drive's cache; elsewhere no effect
    _assure(db, "secure_delete", "ON", 1)  # whoever is forgotten is not to be found in what the file no longer uses
    _assure(db, "foreign_keys", "OFF", 0)
    migrate.apply(db, migrations, now)
    _assure(db, "foreign_keys", "ON", 1)


def _assure(db: sqlite3.Connection, name: str, value: str, answer: str | int) -> None:
    """Set a pragma and read it back: SQLite says nothing when it cannot set one."""
    db.execute(f"PRAGMA {name} = {value}")
    (found,) = db.execute(f"PRAGMA {name}").fetchone()
    if found != answer:
        raise CannotOpen(f"{name} is {found} and cannot be set to {value}")


def _create(path: Path) -> None:
    """An empty file, if there is none, that nobody else may read: it will hold what players hide from each other."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise ReadOnly(f"cannot write {path}: {error.strerror}") from error


def _room_for(path: Path) -> Path:
    if path.exists():
        raise FileExistsError(path)
    unfinished = path.with_name(path.name + ".partial")
    unfinished.unlink(missing_ok=True)
    _create(unfinished)
    return unfinished


def _publish(unfinished: Path, path: Path) -> None:
    """``VACUUM INTO`` does not flush what it wrote."""
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.rename(path)
