"""A flipped bit is noticed; the match is repaired or set aside, and no other match is concerned."""

import pytest

from engines.core.outcome import Heirloom
from persistence.errors import Damaged, Quarantined, Unavailable
from persistence.records import Committed, History, Rebuilt
from persistence.sqlite.store import SqliteStore
from persistence.store import Replay
from tests.persistence.samples import begun, entry, submission


def played_again(history: History) -> Rebuilt:
    assert history.secret == "secret of channel"
    steps = ",".join(str(entry.step) for entry in history.entries)
    return Rebuilt(snapshot=f"rebuilt from {steps}".encode(), schema=2, rules="1")


def fail(history: History) -> Rebuilt:
    raise RuntimeError(f"the state says {history.secret}")


@pytest.fixture(params=[played_again])
def replay(request: pytest.FixtureRequest) -> Replay | None:
    found: Replay | None = request.param
    return found


async def played(store: SqliteStore) -> str:
    match_id = await begun(store)
    for step in range(3):
        await store.matches.commit(submission(match_id, step))
    return match_id


async def spoil(store: SqliteStore, sql: str, *values: object) -> None:
    """Behind the store's back."""
    await store.database.writer.execute_fetchall(sql, values)


SPOILED = (
    "UPDATE matches SET snapshot = CAST('snapshot 4' AS BLOB) WHERE id = ?",
    "UPDATE matches SET step = 2 WHERE id = ?",
    "UPDATE matches SET step = 9 WHERE id = ?",
    "UPDATE matches SET schema = 7 WHERE id = ?",
    "UPDATE matches SET crc = crc + 1 WHERE id = ?",
)


@pytest.mark.parametrize("sql", SPOILED)
async def test_a_damaged_match_is_rebuilt_from_its_log(store: SqliteStore, sql: str) -> None:
    match_id = await played(store)
    await spoil(store, sql, match_id)
    assert (await store.tables.at(match_id)).match is None
    for _ in range(2):
        loaded = await store.matches.load(match_id)
        assert (loaded.snapshot, loaded.step, loaded.schema) == (b"rebuilt from 0,1,2,3", 3, 2)
    assert await store.matches.commit(submission(match_id, 3)) == Committed(4)


