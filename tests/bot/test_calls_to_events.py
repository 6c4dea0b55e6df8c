"""Who takes part in an event is reminded, finds it in /me, and its card stays in sight."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from icalendar import Calendar

from bot.cases import entering
from bot.cases.asking import Barred, Caller
from bot.parlour.simulated import Payload, Permission
from bot.time.calendar import DAY, MINUTE
from tests.bot.reading import answer, attached, custom_id, text
from tests.bot.reading import said as unsaid
from tests.bot.scene import Scene, scene
from tests.bot.test_contests import GAP, PEOPLE, announced, card, contest, draft, struck
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE

CHECK_IN, TOMORROW = "Check in: press", "See you there"


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


def said(messages: list[Payload], what: str) -> list[Payload]:
    return [each for each in messages if what in text(each)]


async def until(s: Scene, before: int) -> None:
    """What is due so many milliseconds before the start is done, and told."""
    await struck(s, ((await contest(s)).starts_at - before) / 1000 - s.time())


def link(s: Scene) -> str:
    return f"https://discord.com/channels/{s.guild['id']}/{s.hall['id']}/{card(s)['id']}"


async def test_its_card_is_posted_anew_at_check_in_and_below_the_tables_of_a_round(s: Scene) -> None:
    first = await announced(s, *s.people[:4], wanted="2", rounds="1")
    s.discord.people.say(s.cid, s.hall, "much is said meanwhile")
    await until(s, 20 * MINUTE)
    at_check_in = card(s)
    assert [each["id"] for each in s.shown()[-2:]] == [at_check_in["id"], said(s.shown(), CHECK_IN)[0]["id"]]
    assert link(s) in text(s.last())
    for who in s.people[:4]:
        await s.do(who, card(s), "kh")
    await until(s, 0)
    assert card(s)["id"] == s.last()["id"]
    assert len({first["id"], at_check_in["id"], card(s)["id"]}) == 3
    assert len(said(s.shown(), "Round 1")) == 1
    await s.restart()
    await struck(s)
    assert card(s)["id"] == s.last()["id"], "posted anew once"


async def test_people_are_called_once_each_as_they_like_it(s: Scene) -> None:
    """A day before, without a sound; when check-in opens; not those who have left by then."""
    await s.bot.store.people.change(s.bob["id"], ring="channel")
    page = await draft(s)
    starts = s.time.milliseconds() + 3 * DAY
    await s.bot.store.contests.change(1, starts_at=starts)
    await s.settled(s.do(s.ann, page, "ka"))
    for who in (s.ann, s.bob, s.cid):
        await s.do(who, card(s), "ke")
    await until(s, DAY)
    await until(s, DAY - MINUTE)
    (direct,), (herald,) = said(s.dms(s.ann), TOMORROW), said(s.shown(), TOMORROW)
    assert (direct["flags"] & 1 << 12, herald["flags"] & 1 << 12) == (1 << 12, 1 << 12)
    assert [each["id"] for each in herald["mentions"]] == [s.bob["id"]]
    assert link(s) in text(direct)
    await s.do(s.cid, card(s), "kq")
    await until(s, 20 * MINUTE)
    (direct,), (herald,) = said(s.dms(s.ann), CHECK_IN), said(s.shown(), CHECK_IN)
    assert not (direct["flags"] | herald["flags"]) & 1 << 12
    assert [each["id"] for each in herald["mentions"]] == [s.bob["id"]]
    assert said(s.dms(s.bob), "") == said(s.dms(s.cid), CHECK_IN) == []


async def test_who_is_called_to_check_in_does_so_where_they_are_called(s: Scene) -> None:
    """By whoever has signed up alone; whenever they press it, nothing else comes of it than on the card."""
    await announced(s, s.ann, s.bob, s.cid, wanted="2", rounds="2")
    await until(s, 20 * MINUTE)
    calls = [said(s.dms(who), CHECK_IN)[0] for who in (s.ann, s.bob, s.cid)]
    assert f"{link(s).rpartition('/')[0]})" in text(calls[0]), "its card is posted anew just then"
    came = custom_id(calls[0], "kh")
    eve = Caller(user=s.people[4]["id"], name="Eve", locale="en", guild=None, channel="1", key="1")
    with pytest.raises(Barred):
        await entering.here(s.bot.services, eve, 1)
    assert f"[Friday night]({link(s)})**\nYou are in" in text(answer(await s.do(s.ann, calls[0], "kh")))
    assert "said so already" in unsaid(await s.forge(s.ann, calls[0], came))
    await s.bot.store.contests.change(1, state="open")
    assert "Check-in opens <t:" in unsaid(await s.do(s.bob, calls[1], "kh"))
    await s.bot.store.contests.change(1, state="checkin")
    await until(s, -MINUTE)
    assert "drawn from the next round" in text(answer(await s.do(s.bob, calls[1], "kh")))
    await s.bot.store.contests.change(1, state="over")
    assert unsaid(await s.do(s.cid, calls[2], "kh")) == "It is over."


async def test_an_event_that_is_announced_on_the_day_reminds_nobody_the_day_before(s: Scene) -> None:
    page = await draft(s)
    await s.bot.store.contests.change(1, starts_at=s.time.milliseconds() + DAY // 2)
    await s.settled(s.do(s.ann, page, "ka"))
    await s.do(s.bob, card(s), "ke")
    await struck(s)
    await s.later(GAP)
    assert said([*s.dms(s.bob), *s.shown()], TOMORROW) == []


async def test_my_page_and_my_calendar_have_it(s: Scene) -> None:
    await announced(s, s.bob)
    page = answer(await s.slash(s.bob, "me"))
    assert f"[Friday night]({link(s)}) <#{s.hall['id']}>: <t:{(await contest(s)).starts_at // 1000}:f>" in text(page)
    assert "events" not in text(answer(await s.slash(s.cid, "me"))).lower()
    made = await s.do(s.bob, page, "mc")
    (event,) = Calendar.from_ical(attached(s.discord, made, "castellan.ics")).walk("VEVENT")
    assert (event["summary"], event["url"]) == ("Friday night", link(s))
    await until(s, 20 * MINUTE)
    assert "check in now" in text(answer(await s.slash(s.bob, "me")))
    await s.do(s.bob, card(s), "kh")
    assert "checked in" in text(answer(await s.slash(s.bob, "me")))
