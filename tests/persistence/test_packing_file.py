"""Packed matches on disk: what becomes of damage and kills, how much room they take, how their texts are changed."""

import asyncio
import zlib
from pathlib import Path
from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence.checksum import checksum
from persistence.errors import Damaged, Quarantined
from persistence.sqlite.peek import Peek
from persistence.sqlite.store import SqliteStore, open_store
from persistence.store import Replay
from tests.persistence.samples import Clock, begun, submission
from tests.persistence.test_damage import played_again, spoil
from tests.persistence.test_packing import HOUR, ended, everything
from tests.persistence.test_privacy import WHO, left, sits
from tests.processes import run

KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from persistence.sqlite.store import open_store
async def main():
    store = await open_store(Path(sys.argv[1]), lambda: int(sys.argv[2]), print)
    statements = []
    def count(sql):
        statements.append(sql)
        if len(statements) == int(sys.argv[3]):
            os.kill(os.getpid(), signal.SIGKILL)
    await store.database.writer.set_trace_callback(count)
    await store.pack()
    await store.close()
asyncio.run(main())
"""


@pytest.fixture
def replay() -> Replay:
    return played_again


async def packed(store: SqliteStore, clock: Clock, channel: str = "channel") -> str:
    match_id = await ended(store, channel, bequest=Heirloom(game="toy", schema=1, body="корона"))
    clock.now += HOUR + 1
    assert await store.pack() == 1
    return match_id


async def test_whoever_is_forgotten_while_it_is_packed_stays_so(
    store: SqliteStore, clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Only the log knows them: the snapshot is as it was."""
    match_id = await begun(store)
    await store.database.writer.execute_fetchall("INSERT INTO guests VALUES ('channel', ?, 'Zaphira')", (WHO,))
    await store.matches.commit(submission(match_id, 0, entries=(sits(1, 0, WHO),)))
    await store.matches.commit(submission(match_id, 1, over=True))
    clock.now += HOUR + 1

    async def meanwhile(*given: Any) -> Any:
        assert await store.people.forget(WHO)
        return await asyncio.to_thread(*given)

    with monkeypatch.context() as patch:
        patch.setattr("persistence.sqlite.packer.to_thread", meanwhile)
        assert await store.pack() == 0
    assert await store.pack() == 1
    assert await left(store, tmp_path, WHO) == []
    assert WHO not in str(await store.matches.log(match_id))


async def test_an_heirloom_that_was_packed_is_packed_without_the_name(store: SqliteStore, clock: Clock) -> None:
    """Its match names nobody, and stays as it is."""
    match_id = await ended(store, bequest=Heirloom(game="toy", schema=1, body=f'["{WHO}"]'))
    await store.database.writer.execute_fetchall("INSERT INTO guests VALUES ('channel', ?, 'Zaphira')", (WHO,))
    clock.now += HOUR + 1
    assert await store.pack() == 1
    assert await store.people.forget(WHO)
    (chapter,) = await store.worlds.chain(1)
    assert chapter.kept is not None
    assert chapter.kept.heirloom.body.startswith('["gone-')
    assert await one(store, "SELECT match_id FROM packed") == match_id
    assert await one(store, "SELECT body FROM heirlooms") == ""


async def one(store: SqliteStore, query: str, *values: object) -> object:
    ((found,),) = await store.database.writer.execute_fetchall(query, values)
    return found


async def test_its_rows_are_gone(store: SqliteStore, clock: Clock) -> None:
    match_id = await packed(store, clock)
    assert await one(store, "SELECT count(*) FROM log") == 0
    assert await one(store, "SELECT length(snapshot) FROM matches") == 0
    assert await one(store, "SELECT heirloom FROM matches") is None
    assert await one(store, "SELECT body FROM heirlooms") == ""
    peek = Peek(store.database.path)
    assert [entry.step for entry in peek.log(match_id, 3)] == [3, 4]
    assert peek.acts() == 4


async def test_whoever_looks_often_learns_whether_anything_was_written(store: SqliteStore, clock: Clock) -> None:
    with Peek(store.database.path).keeping() as peek:
        assert [peek.changed(), peek.changed(), peek.acts()] == [True, False, 0]
        await packed(store, clock)
        assert [peek.changed(), peek.changed(), peek.acts()] == [True, False, 4]


DAMAGE = (
    "UPDATE packed SET body = CAST(substr(body, 1, 40) || x'00' || substr(body, 42) AS BLOB) WHERE match_id = ?",
    "UPDATE packed SET body = x'' WHERE match_id = ?",
    "UPDATE packed SET crc = crc + 1 WHERE match_id = ?",
    "UPDATE packed SET format = 7 WHERE match_id = ?",
    "DELETE FROM packed WHERE match_id = ?",
)


@pytest.mark.parametrize("sql", DAMAGE)
async def test_a_damaged_one_is_set_aside_alone(store: SqliteStore, clock: Clock, sql: str) -> None:
    match_id, other = await packed(store, clock), await packed(store, clock, "other")
    await spoil(store, sql, match_id)
    for attempt in (store.matches.history, store.matches.export):
        with pytest.raises(Damaged):
            await attempt(match_id)
    for _ in range(2):
        with pytest.raises(Quarantined):
            await store.matches.load(match_id)
    assert (await store.matches.load(other)).step == 4
    assert await store.pack() == 0


