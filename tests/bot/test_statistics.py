"""``/stats`` and ``/table void``: what has come of the matches of a server, and whether it counts."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.cases import scores
from bot.contests.ratings import Trail, followed
from bot.contests.standings import Places
from bot.parlour.simulated import Payload, Permission
from tests.bot.campaign import played
from tests.bot.reading import answer, said, text
from tests.bot.scene import TOY, Scene
from tests.persistence.samples import beginning, lobby, submission

PAGES: dict[str, dict[str, Any]] = {"me": {}, "game": {"game": TOY}, "server": {}, "almanac": {}}
NONE_MINE = "You have not finished a match on this server yet."


async def stats(s: Scene, who: Payload, what: str, where: Payload | None = None, /, **options: Any) -> str:
    done = await s.slash(who, f"stats {what}", where, **options)
    assert done.private
    return said(done)


async def won(s: Scene, *who: Payload | None, places: Sequence[int] = (1, 2, 3)) -> str:
    """A match that ended like that among them, and that nobody has played: it takes a while to play one."""
    store = s.bot.store
    new = lobby(s.hall["id"], guild_id=s.guild["id"], host_id=s.ann["id"], game=TOY)
    table = (await store.tables.open(new)).id
    people = [each["id"] if each else None for each in who]
    for each, person in zip(who, people, strict=True):
        await store.tables.sit(table, person, each["global_name"] if each else "Steward")
    await store.matches.begin(beginning(table, people=tuple(person or "" for person in people)))
    came: Any = {seat: {"place": place, "score": 0, "sitter": "here"} for seat, place in enumerate(places[: len(who)])}
    await store.matches.commit(submission(table, 0, over=True, seats=came))
    return table


async def ratings(s: Scene) -> dict[str, str]:
    """As everybody reads them."""
    told = await stats(s, s.ann, "game", game=TOY)
    return {who: rating for rating, who in re.findall(r"^ *(\d+)\?? +\d.* (\w+)$", told, re.MULTILINE)}


async def test_somebodys_matches(s: Scene) -> None:
    """Of others as of oneself; what goes on is no business of anybody's."""
    assert await stats(s, s.ann, "me") == NONE_MINE
    await won(s, s.ann, s.bob)
    await won(s, s.ann, s.bob)
    await s.table(s.bob, s.cid)
    done = await s.slash(s.cid, "stats person", player=s.ann)
    assert said(done).startswith("### Ann · Petty Court\n2 matches\nPlaces: place 1: 2\nRating after each match: now 1")
    (shown,) = answer(done)["attachments"]
    assert shown["description"].startswith("Ann · Petty Court: now 1")
    assert "Most feared: Ann, ahead in 2 of 2\nLongest grudge: 2 meetings in a row lost to Ann" in await stats(
        s, s.bob, "me"
    )
    assert await stats(s, s.cid, "me") == NONE_MINE
    assert await stats(s, s.cid, "person", player=s.bob) == await stats(s, s.ann, "person", player=s.bob, game=TOY)


async def test_whoever_wants_words_gets_no_plots(s: Scene) -> None:
    await won(s, s.ann, s.bob)
    await s.choose(s.ann, "pictures", "no")
    assert not answer(await s.slash(s.ann, "stats me")).get("attachments")


async def test_what_there_is_nothing_to_tell_of(s: Scene, dee: Payload) -> None:
    assert await stats(s, s.ann, "person", player=dee) == "Dee has not finished a match on this server yet."
    assert await stats(s, s.ann, "person", player=s.discord.bot) == "Bots have no results, and neither have stewards."
    assert await stats(s, s.ann, "game", game=TOY) == "No match of that game has been finished on this server yet."
    assert (
        await stats(s, s.ann, "server")
        == await stats(s, s.ann, "almanac")
        == "No match has been finished on this server yet."
    )


async def test_stewards_are_not_rated(s: Scene) -> None:
    await won(s, s.ann, None)
    assert "Nobody is rated yet" in await stats(s, s.ann, "game", game=TOY)
    assert "No rating yet" in await stats(s, s.ann, "me")


