"""What the operator does with databases, beside the bot or without it: copy, examine, restore."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from persistence.errors import Foreign, Locked, ReadOnly
from persistence.sqlite import migrate
from persistence.sqlite.audit import Findings, Judge, audit
from persistence.sqlite.connection import Connection, Mode, connect
from persistence.sqlite.database import check, copy_into, discard, publish, room_for
from persistence.sqlite.failures import damaged, while_opening
from persistence.sqlite.lock import Lock


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored:
    findings: Findings
    done: bool
    """False: there were faults, and nothing was changed."""
    aside: Path | None = None
    """Where the former database lies now, if there was one."""


async def save(path: Path, target: Path) -> None:
    """A copy of one moment, beside a process that plays on the database or alone; see ``copy_into``. A ``CannotOpen``,
    ``FileExistsError``."""
    try:
        async with connect(*_reading(path)) as source:
            await source.run(_ours)
            await copy_into(source, target)
    except sqlite3.Error as error:
        raise while_opening(error) from error


async def examine(path: Path, judge: Judge | None, now: int) -> Findings:
    """What is in the database at *path*, beside a process that plays on it or alone; only read. A ``CannotOpen``.

    :param judge: see ``audit``.
    :param now: as the migrations of a copy have it; an older release's database is brought up to date in a copy."""
    try:
        async with connect(*_reading(path)) as source:
            lacking = await source.run(_ours)
            if not lacking:
                return await source.run(partial(audit, judge=judge))
            with tempfile.TemporaryDirectory(prefix="castellan-") as folder:
                async with _copied(source, Path(folder) / path.name, now) as copy:
                    return await copy.run(partial(audit, judge=judge))
    except sqlite3.Error as error:
        raise while_opening(error) from error
    raise AssertionError("a connection swallows no exception")


async def restore(
    backup: Path,
    path: Path,
    *,
    judge: Judge | None,
    now: int,
    stamp: str,
    anyway: bool = False,
    outdated: Sequence[str] = (),
) -> Restored:
    """*backup* in the place of the database at *path*, if nobody plays on that and the backup holds. A kill at any
    moment leaves the former database or the restored one there, each whole. A ``CannotOpen``.

    :param judge: see ``audit``.
    :param stamp: for the name of what was there before.
    :param anyway: single matches of the backup may be damaged; a start sets those aside.
    :param outdated: the names of notes that are left out: what they say need not hold any more."""
    path, lock = await asyncio.to_thread(_seized, path)
    unfinished = path.with_name(path.name + ".restoring")
    try:
        await asyncio.to_thread(discard, unfinished)
        async with connect(*_reading(backup)) as source:
            await source.run(_ours)
            async with _copied(source, unfinished, now) as copy:
                findings = await copy.run(partial(audit, judge=judge))
                await copy.run(partial(_leave_out, names=outdated))
        if findings.faults and not anyway:
            return Restored(findings=findings, done=False)
        aside = await asyncio.to_thread(_put_aside, path, path.with_name(f"{path.name}.before-{stamp}"))
        await asyncio.to_thread(publish, unfinished, path)
        await asyncio.to_thread(lock.remember)
        return Restored(findings=findings, done=True, aside=aside)
    except sqlite3.Error as error:
        raise while_opening(error) from error
    except OSError as error:
        raise ReadOnly(f"cannot write {error.filename or path}: {error.strerror}") from error
    finally:
        await asyncio.to_thread(discard, unfinished)
        lock.release()


def _seized(path: Path) -> tuple[Path, Lock]:
    path = path.resolve()
    lock = Lock(path)
    if path.exists():
        try:
            lock.hold()
        except BaseException:
            lock.release()
            raise
    return path, lock


def _reading(path: Path) -> tuple[Path, Mode]:
    """How to read a file that a process may be writing: that always has a log, even if there is nothing in it. Without
    one the file is read as it lies there, and nothing is left beside it. The log lies beside the file itself, not
    beside a link to it."""
    path = path.resolve()
    return path, "ro" if path.with_name(path.name + "-wal").exists() else "ro&immutable=1"


def _ours(db: sqlite3.Connection) -> tuple[migrate.Migration, ...]:
    lacking = check(db, migrate.shipped())
    if lacking == migrate.shipped():
        raise Foreign("the file is empty")
    return lacking


@asynccontextmanager
async def _copied(source: Connection, path: Path, now: int) -> AsyncIterator[Connection]:
    """A copy of *source* at *path*, as the present release writes it, and no log beside it."""
    await copy_into(source, path)
    async with connect(path, "rw") as copy:
        await copy.run(partial(migrate.apply, migrations=migrate.shipped(), now=now))
        yield copy


def _leave_out(db: sqlite3.Connection, names: Sequence[str]) -> None:
    with db:
        db.executemany("DELETE FROM notes WHERE name = ?", [(name,) for name in names])


def _put_aside(path: Path, aside: Path) -> Path | None:
    """A whole copy of the present database as *aside*, and no log that could be applied to what comes in its place.

    What stands in the log goes into the database first, which leaves it whole by itself. Where damage prevents that
    there is no whole database; then the log goes along with the copy, as it was before SQLite tried."""
    logs = [path.with_name(path.name + suffix) for suffix in ("-wal", "-journal")]
    copies = {log: _copy(log, aside.with_name(aside.name + log.name.removeprefix(path.name))) for log in logs}
    there = path.exists()
    folded = there and _folded(path)
    if there:
        copies[path] = _copy(path, aside)
    for origin, (unfinished, copy) in copies.items():
        if unfinished.exists() and not (folded and origin in logs):
            publish(unfinished, copy)
        discard(unfinished)
    for leftover in (*logs, path.with_name(path.name + "-shm")):
        leftover.unlink(missing_ok=True)
    return aside if there else None


def _copy(origin: Path, copy: Path) -> tuple[Path, Path]:
    """What is to become *copy*, if there is an *origin*; and that name."""
    unfinished = room_for(copy)
    if origin.exists():
        shutil.copyfile(origin, unfinished)
    else:
        unfinished.unlink()
    return unfinished, copy


def _folded(path: Path) -> bool:
    """The log beside *path* is in it now, and gone. False if the database is too damaged for that."""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True)) as db:
            (mode,) = db.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.Error as error:
        if damaged(error):
            return False
        raise
    if mode != "delete":
        raise Locked(f"another program has {path} open")
    return True
