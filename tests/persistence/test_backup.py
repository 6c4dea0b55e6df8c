"""A copy made beside the running writer."""

import asyncio
import os
import sqlite3
import stat
import sys
import threading
from pathlib import Path

import pytest

from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import Clock, begun, submission


async def test_a_backup_is_a_store_of_one_moment(store: SqliteStore, clock: Clock, tmp_path: Path) -> None:
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0))
    await store.backup(tmp_path / "copy")
    await store.matches.commit(submission(match_id, 1))
    copy = await open_store(tmp_path / "copy", clock, on_fatal=print)
    assert (await copy.matches.load(match_id)).step == 1
    assert len(await copy.matches.log(match_id)) == 2
    await copy.matches.commit(submission(match_id, 1, key="in the copy"))
    await copy.close()
    assert (await store.matches.load(match_id)).step == 2


@pytest.mark.thorough
async def test_readers_never_hold_up_the_writer(store: SqliteStore, tmp_path: Path) -> None:
    """Acts go on while a backup runs and while a long read has not finished."""
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, snapshot=b"x" * 20_000_000))
    backup = asyncio.create_task(store.backup(tmp_path / "copy"))
    slow = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT count(*) FROM n"
    reading = asyncio.create_task(store.database.read(lambda db: db.execute(slow).fetchone()[0]))
    await asyncio.sleep(0.01)
    for step in range(1, 6):
        await store.matches.commit(submission(match_id, step))
    assert not reading.done()
    assert await reading == 3_000_000
    await backup


async def test_a_reader_sees_one_moment(store: SqliteStore) -> None:
    """An act is written between two questions of one look."""
    match_id = await begun(store)
    looked, written = threading.Event(), threading.Event()

    def twice(db: sqlite3.Connection) -> list[int]:
        steps = [db.execute("SELECT step FROM matches").fetchone()[0]]
        looked.set()
        written.wait(30)
        return [*steps, db.execute("SELECT step FROM matches").fetchone()[0]]

    reading = asyncio.create_task(store.database.read(twice))
    await asyncio.to_thread(looked.wait, 30)
    await store.matches.commit(submission(match_id, 0))
    written.set()
    assert await reading == [0, 0]


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be flushed there")
async def test_a_copy_is_on_disk_before_it_has_its_name_and_so_is_the_name(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut leaves no file of that name that is not whole, and takes back no copy that was promised."""
    done, replace = list[str](), Path.replace

    def flushed(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")

    def renamed(path: Path, other: Path) -> Path:
        done.append("name")
        return replace(path, other)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(Path, "replace", renamed)
    await store.backup(tmp_path / "copy")
    assert done == ["file", "name", "folder"]


async def test_one_that_is_given_up_leaves_nothing(store: SqliteStore, tmp_path: Path) -> None:
    """As when the bot is told to stop."""
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, snapshot=b"x" * 50_000_000))
    backup = asyncio.create_task(store.backup(tmp_path / "copy"))
    while not (tmp_path / "copy.partial").exists():
        await asyncio.sleep(0.001)
    backup.cancel()
    await asyncio.gather(backup, return_exceptions=True)
    assert not (tmp_path / "copy.partial").exists()
    if (tmp_path / "copy").exists():
        copy = await open_store(tmp_path / "copy", Clock(), on_fatal=print)
        assert (await copy.matches.load(match_id)).step == 1, "whole, since it was too late"
        await copy.close()
    await store.backup(tmp_path / "another")