async def test_a_match_that_is_void_repairs_all_ratings(s: Scene) -> None:
    """As if it had never been, also for those who met its players later; and all of it comes back."""
    await won(s, s.ann, s.bob)
    alone = await ratings(s)
    other = await won(s, s.cid, s.ann)
    table = await played(s, s.bob, s.cid)
    before = await ratings(s)
    asks = answer(await s.slash(s.ann, "table void"))
    assert "counts in ratings" in text(asks)
    assert said(await s.settled(s.do(s.ann, asks, "vo"))).startswith("This match does not count")
    assert "Ann has decided that this match does not count" in text(s.last())
    assert set(await ratings(s)) == {"Ann", "Bob", "Cid"}
    await s.bot.store.results.void(other, s.ann["id"])
    assert await ratings(s) == alone
    again = answer(await s.slash(s.ann, "table void"))
    assert said(await s.settled(s.do(s.ann, again, "vo"))).startswith("This match counts")
    assert "counts in ratings and statistics again" in text(s.last())
    await s.bot.store.results.restore(other, s.ann["id"])
    assert await ratings(s) == before
    stale = answer(await s.slash(s.ann, "me"))
    assert said(await s.forge(s.ann, stale, f"1:vo:{table}:counts")) == "That is not possible now."


async def test_a_match_that_goes_on_is_not_judged(s: Scene) -> None:
    await s.table(s.bob)
    assert said(await s.slash(s.ann, "table void")) == "Whether a match counts is asked once it is finished."


async def test_a_match_that_its_world_takes_back_does_not_count(s: Scene) -> None:
    await played(s, s.bob)
    kept = await s.bot.store.worlds.current(s.hall["id"], TOY)
    assert kept
    await s.bot.store.worlds.annul(kept.id)
    assert await stats(s, s.ann, "me") == NONE_MINE
    assert said(await s.slash(s.ann, "table void")).startswith("The world or the event of this match does not count it")


async def test_whoever_gives_a_seat_up_has_lost(s: Scene) -> None:
    table = await s.table(s.bob, s.cid)
    await s.resign(s.bob)
    await s.finish(table)
    await s.bot.store.tables.change_seat(table, 1, place=1)
    found = await ratings(s)
    assert found["Bob"] < min(found["Ann"], found["Cid"])
    told = await stats(s, s.bob, "me")
    assert "Places: resigned: 1" in told
    assert "Whoever resigns comes behind all who played on" in told
    assert (await s.bot.store.people.everything(s.bob["id"]))["given_up"][0]["table"] == table


async def test_whoever_hides_is_rated_and_named_to_nobody(s: Scene) -> None:
    await won(s, s.ann, s.bob)
    before = (await ratings(s))["Ann"]
    await s.choose(s.bob, "ratings", "hidden")
    assert await ratings(s) == {"Ann": before}
    for what, options in {**PAGES, "person": {"player": s.ann}}.items():
        assert "Bob" not in await stats(s, s.ann, what, **options)
    assert await stats(s, s.ann, "person", player=s.bob) == "Bob keeps their results to themselves."
    told = await stats(s, s.bob, "me")
    assert "Only you can see this: your results are hidden from others." in told
    assert "after each match: now 1" in told


async def test_whoever_leaves_is_as_if_unrated(s: Scene) -> None:
    await won(s, s.ann, s.bob)
    assert set(await ratings(s)) == {"Ann", "Bob"}
    await s.choose(s.bob, "ratings", "left")
    assert await ratings(s) == {}
    assert "No rating yet" in await stats(s, s.bob, "me")
    await s.choose(s.bob, "ratings", "shown")
    assert set(await ratings(s)) == {"Ann", "Bob"}


async def test_whoever_is_forgotten_is_in_no_page(s: Scene) -> None:
    await won(s, s.ann, s.bob)
    assert set(await ratings(s)) == {"Ann", "Bob"}
    asks = answer(await s.do(s.bob, answer(await s.slash(s.bob, "me")), "mf"))
    await s.do(s.bob, asks, "mf!")
    assert await ratings(s) == {}
    for what, options in PAGES.items():
        assert "Bob" not in await stats(s, s.ann, what, **options)


async def test_only_worlds_that_one_may_look_into_are_named(s: Scene) -> None:
    await played(s, s.bob)
    assert "**The court** · Petty Court" in await stats(s, s.bob, "almanac", s.attic)
    s.discord.places.set_overwrite(s.hall, s.bob, deny=Permission.VIEW_CHANNEL)
    await s.discord.until(lambda: bool(getattr(s.bot.get_channel(int(s.hall["id"])), "overwrites", None)))
    assert "Worlds" not in await stats(s, s.bob, "almanac", s.attic)
    assert "Worlds" in await stats(s, s.ann, "almanac", s.attic)


async def test_ratings_are_worked_out_once(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as results are the same."""
    worked: list[int] = []

    def counted(results: Sequence[Places]) -> dict[str, Trail]:
        worked.append(len(results))
        return followed(results)

    monkeypatch.setattr(scores, "followed", counted)
    await won(s, s.ann, s.bob)
    table = await won(s, s.ann, s.bob)
    for _ in range(3):
        await ratings(s)
    assert worked == [2]
    await s.bot.store.results.void(table, "dan")
    await ratings(s)
    assert worked == [2, 1]
