"""What any store must do for campaigns: heirlooms handed on, annulled, left behind; people and words remembered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence.errors import Conflict, Missing, NotLatest, NotPlaying, StoreError, WorldChanged, WorldInUse
from persistence.records import Already, Known
from persistence.store import Store
from persistence.worlds import Kept, World
from tests.persistence.contract import House
from tests.persistence.samples import NOON, beginning, begun, lobby, seated, submission


def bequest(body: str) -> Heirloom:
    return Heirloom(game="toy", schema=3, body=body)


async def played(house: House, body: str | None, channel: str = "channel", game: str = "toy") -> str:
    """A match from the current heirloom to its end; ``None``: it is closed instead. Its id."""
    match_id = await begun_with_current(house, channel, game)
    house.clock.now += 1000
    if body is None:
        await house.store.tables.close(match_id)
    else:
        left = Heirloom(game=game, schema=3, body=body)
        await house.store.matches.commit(submission(match_id, 0, over=True, bequest=left))
    return match_id


async def begun_with_current(house: House, channel: str = "channel", game: str = "toy") -> str:
    house.clock.now += 1000
    table = await seated(house.store, channel, game=game)
    kept = await house.store.worlds.current(channel, game)
    await house.store.matches.begin(beginning(table.id, heirloom_id=kept and kept.id))
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


class WorldsContract:
    async def test_a_lobby_is_read_with_what_its_match_will_begin_with(self, house: House) -> None:
        first = await played(house, "one")
        second = await seated(house.store)
        assert (await house.store.tables.at(second.id)).kept == await current(house.store)
        assert (await house.store.tables.at(first)).kept is None, "it began with nothing"

    async def test_what_a_match_bequeaths_is_what_the_next_one_begins_with(self, house: House) -> None:
        assert await house.store.worlds.current("channel", "toy") is None
        first = await played(house, "one")
        kept = await current(house.store)
        assert (kept.number, kept.parent_id, kept.heirloom) == (0, None, bequest("one"))
        second = await played(house, "two")
        following = await current(house.store)
        assert (following.number, following.parent_id, following.heirloom) == (1, kept.id, bequest("two"))
        chain = await house.store.worlds.chain(kept.world_id)
        assert [(each.match_id, each.fate, each.at) for each in chain] == [
            (first, "bequeathed", NOON + 2000),
            (second, "bequeathed", NOON + 4000),
        ]
        assert (await house.store.matches.history(second)).bequest == bequest("two")
        assert (await house.store.matches.export(first))["bequest"] == {"game": "toy", "schema": 3, "body": "one"}

    async def test_a_world_belongs_to_a_channel_and_a_game(self, house: House) -> None:
        await played(house, "here")
        await played(house, "another game", game="other")
        await played(house, "elsewhere", channel="attic")
        assert (await current(house.store)).heirloom.body == "here"
        there = await house.store.worlds.current("attic", "toy")
        assert there is not None
        assert there.heirloom.body == "elsewhere"
        worlds = await house.store.worlds.of_channel("channel")
        assert [(each.game, each.guild_id, each.founded_at) for each in worlds] == [
            ("other", "guild", NOON + 4000),
            ("toy", "guild", NOON + 2000),
        ]
        assert await house.store.worlds.get(worlds[1].id) == worlds[1]

    async def test_a_match_that_leaves_nothing_founds_nothing(self, house: House) -> None:
        match_id = await begun(house.store)
        await house.store.matches.commit(submission(match_id, 0, over=True))
        assert await house.store.worlds.of_channel("channel") == []
        assert (await house.store.matches.export(match_id))["bequest"] is None

    async def test_the_bequest_is_written_with_the_end_or_not_at_all(self, house: House) -> None:
        match_id = await begun(house.store)
        end = submission(match_id, 0, over=True, bequest=bequest("one"), seats={9: {"choice": "red"}})
        with pytest.raises(Missing):
            await house.store.matches.commit(end)
        assert await house.store.worlds.of_channel("channel") == []
        assert (await house.store.tables.get(match_id)).state == "playing"

    async def test_an_end_that_is_told_twice_bequeaths_once(self, house: House) -> None:
        match_id = await begun(house.store)
        end = submission(match_id, 0, over=True, bequest=bequest("one"), key="the last press")
        await house.store.matches.commit(end)
        assert await house.store.matches.commit(end) == Already(1)
        with pytest.raises((NotPlaying, Conflict)):
            await house.store.matches.commit(submission(match_id, 0, over=True, bequest=bequest("x"), key="another"))
        assert await fates(house.store, (await world(house.store)).id) == [(0, "bequeathed", "one")]

    async def test_a_match_may_be_over_at_its_beginning(self, house: House) -> None:
        table = await seated(house.store)
        new = beginning(table.id, over=True, bequest=bequest("dealt"), table={"deadline": NOON + 9})
        await house.store.matches.begin(new)
        assert await house.store.matches.begin(new) == Already(0)
        table = await house.store.tables.get(table.id)
        assert (table.state, table.deadline) == ("over", None)
        assert (await house.store.matches.load(table.id)).over
        assert (await current(house.store)).heirloom == bequest("dealt")
        with pytest.raises(NotPlaying):
            await house.store.matches.commit(submission(table.id, 0))
        await house.store.tables.open(lobby())

    async def test_a_match_begins_with_the_current_heirloom_or_not_at_all(self, house: House) -> None:
        await played(house, "one")
        old = (await current(house.store)).id
        await played(house, "two")
        table = await seated(house.store)
        for stale in (None, old, 77):
            with pytest.raises(WorldChanged):
                await house.store.matches.begin(beginning(table.id, heirloom_id=stale))
        assert (await house.store.tables.get(table.id)).state == "lobby"
        await house.store.matches.begin(beginning(table.id, heirloom_id=(await current(house.store)).id))

    async def test_an_abandoned_match_bequeaths_nothing(self, house: House) -> None:
        await played(house, "one")
        await played(house, None)
        kept = await current(house.store)
        assert kept.heirloom.body == "one"
        await played(house, "two")
        running = await begun_with_current(house)
        chain = await house.store.worlds.chain(kept.world_id)
        assert [(each.number, each.fate) for each in chain] == [
            (0, "bequeathed"),
            (1, "abandoned"),
            (1, "bequeathed"),
            (2, "running"),
        ]
        assert chain[-1].match_id == running


class AnnulmentContract:
    async def test_after_an_annulment_its_number_is_played_again(self, house: House) -> None:
        await played(house, "one")
        await played(house, "wrong")
        wrong = await current(house.store)
        house.clock.now += 5
        await house.store.worlds.annul(wrong.id)
        assert (await current(house.store)).heirloom.body == "one"
        chain = await house.store.worlds.chain(wrong.world_id)
        assert (chain[-1].fate, chain[-1].annulled_at, chain[-1].kept) == ("annulled", house.clock.now, wrong)
        await played(house, "right")
        assert await fates(house.store, wrong.world_id) == [
            (0, "bequeathed", "one"),
            (1, "annulled", "wrong"),
            (1, "bequeathed", "right"),
        ]

    async def test_a_founding_can_be_annulled_and_the_world_is_founded_anew(self, house: House) -> None:
        await played(house, "wrong")
        first = await world(house.store)
        await house.store.worlds.annul((await current(house.store)).id)
        assert await house.store.worlds.current("channel", "toy") is None
        await played(house, "right")
        assert await house.store.worlds.of_channel("channel") == [first]
        assert await fates(house.store, first.id) == [(0, "annulled", "wrong"), (0, "bequeathed", "right")]

    async def test_only_the_last_match_can_be_annulled_and_only_once(self, house: House) -> None:
        await played(house, "one")
        first = await current(house.store)
        await played(house, "two")
        last = await current(house.store)
        with pytest.raises(NotLatest):
            await house.store.worlds.annul(first.id)
        await house.store.worlds.annul(last.id)
        with pytest.raises(NotLatest):
            await house.store.worlds.annul(last.id)
        with pytest.raises(WorldInUse):
            await house.store.worlds.annul(first.id)
        with pytest.raises(Missing):
            await house.store.worlds.annul(77)

    async def test_a_match_that_has_begun_with_it_holds_an_heirloom_until_it_is_abandoned(self, house: House) -> None:
        await played(house, "one")
        kept = await current(house.store)
        running = await begun_with_current(house)
        with pytest.raises(WorldInUse):
            await house.store.worlds.annul(kept.id)
        await house.store.tables.close(running)
        await house.store.worlds.annul(kept.id)

    async def test_two_hosts_annul_at_once(self, house: House) -> None:
        await played(house, "one")
        await played(house, "two")
        last = (await current(house.store)).id
        both = await outcomes(house.store.worlds.annul(last), house.store.worlds.annul(last))
        assert sorted(each.__name__ for each in both) == ["NoneType", "NotLatest"]
        assert (await current(house.store)).heirloom.body == "one"

    @pytest.mark.parametrize("annulled_first", [True, False])
    async def test_annulled_while_the_next_match_begins(self, house: House, annulled_first: bool) -> None:
        await played(house, "one")
        last = (await current(house.store)).id
        table = await seated(house.store)
        begin = house.store.matches.begin(beginning(table.id, heirloom_id=last))
        annul = house.store.worlds.annul(last)
        both = await outcomes(*((annul, begin) if annulled_first else (begin, annul)))
        won, lost = both if issubclass(both[1], StoreError) else reversed(both)
        assert not issubclass(won, StoreError)
        assert lost is (WorldChanged if annulled_first else WorldInUse)


class ArchiveContract:
    async def test_a_world_that_was_left_behind_stays_and_the_next_match_founds_another(self, house: House) -> None:
        await played(house, "old")
        old = await world(house.store)
        house.clock.now += 5
        assert await house.store.worlds.archive(old.id)
        assert not await house.store.worlds.archive(old.id)
        assert await house.store.worlds.current("channel", "toy") is None
        await played(house, "new")
        new, left = await house.store.worlds.of_channel("channel")
        assert (left.id, left.archived_at, new.archived_at) == (old.id, NOON + 2005, None)
        assert await fates(house.store, old.id) == [(0, "bequeathed", "old")]
        assert await fates(house.store, new.id) == [(0, "bequeathed", "new")]

    async def test_nothing_is_annulled_in_a_world_that_was_left_behind(self, house: House) -> None:
        await played(house, "old")
        kept = await current(house.store)
        await house.store.worlds.archive(kept.world_id)
        with pytest.raises(NotLatest):
            await house.store.worlds.annul(kept.id)

    async def test_a_world_that_is_played_in_is_not_left_behind(self, house: House) -> None:
        await played(house, "one")
        running = await begun_with_current(house)
        with pytest.raises(WorldInUse):
            await house.store.worlds.archive((await world(house.store)).id)
        await house.store.tables.close(running)
        assert await house.store.worlds.archive((await world(house.store)).id)

    async def test_what_is_not_there_is_missing(self, house: House) -> None:
        worlds = house.store.worlds
        for attempt in (worlds.get(7), worlds.chain(7), worlds.export(7), worlds.archive(7)):
            with pytest.raises(Missing):
                await attempt

    async def test_a_world_is_exported_whole(self, house: House) -> None:
        first = await played(house, "one")
        second = await played(house, "two")
        await house.store.worlds.annul((await current(house.store)).id)
        document = json.loads(json.dumps(await house.store.worlds.export((await world(house.store)).id)))
        assert [document[name] for name in ("format", "game", "founded", "archived")] == [1, "toy", NOON + 2000, None]
        assert document["chain"] == [
            {
                "number": 0,
                "match": first,
                "fate": "bequeathed",
                "at": NOON + 2000,
                "annulled": None,
                "heirloom": {"game": "toy", "schema": 3, "body": "one"},
            },
            {
                "number": 1,
                "match": second,
                "fate": "annulled",
                "at": NOON + 4000,
                "annulled": NOON + 4000,
                "heirloom": {"game": "toy", "schema": 3, "body": "two"},
            },
        ]


class WordsContract:
    async def test_whoever_sits_down_is_known_in_that_channel_from_then_on(self, house: House) -> None:
        match_id = await begun(house.store)
        people = (("ann", "Ann"), ("bob", "Bob"))
        assert await house.store.names.known("guild", "channel") == Known(people=people)
        await house.store.tables.change_seat(match_id, 0, occupant="person", user_id="cid", name="Cid")
        await house.store.tables.change_seat(match_id, 1, occupant="steward", user_id=None)
        assert (await house.store.names.known("guild", "channel")).people == (*people, ("cid", "Cid"))
        assert await house.store.names.known("guild", "attic") == Known()

    async def test_people_are_known_by_their_latest_name(self, house: House) -> None:
        table = await house.store.tables.open(lobby())
        await house.store.tables.sit(table.id, "ann", "Ann")
        await house.store.tables.rise(table.id, 0)
        await house.store.tables.sit(table.id, "ann", "Anna")
        assert (await house.store.names.known("guild", "channel")).people == (("ann", "Anna"),)

    async def test_a_server_hides_words_however_they_are_spelled(self, house: House) -> None:
        words = house.store.names
        assert await words.hide("guild", "New  Rome!", by="ann")
        assert not await words.hide("guild", "new rome", by="bob")
        assert await words.hide("guild", "Avalon", by="bob")
        assert await words.hidden("guild") == ["Avalon", "New  Rome!"]
        assert (await words.known("guild", "channel")).hidden == ("avalon", "new rome")
        assert await words.hidden("another") == []
        assert await words.show("guild", "NEW ROME")
        assert not await words.show("guild", "NEW ROME")
        assert await words.hidden("guild") == ["Avalon"]
