"""A backup in the place of a database, whatever is or was there."""

import errno
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from persistence import errors
from persistence.sqlite import offline
from persistence.sqlite.database import open_database
from persistence.sqlite.migrate import shipped
from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import NOON, Clock, begun, submission
from tests.persistence.test_migrating_data import first_release
from tests.persistence.test_offline import KILLED, beside, campaign, examined, made
from tests.processes import run

RESTORE = """
import asyncio, os, shutil, signal, sys
from pathlib import Path
from persistence.sqlite import offline
backup, before, folder = map(Path, sys.argv[1:])
code, moments = 1, 0
def restore(path):
    seen = []
    def moment(event, arguments):
        if event in ("open", "os.rename", "os.remove", "sqlite3.connect") and str(path) in str(arguments[0]):
            seen.append(event)
            if len(seen) == moments:
                os.kill(os.getpid(), signal.SIGKILL)
    sys.addaudithook(moment)
    asyncio.run(offline.restore(backup, path, judge=None, now=0, stamp="now"))
while code:
    moments += 1
    path = shutil.copytree(before, folder / str(moments)) / "store"
    child = os.fork()
    if not child:
        restore(path)
        os._exit(0)
    code = os.waitpid(child, 0)[1]
    print(code, flush=True)
"""


async def restored(backup: Path, path: Path, **options: Any) -> offline.Restored:
    return await offline.restore(backup, path, judge=None, now=NOON, stamp="now", **options)


async def test_a_bare_machine_gets_the_backup(tmp_path: Path) -> None:
    backup = await made(tmp_path / "backup")
    there = await restored(backup, tmp_path / "store")
    assert there.done
    assert there.aside is None
    assert (await examined(tmp_path / "store")).fingerprint == (await examined(backup)).fingerprint
    store = await open_store(tmp_path / "store", Clock(), on_fatal=print)
    assert len(await store.tables.live()) == 1
    await store.close()
    (tmp_path / "store").unlink()
    with pytest.raises(errors.Vanished):
        await open_store(tmp_path / "store", Clock(), on_fatal=print)


async def test_what_was_there_is_kept_whole(tmp_path: Path) -> None:
    """With what its killed process had written into the log alone."""
    backup, path = await made(tmp_path / "backup"), tmp_path / "store"
    run(KILLED, path, 7)
    assert beside(path, "-wal").stat().st_size > 0
    before = await examined(path)
    there = await restored(backup, path)
    assert there.aside == beside(path, ".before-now")
    assert await examined(there.aside) == before
    assert await examined(path) == await examined(backup)
    assert not beside(path, "-wal").exists()
    assert not beside(there.aside, "-wal").exists()