@pytest.mark.parametrize("replay", [fail, None], indirect=True)
async def test_what_cannot_be_rebuilt_is_set_aside_alone(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    match_id, other = await played(store), await begun(store, "other")
    await spoil(store, SPOILED[0], match_id)
    for _ in range(2):
        with pytest.raises(Quarantined) as refused:
            await store.matches.load(match_id)
        assert "secret" not in str(refused.value) + caplog.text
    with pytest.raises(Quarantined):
        await store.matches.commit(submission(match_id, 3))
    assert (await store.tables.at(match_id)).match is None, "it is not shown as it was"
    assert await store.matches.commit(submission(other, 0)) == Committed(1)
    assert await store.tables.close(match_id), "its channel can be freed"
    await spoil(store, "UPDATE matches SET quarantined = 'of this test' WHERE id = ?", other)
    assert (await store.tables.at(other)).match is None, "nor is one that is whole"


async def test_a_database_that_is_busy_condemns_no_match(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await played(store)
    await spoil(store, SPOILED[0], match_id)

    async def busy(match_id: str) -> History:
        raise Unavailable("locked")

    monkeypatch.setattr(store.matches, "history", busy)
    with pytest.raises(Unavailable):
        await store.matches.load(match_id)
    monkeypatch.undo()
    assert (await store.matches.load(match_id)).step == 3


async def test_a_snapshot_that_is_new_since_is_not_condemned(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two who load a damaged match at the same time: one repairs it while the other still fails to."""
    match_id = await played(store)
    await spoil(store, SPOILED[0], match_id)

    async def overtaken(match_id: str) -> History:
        monkeypatch.undo()
        await store.matches.load(match_id)
        raise Damaged("too late")

    monkeypatch.setattr(store.matches, "history", overtaken)
    assert (await store.matches.load(match_id)).snapshot == b"rebuilt from 0,1,2,3"


@pytest.mark.parametrize("same_checksum", [False, True])
async def test_a_slow_repair_does_not_undo_what_was_done_since(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, same_checksum: bool
) -> None:
    """Two who load a damaged match at the same time: one repairs it and acts, while the other still plays it again.

    Checksums are short: one day a new snapshot has that of the damaged one."""
    match_id = await played(store)
    await spoil(store, SPOILED[0], match_id)
    ((damaged,),) = await store.database.writer.execute_fetchall("SELECT crc FROM matches WHERE id = ?", (match_id,))
    history = store.matches.history

    async def overtaken(match_id: str) -> History:
        monkeypatch.undo()
        old = await history(match_id)
        await store.matches.load(match_id)
        await store.matches.commit(submission(match_id, 3))
        if same_checksum:
            await spoil(store, "UPDATE matches SET crc = ? WHERE id = ?", damaged, match_id)
        return old

    monkeypatch.setattr(store.matches, "history", overtaken)
    loaded = await store.matches.load(match_id)
    assert loaded.step == 4
    assert loaded.snapshot == (b"rebuilt from 0,1,2,3,4" if same_checksum else b"snapshot 4")


async def test_a_match_that_is_over_is_looked_at_too(store: SqliteStore) -> None:
    """Its board is shown and its result exported for years."""
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, over=True))
    await spoil(store, SPOILED[0], match_id)
    loaded = await store.matches.load(match_id)
    assert (loaded.snapshot, loaded.over) == (b"rebuilt from 0,1", True)


@pytest.mark.parametrize("table", ["matches", "log"])
async def test_a_digit_that_moves_to_the_value_beside_it_is_noticed(store: SqliteStore, table: str) -> None:
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, schema=1, rules="12"))
    key = "id" if table == "matches" else "step = 1 AND match_id"
    await spoil(store, f"UPDATE {table} SET schema = 11, rules = '2' WHERE {key} = ?", match_id)
    if table == "matches":
        assert (await store.matches.load(match_id)).snapshot.startswith(b"rebuilt")
    else:
        with pytest.raises(Damaged):
            await store.matches.log(match_id)


@pytest.mark.parametrize(("step", "kind"), [(0, "begin"), (1, "act"), (2, "seating")])
@pytest.mark.parametrize("change", ["body = '\"another\"'", "events = '[]'", "cause = 'nobody'", "at = at + 1"])
async def test_every_kind_of_entry_has_its_checksum_looked_at(
    store: SqliteStore, step: int, kind: str, change: str
) -> None:
    match_id = await begun(store)
    entries = (entry(1), entry(2, kind="seating"))
    await store.matches.commit(submission(match_id, 0, entries=entries))
    assert (await store.matches.log(match_id))[step].kind == kind
    await spoil(store, f"UPDATE log SET {change} WHERE match_id = ? AND step = ?", match_id, step)
    with pytest.raises(Damaged):
        await store.matches.log(match_id)
    with pytest.raises(Damaged):
        await store.matches.history(match_id)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE log SET body = '{\"move\": 9}' WHERE match_id = ? AND step = 2",
        "UPDATE log SET seat = 1 WHERE match_id = ? AND step = 2",
        "DELETE FROM log WHERE match_id = ? AND step = 2",
        "DELETE FROM log WHERE match_id = ?",
    ],
)
async def test_a_damaged_log_is_no_history(store: SqliteStore, sql: str) -> None:
    match_id = await played(store)
    await spoil(store, sql, match_id)
    with pytest.raises(Damaged):
        await store.matches.history(match_id)
    with pytest.raises(Damaged):
        await store.matches.export(match_id)
    assert (await store.matches.load(match_id)).step == 3, "the snapshot is the truth"
    await spoil(store, SPOILED[0], match_id)
    with pytest.raises(Quarantined):
        await store.matches.load(match_id)


async def test_a_damaged_log_does_not_stop_the_clock_for_readers(store: SqliteStore) -> None:
    """While somebody still holds the error, whoever reads sees what has been written since."""
    match_id = await played(store)
    await spoil(store, "UPDATE log SET cause = 'nobody' WHERE match_id = ? AND step = 1", match_id)
    with pytest.raises(Damaged) as held:
        await store.matches.log(match_id)
    await store.matches.commit(submission(match_id, 3))
    assert (await store.matches.load(match_id)).step == 4
    assert [entry.step for entry in await store.matches.log(match_id, 2)] == [2, 3, 4], "the others are not hidden"
    assert held.tb is not None


@pytest.mark.parametrize("column", ["body = 'another'", "schema = 7", "number = 3"])
async def test_a_damaged_heirloom_is_noticed(store: SqliteStore, column: str) -> None:
    match_id = await begun(store)
    bequest = Heirloom(game="toy", schema=1, body="one")
    await store.matches.commit(submission(match_id, 0, over=True, bequest=bequest))
    await spoil(store, f"UPDATE heirlooms SET {column} WHERE match_id = ?", match_id)
    for attempt in (store.worlds.current("channel", "toy"), store.worlds.chain(1), store.matches.export(match_id)):
        with pytest.raises(Damaged):
            await attempt
