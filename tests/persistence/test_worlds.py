"""What any store must do for campaigns: heirlooms handed on, annulled, left behind; people and words remembered."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence.deliveries import BoardDue
from persistence.errors import Conflict, Missing, NotLatest, NotPlaying, StoreError, WorldChanged, WorldInUse
from persistence.records import Already, Known
from persistence.store import Store
from persistence.worlds import Kept, World
from tests.persistence.samples import NOON, Clock, beginning, begun, lobby, seated, submission


def bequest(body: str) -> Heirloom:
    return Heirloom(game="toy", schema=3, body=body)


async def played(store: Store, clock: Clock, body: str | None, channel: str = "channel", game: str = "toy") -> str:
    """A match from the current heirloom to its end; ``None``: it is closed instead. Its id."""
    match_id = await begun_with_current(store, clock, channel, game)
    clock.now += 1000
    if body is None:
        await store.tables.close(match_id)
    else:
        left = Heirloom(game=game, schema=3, body=body)
        await store.matches.commit(submission(match_id, 0, over=True, bequest=left))
    return match_id


async def begun_with_current(store: Store, clock: Clock, channel: str = "channel", game: str = "toy") -> str:
    clock.now += 1000
    table = await seated(store, channel, game=game)
    kept = await store.worlds.current(channel, game)
    await store.matches.begin(beginning(table.id, heirloom_id=kept and kept.id))
    return table.id


async def current(store: Store) -> Kept:
    kept = await store.worlds.current("channel", "toy")
    assert kept is not None
    return kept


async def world(store: Store) -> World:
    return (await store.worlds.of_channel("channel"))[0]


async def fates(store: Store, world_id: int) -> list[tuple[int, str, str]]:
    chain = await store.worlds.chain(world_id)
    return [(each.number, each.fate, each.kept.heirloom.body if each.kept else "") for each in chain]


async def outcomes(*attempts: Coroutine[Any, Any, Any]) -> list[type[object]]:
    done = await asyncio.gather(*attempts, return_exceptions=True)
    return [type(each) for each in done]


async def test_a_lobby_is_read_with_what_its_match_will_begin_with(store: Store, clock: Clock) -> None:
    first = await played(store, clock, "one")
    second = await seated(store)
    assert (await store.tables.at(second.id)).kept == await current(store)
    assert (await store.tables.at(first)).kept is None, "it began with nothing"


async def test_what_a_match_bequeaths_is_what_the_next_one_begins_with(store: Store, clock: Clock) -> None:
    assert await store.worlds.current("channel", "toy") is None
    first = await played(store, clock, "one")
    kept = await current(store)
    assert (kept.number, kept.parent_id, kept.heirloom) == (0, None, bequest("one"))
    second = await played(store, clock, "two")
    following = await current(store)
    assert (following.number, following.parent_id, following.heirloom) == (1, kept.id, bequest("two"))
    chain = await store.worlds.chain(kept.world_id)
    assert [(each.match_id, each.fate, each.at) for each in chain] == [
        (first, "bequeathed", NOON + 2000),
        (second, "bequeathed", NOON + 4000),
    ]
    assert (await store.matches.history(second)).bequest == bequest("two")
    assert (await store.matches.export(first))["bequest"] == {"game": "toy", "schema": 3, "body": "one"}


async def test_a_world_belongs_to_a_channel_and_a_game(store: Store, clock: Clock) -> None:
    await played(store, clock, "here")
    await played(store, clock, "another game", game="other")
    await played(store, clock, "elsewhere", channel="attic")
    assert (await current(store)).heirloom.body == "here"
    there = await store.worlds.current("attic", "toy")
    assert there is not None
    assert there.heirloom.body == "elsewhere"
    worlds = await store.worlds.of_channel("channel")
    assert [(each.game, each.guild_id, each.founded_at) for each in worlds] == [
        ("other", "guild", NOON + 4000),
        ("toy", "guild", NOON + 2000),
    ]
    assert await store.worlds.get(worlds[1].id) == worlds[1]
    assert await store.worlds.archive(worlds[0].id)
    assert [each.game for each in await store.worlds.of_channel("channel")] == ["toy", "other"], "those left come last"


async def test_a_match_that_leaves_nothing_founds_nothing(store: Store) -> None:
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, over=True))
    assert await store.worlds.of_channel("channel") == []
    assert (await store.matches.export(match_id))["bequest"] is None


async def test_the_bequest_is_written_with_the_end_or_not_at_all(store: Store) -> None:
    match_id = await begun(store)
    end = submission(match_id, 0, over=True, bequest=bequest("one"), seats={9: {"choice": "red"}})
    with pytest.raises(Missing):
        await store.matches.commit(end)
    assert await store.worlds.of_channel("channel") == []
    assert (await store.tables.get(match_id)).state == "playing"


async def test_an_end_that_is_told_twice_bequeaths_once(store: Store) -> None:
    match_id = await begun(store)
    end = submission(match_id, 0, over=True, bequest=bequest("one"), key="the last press")
    await store.matches.commit(end)
    assert await store.matches.commit(end) == Already(1)
    with pytest.raises((NotPlaying, Conflict)):
        await store.matches.commit(submission(match_id, 0, over=True, bequest=bequest("x"), key="another"))
    assert await fates(store, (await world(store)).id) == [(0, "bequeathed", "one")]


async def test_a_match_may_be_over_at_its_beginning(store: Store) -> None:
    table = await seated(store)
    new = beginning(table.id, over=True, bequest=bequest("dealt"), table={"deadline": NOON + 9})
    await store.matches.begin(new)
    assert await store.matches.begin(new) == Already(0)
    table = await store.tables.get(table.id)
    assert (table.state, table.deadline) == ("over", None)
    assert (await store.matches.load(table.id)).over
    assert (await current(store)).heirloom == bequest("dealt")
    with pytest.raises(NotPlaying):
        await store.matches.commit(submission(table.id, 0))
    await store.tables.open(lobby())


async def test_a_match_begins_with_the_current_heirloom_or_not_at_all(store: Store, clock: Clock) -> None:
    await played(store, clock, "one")
    old = (await current(store)).id
    await played(store, clock, "two")
    table = await seated(store)
    for stale in (None, old, 77):
        with pytest.raises(WorldChanged):
            await store.matches.begin(beginning(table.id, heirloom_id=stale))
    assert (await store.tables.get(table.id)).state == "lobby"
    await store.matches.begin(beginning(table.id, heirloom_id=(await current(store)).id))


async def test_an_abandoned_match_bequeaths_nothing(store: Store, clock: Clock) -> None:
    await played(store, clock, "one")
    await played(store, clock, None)
    kept = await current(store)
    assert kept.heirloom.body == "one"
    await played(store, clock, "two")
    running = await begun_with_current(store, clock)
    chain = await store.worlds.chain(kept.world_id)
    assert [(each.number, each.fate) for each in chain] == [
        (0, "bequeathed"),
        (1, "abandoned"),
        (1, "bequeathed"),
        (2, "running"),
    ]
    assert chain[-1].match_id == running


async def test_after_an_annulment_its_number_is_played_again(store: Store, clock: Clock) -> None:
    await played(store, clock, "one")
    await played(store, clock, "wrong")
    wrong = await current(store)
    clock.now += 5
    await store.worlds.annul(wrong.id)
    assert (await current(store)).heirloom.body == "one"
    chain = await store.worlds.chain(wrong.world_id)
    assert (chain[-1].fate, chain[-1].annulled_at, chain[-1].kept) == ("annulled", clock.now, wrong)
    await played(store, clock, "right")
    assert await fates(store, wrong.world_id) == [
        (0, "bequeathed", "one"),
        (1, "annulled", "wrong"),
        (1, "bequeathed", "right"),
    ]


async def test_a_founding_can_be_annulled_and_the_world_is_founded_anew(store: Store, clock: Clock) -> None:
    await played(store, clock, "wrong")
    first = await world(store)
    await store.worlds.annul((await current(store)).id)
    assert await store.worlds.current("channel", "toy") is None
    await played(store, clock, "right")
    assert await store.worlds.of_channel("channel") == [first]
    assert await fates(store, first.id) == [(0, "annulled", "wrong"), (0, "bequeathed", "right")]


async def test_only_the_last_match_can_be_annulled_and_only_once(store: Store, clock: Clock) -> None:
    await played(store, clock, "one")
    first = await current(store)
    await played(store, clock, "two")
    last = await current(store)
    with pytest.raises(NotLatest):
        await store.worlds.annul(first.id)
    await store.worlds.annul(last.id)
    with pytest.raises(NotLatest):
        await store.worlds.annul(last.id)
    with pytest.raises(WorldInUse):
        await store.worlds.annul(first.id)
    with pytest.raises(Missing):
        await store.worlds.annul(77)


async def test_a_match_that_has_begun_with_it_holds_an_heirloom_and_its_world(store: Store, clock: Clock) -> None:
    await played(store, clock, "one")
    kept = await current(store)
    running = await begun_with_current(store, clock)
    with pytest.raises(WorldInUse):
        await store.worlds.annul(kept.id)
    with pytest.raises(WorldInUse):
        await store.worlds.archive(kept.world_id)
    await store.tables.close(running)
    await store.worlds.annul(kept.id)
    assert await store.worlds.archive(kept.world_id)


@pytest.mark.parametrize("annulled_first", [True, False])
async def test_annulled_while_the_next_match_begins(store: Store, clock: Clock, annulled_first: bool) -> None:
    await played(store, clock, "one")
    last = (await current(store)).id
    table = await seated(store)
    begin = store.matches.begin(beginning(table.id, heirloom_id=last))
    annul = store.worlds.annul(last)
    both = await outcomes(*((annul, begin) if annulled_first else (begin, annul)))
    won, lost = both if issubclass(both[1], StoreError) else reversed(both)
    assert not issubclass(won, StoreError)
    assert lost is (WorldChanged if annulled_first else WorldInUse)


async def test_a_world_that_was_left_behind_stays_and_the_next_match_founds_another(store: Store, clock: Clock) -> None:
    await played(store, clock, "old")
    old, kept = await world(store), await current(store)
    clock.now += 5
    told = {(await seated(store, "attic")).id: [BoardDue()]}
    assert [await store.worlds.archive(old.id, told) for _ in range(2)] == [True, False]
    assert [len(await store.outbox.waiting(box)) for box in await store.outbox.due(9)] == [1], "told once"
    with pytest.raises(NotLatest):
        await store.worlds.annul(kept.id)
    assert await store.worlds.current("channel", "toy") is None
    await played(store, clock, "new")
    new, left = await store.worlds.of_channel("channel")
    assert (left.id, left.archived_at, new.archived_at) == (old.id, NOON + 2005, None)
    assert await fates(store, old.id) == [(0, "bequeathed", "old")]
    assert await fates(store, new.id) == [(0, "bequeathed", "new")]


async def test_what_is_not_there_is_missing(store: Store) -> None:
    worlds = store.worlds
    for attempt in (worlds.get(7), worlds.chain(7), worlds.archive(7)):
        with pytest.raises(Missing):
            await attempt


async def test_whoever_sits_down_is_known_in_that_channel_from_then_on(store: Store) -> None:
    match_id = await begun(store)
    people = (("ann", "Ann"), ("bob", "Bob"))
    assert await store.names.known("guild", "channel") == Known(people=people)
    await store.tables.change_seat(match_id, 0, occupant="person", user_id="cid", name="Cid")
    await store.tables.change_seat(match_id, 1, occupant="steward", user_id=None)
    assert (await store.names.known("guild", "channel")).people == (*people, ("cid", "Cid"))
    assert await store.names.known("guild", "attic") == Known()


async def test_people_are_known_by_their_latest_name(store: Store) -> None:
    table = await store.tables.open(lobby())
    await store.tables.sit(table.id, "ann", "Ann")
    await store.tables.rise(table.id, 0)
    await store.tables.sit(table.id, "ann", "Anna")
    assert (await store.names.known("guild", "channel")).people == (("ann", "Anna"),)


async def test_a_server_hides_words_however_they_are_spelled(store: Store) -> None:
    words, told = store.names, {(await seated(store)).id: [BoardDue()]}
    assert await words.hide("guild", "New  Rome!", by="ann", due=told)
    assert not await words.hide("guild", "new rome", by="bob", due=told)
    assert await words.hide("guild", "Avalon", by="bob")
    assert await words.hidden("guild") == ["Avalon", "New  Rome!"]
    assert (await words.known("guild", "channel")).hidden == ("avalon", "new rome")
    assert await words.hidden("another") == []
    assert await words.show("guild", "NEW ROME", due=told)
    assert not await words.show("guild", "NEW ROME", due=told)
    assert await words.hidden("guild") == ["Avalon"]
    assert [len(await store.outbox.waiting(box)) for box in await store.outbox.due(9)] == [2], "told twice in all"
