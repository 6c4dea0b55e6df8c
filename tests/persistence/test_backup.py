"""A copy made beside the running writer."""

import asyncio
from pathlib import Path

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
