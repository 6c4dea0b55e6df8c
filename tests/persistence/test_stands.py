"""What any store must do for those who watch; see :mod:`tests.persistence.test_matches`."""

import json
from typing import Any

import pytest

from persistence.contests import Decision
from persistence.deliveries import IN_CHANNEL, PLACARD_DUE, READERS, Box, Proclaimed
from persistence.records import SeatChanges
from persistence.stands import PLACARD
from persistence.store import Store
from tests.persistence.samples import NOON, Clock, beginning, begun, entry, submission
from tests.persistence.test_contests import pod, signed_up
from tests.persistence.test_matches import DAY

OPEN, CLOSED = json.dumps({"closed": None}), json.dumps({"closed": NOON})
TOLD, SAID = (Proclaimed(key="k", args={}),), (Decision(by="boss", what='"cast"'),)


async def drawn(store: Store) -> tuple[str, str]:
    """Two matches of a contest that go on: of Ann and Bob, and of Cid and Dan."""
    contest = await signed_up(store, "ann", "bob", "cid", "dan")
    await store.contests.draw(contest.id, 0, [pod("ann", "bob"), pod("cid", "dan")])
    first, second = [each.table_id or "" for each in (await store.contests.get(contest.id)).pods]
    for table, people in ((first, ("ann", "bob", "")), (second, ("cid", "dan", ""))):
        await store.matches.begin(beginning(table, people=people))
    return first, second


async def due(store: Store, table: str) -> int:
    placard = await store.placards.of(PLACARD, table)
    assert placard is not None
    return [row.delivery for row in await store.outbox.waiting(Box(placard.id, READERS))].count(PLACARD_DUE)


async def test_predictions_are_taken_until_they_are_closed(store: Store, clock: Clock) -> None:
    match = await begun(store)
    assert not await store.stands.predict(match, "eve", "Eve", 0), "nobody has opened them"
    assert await store.stands.open(match, OPEN, locale="bg")
    assert not await store.stands.open(match, OPEN, locale="bg")
    assert await store.stands.predict(match, "eve", "Eve", 0)
    assert await store.stands.predict(match, "fay", "Fay", 0)
    clock.now += 1
    assert await store.stands.predict(match, "eve", "Eve", 1), "in the place of the first"
    assert not await store.stands.predict(match, "gus", "Gus", 2), "nobody sits there"
    assert await due(store, match) == 4
    await store.matches.commit(submission(match, 0, table={"stands": CLOSED}))
    assert await due(store, match) == 5
    assert not await store.stands.predict(match, "eve", "Eve", 0)
    assert [(each.user_id, each.seat) for each in await store.stands.of_table(match)] == [("fay", 0), ("eve", 1)]
    assert await store.stands.come_true("guild") == []
    ended: Any = {0: {"place": 2}, 1: {"place": 1}}
    await store.matches.commit(submission(match, 1, over=True, seats=ended))
    assert await due(store, match) == 6
    assert await store.stands.come_true("guild") == await store.stands.of_table(match)
    assert [each.right for each in await store.stands.of_table(match)] == [False, True]
    assert await store.stands.come_true("guild", 1) == []
    clock.now += 3 * DAY
    await store.sweep()
    assert await store.placards.of(PLACARD, match) is None, "nobody looks after it any more"
    await store.results.void(match, "boss")
    assert await store.stands.come_true("guild") == []


async def test_what_is_said_of_a_riddle_counts_if_it_comes_out_in_time(store: Store) -> None:
    match = await begun(store)
    await store.stands.open(match, OPEN, locale="bg")
    for user, riddle, seat in (("eve", "first", 5), ("fay", "first", 6), ("eve", "soon", 0), ("eve", "never", 0)):
        assert await store.stands.predict(match, user, user.title(), seat, riddle)
    await store.matches.commit(submission(match, 0, table={"stands": '{"told": {"soon": -1}}'}))
    assert not await store.stands.predict(match, "fay", "Fay", 0, "soon"), "it has come out"
    assert await store.stands.predict(match, "eve", "Eve", 0), "who wins is a matter of its own"
    told = json.dumps({"closed": 1, "told": {"soon": -1, "first": 6}})
    await store.matches.commit(submission(match, 1, table={"stands": told}, over=True, seats={0: {"place": 1}}))
    counted = {(each.user_id, each.riddle): each.right for each in await store.stands.come_true("guild")}
    assert counted == {("eve", "first"): False, ("fay", "first"): True, ("eve", ""): True}


async def test_who_plays_or_has_played_says_nothing_of_it(store: Store) -> None:
    match = await begun(store, people=("ann", "bob"))
    await store.stands.open(match, OPEN, locale="bg")
    for user in ("eve", "fay"):
        assert await store.stands.predict(match, user, user.title(), 0)
    sat = entry(1, kind="seating", body=json.dumps({"seat": 1, "change": "sit", "person": "eve", "kind": "seating"}))
    seats = {1: {"occupant": "person", "user_id": "eve", "name": "Eve"}}
    await store.matches.commit(submission(match, 0, entries=(sat,), seats=seats))
    assert [each.user_id for each in await store.stands.of_table(match)] == ["fay"]
    for user in ("ann", "bob", "eve"):
        assert not await store.stands.predict(match, user, user.title(), 0), user


async def test_who_is_tied_to_a_contest_that_goes_on_sees_nothing_of_it(store: Store) -> None:
    first, second = await drawn(store)
    for user in ("ann", "cid"):
        assert not await store.stands.grant(first, user, user.title(), 3, "boss", TOLD, SAID), user
    assert await store.stands.grant(first, "eve", "Eve", 3, "boss", TOLD, SAID)
    assert TOLD[0] in [row.delivery for row in await store.outbox.waiting(Box(first, IN_CHANNEL))]
    assert [each.what for each in await store.contests.decisions(1)] == ['"cast"']
    watched = await store.stands.watched(first, "eve")
    assert watched is not None
    assert (watched.cast.delay, watched.history.table.id) == (3, first)
    assert await store.stands.watched(first, "fay") is None
    assert await store.stands.watched(second, "eve") is None, "that is another match"
    await store.tables.change_seat(second, 2, occupant="person", user_id="eve", name="Eve")
    assert await store.stands.casts(first) == [], "it is over for good"
    assert not await store.stands.grant(first, "eve", "Eve", 3, "boss")
    await store.matches.commit(submission(second, 0, over=True))
    assert await store.stands.grant(first, "cid", "Cid", 3, "boss"), "there nobody plays any more"
    assert await store.stands.revoke(first, "cid", TOLD)
    assert not await store.stands.revoke(first, "cid", TOLD)
    assert await store.stands.watched(first, "cid") is None


@pytest.mark.parametrize("changes", [{"lent": json.dumps({"user": "eve"})}, {"given_up": "eve"}])
async def test_a_seat_of_ones_own_is_looked_at_at_every_look(store: Store, changes: SeatChanges) -> None:
    match = await begun(store, people=("ann", "bob"))
    await store.stands.grant(match, "eve", "Eve", 3, "boss")
    await store.tables.change_seat(match, 0, **changes)
    assert await store.stands.watched(match, "eve") is None


async def test_nothing_is_seen_late_of_what_is_over(store: Store) -> None:
    match = await begun(store)
    await store.stands.grant(match, "eve", "Eve", 3, "boss")
    await store.tables.close(match)
    assert await store.stands.watched(match, "eve") is None
    assert not await store.stands.grant(match, "fay", "Fay", 3, "boss")
