"""What people are told on an event night: by its draft, at check-in, by the list of events and at its tables."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.cases import hours
from bot.cases.asking import Caller
from bot.marshal import cards
from bot.marshal.afterwards import afterwards
from bot.marshal.course import Course, result_written, terms_written
from bot.parlour.simulated import Payload, Permission
from bot.time.calendar import MINUTE
from tests.bot.clocked import strike
from tests.bot.reading import answer, controls, custom_id, labels, said, text
from tests.bot.scene import Scene, scene
from tests.bot.test_contests import GAP, PEOPLE, announced, begun, card, contest, draft, played, struck
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE
from tests.petty_court import GAME as TOY


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


async def test_a_draft_says_what_is_wrong_and_stays(s: Scene) -> None:
    """Its channel is what matters, wherever somebody presses; a time is taken as people type it."""
    s.discord.places.forbid_bot(s.hall, Permission.CREATE_PUBLIC_THREADS)
    page = await draft(s)
    assert f"In <#{s.hall['id']}> I need the rights to create public threads" in text(page)
    page = answer(await s.do(s.ann, page, "ka"))
    assert "public threads" in text(page)
    s.discord.places.set_overwrite(s.hall, s.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
    for day, hour, zone, told in (
        ("soon", "20:00", "UTC", '"soon" is no day'),
        ("2100-01-01", "8 bells", "UTC", '"8 bells" is no time'),
        ("2100-01-01", "20:00", "Atlantis", 'which time zone "Atlantis" is'),
        ("2100-01-01", "20:00", "UTC", "within a year"),
    ):
        page = await filled(s, page, day, hour, zone)
        assert told in text(page)
    starts = datetime.fromtimestamp((await contest(s)).starts_at / 1000, UTC)
    for hour in ("8pm", "20.00", "20"):
        page = await filled(s, page, f"{starts:%d.%m.%Y}", hour, "berlin")
        now = await contest(s)
        at = datetime.fromtimestamp(now.starts_at / 1000, ZoneInfo("Europe/Berlin"))
        assert (at.hour, at.minute, Course(now).terms.zone) == (20, 0, "Europe/Berlin")
        assert "rights" not in text(page)
    assert "20:00 in Europe/Berlin; everybody reads it by their own clock" in text(page)
    form = (await s.do(s.ann, page, "kw")).modal
    assert form is not None
    assert "Europe/Berlin" in str(form)
    assert "Announced" in said(await s.settled(s.do(s.ann, page, "ka")))


async def test_a_draft_asks_little_and_remembers_the_zone(s: Scene) -> None:
    """All the rest is on a second page, with the options of every game, and changes there leave one there."""
    page = await filled(s, await draft(s), "2100-01-01", "20:00", "UTC")
    assert sum(each["type"] == 3 for each in controls(page)) == 6
    starts = datetime.fromtimestamp((await contest(s)).starts_at / 1000, UTC)
    await filled(s, page, f"{starts:%Y-%m-%d}", "20:00", "Berlin")
    more = answer(await s.press(s.ann, page, "More ..."))
    assert sum(each["type"] == 3 for each in controls(more)) == 7
    weekly = next(each["custom_id"] for each in controls(more) if each["custom_id"].endswith(":weeks"))
    more = answer(await s.discord.people.select(s.ann, more, weekly, ["1"]))
    options = answer(await s.press(s.ann, more, "Options: Liar's Dice"))
    assert "All of this is fine as it is" in text(answer(await s.press(s.ann, options, "Back")))
    assert Course(await contest(s)).terms.weeks == 1
    assert "19:00 in Europe/Berlin" in text(await draft(s)), "what somebody has entered before"
    await hours.choose(s.bot.services, caller(s.ann), "zone", "Asia/Tokyo")
    assert "19:00 in Asia/Tokyo" in text(await draft(s)), "what they have said of themselves"


def caller(who: Payload) -> Caller:
    return Caller(user=who["id"], name="Ann", locale="en", guild=None, channel="1", key="1")


async def filled(s: Scene, page: Payload, day: str, hour: str, zone: str) -> Payload:
    """The page after its form was sent off."""
    asked = await s.do(s.ann, page, "kw")
    values = {"name": "Friday night", "day": day, "time": hour, "zone": zone}
    return answer(await s.discord.people.submit(asked, values))


async def test_who_missed_check_in_is_drawn_as_soon_as_they_say_they_are_there(s: Scene) -> None:
    """Whoever signs up during check-in is checked in with that, and hears so; so does whoever asks what is on."""
    *four, eve, fay, _ = s.people
    page = await draft(s, wanted="2", rounds="2")
    assert "not announced yet" in text(await listed(s, s.ann))
    await s.settled(s.do(s.ann, page, "ka"))
    for who in four:
        await s.do(who, card(s), "ke")
    assert "You have a place ✅" in text(await listed(s, four[0]))
    page = await listed(s, eve)
    assert ("✅" in text(page), labels(page)) == (False, ["Sign up"])
    until = (await contest(s)).starts_at / 1000 - s.time()
    await struck(s, until - 20 * MINUTE / 1000)
    assert "with that you are checked in" in said(await s.do(eve, card(s), "ke"))
    for who in four[:3]:
        assert "You are in" in said(await s.do(who, card(s), "ke"))
    came = custom_id(card(s), "kh")
    await struck(s, 21 * MINUTE / 1000)
    assert four[3]["id"] not in {one for pod in (await contest(s)).pods for one in pod.members}
    page = await listed(s, four[3])
    assert (labels(page), "Round 1 of 2 · until <t:" in text(page), "Begins" in text(page)) == (
        ["Sign up"],
        True,
        False,
    )
    assert "drawn from the next round" in said(await s.do(four[3], card(s), "ke"))
    assert "already" in said(await s.forge(four[3], card(s), came))
    assert "Welcome" in said(await s.forge(fay, card(s), came))
    await played(s)
    second = {one for pod in (await contest(s)).pods if pod.round == 2 for one in pod.members}
    assert second == {each["id"] for each in (*four, eve, fay)}


async def listed(s: Scene, who: Payload) -> Payload:
    return answer(await s.slash(who, "event list"))


async def test_a_round_of_which_nothing_counts_is_a_round(s: Scene) -> None:
    await announced(s, *s.people[:2], wanted="2", rounds="2")
    await begun(s, *s.people[:2])
    await played(s)
    manage = answer(await s.do(s.ann, card(s), "km"))
    await s.discord.people.select(s.ann, manage, custom_id(manage, "kv"), ["1.1.0"])
    await s.later(GAP)
    assert "Round 2 of 2" in text(card(s))
    await played(s)
    now = await contest(s)
    assert (now.state, now.round, len(Course(now).results)) == ("over", 2, 1)


async def test_who_looks_after_events_is_told_and_changed_only_when_said(s: Scene) -> None:
    role = s.discord.places.add_role(s.guild, "hosts")
    assert "Only those who manage" in said(await s.slash(s.ann, "event stewards"))
    await s.slash(s.ann, "event stewards", role=role)
    for _ in range(2):
        assert f"<@&{role['id']}>" in said(await s.slash(s.ann, "event stewards"))
    everyone = next(each for each in s.guild["roles"] if each["id"] == s.guild["id"])
    assert "from now on" in said(await s.slash(s.ann, "event stewards", role=everyone))
    assert "Only those who manage" in said(await s.slash(s.ann, "event stewards"))


async def test_who_looks_after_events_decides_at_their_tables_and_everybody_reads_it(s: Scene) -> None:
    eve, gus = s.people[4], s.people[6]
    role = s.discord.places.add_role(s.guild, "hosts")
    s.discord.places.set_roles(s.guild, gus, [role])
    await announced(s, *s.people[:2], wanted="2")
    await begun(s, *s.people[:2])
    (pod,) = (await contest(s)).pods
    thread = s.discord.world.channels[(await s.loaded(pod.table_id or "")).table.thread_id or ""]

    async def replaced() -> str:
        return said(await s.settled(s.slash(gus, "table replace", thread, seat=2, player=eve, force=True)))

    assert "welcome to watch" in await replaced()
    await s.slash(s.ann, "event stewards", role=role)
    assert "Eve" in await replaced()
    assert (await s.loaded(pod.table_id or "")).table.seats[1].user_id == eve["id"]
    assert f"gave <@{eve['id']}> seat 2" in said(await s.do(s.cid, card(s), "kd"))


async def test_a_table_says_which_one_it_is(s: Scene) -> None:
    """In the name of its thread, and on what the channel keeps of it."""
    await announced(s, *s.people[:2], wanted="2", rounds="1")
    await begun(s, *s.people[:2])
    (pod,) = (await contest(s)).pods
    table = (await s.loaded(pod.table_id or "")).table
    thread = s.discord.world.channels[table.thread_id or ""]
    names = [seat.name for seat in table.seats]
    assert thread["name"] == f"{', '.join(names)} · Friday night · round 1 · table 1"
    for _ in range(2):
        assert any("**Friday night · round 1 · table 1**" in text(each) for each in s.shown())
        await played(s)


async def test_the_card_says_which_table_plays_which_game(s: Scene) -> None:
    """Where there are several; they take turns."""
    await announced(s, *s.people[:4], wanted="2", rounds="1")
    await begun(s, *s.people[:4])
    now = await contest(s)
    both = replace(Course(now).terms, games=(LIARS_DICE.meta.key, TOY.meta.key))
    course = Course(replace(now, terms=terms_written(both)))
    names = [course.names[pod.members[0]] for pod in now.pods]
    told = text({"components": cards.card(course, playing(LIARS_DICE, TOY), {})})
    assert "The games take turns" in told
    assert f"1. Liar's Dice · {names[0]}" in told
    assert f"2. Petty Court · {names[1]}" in told


async def test_where_an_event_counts_another_place_both_say_so(s: Scene) -> None:
    """At the end of the match, and among somebody's results."""
    await announced(s, *s.people[:2], wanted="2", rounds="1")
    await begun(s, *s.people[:2])
    (pod,) = (await contest(s)).pods
    await s.finish(pod.table_id or "")
    loaded, voice = await s.loaded(pod.table_id or ""), s.kit.voice("en")
    assert "In the event" not in (await afterwards(s.bot.store, loaded, voice)).words
    outcome = loaded.playing.outcome
    assert outcome is not None
    turned = dict(zip(pod.members, reversed(outcome.ranks), strict=True))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.marshal.afterwards.places", lambda *_: turned)
        told = (await afterwards(s.bot.store, loaded, voice)).words
    winner = next(each["global_name"] for each in s.people if turned.get(each["id"]) == 1)
    assert f"In the event: 🥇 {winner}, 🥈" in told
    for result, count in ((dict(zip(pod.members, outcome.ranks, strict=True)), 0), (turned, 1)):
        await s.bot.store.contests.settle(1, pod, result=result_written(result))
        page = said(await s.slash(s.ann, "stats me"))
        assert page.count("In 1 match of an event, the event counts another place than the one here") == count


