"""A league: seasons of contests by message, in divisions from which people move up and down."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.marshal import seasons
from bot.marshal.course import Course, result_written
from bot.parlour.simulated import Payload, Permission
from bot.time.calendar import DAY
from persistence.contests import Contest
from tests.bot.reading import answer, custom_id, does, said, text
from tests.bot.scene import Scene, scene
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE

GAP = 6
PEOPLE = dict.fromkeys(("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal"), "en-US")


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


def card(s: Scene) -> Payload:
    return next(each for each in s.shown() if does(each, "gs"))


async def announced(s: Scene, *people: Payload, **terms: str) -> None:
    page = answer(await s.slash(s.ann, "event league", name="The cup", game=LIARS_DICE.meta.key))
    for key, value in terms.items():
        page = answer(await s.discord.people.select(s.ann, page, f"1:gt:1:{key}", [value]))
    dated = re.search(r"Season 1 begins <t:\d+:f>", text(page))
    await s.settled(s.do(s.ann, page, "gb"))
    assert (dated.group() if dated else "let it") in text(card(s)), "as its draft has said"
    for who in people:
        assert said(await s.do(who, card(s), "ge")).startswith("You are in from the next season")
    await s.later(GAP)


async def struck(s: Scene, milliseconds: int = 0) -> None:
    s.time.ahead += milliseconds / 1000
    await seasons.strike(s.bot.sessions)
    await s.later(GAP)


async def begun(s: Scene) -> str:
    """What is said when whoever looks after it lets the next season begin."""
    page = answer(await s.do(s.ann, card(s), "gm"))
    sure = answer(await s.press(s.ann, page, "Begin the next season"))
    told = said(await s.settled(s.do(s.ann, sure, "gb!")))
    await s.later(GAP)
    return told


async def season(s: Scene, number: int) -> list[Contest]:
    return await s.bot.store.leagues.season(1, number)


async def decided(s: Scene, contest: Contest) -> None:
    """Its one round is over, everybody in the order of their names."""
    order = sorted(contest.entrants, key=lambda each: each.name)
    (pod,) = contest.pods
    places = {each.user_id: place for place, each in enumerate(order, start=1)}
    await s.bot.store.contests.settle(contest.id, pod, result=result_written(places))
    await s.bot.store.contests.change(contest.id, state="over", due_at=None)


def names(contest: Contest) -> list[str]:
    return sorted(each.name for each in contest.entrants)


async def test_the_first_move_up_and_the_last_down(s: Scene) -> None:
    """All divisions begin together; whoever has left is in none, newcomers are in the lowest."""
    *seven, hal = s.people
    await announced(s, *seven[:6], size="4", months="0")
    assert "Season 1 begins when those who look after it let it" in text(card(s))
    assert "The season begins" in await begun(s)
    upper, lower = await season(s, 1)
    assert (len(upper.entrants), len(lower.entrants)) == (3, 3)
    assert (upper.name, upper.state) == ("The cup: division 1, season 1", "open")
    assert await begun(s) == "The last season is not over yet."
    await s.bot.marshal.strike()
    await s.later(GAP)
    drawn = await season(s, 1)
    assert {each.state for each in drawn} == {"running"}
    where = next(each for each in s.shown() if "division 1, season 1" in text(each) and does(each, "ke"))
    assert said(await s.do(hal, where, "ke")).startswith("This is a division of a league")
    for each in drawn:
        await decided(s, each)
    await s.later(GAP)
    above, below = names(upper), names(lower)
    shown = text(card(s))
    assert f"{above[-1]} · 0 (" in shown
    assert "⬆️" in shown
    assert "⬇️" in shown
    leaves = next(each for each in s.people if each["id"] == {e.name: e.user_id for e in lower.entrants}[below[1]])
    await s.do(leaves, card(s), "gq")
    await s.do(hal, card(s), "ge")
    assert "The season begins" in await begun(s)
    assert [names(each) for each in await season(s, 2)] == [
        sorted([*above[:2], below[0]]),
        sorted([above[2], below[2], "Hal"]),
    ]
    assert (await s.bot.store.leagues.get(1)).season == 2


async def test_a_season_begins_by_itself_once_and_not_with_too_few(s: Scene) -> None:
    await s.bot.store.people.change(s.bob["id"], ring="channel")
    await announced(s, s.bob, months="1")
    first = (await s.bot.store.leagues.get(1)).starts_at
    assert first is not None
    await struck(s, first - s.kit.clock())
    assert any("Too few have signed up" in text(each) for each in s.shown())
    second = (await s.bot.store.leagues.get(1)).starts_at
    assert second is not None
    assert 27 * DAY < second - first < 32 * DAY
    for who in s.people[2:5]:
        await s.do(who, card(s), "ge")
    s.time.ahead += (second - s.kit.clock()) / 1000
    await s.restart()
    for _ in range(2):
        await struck(s)
    (division,) = await season(s, 1)
    assert names(division) == ["Bob", "Cid", "Dan", "Eve"]
    (call,) = [each for each in s.shown() if "Season 1 of **The cup** begins" in text(each)]
    assert [user["id"] for user in call["mentions"]] == [s.bob["id"]]
    for who in s.people[2:5]:
        assert ["Season 1 of **The cup** begins" in text(each) for each in s.dms(who)].count(True) == 1
    now = await s.bot.store.leagues.get(1)
    assert now.season == 1
    assert now.starts_at is not None
    assert now.starts_at > s.kit.clock()
    assert Course(division).terms.form == "robin"
    page = answer(await s.do(s.ann, card(s), "gm"))
    sure = answer(await s.press(s.ann, page, "End the league"))
    await s.settled(s.discord.people.click(s.ann, sure, custom_id(sure, "gb!")))
    await s.later(GAP)
    assert "The league is over." in text(card(s))


async def test_on_a_ladder_people_go_on_from_where_they_stand(s: Scene) -> None:
    """One for all; the next season begins as the last one has ended, with newcomers on the lowest table."""
    *seven, hal = s.people
    await announced(s, *seven[:6], form="ladder", rounds="1", months="0", wanted="3")
    assert "Ladder: winners move up a table" in text(card(s))
    assert "The season begins" in await begun(s)
    await s.bot.marshal.strike()
    (ladder,) = await season(s, 1)
    assert ladder.name == "The cup: ladder, season 1"
    upper, lower = [pod.members for pod in ladder.pods]
    for pod in ladder.pods:
        places = {one: place for place, one in enumerate(pod.members, start=1)}
        await s.bot.store.contests.settle(ladder.id, pod, result=result_written(places))
    await s.bot.store.contests.change(ladder.id, state="over", due_at=None)
    await s.do(next(each for each in s.people if each["id"] == upper[1]), card(s), "gq")
    await s.do(hal, card(s), "ge")
    assert "The season begins" in await begun(s)
    await s.bot.marshal.strike()
    assert [pod.members for pod in (await season(s, 2))[0].pods] == [
        (upper[0], lower[0], upper[2]),
        (lower[1], lower[2], hal["id"]),
    ]
    assert "Division" not in text(card(s))


async def test_in_the_first_season_people_are_placed_by_their_ratings(s: Scene) -> None:
    """Those of whom others may know; who is not rated stands between winners and losers."""
    table = await s.table(s.bob, game=LIARS_DICE.meta.key)
    await s.finish(table)
    (first,) = [seat.user_id for seat in (await s.loaded(table)).table.seats if seat.place == 1]
    await announced(s, *s.people[:4], form="ladder", months="0")
    league = await s.bot.store.leagues.get(1)
    known = await seasons._ratings(s.bot.sessions, league)
    assert known.keys() == {s.ann["id"], s.bob["id"]}
    ((*order,),) = seasons.drawn(league, [], known)
    last = {s.ann["id"], s.bob["id"]} - {first}
    assert ([order[0]], {order[-1]}) == ([first], last)
    await s.bot.store.people.change(str(first), ratings="hidden")
    assert (await seasons._ratings(s.bot.sessions, league)).keys() == last
