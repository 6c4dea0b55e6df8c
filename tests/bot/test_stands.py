"""Those who watch: predictions, and all hands some turns late."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot import casting
from bot.contests.prophecy import Prophet, prophets
from bot.parlour.simulated import Interaction, Payload
from bot.pictures.gallery import Gallery
from bot.play import gates, late
from bot.play.loaded import LoadedTable
from bot.play.news import News
from bot.play.stands import TOO_SOON, Stands, aloud, awake, taken_back, written
from engines.core.event import Event, opened
from engines.core.match import Act, Match
from engines.core.undo import Course
from persistence.deliveries import PLACARD_DUE
from persistence.stands import PLACARD as STANDS
from tests.bot.perceived import Sketches, _unknown
from tests.bot.reading import controls, does, said, text
from tests.bot.scene import Scene
from tests.campaigns import table as place
from tests.contract.games import TOY as GAME
from tests.kits import KIT
from tests.persistence.samples import table as record
from tests.petty_court.rules import Dropped, Unsealed
from tests.playing import answer

GAP, DELAY, TURNS = 10, 3, 5
RIDDLE = "first-drop"


# ---- predictions


def card(s: Scene) -> Payload:
    return s.having("sp")


async def predict(s: Scene, who: Payload, seat: int, message: Payload, riddle: str = "sp") -> Interaction:
    chosen = [each["custom_id"] for each in controls(message) if each["type"] == 3]
    custom_id = next(each for each in chosen if riddle in each)
    return await s.settled(s.discord.people.select(who, message, custom_id, [str(seat)]))


async def rounds(s: Scene, table: str, most: int) -> None:
    """So many more questions are answered."""
    await s.skip(table, most)
    await s.settle()


async def test_people_say_who_wins_until_anybody_can_know(s: Scene, dee: Payload) -> None:
    table = await s.table(s.bob)
    assert said(await s.slash(s.cid, "table stands")).startswith("Only the host of the table")
    assert said(await s.settled(s.slash(s.ann, "table stands"))).startswith("The stands are open: whoever watches")
    shown = card(s)
    for who in (s.ann, s.cid):
        assert said(await s.slash(who, "table stands")).endswith(f"/{shown['channel_id']}/{shown['id']}")
    assert "no say in who wins" in said(await predict(s, s.bob, 0, shown))
    assert "Noted: Ann wins." in said(await predict(s, s.cid, 0, shown))
    assert "Noted: Bob wins." in said(await predict(s, s.cid, 1, shown))
    await predict(s, dee, 0, shown)
    await s.later(GAP)
    assert "2 predictions" in text(card(s))
    assert "Bob: 1" not in text(card(s)), "whom others name is nobody's business yet"
    while awake((await s.loaded(table)).table):
        await rounds(s, table, 1)
    assert "closed" in said(await predict(s, s.cid, 0, shown))
    await s.later(GAP)
    told = next(each for each in s.shown() if "Predictions are closed" in text(each))
    assert "Ann: 1" in text(told)
    assert not does(told, "sp")
    await s.finish(table)
    await s.later(GAP)
    assert "2 were right: 0 points each." in text(next(each for each in s.shown() if "First:" in text(each)))
    await s.bot.store.tables.change_seat(table, 1, [], place=2)  # nobody has shared the first place after all
    await s.bot.store.outbox.add((await s.bot.store.placards.of(STANDS, table)).id, PLACARD_DUE)  # type: ignore[union-attr]
    await s.later(GAP)
    assert "1 was right: 50 points." in text(next(each for each in s.shown() if "First:" in text(each)))
    assert "1. Dee · 50 points, right in 1 of 1" in said(await s.slash(s.bob, "stats prophets"))


async def test_people_say_how_something_else_comes_out(s: Scene, dee: Payload) -> None:
    """What its game asks; that counts among the prophets like a match of its own, if it has come to pass in time."""
    table = await s.table(s.bob)
    await s.settled(s.slash(s.ann, "table stands"))
    shown = card(s)
    assert "no say" in said(await predict(s, s.bob, 0, shown, RIDDLE))
    assert "Who is the first to drop a card? " in said(await predict(s, s.cid, 0, shown, RIDDLE))
    await predict(s, s.cid, 1, shown, RIDDLE)
    await predict(s, dee, 0, shown, RIDDLE)
    await s.later(GAP)
    assert "2 predictions" in text(card(s))
    while awake((await s.loaded(table)).table):
        await rounds(s, table, 1)
    assert "closed" in said(await predict(s, s.cid, 0, shown, RIDDLE))
    await s.finish(table)
    for right, told in ((0, "1 was right: 50 points."), (TOO_SOON, "does not count"), (None, "never came to that")):
        known = Stands(closed=1, told={} if right is None else {RIDDLE: right})
        await s.bot.store.tables.change(table, stands=written(known))
        await s.later(GAP)
        assert told in text(next(each for each in s.shown() if "First:" in text(each)))
        best = "1. Dee · 50 points, right in 1 of 1" in said(await s.slash(s.bob, "stats prophets"))
        assert best == (right == 0)


def test_an_answer_that_is_taken_back_has_not_come_out() -> None:
    """The stands stay closed; what came out before they were does not count, whatever happens after."""
    begins, first, later = Unsealed(bids=(0, 0)), Dropped(seat=0, refs=()), Dropped(seat=1, refs=())

    def after(*course: Event) -> Stands:
        made = Stands()
        for step, event in enumerate(course, start=1):
            made = made.told_by([event], GAME.riddles, step).after([event], 2, 7, step)
        return made

    assert after(begins, first, begins, later).told == {RIDDLE: TOO_SOON}
    known = after(begins, begins, later, first)
    assert known.told == {RIDDLE: 1}
    table = record(stands=written(known))
    for course, told in (([(4, [first])], {RIDDLE: 0}), ([(1, [first])], {RIDDLE: TOO_SOON}), ([], {})):
        again = taken_back(table, GAME.riddles, course)
        assert again == written(replace(known, told=told))
    assert taken_back(table, GAME.riddles, [(3, [later])]) is None, "nothing else is known"


async def test_many_who_say_something_cost_an_edit_in_ten_seconds(s: Scene) -> None:
    table = await s.table(s.bob)
    await s.settled(s.slash(s.ann, "table stands"))
    before = len(s.discord.requests.to("PATCH /channels/*/messages/*"))
    for second in range(2 * GAP):
        for number in range(3):
            assert await s.bot.store.stands.predict(table, f"9{second}{number}", "Somebody", number % 2)
        await gates.shown(s.bot.sessions, table)
        await s.later(1)
    await s.later(GAP)
    assert "60 predictions" in text(card(s))
    assert len(s.discord.requests.to("PATCH /channels/*/messages/*")) - before <= 3


async def test_it_is_too_late_when_the_second_round_has_begun(s: Scene) -> None:
    table = await s.table(s.bob)
    await rounds(s, table, 30)
    assert "too late" in said(await s.slash(s.ann, "table stands"))


def test_the_fewer_are_right_the_more_it_is_worth() -> None:
    matches = [{"a": True, "b": False, "c": False, "d": False}, {"a": True, "b": True}, {"c": True, "a": False}]
    assert prophets(matches) == [
        Prophet("a", 75, 2, 3),
        Prophet("c", 50, 1, 2),
        Prophet("b", 0, 1, 2),
        Prophet("d", 0, 0, 1),
    ]


# ---- all hands, late


async def test_somebody_sees_all_hands_late_as_long_as_they_do_not_play(s: Scene) -> None:
    table = await s.table(s.bob)
    assert said(await s.slash(s.bob, "table cast", player=s.cid)) == "Only whoever manages this server can do that."
    assert said(await s.slash(s.ann, "table cast", player=s.bob)).startswith("That cannot be:")
    assert said(await s.slash(s.ann, "table cast", player=s.cid, delay=2)) == "Choose from 3 to 20 turns."
    assert "3 turns late" in said(await s.settled(s.slash(s.ann, "table cast", player=s.cid)))
    assert any("🎙️ Ann lets Cid see all hands" in text(each) for each in s.shown())
    assert "too early" in said(await s.slash(s.cid, "table cast"))
    for who in (s.ann, s.bob):
        assert said(await s.slash(who, "table cast")).startswith("You see no hands here.")
    await rounds(s, table, 40)
    seen = await s.settled(s.slash(s.cid, "table cast"))
    assert seen.private
    assert "Only you see this: 3 turns late." in said(seen)
    assert len(seen.followups) == 2
    assert "Ann" in text(seen.followups[0])
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    assert await s.bot.store.stands.casts(table) == []
    assert said(await s.slash(s.cid, "table cast")).startswith("You see no hands here.")
    assert said(await s.slash(s.ann, "table cast", player=s.bob)).startswith("That cannot be:"), "Bob has played"


Behind = Callable[[Course[Any], tuple[Event, ...], int], Match[Any] | None]


def played(course: Course[Any], begun: int, until: int, rng: random.Random) -> list[int]:
    """It goes on at random until so many turns have begun: after how many acts each of them did."""
    found = list[int]()
    while begun + len(found) < until and not course.match.over:
        seat = rng.choice(course.match.asked())
        menu = course.match.menu(seat)
        assert menu is not None
        question = course.match.question(seat)
        events = course.play(Act(seat=seat, question=question, given=answer(menu, rng)))
        if opened(aloud(events), 3):
            found.append(len(course.turns))
    return found


def worlds(seed: int) -> tuple[list[Course[Any]], tuple[Event, ...]] | None:
    """Two matches that are the same until a turn begins, and then go on for as many turns, each in its own way."""
    match, dealt = place(GAME, 3, seed).begin()
    first, second = Course(match), Course(match)
    begun = 1 if opened(aloud(dealt), 3) else 0
    starts = played(first, begun, TURNS, random.Random(seed))
    if first.match.over or len(starts) <= DELAY:
        return None
    same = starts[-1 - DELAY]
    for turn in first.turns[:same]:
        second.play(turn.change)
    played(second, TURNS - DELAY, TURNS, random.Random(-seed - 1))
    return None if second.match.over else ([first, second], dealt)


def seen(course: Course[Any], dealt: tuple[Event, ...], behind: Behind) -> str:
    """Everything, byte by byte."""
    match = behind(course, dealt, DELAY)
    assert match is not None
    loaded = LoadedTable(KIT, record("Ann", "Bob", "Cid", game=GAME.meta.key), match, "")
    voice, sketches = loaded.voice("ru"), Sketches()
    gallery: Any = Gallery(sketches, _unknown, News(sketches))  # type: ignore[arg-type]

    async def drawn(seat: int | None) -> Any:
        return await gallery.past(loaded, voice, seat)

    told: list[Any] = [casting.table(loaded, DELAY, voice, None), str(asyncio.run(drawn(None)))]
    for seat in range(3):
        told += [casting.hand(loaded, seat, voice, None), str(asyncio.run(drawn(seat)))]
    return json.dumps(told, ensure_ascii=False)


def nothing_later_is_seen(behind: Behind) -> None:
    pairs = [found for seed in range(8) if (found := worlds(seed))]
    assert len(pairs) > 3
    for courses, dealt in pairs:
        one, other = (seen(course, dealt, behind) for course in courses)
        assert one == other


def test_what_is_seen_late_follows_from_what_was_until_then() -> None:
    nothing_later_is_seen(late.behind)


@pytest.mark.parametrize("sooner", [1, DELAY])
def test_it_would_be_noticed(sooner: int) -> None:
    """One turn less, or none at all."""
    with pytest.raises(AssertionError):
        nothing_later_is_seen(lambda course, dealt, delay: late.behind(course, dealt, delay - sooner))


def test_what_closes_the_stands_is_what_everybody_hears() -> None:
    match, dealt = place(GAME, 3, 1).begin()
    course, stands = Course(match), Stands().after(dealt, 3, 0)
    begun = played(course, 0, 99, random.Random(1))
    for turn in course.turns:
        stands = stands.after(turn.events, 3, turn.step)
    assert stands.closed is not None
    assert stands.closed <= course.turns[begun[2] - 1].step
