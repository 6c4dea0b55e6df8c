"""Many changes, one transaction; and each gets the answer that is its own."""

import asyncio
import sqlite3
import sys
from typing import Any

import pytest

from persistence.errors import Conflict, DiskFull, Unavailable, Uncertain
from persistence.records import Already, Committed
from persistence.sqlite.store import SqliteStore
from persistence.sqlite.writer import LARGEST_BATCH
from tests.persistence.samples import begun, lobby, submission


async def statements(store: SqliteStore) -> list[str]:
    """A list that grows with every statement that the writer's connection runs from now on."""
    seen: list[str] = []
    await store.database.writer.set_trace_callback(seen.append)
    return seen


async def matches(store: SqliteStore, count: int) -> list[str]:
    return [await begun(store, f"channel {number}") for number in range(count)]


async def submit(store: SqliteStore, *submissions: Any) -> list[Any]:
    """All of them at the same moment."""
    return await asyncio.gather(*map(store.matches.commit, submissions), return_exceptions=True)


async def test_what_waits_is_written_together(store: SqliteStore) -> None:
    ids = await matches(store, 10)
    seen = await statements(store)
    results = await submit(store, *(submission(each, 0) for each in ids))
    assert results == [Committed(1)] * 10
    assert seen.count("COMMIT") == 1


async def test_a_batch_has_a_limit(store: SqliteStore) -> None:
    seen = await statements(store)
    await asyncio.gather(*(store.people.change(str(number), locale="bg") for number in range(2 * LARGEST_BATCH + 1)))
    assert seen.count("COMMIT") == 3


async def test_acts_of_one_match_can_share_a_batch(store: SqliteStore) -> None:
    (match_id,) = await matches(store, 1)
    first, second, third = (submission(match_id, step) for step in range(3))
    assert await submit(store, first, second, third) == [Committed(1), Committed(2), Committed(3)]
    assert (await store.matches.load(match_id)).step == 3


async def test_a_refusal_disturbs_nobody_else_in_its_batch(store: SqliteStore) -> None:
    one, two, three = await matches(store, 3)
    seen = await statements(store)
    results = await submit(
        store,
        submission(one, 0),
        submission(two, 5),
        submission(one, 0),
        submission(three, 0, seats={0: {"user_id": "bob"}}),
        submission(three, 0, key="good"),
    )
    assert isinstance(results[1], Conflict)
    assert isinstance(results[3], Unavailable), "Bob sits elsewhere at that table"
    assert [results[0], results[2], results[4]] == [Committed(1), Already(1), Committed(1)]
    assert seen.count("COMMIT") == 1, "nothing had to be repeated"
    assert [len(await store.matches.log(each)) for each in (one, two, three)] == [2, 1, 2]


@pytest.mark.parametrize(
    ("sql", "error"), [("SELECT 1", ZeroDivisionError), ("SELECT nothing FROM nowhere", Unavailable)]
)
async def test_what_goes_wrong_in_one_unit_undoes_that_one_and_ends_its_transaction(
    store: SqliteStore, sql: str, error: type[Exception]
) -> None:
    """A bug of ours, or an error of the database."""

    def bug(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO people (user_id) VALUES ('half done')")
        db.execute(sql)
        raise ZeroDivisionError

    failed, fine = await asyncio.gather(
        store._writer.write(bug), store.people.change("ann", locale="bg"), return_exceptions=True
    )
    assert isinstance(failed, error)
    assert fine is None
    with pytest.raises(error):
        await store._writer.write(bug)
    await store.people.change("bob", locale="bg")
    people = await store.database.writer.execute_fetchall("SELECT user_id FROM people ORDER BY user_id")
    assert [row["user_id"] for row in people] == ["ann", "bob"]


async def test_the_schema_itself_allows_one_live_table_in_a_channel(store: SqliteStore) -> None:
    table = await store.tables.open(lobby())
    other = await store.tables.open(lobby("other"))
    move = "UPDATE tables SET channel_id = 'channel' WHERE id = ?"
    with pytest.raises(sqlite3.IntegrityError):
        await store.database.writer.execute_fetchall(move, (other.id,))
    await store.tables.close(table.id)
    await store.database.writer.execute_fetchall(move, (other.id,))


async def test_a_full_disk_refuses_the_big_and_takes_the_small(store: SqliteStore, fatal: list[Exception]) -> None:
    one, two, three = await matches(store, 3)
    ((pages,),) = await store.database.writer.execute_fetchall("PRAGMA page_count")
    await store.database.writer.execute_fetchall(f"PRAGMA max_page_count = {pages + 8}")
    seen = await statements(store)
    big = submission(two, 0, snapshot=b"x" * 1_000_000)
    results = await submit(store, submission(one, 0), big, submission(three, 0))
    assert results[0] == results[2] == Committed(1)
    assert isinstance(results[1], DiskFull)
    assert seen.count("COMMIT") == 2, "one by one"
    assert (await store.matches.load(two)).snapshot == b"snapshot 0"
    await store.database.writer.execute_fetchall("PRAGMA max_page_count = 1000000")
    assert await store.matches.commit(big) == Committed(1)
    assert fatal == []


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit on the size of a file")
async def test_after_an_input_output_error_nobody_knows_and_nothing_goes_on(
    store: SqliteStore, fatal: list[Exception]
) -> None:
    """The system refuses to let the log beside the database grow: writes fail, as on a dying disk."""
    import resource  # noqa: PLC0415 - there is none on Windows

    one, two = await matches(store, 2)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = store.database.path.with_name(store.database.path.name + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 5000, hard))
    try:
        others = [store.people.change(str(number), locale="bg") for number in range(LARGEST_BATCH)]
        results = await asyncio.gather(
            store.matches.commit(submission(one, 0, snapshot=b"x" * 100_000)),
            store.matches.commit(submission(two, 0)),
            *others,
            return_exceptions=True,
        )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert {type(result) for result in results} == {Uncertain}, "those of the next batch too"
    assert len(fatal) == 1
    with pytest.raises(Uncertain):
        await store.matches.commit(submission(two, 0))
    assert len(fatal) == 1
    assert (await store.matches.load(two)).step == 0, "reading goes on"


async def test_whoever_gave_up_waiting_is_passed_over(store: SqliteStore) -> None:
    first = asyncio.create_task(store.people.change("first", locale="bg"))
    await asyncio.sleep(0)
    impatient = asyncio.create_task(store.people.change("impatient", locale="bg"))
    await asyncio.sleep(0)
    impatient.cancel()
    await first
    await store.people.change("last", locale="bg")
    people = await store.database.writer.execute_fetchall("SELECT user_id FROM people ORDER BY user_id")
    assert [row["user_id"] for row in people] == ["first", "last"]


async def test_closing_writes_what_waits_and_takes_no_more(store: SqliteStore) -> None:
    waiting = [asyncio.create_task(store.people.change(str(number), locale="bg")) for number in range(100)]
    await asyncio.sleep(0)
    assert store.backlog == 100
    await store._writer.close()
    await asyncio.gather(*waiting)
    assert store.backlog == 0
    with pytest.raises(Unavailable):
        await store.tables.open(lobby())


async def test_a_lock_held_by_a_tool_is_no_catastrophe(store: SqliteStore, fatal: list[Exception]) -> None:
    await store.database.writer.execute_fetchall("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(store.database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(*(store.people.change(name, locale="bg") for name in "ab"), return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable, Unavailable]
    other.close()
    await store.people.change("a", locale="bg")
    assert fatal == []
