"""Open the file, or refuse to and leave it as it was."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from itertools import count
from pathlib import Path

from persistence.errors import CannotOpen, Corrupt, OldLibrary, ReadOnly, StoreError, Vanished
from persistence.sqlite import migrate
from persistence.sqlite.connection import PATIENCE, Connection, Mode, T, Unit, connect
from persistence.sqlite.failures import while_opening, while_running
from persistence.sqlite.lock import Lock
from persistence.sqlite.migrate import Migration
from persistence.sqlite.watch import Watch

_log = logging.getLogger(__name__)
WHILE_READING = 200
"""Milliseconds for which writers may be held up so that readers finish."""
OLDEST_LIBRARY = (3, 37, 0)
"""The first with STRICT tables."""
UNFINISHED = ".partial"
"""At the end of the name of a file that is not whole yet."""


class Database:
    """Two connections to one file, and the lock. Older SQLite libraries can lose data when two connections write or
    checkpoint at the same moment, so only :attr:`writer` does either."""

    def __init__(
        self, path: Path, writer: Connection, reader: Connection, watch: Watch, resources: AsyncExitStack
    ) -> None:
        self.path, self.writer, self.watch = path, writer, watch
        self._reader, self._resources = reader, resources

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
        try:
            async with connect(self.path, "ro") as copier:
                await copy_into(copier, path)
        except sqlite3.Error as error:
            raise while_running(error) from error

    async def close(self) -> None:
        """The reader first: whoever closes last checkpoints. What a database that was deleted still holds is saved
        under another name."""
        if await asyncio.to_thread(lambda: self.watch.lost):
            await self._rescue()
        await self._resources.aclose()

    async def _rescue(self) -> None:
        names = (self.path.with_name(f"{self.path.name}.rescued-{number}") for number in count(1))
        path = next(name for name in names if not name.exists())
        try:
            await copy_into(self.writer, path)
            await asyncio.to_thread(self.watch.clear)
        except (sqlite3.Error, StoreError, OSError) as error:
            _log.critical("the database is gone, and could not be saved: %s: %s", type(error).__name__, error)
        else:
            _log.critical("the database is gone; all that was in it is saved in %s", path)


async def copy_into(connection: Connection, path: Path) -> None:
    """Write what *connection* sees at this moment into a file of its own, which appears under its name when it is whole
    and on disk. ``FileExistsError``, ``sqlite3.Error``."""

    def copy(db: sqlite3.Connection) -> None:
        """All on the connection's thread, which tidies up although nobody may be waiting any more."""
        unfinished = room_for(path)
        try:
            db.execute("VACUUM INTO ?", (str(unfinished),))
            publish(unfinished, path)
        finally:
            discard(unfinished)

    try:
        await connection.run(copy)
    except asyncio.CancelledError:
        await connection.interrupt()
        raise


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
            given, (path, lock, mode) = path, await asyncio.to_thread(claim, path)
            resources.callback(lock.release)
            async with connect(path, mode) as looker:
                await looker.run(partial(check, migrations=migrations))
            writer = await resources.enter_async_context(connect(path, "rw"))
            await writer.run(partial(_prepare, migrations=migrations, now=now))
            reader = await resources.enter_async_context(connect(path, "ro"))
            await asyncio.to_thread(lock.remember)
            watch = await asyncio.to_thread(Watch, given)
        except sqlite3.Error as error:
            raise while_opening(error) from error
        return Database(path, writer, reader, watch, resources.pop_all())
    raise AssertionError("the stack swallows no exception")


def claim(path: Path) -> tuple[Path, Lock, Mode]:
    """The file, for this process alone, and how to look at it without changing it. An empty one is made if there has
    never been any."""
    path = path.resolve()
    lock = Lock(path)
    try:
        _require(path, lock)
        lock.hold()
    except BaseException:
        lock.release()
        raise
    return path, lock, looking(path)


def looking(path: Path) -> Mode:
    """How to look at a file that nobody writes. Reading the log beside it takes a connection that shares memory with
    others, and leaves traces; so only if there is something in the log."""
    return "ro" if _logged(path) else "ro&immutable=1"


def _require(path: Path, lock: Lock) -> None:
    if path.exists() and (not path.is_file() or not os.access(path, os.R_OK | os.W_OK)):
        raise ReadOnly(f"{path} is not a file that can be written")
    if path.exists() and path.stat().st_size:
        return
    if lock.remembers or _logged(path):
        raise Vanished(f"{path} is gone; to begin with an empty one, remove {lock.path} and what else bears that name")
    _create(path)


def _logged(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def check(db: sqlite3.Connection, migrations: Sequence[Migration]) -> tuple[Migration, ...]:
    """Those of *migrations* that it lacks. ``Foreign``, ``Newer``, ``Corrupt``."""
    lacking = migrate.missing(db, migrations)
    complaints = [row[0] for row in db.execute("PRAGMA quick_check(1)")]
    if complaints != ["ok"]:
        raise Corrupt(f"quick_check: {complaints[0]}")
    return lacking


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


def make_folder(folder: Path) -> None:
    """The folder for a database, if it is not there. ``ReadOnly``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ReadOnly(f"cannot make {folder}: {error.strerror}") from error


def _create(path: Path) -> None:
    """An empty file, if there is none, that nobody else may read: it will hold what players hide from each other."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise ReadOnly(f"cannot write {path}: {error.strerror}") from error


def room_for(path: Path) -> Path:
    """An empty file that is to become *path*. ``FileExistsError``."""
    if path.exists():
        raise FileExistsError(path)
    unfinished = path.with_name(path.name + UNFINISHED)
    discard(unfinished)
    _create(unfinished)
    return unfinished


def discard(unfinished: Path) -> None:
    """And whatever SQLite has put beside it, which it would apply to the next file of that name."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)


def publish(unfinished: Path, path: Path) -> None:
    """*unfinished* appears as *path*, or takes its place, whole and on disk; ``VACUUM INTO`` does not flush."""
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Until then a power cut may undo what was renamed in it."""
    if sys.platform != "win32":  # where folders cannot be flushed
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