async def test_a_checksum_that_fits_what_cannot_be_read_helps_nothing(store: SqliteStore, clock: Clock) -> None:
    match_id = await packed(store, clock)
    sound: Any = await one(store, "SELECT body FROM packed")
    for number, body in ((2, sound), (1, b"no zlib"), (1, b"x\x9c\x03\x00\x00\x00\x00\x01")):
        crc = checksum(match_id, number, blob=body)
        await spoil(store, "UPDATE packed SET format = ?, body = ?, crc = ?", number, body, crc)
        with pytest.raises(Damaged):
            await store.matches.log(match_id)


@pytest.mark.parametrize("column", ["step = 2", "schema = 7", "crc = crc + 1"])
async def test_a_damaged_match_is_rebuilt_from_its_packed_log(store: SqliteStore, clock: Clock, column: str) -> None:
    match_id = await packed(store, clock)
    export = await store.matches.export(match_id)
    await spoil(store, f"UPDATE matches SET {column} WHERE id = ?", match_id)
    for _ in range(2):
        loaded = await store.matches.load(match_id)
        assert (loaded.snapshot, loaded.step) == (b"rebuilt from 0,1,2,3,4", 4)
    assert await store.matches.export(match_id) == export
    assert await store.pack() == 1, "it is packed again"
    assert (await store.matches.load(match_id)).snapshot == b"rebuilt from 0,1,2,3,4"


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE log SET cause = 'nobody' WHERE match_id = ? AND step = 2",
        "DELETE FROM log WHERE match_id = ? AND step = 4",
        "UPDATE matches SET snapshot = x'00' WHERE id = ?",
    ],
)
async def test_what_is_damaged_is_not_packed(
    store: SqliteStore, clock: Clock, sql: str, caplog: pytest.LogCaptureFixture
) -> None:
    """There may be something in its rows to be mended; and it holds up no other."""
    match_id, other = await ended(store), await ended(store, "other")
    await spoil(store, sql, match_id)
    clock.now += HOUR + 1
    assert await store.pack() == 1
    assert await store.pack() == 0
    assert await one(store, "SELECT match_id FROM packed") == other
    assert len([record for record in caplog.records if "not packed" in record.message]) == 1, "said once"


async def test_what_ended_first_is_packed_first_and_what_cannot_be_takes_no_place(
    store: SqliteStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One at a time: a match that is set aside is left as it is, and a damaged one holds up the others but once."""
    monkeypatch.setattr("persistence.sqlite.packer.AT_ONCE", 1)
    ids = []
    for channel in ("aside", "damaged", "first", "second"):
        ids.append(await ended(store, channel))
        clock.now += 1
    await spoil(store, "UPDATE matches SET quarantined = 'of this test' WHERE id = ?", ids[0])
    await spoil(store, "DELETE FROM log WHERE match_id = ? AND step = 2", ids[1])
    clock.now += HOUR + 1
    packed = []
    for _ in range(4):
        await store.pack()
        rows = await store.database.writer.execute_fetchall("SELECT match_id FROM packed")
        packed.append(sorted(ids.index(row["match_id"]) for row in rows))
    assert packed == [[], [2], [2, 3], [2, 3]]


async def test_what_is_packed_is_read_before_its_rows_go(
    store: SqliteStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something on this machine packs wrongly."""
    match_id = await ended(store)
    before, compress = await everything(store, match_id), zlib.compress
    clock.now += HOUR + 1
    with monkeypatch.context() as patch:
        patch.setattr(zlib, "compress", lambda data, level: compress(data[:-1], level))
        assert await store.pack() == 0
    assert await everything(store, match_id) == before


@pytest.mark.parametrize("packed_body", [b"no zlib", b"x\x9c\x03\x00\x00\x00\x00\x01"])
async def test_a_damaged_packed_heirloom_is_noticed(store: SqliteStore, clock: Clock, packed_body: bytes) -> None:
    await packed(store, clock)
    await spoil(store, "UPDATE heirlooms SET packed = ?", packed_body)
    for attempt in (store.worlds.current("channel", "toy"), store.worlds.chain(1)):
        with pytest.raises(Damaged):
            await attempt


async def test_a_kill_at_any_statement_leaves_it_packed_or_not(path: Path, clock: Clock) -> None:
    store = await open_store(path, clock, on_fatal=print)
    match_id = await ended(store, bequest=Heirloom(game="toy", schema=1, body="корона"))
    before = await everything(store, match_id)
    await store.close()
    kills = 0
    while run(KILLED, path, clock.now + HOUR + 1, kills + 1).returncode == -9:
        kills += 1
        store = await open_store(path, clock, on_fatal=print)
        assert await everything(store, match_id) == before, kills
        assert (await store.worlds.chain(1))[0].kept.heirloom.body == "корона"  # type: ignore[union-attr]
        rows = await one(store, "SELECT count(*) FROM log"), await one(store, "SELECT count(*) FROM packed")
        assert rows in {(5, 0), (0, 1)}, kills
        await store.close()
    assert kills > 5, "at the beginning, at the end and at every change in between"


async def test_a_full_round_disturbs_no_act(store: SqliteStore, clock: Clock) -> None:
    """Acts and packing take turns, match by match."""
    for number in range(20):
        await ended(store, f"past {number}")
    clock.now += HOUR + 1
    match_id = await begun(store)
    seen: list[str] = []
    await store.database.writer.set_trace_callback(seen.append)
    packing = asyncio.create_task(store.pack())
    step = 0
    while not packing.done():
        await store.matches.commit(submission(match_id, step))
        step += 1
    assert await packing == 20
    assert step >= 20, "no act waited for more than one match"
