"""Databases copied, examined and restored by their operator."""

import errno
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence import errors
from persistence.codec import HEIRLOOMS
from persistence.deliveries import BoardDue
from persistence.records import History, Loaded
from persistence.sqlite import offline
from persistence.sqlite.audit import Findings, Judge
from persistence.sqlite.database import open_database
from persistence.sqlite.migrate import shipped
from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import NOON, Clock, beginning, begun, seated, submission
from tests.persistence.test_migrating_data import first_release
from tests.persistence.test_packing import HOUR, ended
from tests.persistence.test_worlds import current
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
KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from persistence.sqlite.store import open_store
from tests.persistence.samples import Clock, begun, submission
async def main():
    store = await open_store(Path(sys.argv[1]), Clock(), print)
    match_id = await begun(store)
    for step in range(int(sys.argv[2])):
        await store.matches.commit(submission(match_id, step))
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


async def examined(path: Path, judge: Judge | None = None) -> Findings:
    return await offline.examine(path, judge, NOON)


async def restored(backup: Path, path: Path, **options: Any) -> offline.Restored:
    return await offline.restore(backup, path, judge=None, now=NOON, stamp="now", **options)


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


async def made(path: Path, acts: int = 2) -> Path:
    store = await open_store(path, Clock(), on_fatal=print)
    match_id = await begun(store)
    for step in range(acts):
        await store.matches.commit(submission(match_id, step))
    await store.close()
    return path


# ---- examining


async def test_a_copy_has_the_fingerprint_of_its_origin(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    """Beside the writer; and another content has another."""
    match_id = await begun(store)
    for step in range(5):
        await store.matches.commit(submission(match_id, step, snapshot=b"x" * 50_000))
    await offline.save(path, tmp_path / "one")
    await store.backup(tmp_path / "two")
    prints = {(await examined(each)).fingerprint for each in (path, tmp_path / "one", tmp_path / "two")}
    assert len(prints) == 1
    await store.tables.change(match_id, prompt_message_id="m")
    assert (await examined(path)).fingerprint not in prints
    assert (await examined(tmp_path / "one")).fingerprint in prints


LAID_ANEW = """
CREATE TEMP TABLE every AS SELECT * FROM tables ORDER BY rowid; DELETE FROM tables;
INSERT INTO tables SELECT * FROM every ORDER BY rowid DESC
"""


@pytest.mark.parametrize(("sql", "same"), [("UPDATE notes SET name = 'a', text = 'bc'", False), (LAID_ANEW, True)])
async def test_a_fingerprint_is_that_of_the_contents(path: Path, sql: str, same: bool) -> None:
    """A letter that moves from one value to the next makes another one; where its rows lie does not."""
    store = await open_store(path, Clock(), on_fatal=print)
    await store.notes.put("ab", "c")
    for channel in ("one", "two"):
        await begun(store, channel)
    await store.close()
    before = (await examined(path)).fingerprint
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(sql)
    assert ((await examined(path)).fingerprint == before) is same


async def test_an_index_that_does_not_fit_its_table_is_found(path: Path) -> None:
    """It takes a look at every row, which nobody takes at a start."""
    await campaign(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '(user_id)', '(name)')"
            " WHERE name = 'seats_of_person'"
        )
    await (await open_store(path, Clock(), on_fatal=print)).close()
    with pytest.raises(errors.Corrupt, match="integrity_check"):
        await examined(path)


