"""An event from its draft to its last table, through the whole bot."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.marshal import stalls
from bot.marshal.course import Course, places_of, terms_written
from bot.parlour.simulated import Payload, Permission
from bot.play import timing
from bot.time.calendar import HOUR, MINUTE
from persistence.contests import Contest
from tests.bot.clocked import strike
from tests.bot.reading import answer, controls, custom_id, does, labels, said, text
from tests.bot.scene import Scene, scene
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE

GAP = 6
"""Seconds after which a card says what has changed."""
PEOPLE = dict.fromkeys(("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"), "en-US")


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


async def draft(s: Scene, **terms: str) -> Payload:
    """Its page, as Ann has filled it in."""
    made = await s.slash(s.ann, "event create", name="Friday night", game=LIARS_DICE.meta.key)
    page = answer(made)
    for key, value in terms.items():
        if not any(each.endswith(f":{key}") for each in _selects(page)):
            page = answer(await s.press(s.ann, page, "More ..."))
        control = next(each for each in _selects(page) if each.endswith(f":{key}"))
        page = answer(await s.discord.people.select(s.ann, page, control, [value]))
        if "Back" in labels(page):
            page = answer(await s.press(s.ann, page, "Back"))
    return page


def _selects(page: Payload) -> list[str]:
    return [each["custom_id"] for each in controls(page) if each["type"] == 3]


async def announced(s: Scene, *people: Payload, **terms: str) -> Payload:
    """Its card, on which *people* have signed up."""
    page = await draft(s, **terms)
    await s.settled(s.do(s.ann, page, "ka"))
    for who in people:
        assert "You have a place" in said(await s.do(who, card(s), "ke"))
    await s.later(GAP)
    return card(s)


def card(s: Scene) -> Payload:
    return next(each for each in s.shown() if ("Friday night" in text(each) and does(each, "ke")) or does(each, "ks"))


async def contest(s: Scene) -> Contest:
    return await s.bot.store.contests.get(1)


async def struck(s: Scene, seconds: float = 0) -> None:
    """What is due so much later is done, and told."""
    s.time.ahead += seconds
    await s.bot.marshal.strike()
    await s.later(GAP)


async def begun(s: Scene, *here: Payload) -> None:
    """Check-in has opened, those are there, and it begins."""
    until = (await contest(s)).starts_at / 1000 - s.time()
    await struck(s, until - 20 * MINUTE / 1000)
    for who in here:
        assert "You are in" in said(await s.do(who, card(s), "kh"))
    await struck(s, 21 * MINUTE / 1000)


async def played(s: Scene) -> None:
    """Every table that goes on comes to its end."""
    for pod in Course(await contest(s)).going_on:
        await s.finish(pod.table_id or "")
    await struck(s)


async def test_a_night_from_its_draft_to_its_end(s: Scene) -> None:
    """Six come, two tables of three, two rounds, nobody meets the same two again; a seventh who is not there is not
    drawn."""
    people = s.people[:7]
    shown = await announced(s, *people, wanted="3", rounds="2")
    assert "7 players signed up" in text(shown)
    assert "The draw is sealed" in text(shown)
    await begun(s, *people[:6])
    now = await contest(s)
    assert [len(pod.members) for pod in now.pods] == [3, 3]
    assert s.people[6]["id"] not in {one for pod in now.pods for one in pod.members}
    threads = {(await s.loaded(pod.table_id or "")).table.thread_id for pod in now.pods}
    assert len(threads) == 2
    assert all(f"<#{each}>" in text(card(s)) for each in threads)
    assert "thread is open to all" in text(card(s))
    await played(s)
    assert "Round 2 of 2 · until <t:" in text(card(s))
    await played(s)
    assert (await contest(s)).state == "over"
    thread = (await s.loaded((await contest(s)).pods[-1].table_id or "")).table.thread_id
    ended = text(s.last(s.discord.world.channels[thread or ""]))
    assert "**Friday night · round 2 · table 2**\nThat was the last round." in ended
    after = Course(await contest(s))
    assert {line.entrant for line in after.standings} == {each["id"] for each in people[:6]}
    told = text(card(s))
    assert "It is over" in told
    assert f"🥇 {after.names[after.standings[0].entrant]}" in told
    assert any("Congratulations" in text(each) for each in s.shown())


@pytest.mark.thorough
async def test_a_table_that_ends_while_it_is_looked_at_is_not_forgotten(s: Scene) -> None:
    """Whoever looked had found it going on, and would have looked again an hour later."""
    await announced(s, *s.people[:2], wanted="2", rounds="1")
    await begun(s, *s.people[:2])
    looked = stalls.stalled
    with pytest.MonkeyPatch.context() as patch:

        async def meanwhile(*given: Any) -> Any:
            for pod in Course(await contest(s)).going_on:
                await s.skip(pod.table_id or "")
            return await looked(*given)

        patch.setattr(stalls, "stalled", meanwhile)
        await s.bot.store.contests.change(1, due_at=s.time.milliseconds())
        await s.bot.marshal.strike()
    await struck(s)
    assert (await contest(s)).state == "over"


async def test_people_watch_all_tables_of_it(s: Scene) -> None:
    """Those who look after it open the stands of every table, of later rounds as well; what has come of a round is told
    once; whoever plays at one table sees no hands of another."""
    *four, eve, _, _ = s.people
    await announced(s, *four, wanted="2", rounds="2")
    manage = answer(await s.do(s.ann, card(s), "km"))
    assert said(await s.settled(s.press(s.ann, manage, "Let people predict"))).startswith("At every table, whoever")
    await begun(s, *four)
    for round_ in (1, 2):
        pods = [pod for pod in (await contest(s)).pods if pod.round == round_]
        tables = [(await s.loaded(pod.table_id or "")).table for pod in pods]
        threads = [s.discord.world.channels[table.thread_id or ""] for table in tables]
        assert [len([each for each in s.shown(thread) if does(each, "sp")]) for thread in threads] == [1, 1]
        for who, told in ((four[0], "That cannot be"), (eve, "can look with `/table cast` here")):
            assert told in said(await s.settled(s.slash(s.ann, "table cast", threads[0], player=who)))
        assert await s.bot.store.stands.predict(tables[0].id, eve["id"], "Eve", 0)
        await s.restart()
        await played(s)
        digests = [each for each in s.shown() if f"Round {round_} is over" in text(each)]
        assert len(digests) == 1
        assert text(digests[0]).count("🥇") >= 2
    log = said(await s.do(four[1], card(s), "kd"))
    assert "lets everybody predict who wins" in log
    assert f"<@{eve['id']}> see the hands of a table 3 turns late" in log
    assert "**Prophets**\n1. Eve" in said(await s.do(four[1], card(s), "ks"))


async def test_places_go_to_those_who_are_there(s: Scene) -> None:
    """The first who have signed up have them; who waits moves up when somebody drops out, and is told, or when they do
    not come."""
    page = await draft(s, wanted="2", rounds="1", places="8")
    await s.bot.store.contests.change(1, terms=terms_written(replace(Course(await contest(s)).terms, places=3)))
    await s.settled(s.do(s.ann, page, "ka"))
    answers = [said(await s.do(who, card(s), "ke")) for who in s.people[:5]]
    assert [answer.split(".")[0] for answer in answers] == ["You have a place"] * 3 + ["All places are taken"] * 2
    assert said(await s.do(s.ann, card(s), "ke")) == "You have signed up already."
    assert said(await s.do(s.ann, card(s), "kq")).startswith("You are out.")
    await s.settle()
    assert [bool(s.dms(each)) for each in s.people[:5]] == [False, False, False, True, False]
    assert text(s.dms(s.people[3])[-1]).startswith("A place has come free: you are in")
    assert not any("has come free" in text(each) for each in s.shown())
    now = Course(await contest(s))
    assert [each.name for each in now.placed] == ["Bob", "Cid", "Dan"]
    await begun(s, s.people[2], s.people[3], s.people[4])
    told = [[text(each) for each in s.dms(who)] for who in s.people[:5]]
    assert ["has begun without you" in "".join(each) for each in told] == [False, True, False, False, False]
    assert "next round" not in told[1][-1], "there is none"
    assert {one for pod in (await contest(s)).pods for one in pod.members} == {p["id"] for p in s.people[2:5]}


@pytest.mark.thorough
async def test_who_comes_late_or_is_back_plays_from_the_next_round_on(s: Scene) -> None:
    *four, eve, _, _ = s.people
    await announced(s, *four, wanted="2", rounds="3")
    await begun(s, *four)
    assert "from the next round" in said(await s.do(eve, card(s), "ke"))
    assert said(await s.do(s.bob, card(s), "kq")).startswith("You are out.")
    await played(s)
    second = {one for pod in (await contest(s)).pods if pod.round == 2 for one in pod.members}
    assert second == {each["id"] for each in (s.ann, s.cid, s.people[3], eve)}
    assert "Welcome back" in said(await s.do(s.bob, card(s), "ke"))
    await played(s)
    third = [pod.members for pod in (await contest(s)).pods if pod.round == 3]
    assert s.bob["id"] in {one for members in third for one in members}
    assert sorted(map(len, third)) == [2, 3], "nobody has a bye where three can sit together"


@pytest.mark.thorough
async def test_who_is_away_at_the_end_is_last_and_is_not_drawn_again(s: Scene) -> None:
    """A live table whose time is up goes on by message, and the round after it begins all the same."""
    await announced(s, *s.people[:4], wanted="2", rounds="2", minutes="45")
    await begun(s, *s.people[:4])
    first, second = (await contest(s)).pods
    table = first.table_id or ""
    loaded = await s.loaded(table)
    asked = loaded.asked[0]
    for _ in range(3):  # the first time is excused
        await strike(s, 6 * MINUTE)
    assert (await s.loaded(table)).away(asked)
    gone = first.members[asked]
    await s.finish(table)
    await struck(s)
    now = await contest(s)
    assert places_of(now.pods[0])[gone] == 2
    assert now.entrant(gone) is not None
    assert now.entrant(gone).left_at is not None  # type: ignore[union-attr]
    assert now.round == 1
    assert f"🥈 {Course(now).names[gone]} (out)" in text(card(s))
    ended = s.last(s.discord.world.channels[loaded.table.thread_id or ""])
    assert f"Round 2 begins as soon as all tables are done, at <t:{(Course(now).until or 0) // 1000}:f> at" in text(
        ended
    )
    assert ("To the card" in labels(ended), "Play again" in labels(ended)) == (True, False)
    await struck(s, 30 * MINUTE / 1000)
    now = await contest(s)
    assert now.round == 2, "the time of the first round is over"
    assert now.pods[1].result is None
    assert gone not in {one for pod in now.pods if pod.round == 2 for one in pod.members}
    await strike(s)
    clocks = timing.of((await s.loaded(second.table_id or "")).table)
    assert clocks is not None
    assert clocks.evening is None
    await played(s)
    now = await contest(s)
    assert (now.state, len(Course(now).results)) == ("over", len(now.pods)), "what came late counts too"


async def test_those_who_look_after_it_decide_and_everybody_reads_it(s: Scene) -> None:
    await announced(s, *s.people[:4], wanted="2", rounds="2")
    await begun(s, *s.people[:4])
    await decided(s, "pause")
    await played(s)
    assert (await contest(s)).round == 1
    assert "paused" in text(card(s))
    manage = answer(await s.do(s.ann, card(s), "km"))
    done = await s.discord.people.select(s.ann, manage, custom_id(manage, "kv"), ["1.1.0"])
    assert said(done).startswith("Round 1, table 1 does not count any more.")
    done = await s.discord.people.select(s.ann, manage, custom_id(manage, "kz"), [s.bob["id"]])
    assert said(done).startswith("Bob is out.")
    await s.later(GAP)
    assert "(does not count)" in text(card(s))
    await decided(s, "go-on")
    await struck(s)
    now = await contest(s)
    assert (now.round, len(Course(now).results)) == (2, 1 + any(pod.table_id is None for pod in now.pods))
    log = said(await s.do(s.cid, card(s), "kd"))
    told = ("Ann paused it", "table 1 of round 1 does not count", "Ann took Bob out", "Ann let it go on")
    assert [line for line in told if line not in log] == []
    await sure(s, "End it")
    await s.later(GAP)
    assert (await contest(s)).state == "over"
    files = await s.do(s.cid, card(s), "kx")
    assert files.message is not None
    assert [each["filename"] for each in files.message["attachments"]] == ["event.json", "event.csv"]


@pytest.mark.thorough
async def test_a_round_is_drawn_again_as_long_as_nobody_has_played(s: Scene) -> None:
    """With whoever is there by then; once somebody has played it stays as it is."""
    await announced(s, *s.people[:4], wanted="2", rounds="1")
    await begun(s, *s.people[:4])
    before = (await contest(s)).pods
    await s.do(s.bob, card(s), "kq")
    await s.do(s.people[4], card(s), "ke")
    await sure(s, "Draw again")
    await struck(s)
    now = await contest(s)
    assert [pod.void for pod in now.pods] == [True, True, False, False]
    drawn = {one for pod in now.pods[2:] for one in pod.members}
    assert drawn == {each["id"] for each in (s.ann, s.cid, s.people[3], s.people[4])}
    assert [(await s.loaded(pod.table_id or "")).table.state for pod in before] == ["closed", "closed"]
    assert "Round 1 of 1" in text(card(s))
    asked = answer(await s.press(s.ann, answer(await s.do(s.ann, card(s), "km")), "Draw again"))
    await s.skip(now.pods[2].table_id or "", 1)
    assert "already played" in said(await s.settled(s.press(s.ann, asked, "Draw again")))
    assert "Draw again" not in labels(answer(await s.do(s.ann, card(s), "km")))
    await played(s)
    assert (await contest(s)).state == "over"


async def sure(s: Scene, label: str) -> str:
    """What is told to whoever looks after it and presses that twice."""
    page = answer(await s.do(s.ann, card(s), "km"))
    asked = answer(await s.press(s.ann, page, label))
    return said(await s.settled(s.press(s.ann, asked, label)))


async def decided(s: Scene, what: str) -> None:
    page = answer(await s.do(s.ann, card(s), "km"))
    label, told = {"pause": ("Pause", "nothing more is drawn"), "go-on": ("Go on", "It goes on.")}[what]
    assert told in said(await s.settled(s.press(s.ann, page, label)))


async def test_free_play_seats_whoever_is_ready(s: Scene) -> None:
    """As soon as a table is full; who has played is ready again when they say so."""
    await announced(s, *s.people[:5], form="free", wanted="2")
    await begun(s, *s.people[:5])
    now = await contest(s)
    assert [len(pod.members) for pod in now.pods] == [2, 2]
    left = {each["id"] for each in s.people[:5]} - {one for pod in now.pods for one in pod.members}
    assert len(left) == 1
    await played(s)
    again = next(each for each in s.people if each["id"] not in left)
    assert "You are in" in said(await s.do(again, card(s), "kh"))
    assert "already" in said(await s.do(again, card(s), "kh"))
    await struck(s)
    now = await contest(s)
    assert set(now.pods[2].members) == {again["id"], *left}
    await struck(s, 13 * HOUR / 1000)
    await played(s)
    assert (await contest(s)).state == "over"


async def test_too_few_come(s: Scene) -> None:
    await announced(s, s.bob, stewards="no")
    await begun(s, s.bob)
    assert (await contest(s)).state == "cancelled"
    assert any("too few were there" in text(each) for each in s.shown())


async def test_a_crash_between_any_two_steps_loses_nothing_and_does_nothing_twice(s: Scene) -> None:
    await announced(s, *s.people[:4], wanted="2", rounds="1")
    until = (await contest(s)).starts_at / 1000 - s.time()
    await struck(s, until - 20 * MINUTE / 1000)
    for who in s.people[:4]:
        await s.do(who, card(s), "kh")
    s.time.ahead += 21 * MINUTE / 1000
    for _ in range(12):
        strike_ = asyncio.create_task(s.bot.marshal.strike())
        await asyncio.sleep(0.02)
        strike_.cancel()
        await asyncio.gather(strike_, return_exceptions=True)
        await s.restart()
    await struck(s)
    now = await contest(s)
    assert len(now.pods) == 2
    tables = [(await s.loaded(pod.table_id or "")).table for pod in now.pods]
    assert [table.state for table in tables] == ["playing", "playing"]
    starts = [each for each in s.shown() if "is played in its own thread" in text(each)]
    assert len(starts) == 2
    assert len([each for each in s.shown() if "Check in: press" in text(each)]) == 1
    await played(s)
    assert (await contest(s)).state == "over"
