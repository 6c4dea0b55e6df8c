"""A database of the first release, with tables and matches in it, is brought to the present one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from engines.core.outcome import Heirloom
from persistence.records import Box, Known
from persistence.sqlite.database import open_database
from persistence.sqlite.migrate import shipped
from persistence.sqlite.rows import insert_log, snapshot_crc
from persistence.sqlite.store import open_store
from tests.persistence.samples import NOON, Clock, beginning, entry, seated, submission, told

BEQUEST = Heirloom(game="toy", schema=1, body="one")


async def first_release(path: Path) -> None:
    """Two tables of one channel: Ann and Bob have played, Ann (by another name) and a steward are playing."""
    await (await open_database(path, NOON, shipped()[:1])).close()
    with closing(sqlite3.connect(path)) as db, db:
        for number, (table, state) in enumerate((("past", "over"), ("present", "playing"))):
            db.execute(
                "INSERT INTO tables (id, guild_id, channel_id, host_id, game, options, settings, locale, state, secret,"
                " commitment, seats_wanted, created_at, updated_at)"
                " VALUES (?, 'guild', 'channel', 'ann', 'toy', '{}', '{}', 'en', ?, 's', 'c', 2, ?, ?)",
                (table, state, NOON + number, NOON + number),
            )
            other = ("steward", None, "Steward") if number else ("person", "bob", "Bob")
            for seat, who in enumerate((("person", "ann", "Anna" if number else "Ann"), other)):
                db.execute(
                    "INSERT INTO seats (table_id, seat, occupant, user_id, name, joined_at) VALUES (?, ?, ?, ?, ?, ?)",
                    (table, seat, *who, NOON + number),
                )
            db.execute(
                "INSERT INTO matches (id, start_message_id, people, schema, rules, step, over, crc, snapshot)"
                " VALUES (?, 'start', '[\"ann\", \"steward 1\"]', 1, '1', 0, ?, ?, x'01')",
                (table, not number, snapshot_crc(table, 0, 1, "1", b"\x01")),
            )
            insert_log(db, table, [entry(0, seat=None, kind="begin", body="null")], at=NOON, schema=1, rules="1")


async def test_what_was_played_stays_and_what_goes_on_founds_a_world(path: Path) -> None:
    await first_release(path)
    store = await open_store(path, Clock(), on_fatal=print)
    try:
        known = Known(people=(("ann", "Anna"), ("bob", "Bob")))
        assert await store.words.known("guild", "channel") == known
        past = await store.matches.export("past")
        assert (past["people"], past["heirloom"], past["bequest"]) == (["ann", "steward 1"], None, None)
        assert await store.worlds.of_channel("channel") == []
        assert (await store.matches.load("present")).snapshot == b"\x01"
        await store.matches.commit(submission("present", 0, over=True, bequest=BEQUEST))
        kept = await store.worlds.current("channel", "toy")
        assert kept is not None
        assert (kept.number, kept.heirloom) == (0, BEQUEST)
        table = await seated(store)
        await store.matches.begin(beginning(table.id, heirloom_id=kept.id))
    finally:
        await store.close()


async def test_what_was_to_be_delivered_still_is_and_no_number_is_used_twice(path: Path) -> None:
    """The outbox is laid anew: its rows stay, and so does the number of the last one that there ever was."""
    await first_release(path)
    with closing(sqlite3.connect(path)) as db, db:
        for audience in ("table", "seat:0", "seat:1"):
            db.execute(
                "INSERT INTO outbox (table_id, audience, from_step, to_step, kind, payload, created_at, retry_at)"
                " VALUES ('present', ?, 0, 0, 'board', '{}', ?, ?)",
                (audience, NOON, NOON + 5),
            )
        db.execute("DELETE FROM outbox WHERE audience = 'seat:1'")
    clock = Clock()
    store = await open_store(path, clock, on_fatal=print)
    try:
        assert await store.outbox.next_retry() == NOON + 5
        clock.now += 5
        assert await store.outbox.due(9) == [Box("present", "table"), Box("present", "seat:0")]
        (row,) = await store.outbox.waiting(Box("present", "seat:0"))
        assert (row.id, row.kind, row.created_at) == (2, "board", NOON)
        await store.outbox.add("present", told("seat:1"))
        (new,) = await store.outbox.waiting(Box("present", "seat:1"))
        assert new.id == 4
    finally:
        await store.close()


async def test_opening_it_again_changes_nothing(path: Path) -> None:
    await first_release(path)
    for _ in range(2):
        await (await open_store(path, Clock(), on_fatal=print)).close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT number FROM migrations").fetchall() == [(each.number,) for each in shipped()]
        assert db.execute("SELECT count(*) FROM guests").fetchone() == (2,)