async def test_what_lies_behind_a_link_is_read_whole(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    """Its log lies beside the file, not beside the link."""
    await begun(store)
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link"
    link.symlink_to(path)
    await offline.save(link, tmp_path / "copy")
    prints = [(await examined(each)).fingerprint for each in (path, link, tmp_path / "copy")]
    assert len(set(prints)) == 1
    assert (await restored(link, tmp_path / "restored")).findings.fingerprint == prints[0]


async def test_looking_leaves_nothing_beside_a_backup(tmp_path: Path) -> None:
    await made(tmp_path / "store")
    (tmp_path / "safe").mkdir()
    backup = shutil.copy(tmp_path / "store", tmp_path / "safe" / "backup")
    await examined(Path(backup))
    assert [file.name for file in (tmp_path / "safe").iterdir()] == ["backup"]


async def test_what_is_saved_is_there_whole_or_not_at_all(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(FileExistsError):
        await offline.save(path, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"
    kill = "import os, signal; from persistence.sqlite import database, offline\n"
    kill += "database.publish = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
    kill += "import asyncio, sys; from pathlib import Path\n"
    kill += "asyncio.run(offline.save(Path(sys.argv[1]), Path(sys.argv[2])))"
    assert run(kill, path, tmp_path / "killed").returncode == -9
    assert not (tmp_path / "killed").exists()
    for suffix in ("-journal", "-wal", "-shm"):
        beside(tmp_path / "killed", f".partial{suffix}").write_bytes(b"of no file any more")
    await offline.save(path, tmp_path / "killed")
    assert (await examined(tmp_path / "killed")).faults == ()
    assert list(tmp_path.glob("killed.partial*")) == []


FAULTS = (
    ("UPDATE matches SET snapshot = x'00'", "snapshot does not match"),
    ("UPDATE log SET cause = 'nobody' WHERE step = 1", "step 1 of match"),
    ("DELETE FROM log WHERE step = 2", "steps of match"),
    ("DELETE FROM log WHERE step = 4", "its log ends at step 3"),
    ("DELETE FROM log", "steps of match"),
    ("UPDATE tables SET state = 'closed' WHERE state = 'over'", "its table is closed"),
    ("UPDATE matches SET quarantined = 'why'", "set aside: why"),
    ("UPDATE heirlooms SET body = 'another' WHERE number = 0", "heirloom 1 does not match"),
    ("UPDATE heirlooms SET parent_id = NULL", "heirloom 2 has number 1"),
    ("UPDATE heirlooms SET parent_id = 2 WHERE id = 2", "does not follow"),
    ("UPDATE matches SET heirloom_id = NULL", "does not follow"),
    ("UPDATE matches SET heirloom = NULL", "something else than its heirloom"),
    ("DELETE FROM tables WHERE channel_id = 'elsewhere'", "Missing while it was read"),
    ("PRAGMA ignore_check_constraints = ON; UPDATE matches SET people = '['", "JSONDecodeError while it was read"),
    ("PRAGMA ignore_check_constraints = ON; UPDATE matches SET heirloom = '['", "while it was read"),
    ("PRAGMA ignore_check_constraints = ON; UPDATE tables SET options = '['", "JSONDecodeError while it was read"),
    ("UPDATE heirlooms SET world_id = 99", "or its world or match is"),
    (
        "INSERT INTO worlds SELECT 2, 'g', 'c', 'toy', 0, 0; UPDATE heirlooms SET world_id = 2 WHERE id = 2",
        "of another",
    ),
    ("UPDATE heirlooms SET match_id = 'nowhere' WHERE id = 2", "or its world or match is"),
    ("DELETE FROM seats WHERE 0; UPDATE outbox SET table_id = 'nowhere'", "a row of outbox refers to nothing"),
)


async def campaign(path: Path) -> None:
    """Two matches, the second with what the first has left."""
    store = await open_store(path, Clock(), on_fatal=print)
    one = Heirloom(game="toy", schema=1, body="one")
    await ended(store, bequest=one)
    kept = await current(store)
    table = await seated(store)
    text = HEIRLOOMS.dump_json(one).decode()
    await store.matches.begin(beginning(table.id, heirloom=text, heirloom_id=kept.id))
    two = Heirloom(game="toy", schema=1, body="two")
    for step in range(4):
        last: dict[str, Any] = {"over": True, "bequest": two} if step == 3 else {}
        await store.matches.commit(submission(table.id, step, **last))
    await begun(store, "elsewhere", due=(BoardDue(step=1),))
    await store.close()


@pytest.mark.parametrize(("sql", "fault"), FAULTS)
async def test_every_fault_is_found_and_said(path: Path, sql: str, fault: str) -> None:
    await campaign(path)
    assert (await examined(path)).faults == ()
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(sql)
    faults = (await examined(path)).faults
    assert any(fault in each for each in faults), faults


async def test_faults_of_packed_matches_are_found(path: Path, clock: Clock) -> None:
    store = await open_store(path, clock, on_fatal=print)
    await ended(store, bequest=Heirloom(game="toy", schema=1, body="one"))
    clock.now += HOUR + 1
    assert await store.pack() == 1
    await store.close()
    assert (await examined(path)).faults == ()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE packed SET crc = crc + 1")
    assert any("packed match" in each for each in (await examined(path)).faults)


async def test_matches_are_judged(path: Path) -> None:
    await campaign(path)

    def judge(history: History, loaded: Loaded) -> str | None:
        if history.table.channel_id == "elsewhere":
            raise errors.Unreadable("another release's")
        return None if history.heirloom is None or "crown" in history.heirloom else f"{loaded.step} is too many"

    findings = await examined(path, judge)
    assert (findings.matches, findings.replayed) == (3, 2)
    assert len(findings.faults) == 1
    assert findings.faults[0].endswith("4 is too many")


# ---- restoring


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
