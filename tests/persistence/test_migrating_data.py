"""A database of the first release, with tables and matches in it, is brought to the present one."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from engines.core.outcome import Heirloom
from persistence.deliveries import (
    HOST,
    IN_CHANNEL,
    START,
    AtSeat,
    Audience,
    BoardDue,
    Box,
    Called,
    CardDue,
    Closed,
    Delivery,
    Ended,
    Farewell,
    Leaver,
    LobbyDue,
    Message,
    Muted,
    Proclaimed,
    Removal,
)
from persistence.records import Known
from persistence.sqlite.database import open_database
from persistence.sqlite.migrate import shipped
from persistence.sqlite.rows import insert_log, snapshot_crc
from persistence.sqlite.store import open_store
from tests.persistence.samples import NOON, Clock, beginning, entry, seated, submission

OF_SIXTH = "d210599vt1"
LONG_AFTER = 1_800_000_000_000
ANNS, CARD = "1574377475952082944", "1574377476115660800"
WAITING: dict[Audience, list[Delivery]] = {
    IN_CHANNEL: [
        BoardDue(step=1),
        Called(step=3, seats=(0,)),
        BoardDue(step=4),
        Called(seats=(0,)),
        Proclaimed(key="world-annulled", args={"who": "Ann", "match": "II"}),
        Closed(why="lobby-expired"),
        Ended(step=2),
        LobbyDue(),
    ],
    AtSeat(seat=1): [CardDue(step=1, seat=1)],
    AtSeat(seat=0): [CardDue(step=3, seat=0, ring="both")],
    Leaver(seat=1): [
        Farewell(step=4, seat=1, user="1574377475150970881", channel="1574377475994025984", card="1574377476119855104")
    ],
    HOST: [Muted(why="locked")],
    Message(message=CARD): [Removal(channel=ANNS, message=CARD)],
}
"""What stands in ``old/outbox_6.json``."""

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
        assert [seat.level for seat in (await store.tables.get("present")).seats] == ["keen", "keen"]
        known = Known(people=(("ann", "Anna"), ("bob", "Bob")))
        assert await store.names.known("guild", "channel") == known
        past = await store.matches.export("past")
        assert (past["people"], past["heirloom"], past["bequest"]) == (["ann", "steward 1"], None, None)
        assert await store.worlds.of_channel("channel") == []
        for seat in (0, 1):
            await store.tables.change_seat("past", seat, place=1, sitter="here")
        (result,) = await store.results.of_server("guild")
        assert (result.begun_at, result.ended_at, [each.person for each in result.seats]) == (
            NOON,
            NOON,
            ["ann", "bob"],
        )
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
        assert await store.outbox.due(9) == [Box("present", IN_CHANNEL), Box("present", AtSeat(seat=0))]
        (row,) = await store.outbox.waiting(Box("present", AtSeat(seat=0)))
        assert (row.id, row.delivery, row.created_at) == (2, CardDue(seat=0), NOON)
        await store.outbox.add("present", CardDue(step=1, seat=1))
        (new,) = await store.outbox.waiting(Box("present", AtSeat(seat=1)))
        assert new.id == 4
    finally:
        await store.close()


async def sixth(path: Path) -> None:
    """A running table for which there is something of each kind to be delivered: those rows are real."""
    await first_release(path)
    await (await open_database(path, NOON, shipped()[:6])).close()
    with closing(sqlite3.connect(path)) as db, db:
        text = (Path(__file__).parent / "old" / "outbox_6.json").read_text()
        for name, rows in json.loads(text.replace(OF_SIXTH, "present")).items():
            for row in rows:
                columns = f"({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
                db.execute(f"INSERT INTO {name} {columns}", tuple(row.values()))


async def test_deliveries_of_the_sixth_schema_are_read_as_records(path: Path) -> None:
    """Each in its box with all that it said, and an open posting with the audience that it is looked for by."""
    await sixth(path)
    clock = Clock()
    clock.now = LONG_AFTER
    store = await open_store(path, clock, on_fatal=print)
    try:
        boxes = [Box("present", audience) for audience in WAITING]
        assert await store.outbox.due(99) == boxes
        found = {box.audience: await store.outbox.waiting(box) for box in boxes}
        assert {audience: [row.delivery for row in rows] for audience, rows in found.items()} == WAITING
        assert [(row.id, row.attempts) for row in found[IN_CHANNEL]][:2] == [(9, 1), (16, 0)]
        (card,) = await store.postings.open("present", AtSeat(seat=0))
        assert (card.id, card.posting.kept, card.posting.user_id) == (8, "card", "1574377475150970880")
        assert card.posting.changes["card_called"] == 17
        assert card.posting.replaces == (ANNS, CARD)
        (start,) = await store.postings.open("present", START)
        assert await store.postings.interrupted() == [card, start]
        await store.outbox.add("present", BoardDue())
        assert (await store.outbox.waiting(Box("present", IN_CHANNEL)))[-1].id == 33
    finally:
        await store.close()


async def test_opening_it_again_changes_nothing(path: Path) -> None:
    await first_release(path)
    for _ in range(2):
        await (await open_store(path, Clock(), on_fatal=print)).close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT number FROM migrations").fetchall() == [(each.number,) for each in shipped()]
        assert db.execute("SELECT count(*) FROM guests").fetchone() == (2,)
