"""What any store must do with what has come of matches."""

import json
from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence.deliveries import IN_CHANNEL, Box, Proclaimed
from persistence.errors import Missing
from persistence.records import SeatChanges
from persistence.results import Result
from persistence.store import Store
from tests.persistence.samples import Clock, beginning, begun, lobby, submission
from tests.persistence.test_contests import pod, signed_up
from tests.persistence.test_packing import HOUR

ENDS: dict[int, SeatChanges] = {
    0: {"place": 1, "score": 7, "sitter": "here"},
    1: {"place": 2, "score": 3, "sitter": "here", "luck": -500},
}
RISEN: Any = {"occupant": "steward", "user_id": None, "given_up": "bob"}


async def played(store: Store, clock: Clock, channel: str = "channel", **changes: Any) -> str:
    """Ann has beaten Bob there."""
    clock.now += 1000
    match_id = await begun(store, channel)
    clock.now += 1000
    await store.matches.commit(submission(match_id, 0, 2, **{"over": True, "seats": ENDS, **changes}))
    return match_id


async def only(store: Store) -> Result:
    (result,) = await store.results.of_server("guild")
    return result


def people(result: Result) -> list[str | None]:
    return [each.person for each in result.seats]


async def test_they_are_read_in_the_order_of_their_ends(store: Store, clock: Clock) -> None:
    """Those of a server, of one game if it is named; what goes on or was closed has none."""
    late = await begun(store, "late")
    first = await played(store, clock)
    clock.now += 1
    await store.matches.commit(submission(late, 0, over=True, seats=ENDS))
    await store.tables.close(await begun(store, "closed"))
    await store.tables.open(lobby("elsewhere", guild_id="another"))
    assert [each.match_id for each in await store.results.of_server("guild")] == [first, late]
    assert await store.results.of_server("another") == await store.results.of_server("guild", "chess") == []
    one, _ = await store.results.of_server("guild", "toy")
    assert (one.game, one.options, one.channel_id, one.fate, one.first) == (
        "toy",
        {"goal": "8"},
        "channel",
        "counts",
        True,
    )
    assert (one.steps, one.ended_at - one.begun_at) == (2, 1000)
    assert [(each.person, each.name, each.place, each.score, each.luck) for each in one.seats] == [
        ("ann", "Ann", 1, 7, None),
        ("bob", "Bob", 2, 3, -500),
    ]


async def test_they_stay_when_the_match_is_packed(store: Store, clock: Clock) -> None:
    await played(store, clock)
    before = await only(store)
    clock.now += HOUR + 1
    assert await store.pack() == 1
    assert await only(store) == before


async def test_of_what_is_not_known_nothing_is_told(store: Store, clock: Clock) -> None:
    """Until it is noted how the match ended."""
    match_id = await played(store, clock, seats={0: ENDS[0]})
    assert await store.results.of_server("guild") == []
    assert [table.id for table in await store.tables.placeless()] == [match_id]
    await store.tables.change_seat(match_id, 1, **ENDS[1])
    assert people(await only(store)) == ["ann", "bob"]


async def test_a_seat_that_was_given_up_is_theirs_until_somebody_takes_it(store: Store, clock: Clock) -> None:
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, seats={1: RISEN}))
    await store.matches.commit(submission(match_id, 1, over=True, seats=ENDS))
    assert people(await only(store)) == ["ann", "bob"]
    clock.now += 1
    other = await begun(store, "other")
    await store.matches.commit(submission(other, 0, seats={1: RISEN}))
    cid: Any = {"occupant": "person", "user_id": "cid", "name": "Cid"}
    await store.matches.commit(submission(other, 1, seats={1: cid}))
    await store.matches.commit(submission(other, 2, over=True, seats=ENDS))
    assert [people(each) for each in await store.results.of_server("guild")] == [["ann", "bob"], ["ann", "cid"]]


