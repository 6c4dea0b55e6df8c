"""The database is deleted or replaced while it is open, or opened by another of its names."""

import asyncio
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from persistence import errors
from persistence.sqlite import lock, writer
from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import Clock, begun, lobby, submission
from tests.persistence.test_opening import OPEN
from tests.processes import run, started

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    other = beside(path, ".other")
    shutil.copy(path, other)
    other.replace(path)


def move(path: Path) -> None:
    path.rename(beside(path, ".moved"))


LOSSES = (delete, replace, move)


@pytest.mark.parametrize("lose", LOSSES)
async def test_nothing_counts_as_saved_in_a_file_that_is_gone_and_what_did_is_kept(
    path: Path, clock: Clock, fatal: list[Exception], lose: Callable[[Path], None]
) -> None:
    """Under another name: what stands in the log beside it would be applied to another file."""
    store = await open_store(path, clock, on_fatal=fatal.append)
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0))
    lose(path)
    with pytest.raises(errors.Uncertain):
        await store.matches.commit(submission(match_id, 1))
    assert [type(error) for error in fatal] == [errors.Vanished]
    with pytest.raises(errors.Uncertain):
        await store.tables.open(lobby("another"))
    beside(path, ".rescued-1").write_text("of another time")
    await store.close()
    assert not beside(path, "-wal").exists()
    assert beside(path, ".rescued-1").read_text() == "of another time"
    copy = await open_store(beside(path, ".rescued-2"), clock, on_fatal=print)
    assert (await copy.matches.load(match_id)).step in (1, 2)
    await copy.close()


async def test_it_is_noticed_although_nobody_does_anything(
    path: Path, clock: Clock, fatal: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOOK", 0.01)
    store = await open_store(path, clock, on_fatal=fatal.append)
    match_id = await begun(store)
    path.unlink()
    while not fatal:
        await asyncio.sleep(0.005)
    assert isinstance(fatal[0], errors.Vanished)
    await store.close()
    assert len(fatal) == 1
    copy = await open_store(beside(path, ".rescued-1"), clock, on_fatal=print)
    assert (await copy.matches.load(match_id)).step == 0, "what was saved before, and nothing else"
    await copy.close()


def test_it_is_looked_for_every_few_seconds() -> None:
    assert writer.LOOK <= 3


@pytest.mark.parametrize("how", ["deleted", "replaced"])
async def test_a_log_that_is_gone_is_noticed_and_nothing_is_lost(
    path: Path, clock: Clock, fatal: list[Exception], how: str
) -> None:
    """What stood in it goes into the database when that is closed: the next start finds everything."""
    store = await open_store(path, clock, on_fatal=fatal.append)
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0))
    beside(path, "-wal").unlink()
    if how == "replaced":
        beside(path, "-wal").write_bytes(b"something else")
    with pytest.raises(errors.Uncertain):
        await store.matches.commit(submission(match_id, 1))
    assert [type(error) for error in fatal] == [errors.Unavailable]
    await store.close()
    again = await open_store(path, clock, on_fatal=print)
    assert (await again.matches.load(match_id)).step == 2
    await again.close()
    assert list(path.parent.glob("*.rescued*")) == []


async def test_a_link_that_leads_elsewhere_is_noticed(tmp_path: Path, clock: Clock, fatal: list[Exception]) -> None:
    one, alias = tmp_path / "one", tmp_path / "alias"
    await (await open_store(one, clock, on_fatal=print)).close()
    shutil.copy(one, tmp_path / "two")
    alias.symlink_to(one)
    store = await open_store(alias, clock, on_fatal=fatal.append)
    alias.unlink()
    alias.symlink_to(tmp_path / "two")
    with pytest.raises(errors.Uncertain):
        await store.tables.open(lobby())
    await store.close()


# ---- the next start


@pytest.mark.parametrize("left", ["nothing", "an empty file", "its log"])
async def test_an_empty_database_never_takes_the_place_of_one_that_vanished(
    path: Path, clock: Clock, left: str
) -> None:
    await (await open_store(path, clock, on_fatal=print)).close()
    path.unlink()
    if left == "an empty file":
        path.touch()
    elif left == "its log":
        beside(path, "-wal").write_bytes(b"x" * 32)
        beside(path, ".lock").unlink()
    for _ in range(2):
        attempt = run(OPEN, path)
        assert (attempt.stdout, attempt.returncode) == ("vanished\n", errors.Vanished.exit_code)
    assert path.exists() == (left == "an empty file")
    assert left != "an empty file" or path.stat().st_size == 0


async def test_whoever_wants_to_begin_anew_can(path: Path, clock: Clock) -> None:
    await (await open_store(path, clock, on_fatal=print)).close()
    path.unlink()
    beside(path, ".lock").unlink()
    assert run(OPEN, path).stdout == "open\n"


def test_a_first_start_that_came_to_nothing_is_not_missed(path: Path) -> None:
    """Killed between the empty file and its first table: it was nothing yet."""
    beside(path, ".lock").touch()
    path.touch()
    assert run(OPEN, path).stdout == "open\n"


# ---- other names


def hard(path: Path, alias: Path) -> None:
    alias.hardlink_to(path)


def soft(path: Path, alias: Path) -> None:
    alias.symlink_to(path)


def away(path: Path, alias: Path) -> None:
    """It is given another name while it is open."""
    path.rename(alias)


@pytest.mark.parametrize("name", [hard, soft, away])
async def test_another_name_is_the_same_database(
    path: Path, tmp_path: Path, name: Callable[[Path, Path], None]
) -> None:
    alias = tmp_path / "elsewhere" / "alias"
    alias.parent.mkdir()
    with started(OPEN, path, "stay") as first:
        assert first.stdout.readline() == "open\n"
        name(path, alias)
        second = run(OPEN, alias)
        assert (second.stdout, second.returncode) == ("locked\n", errors.Locked.exit_code)
        first.kill()


async def test_a_second_try_in_the_same_process_takes_no_lock_away(
    store: SqliteStore, path: Path, fatal: list[Exception]
) -> None:
    """Closing any descriptor of a file would drop what SQLite has locked in it."""
    alias = beside(path, ".alias")
    alias.hardlink_to(path)
    with pytest.raises(errors.Locked):
        await open_store(alias, Clock(), on_fatal=print)
    locked = Path("/proc/locks")
    if locked.exists():
        inode = f":{path.stat().st_ino} "
        own = [line for line in locked.read_text().splitlines() if inode in line and f" {os.getpid()} " in line]
        assert any("POSIX" in line for line in own)
    await begun(store)
    assert fatal == []


async def test_where_the_file_cannot_be_locked_several_names_are_refused(
    path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "LOCKS_DATABASES", False)
    await (await open_store(path, clock, on_fatal=print)).close()
    alias = beside(path, ".alias")
    alias.hardlink_to(path)
    with pytest.raises(errors.Locked):
        await open_store(path, clock, on_fatal=print)
    alias.unlink()
    await (await open_store(path, clock, on_fatal=print)).close()


async def test_a_backup_needs_no_lock_and_takes_none_away(store: SqliteStore, path: Path) -> None:
    await begun(store)
    await store.backup(beside(path, ".copy"))
    assert run(OPEN, path).stdout == "locked\n"