async def test_no_room_for_what_was_there_is_said_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    await campaign(old)
    await campaign(new)
    before = await examined(old)

    def full(_origin: Path, _copy: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(errors.ReadOnly, match="No space left"):
        await offline.restore(new, old, judge=None, now=NOON, stamp="now")
    assert await examined(old) == before


async def test_the_backup_may_have_its_log_beside_it(tmp_path: Path) -> None:
    run(KILLED, tmp_path / "backup", 3)
    assert (await restored(tmp_path / "backup", tmp_path / "store")).done
    assert await examined(tmp_path / "store") == await examined(tmp_path / "backup")
    (tmp_path / "store").unlink()
    with pytest.raises(errors.Vanished):  # although it has never been opened there
        await open_store(tmp_path / "store", Clock(), on_fatal=print)


async def test_a_database_beyond_repair_is_replaced_and_kept_with_its_log(tmp_path: Path) -> None:
    backup, path = await made(tmp_path / "backup"), tmp_path / "store"
    path.write_bytes(b"rubbish" * 1000)
    beside(path, "-wal").write_bytes(b"more rubbish")
    there = await restored(backup, path)
    assert there.done
    assert there.aside is not None
    assert there.aside.read_bytes() == b"rubbish" * 1000
    assert beside(there.aside, "-wal").read_bytes() == b"more rubbish"
    assert await examined(path) == await examined(backup)


async def test_the_log_of_a_vanished_database_is_not_applied_to_the_backup(tmp_path: Path) -> None:
    backup, path = await made(tmp_path / "backup"), tmp_path / "store"
    run(KILLED, path, 7)
    path.unlink()
    assert (await restored(backup, path)).done
    assert await examined(path) == await examined(backup)
    assert not beside(path, "-wal").exists()


async def test_nothing_is_restored_while_the_bot_runs(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    """By whatever name."""
    backup, alias = await made(tmp_path / "backup"), tmp_path / "alias"
    match_id = await begun(store)
    alias.hardlink_to(path)
    for target in (path, alias):
        with pytest.raises(errors.Locked):
            await restored(backup, target)
    assert (await store.matches.load(match_id)).step == 0
    await store.matches.commit(submission(match_id, 0))


def torn(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:-8192])


def empty(backup: Path) -> None:
    backup.write_bytes(b"")


def foreign(backup: Path) -> None:
    backup.unlink()
    with closing(sqlite3.connect(backup)) as db, db:
        db.execute("CREATE TABLE accounts (owner)")


def newer(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as db, db:
        db.execute("INSERT INTO migrations VALUES (9999, 'from_the_future', 'sum', 0)")


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [(torn, errors.Corrupt), (empty, errors.Foreign), (foreign, errors.Foreign), (newer, errors.Newer)],
)
async def test_what_is_no_backup_changes_nothing(
    tmp_path: Path, spoil: Callable[[Path], None], kind: type[errors.CannotOpen]
) -> None:
    backup, path = await made(tmp_path / "backup"), await made(tmp_path / "store", 5)
    spoil(backup)
    before = path.read_bytes()
    with pytest.raises(kind):
        await restored(backup, path)
    assert path.read_bytes() == before
    assert {file.name for file in tmp_path.glob("store*")} == {"store", "store.lock"}
    with pytest.raises(kind):
        await examined(backup)


async def test_a_damaged_match_is_restored_only_on_demand(tmp_path: Path) -> None:
    backup, path = await made(tmp_path / "backup"), await made(tmp_path / "store", 5)
    with closing(sqlite3.connect(backup)) as db, db:
        db.execute("UPDATE matches SET snapshot = x'00'")
    before = path.read_bytes()
    there = await restored(backup, path)
    assert not there.done
    assert there.findings.faults
    assert path.read_bytes() == before
    assert {file.name for file in tmp_path.glob("store*")} == {"store", "store.lock"}
    assert (await restored(backup, path, anyway=True)).done
    assert (await examined(path)).faults == there.findings.faults


async def test_a_backup_of_an_older_release_is_brought_up_to_date(tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    await first_release(backup)
    before = backup.read_bytes()
    looked = await examined(backup)
    assert looked.faults == ()
    assert (await restored(backup, tmp_path / "store")).done
    assert backup.read_bytes() == before
    assert (await examined(tmp_path / "store")).fingerprint == looked.fingerprint
    with closing(sqlite3.connect(tmp_path / "store")) as db:
        assert db.execute("SELECT max(number) FROM migrations").fetchone() == (shipped()[-1].number,)
    await (await open_database(tmp_path / "store", NOON)).close()


@pytest.mark.thorough
@pytest.mark.waits
@pytest.mark.skipif(sys.platform == "win32", reason="has no signal that kills at once")
async def test_a_kill_at_any_moment_leaves_the_old_or_the_new(tmp_path: Path) -> None:
    """At every file that is opened, renamed or removed."""
    backup, before = await made(tmp_path / "backup"), tmp_path / "before"
    before.mkdir()
    run(KILLED, before / "store", 7)
    new = (await examined(backup)).fingerprint
    old = (await examined(shutil.copytree(before, tmp_path / "looked at") / "store")).fingerprint
    (tmp_path / "killed").mkdir()
    told = run(RESTORE, backup, before, tmp_path / "killed")
    codes = [int(line) for line in told.stdout.splitlines()]
    assert codes == [9] * (len(codes) - 1) + [0], told.stderr
    found = []
    for moment in range(1, len(codes) + 1):
        path = tmp_path / "killed" / str(moment) / "store"
        found.append((await examined(path)).fingerprint)
        await (await open_store(path, Clock(), on_fatal=print)).close()
    assert len(codes) > 10
    assert set(found) == {old, new}
    assert found == sorted(found, key=[old, new].index), "the old one until there is the new one"
    assert (await restored(backup, tmp_path / "killed" / "5" / "store")).done, (
        "what a kill left behind is in nobody's way"
    )