async def test_a_seat_that_is_lent_is_theirs_who_have_it(store: Store, clock: Clock) -> None:
    """And its owner's again if they give it back before its time."""
    lent = json.dumps({"user": "bob", "name": "Bob"})
    friend: Any = {"occupant": "person", "user_id": "cid", "name": "Cid", "lent": lent}
    back: Any = {"occupant": "steward", "user_id": None, "lent": lent}
    for channel, then in (("kept", {}), ("given-back", {1: back})):
        clock.now += 1
        match_id = await begun(store, channel)
        await store.matches.commit(submission(match_id, 0, seats={1: friend}))
        ends = {seat: {**then.get(seat, {}), **end} for seat, end in ENDS.items()}
        await store.matches.commit(submission(match_id, 1, over=True, seats=ends))
    kept, given_back = await store.results.of_server("guild")
    assert (people(kept), people(given_back)) == (["ann", "cid"], ["ann", "bob"])


# ---- whether they count


async def test_a_result_is_voided_and_taken_up_again(store: Store, clock: Clock) -> None:
    match_id = await played(store, clock)
    assert not await store.results.restore(match_id, "dan"), "it counts"
    told = Proclaimed(key="word", args={})
    assert await store.results.void(match_id, "dan", {match_id: [told]})
    assert not await store.results.void(match_id, "eve")
    assert (await only(store)).fate == "void"
    assert len(await store.outbox.waiting(Box(match_id, IN_CHANNEL))) == 1
    clock.now += 5
    assert await store.results.restore(match_id, "eve")
    assert (await only(store)).fate == "counts"
    given = await store.results.verdicts(match_id)
    assert [(each.void, each.by, each.at) for each in given] == [
        (True, "dan", clock.now - 5),
        (False, "eve", clock.now),
    ]


async def test_only_what_is_over_is_judged(store: Store) -> None:
    for match_id in ("nothing", await begun(store)):
        with pytest.raises(Missing):
            await store.results.void(match_id, "dan")
        with pytest.raises(Missing):
            await store.results.fate(match_id)


async def test_what_its_world_takes_back_does_not_count(store: Store, clock: Clock) -> None:
    match_id = await played(store, clock, bequest=Heirloom(game="toy", schema=1, body="{}"))
    kept = await store.worlds.current("channel", "toy")
    assert kept
    await store.worlds.annul(kept.id)
    assert (await only(store)).fate == "annulled" == await store.results.fate(match_id)


async def test_what_its_contest_does_not_count_counts_nowhere(store: Store) -> None:
    made = await signed_up(store, "ann", "bob")
    await store.contests.draw(made.id, 0, [pod("ann", "bob")])
    (drawn,) = (await store.contests.get(made.id)).pods
    await store.matches.begin(beginning(drawn.table_id or "", people=("a", "b", "")))
    ends = {**ENDS, 2: ENDS[1]}
    await store.matches.commit(submission(drawn.table_id or "", 0, over=True, seats=ends))
    assert (await only(store)).fate == "counts"
    for void, fate in ((True, "annulled"), (False, "counts")):
        await store.contests.settle(made.id, drawn, result="{}", void=void)
        assert (await only(store)).fate == fate


# ---- what people want


async def test_whoever_wants_not_to_be_shown_is_marked(store: Store, clock: Clock) -> None:
    await played(store, clock)
    await store.people.change("ann", ratings="hidden")
    await store.people.change("bob", ratings="left")
    assert [each.ratings for each in (await only(store)).seats] == ["hidden", "left"]


async def test_whoever_is_forgotten_has_left(store: Store, clock: Clock) -> None:
    """Also of a seat that they gave up, and as a judge."""
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, seats={1: RISEN}))
    await store.matches.commit(submission(match_id, 1, over=True, seats=ENDS))
    await store.results.void(match_id, "bob")
    everything = await store.people.everything("bob")
    assert [each["table"] for each in (*everything["given_up"], *everything["verdicts"])] == [match_id, match_id]
    await store.people.forget("bob")
    ann, gone = (await only(store)).seats
    assert (ann.ratings, gone.ratings, (gone.person or "")[:5]) == ("shown", "left", "gone-")
    assert [each.by for each in await store.results.verdicts(match_id)] == [gone.person]
