"""What any store must do about deliveries, people and backups; see :mod:`tests.persistence.test_matches`."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from persistence.deliveries import (
    HOST,
    IN_CHANNEL,
    START,
    AtSeat,
    BoardDue,
    Box,
    CardDue,
    Farewell,
    Leaver,
    Message,
    Muted,
    Overtime,
    Proclaimed,
    Removal,
)
from persistence.persons import Person
from persistence.postings import Posting
from persistence.store import Store
from tests.persistence.samples import NOON, Clock, beginning, begun, seated, submission
from tests.persistence.test_matches import DAY


async def test_a_box_holds_what_waits_for_one_audience_and_what_is_done_goes(store: Store) -> None:
    match_id = await begun(store, due=(BoardDue(step=0),))
    later = (
        CardDue(step=1, seat=0, ring="both"),
        Removal(channel="c", message="7"),
        Muted(why="gone"),
        Overtime(seat=1),
        Farewell(seat=1, user="bob", channel="c", card="m"),
        Proclaimed(key="word", args={"who": "Bob"}),
    )
    await store.matches.commit(submission(match_id, 0, due=later))
    outbox = store.outbox
    boxes = [Box(match_id, each) for each in (IN_CHANNEL, AtSeat(seat=0), Message(message="7"), HOST, Leaver(seat=1))]
    assert await outbox.due(9) == boxes
    assert await outbox.due(2) == boxes[:2]
    first, second = await outbox.waiting(boxes[0])
    assert (first.table_id, first.delivery, first.created_at, first.attempts) == (match_id, BoardDue(), NOON, 0)
    assert [row.delivery for box in boxes[1:] for row in await outbox.waiting(box)] == list(later[:-1])
    assert second.delivery == later[-1]
    await outbox.done(first.id, *[row.id for row in await outbox.waiting(boxes[1])])
    assert await outbox.due(9) == [*boxes[2:], boxes[0]]
    assert await outbox.waiting(boxes[0]) == [second]


async def test_a_beginning_overtakes_what_was_due_of_the_lobby(store: Store) -> None:
    table = await seated(store)
    await store.tables.change(table.id, standing_message_id="card", prompt_message_id="invitation")
    await store.outbox.add(table.id, BoardDue(step=0))
    await store.matches.begin(beginning(table.id, due=(CardDue(step=0, seat=0),)))
    going = [Box(table.id, Message(message=message)) for message in ("card", "invitation")]
    assert await store.outbox.due(9) == [*going, Box(table.id, AtSeat(seat=0))]
    assert (await store.tables.get(table.id)).prompt_message_id is None


async def test_many_rows_of_one_table_hide_no_other_table(store: Store) -> None:
    busy = await begun(store, due=[BoardDue(step=step) for step in range(500)])
    other = await begun(store, "elsewhere", due=(BoardDue(step=0),))
    assert await store.outbox.due(2) == [Box(busy, IN_CHANNEL), Box(other, IN_CHANNEL)]
    assert await store.outbox.due(2, {other}) == [Box(other, IN_CHANNEL)]
    assert await store.outbox.due(2, set()) == []


async def test_a_failure_holds_back_its_own_box_alone(store: Store, clock: Clock) -> None:
    match_id = await begun(store, due=(CardDue(step=1, seat=0), CardDue(step=1, seat=1), CardDue(step=2, seat=0)))
    elsewhere = await begun(store, "elsewhere", due=(CardDue(step=7, seat=0),))
    box, outbox = Box(match_id, AtSeat(seat=0)), store.outbox
    first, _ = await outbox.waiting(box)
    await outbox.failed([first.id], "500", retry_at=NOON + 10)
    assert await outbox.due(9) == [Box(match_id, AtSeat(seat=1)), Box(elsewhere, AtSeat(seat=0))]
    assert await outbox.next_retry() == NOON + 10
    clock.now = NOON + 10
    assert await outbox.due(9) == [box, Box(match_id, AtSeat(seat=1)), Box(elsewhere, AtSeat(seat=0))]
    assert [each.attempts for each in await outbox.waiting(box)] == [1, 0]
    assert await outbox.next_retry() is None


async def test_what_is_added_takes_along_what_waits(store: Store) -> None:
    match_id = await begun(store, due=(BoardDue(step=1), CardDue(step=1, seat=0)))
    for box in await store.outbox.due(9):
        (row,) = await store.outbox.waiting(box)
        await store.outbox.failed([row.id], "403", retry_at=NOON + 10)
    await store.outbox.add(match_id, BoardDue(step=2))
    assert await store.outbox.due(9) == [Box(match_id, IN_CHANNEL)]


async def test_a_clock_that_went_wrong_puts_nothing_off_for_long(store: Store) -> None:
    """It was a year ahead when an attempt failed."""
    match_id = await begun(store, due=(BoardDue(step=1),))
    box = Box(match_id, IN_CHANNEL)
    (row,) = await store.outbox.waiting(box)
    await store.outbox.failed([row.id], "500", retry_at=NOON + 365 * DAY)
    assert await store.outbox.due(9) == [box]
    assert await store.outbox.next_retry() is None


async def test_what_is_dropped_holds_back_nobody(store: Store, clock: Clock) -> None:
    match_id = await begun(store, due=(CardDue(step=1, seat=0), CardDue(step=2, seat=0)))
    box = Box(match_id, AtSeat(seat=0))
    first, second = await store.outbox.waiting(box)
    await store.outbox.failed([first.id], "403", retry_at=NOON + 10)
    await store.outbox.drop([first.id], "403")
    assert await store.outbox.due(9) == [box]
    assert await store.outbox.waiting(box) == [second]
    assert await store.outbox.next_retry() is None
    clock.now += 2 * DAY + 1
    assert await store.sweep() == 2, "the key of the beginning and the dropped delivery"


async def test_what_was_dropped_can_be_taken_up_again(store: Store, clock: Clock) -> None:
    """In its box alone, in its place, and as if nobody had tried."""
    match_id = await begun(store, due=(CardDue(step=1, seat=0), CardDue(step=2, seat=0), CardDue(step=1, seat=1)))
    box, other = Box(match_id, AtSeat(seat=0)), Box(match_id, AtSeat(seat=1))
    first, second = await store.outbox.waiting(box)
    await store.outbox.failed([first.id], "403", retry_at=NOON + 10)
    await store.outbox.drop([first.id, (await store.outbox.waiting(other))[0].id], "403")
    await store.outbox.failed([second.id], "403", retry_at=NOON + 10)
    assert await store.outbox.take_up(box) == 2
    assert await store.outbox.waiting(box) == [first, second]
    assert await store.outbox.due(9) == [box]
    clock.now += 2 * DAY + 1
    assert await store.sweep() == 2, "the key of the beginning and what was dropped elsewhere"


async def test_how_long_the_oldest_has_waited(store: Store, clock: Clock) -> None:
    outbox = store.outbox
    assert await outbox.waiting_since() is None
    match_id = await begun(store, due=(CardDue(step=1, seat=0), CardDue(step=1, seat=1)))
    clock.now = NOON + 5
    other = await begun(store, "elsewhere", due=(BoardDue(step=1), BoardDue(step=2)))
    assert await outbox.waiting_since() == NOON
    await outbox.done((await outbox.waiting(Box(match_id, AtSeat(seat=0))))[0].id)
    await outbox.drop([(await outbox.waiting(Box(match_id, AtSeat(seat=1))))[0].id], "403")
    assert await outbox.waiting_since() == NOON + 5
    rows = await outbox.waiting(Box(other, IN_CHANNEL))
    await outbox.failed([rows[0].id], "403", retry_at=NOON + 100)
    assert await outbox.waiting_since() is None, "neither what cannot be done yet nor what is behind it"
    clock.now = NOON + 100
    assert await outbox.waiting_since() == NOON + 100, "due again, with the other behind it"
    await outbox.failed([row.id for row in rows], "403", retry_at=NOON + 1000)
    clock.now = NOON + 200
    await outbox.add(other, BoardDue(step=3))
    assert await outbox.waiting_since() == NOON + 200, "what is added takes along what waits"


async def test_a_posting_is_open_until_its_message_is_noted(store: Store) -> None:
    table = await seated(store)
    planned = await store.postings.plan(posting(table.id), "before")
    assert (planned.again, planned.since, planned.created_at) == (False, "before", NOON)
    assert await store.postings.open(table.id, IN_CHANNEL) == [planned]
    assert await store.postings.open(table.id, AtSeat(seat=0)) == []
    await store.postings.sent(planned, "m1")
    now = await store.tables.get(table.id)
    assert (now.prompt_message_id, now.prompt_posted_at, now.prompt_seats, now.prompt_called) == ("m1", NOON, (0, 1), 9)
    assert await store.postings.open(table.id, IN_CHANNEL) == []
    await store.postings.sent(planned, "m2")
    assert (await store.tables.get(table.id)).prompt_message_id == "m1", "noted once"


async def test_what_leads_to_a_message_is_due_with_it(store: Store) -> None:
    """Whoever dies right after it was sent finds it again, and with it whatever has to follow."""
    table = await seated(store)
    planned = await store.postings.plan(posting(table.id, due=(CardDue(seat=0), CardDue(seat=1))), "")
    assert await store.outbox.due(9) == []
    (found,) = await store.postings.interrupted()
    assert await store.postings.sent(found, "m1")
    assert await store.outbox.due(9) == [Box(table.id, AtSeat(seat=0)), Box(table.id, AtSeat(seat=1))]
    assert not await store.postings.sent(planned, "m2")
    assert len(await store.outbox.waiting(Box(table.id, AtSeat(seat=0)))) == 1


async def test_a_card_that_rings_is_in_the_books_with_its_act(store: Store) -> None:
    """Up to the newest delivery of its box; what is on its way in that slot stays as it is."""
    match_id = await begun(store, due=(CardDue(seat=1),))
    card = posting(match_id, audience=AtSeat(seat=1), slot="card 1", kept="card", seat=1, changes={})
    due = (CardDue(step=1, seat=1), BoardDue(step=1))
    await store.matches.commit(submission(match_id, 0, due=due, postings=(card,)))
    (_, row) = await store.outbox.waiting(Box(match_id, AtSeat(seat=1)))
    (planned,) = await store.postings.open(match_id, AtSeat(seat=1))
    assert (planned.posting, planned.again) == (replace(card, changes={"card_called": row.id}), False)
    await store.matches.commit(submission(match_id, 1, due=due, postings=(card,)))
    assert await store.postings.interrupted() == [planned]


async def test_nonces_are_stable_short_and_never_used_twice(store: Store, clock: Clock) -> None:
    table = await seated(store)
    first = await store.postings.plan(posting(table.id), "")
    assert len(first.nonce) <= 25
    clock.now += 5
    again = await store.postings.plan(posting(table.id, fulfils=(3,)), "later")
    assert (again.id, again.nonce, again.again, again.since) == (first.id, first.nonce, True, "")
    assert (again.created_at, again.posting.fulfils) == (NOON + 5, (3,))
    assert await store.postings.open(table.id, IN_CHANNEL) == [replace(again, again=False)]
    await store.postings.discard(first.id)
    assert (await store.postings.plan(posting(table.id), "")).id > first.id


async def test_in_another_channel_it_is_another_message(store: Store) -> None:
    table = await seated(store)
    first = await store.postings.plan(posting(table.id), "")
    other = await store.postings.plan(posting(table.id, channel_id="elsewhere"), "")
    assert other.id != first.id
    assert await store.postings.open(table.id, IN_CHANNEL) == [other]


async def test_it_is_looked_for_from_the_last_message_on(store: Store) -> None:
    table = await seated(store)
    first = await store.postings.plan(posting(table.id), "")
    assert first.since == ""
    await store.postings.sent(first, "m1")
    assert (await store.postings.plan(posting(table.id), "")).since == "m1"


async def test_what_it_replaces_and_what_it_fulfils_goes_with_it(store: Store) -> None:
    table = await seated(store)
    await store.outbox.add(table.id, BoardDue(step=0), BoardDue(step=1))
    row, _ = await store.outbox.waiting(Box(table.id, IN_CHANNEL))
    planned = await store.postings.plan(posting(table.id, replaces=("c", "old"), fulfils=(row.id,)), "")
    assert await store.outbox.due(9) == [Box(table.id, IN_CHANNEL)]
    await store.postings.sent(planned, "m1")
    assert len(await store.outbox.waiting(Box(table.id, IN_CHANNEL))) == 1
    (gone,) = await store.outbox.waiting(Box(table.id, Message(message="old")))
    assert gone.delivery == Removal(channel="c", message="old")


async def test_a_card_of_somebody_who_has_left_is_noted_by_nobody_and_goes(store: Store) -> None:
    table = await seated(store)
    card = posting(table.id, kept="card", seat=0, user_id="ann", changes={"dm_channel_id": "c"}, rings=((0, 3),))
    planned = await store.postings.plan(card, "")
    await store.tables.change_seat(table.id, 0, user_id="cid", name="Cid")
    await store.postings.sent(planned, "m1")
    assert (await store.tables.get(table.id)).seats[0].dm_card_id is None
    assert await store.outbox.due(9) == [Box(table.id, Message(message="m1"))]
    assert await store.calls.of(table.id) == [], "nobody was called with it"


async def test_of_each_seat_the_latest_calls_are_kept(store: Store, clock: Clock) -> None:
    """So many that whoever is called for ever fills nothing; those of other seats stay."""
    table = await seated(store)
    for seat, calls in ((1, 1), (0, 14)):
        for question in range(calls):
            clock.now += 1
            await store.calls.failed(table.id, seat, question, "dm", "closed")
    kept = [(each.seat, each.question) for each in await store.calls.of(table.id)]
    assert kept == [(1, 0), *((0, question) for question in range(2, 14))]


async def test_a_lobby_card_of_a_table_that_has_begun_goes(store: Store) -> None:
    table = await seated(store)
    planned = await store.postings.plan(posting(table.id, kept="standing", lobby=True, changes={}), "")
    await store.matches.begin(beginning(table.id))
    await store.postings.sent(planned, "m1")
    assert (await store.tables.get(table.id)).standing_message_id is None
    assert await store.outbox.due(9) == [Box(table.id, Message(message="m1"))]


async def test_the_announcement_is_in_the_books_until_the_match_begins(store: Store) -> None:
    table = await seated(store)
    planned = await store.postings.plan(posting(table.id, audience=START, slot="start"), "")
    assert await store.postings.interrupted() == [planned]
    await store.matches.begin(beginning(table.id))
    assert await store.postings.interrupted() == []


async def test_a_card_that_is_given_up_goes(store: Store) -> None:
    table = await seated(store)
    await store.tables.change_seat(table.id, 0, dm_channel_id="c", dm_card_id="m", delivered_digest="d")
    await store.tables.drop_card(table.id, 0)
    seat = (await store.tables.get(table.id)).seats[0]
    assert (seat.dm_channel_id, seat.dm_card_id, seat.delivered_digest) == (None, None, None)
    assert await store.outbox.due(9) == [Box(table.id, Message(message="m"))]
    await store.tables.drop_card(table.id, 1)
    assert await store.outbox.due(9) == [Box(table.id, Message(message="m"))]


async def test_a_closed_table_tells_and_a_table_that_was_not_live_does_not(store: Store) -> None:
    table = await seated(store)
    assert await store.tables.close(table.id, (BoardDue(step=0),))
    assert not await store.tables.close(table.id, (Muted(why="gone"),))
    assert await store.outbox.due(9) == [Box(table.id, IN_CHANNEL)]


async def test_tables_whose_channel_is_mute(store: Store) -> None:
    table = await seated(store)
    await seated(store, "elsewhere")
    await store.tables.change(table.id, mute_since=NOON, mute_why="locked")
    assert await store.tables.mute(NOON) == []
    (found,) = await store.tables.mute(NOON + 1)
    assert (found.id, found.mute_since, found.mute_why) == (table.id, NOON, "locked")


def posting(table_id: str, **changes: Any) -> Posting:
    fields = {
        "table_id": table_id,
        "audience": IN_CHANNEL,
        "slot": "prompt",
        "channel_id": "c",
        "kept": "prompt",
        "changes": {"prompt_seats": (0, 1), "prompt_called": 9},
    }
    return Posting(**{**fields, **changes})


async def test_changes_touch_only_what_they_name(store: Store) -> None:
    await store.people.change("ann", card_place="thread", pictures=False, dm_channel_id="c")
    await store.people.change("ann", locale="bg", reported="ru", dm_closed=True, dm_told=True)
    assert await store.people.get("ann") == Person(
        user_id="ann",
        locale="bg",
        reported="ru",
        card_place="thread",
        pictures=False,
        dm_closed=True,
        dm_told=True,
        dm_channel_id="c",
    )
    assert await store.people.get("bob") == Person(user_id="bob")


async def test_a_note_is_kept_until_another_takes_its_place(store: Store) -> None:
    notes = store.notes
    assert await notes.get("commands") is None
    await notes.put("commands", "first")
    await notes.put("health", "")
    assert (await notes.get("commands"), await notes.get("health")) == ("first", "")
    await notes.put("commands", "second")
    assert (await notes.get("commands"), await notes.get("health")) == ("second", "")


async def test_a_backup_never_overwrites(store: Store, tmp_path: Path) -> None:
    await begun(store)
    await store.backup(tmp_path / "copy")
    with pytest.raises(FileExistsError):
        await store.backup(tmp_path / "copy")
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy"]