async def test_an_event_that_ends_with_a_match_is_not_too_late_for_it(s: Scene) -> None:
    """Whichever of the two is told first; what was still played when it ended is."""
    await announced(s, *s.people[:4], wanted="2", rounds="1")
    await begun(s, *s.people[:4])
    first, second = (await contest(s)).pods
    loaded, voice = await s.loaded(first.table_id or ""), s.kit.voice("en")
    await s.bot.store.contests.settle(1, first, result=result_written(dict.fromkeys(first.members, 1)))
    await s.bot.store.contests.change(1, state="over")
    assert "That was the last round." in (await afterwards(s.bot.store, loaded, voice)).words
    late = await s.loaded(second.table_id or "")
    assert "came too late to count" in (await afterwards(s.bot.store, late, voice)).words


async def test_the_card_says_for_whom_live_tables_wait(s: Scene) -> None:
    """Nobody has to press anything for that, and once they have answered it says so no more."""
    await announced(s, *s.people[:4], wanted="2", rounds="1")
    await begun(s, *s.people[:4])
    assert "waiting for" not in text(card(s))
    await strike(s, 3 * MINUTE)
    await struck(s)
    assert text(card(s)).count("⏰ waiting for") == 2
    for pod in (await contest(s)).pods:
        await s.skip(pod.table_id or "", 1)
    await struck(s, MINUTE / 1000)
    assert "waiting for" not in text(card(s))
