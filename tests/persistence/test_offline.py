"""Databases copied and examined by their operator; those that are restored are in ``test_restoring``."""

import shutil
import sqlite3
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
from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import NOON, Clock, beginning, begun, seated, submission
from tests.persistence.test_packing import HOUR, ended
from tests.persistence.test_worlds import current
from tests.processes import run

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


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


async def made(path: Path, acts: int = 2) -> Path:
    store = await open_store(path, Clock(), on_fatal=print)
    match_id = await begun(store)
    for step in range(acts):
        await store.matches.commit(submission(match_id, step))
    await store.close()
    return path


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
    there = await offline.restore(link, tmp_path / "restored", judge=None, now=NOON, stamp="now")
    assert there.findings.fingerprint == prints[0]


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
    ("UPDATE heirlooms SET world_id = 99", "or its world is"),
    (
        "INSERT INTO worlds SELECT 2, 'g', 'c', 'toy', 0, 0, NULL; UPDATE heirlooms SET world_id = 2 WHERE id = 2",
        "of another",
    ),
    ("UPDATE heirlooms SET match_id = 'nowhere' WHERE id = 2", "a row of heirlooms refers to nothing"),
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
