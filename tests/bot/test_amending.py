"""An event that was announced is changed before it begins: everything that shows it follows."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from icalendar import Calendar

from bot.marshal.course import Course
from bot.marshal.said import told
from bot.marshal.series import next_start
from bot.parlour.simulated import Payload, Permission
from bot.time.calendar import DAY, HOUR, MINUTE
from tests.bot.reading import answer, attached, controls, does, said, text
from tests.bot.scene import Scene, scene
from tests.bot.test_contests import GAP, PEOPLE, announced, contest, struck
from tests.bot.test_dates import allow, dates
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE

NEWS = "has moved: it begins"


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


def card(s: Scene) -> Payload:
    return next(each for each in reversed(s.shown()) if does(each, "km"))


async def amended(s: Scene, **fields: str) -> str:
    """What Ann reads who has filled in the form of the page on which she looks after it."""
    page = answer(await s.do(s.ann, card(s), "km"))
    opened = await s.do(s.ann, page, "kw")
    written = said(await s.settled(s.discord.people.submit(opened, fields)))
    await struck(s)
    return written


def at(moment: int) -> dict[str, str]:
    there = datetime.fromtimestamp(moment / 1000, UTC)
    return {"day": f"{there:%Y-%m-%d}", "time": f"{there:%H:%M}", "zone": "UTC"}


def news(messages: list[Payload]) -> list[str]:
    return [text(each) for each in messages if NEWS in text(each)]


async def test_name_time_and_notes_of_an_announced_event_can_be_changed(s: Scene) -> None:
    """Card, calendars and reminders follow; whoever has signed up hears of it once, whoever has left does not."""
    allow(s)
    await s.bot.store.people.change(s.bob["id"], ring="channel")
    dan = s.people[3]
    await announced(s, s.bob, s.cid, dan, wanted="2", rounds="1")
    await s.do(dan, card(s), "kq")
    before = (await contest(s)).starts_at
    after = before + 3 * DAY + HOUR
    written = await amended(s, name="Monday *night*", notes="Bring snacks.\nBe kind.", **at(after))
    assert f"It begins <t:{after // 1000}:F> now. The 2 who have signed up are told." in written
    old, new = f"<t:{before // 1000}:F>", f"<t:{after // 1000}:F>"
    assert all(each in text(card(s)) for each in (r"Monday \*night\*", new, "Bring snacks. Be kind."))
    (date,) = dates(s)
    assert (date["name"], date["status"]) == ("Monday *night*", 1)
    assert datetime.fromisoformat(date["scheduled_start_time"]).timestamp() * 1000 == after
    assert "Bring snacks" in date["description"]
    file = attached(s.discord, await s.do(s.bob, card(s), "ki"))
    entry = Calendar.from_ical(file).walk("VEVENT")[0]
    assert entry.decoded("dtstart").timestamp() * 1000 == after
    assert "nothing was different" in await amended(s), "and nobody hears of it"
    await s.restart()
    await struck(s)
    (direct,), (named,) = news(s.dms(s.cid)), news(s.shown())
    assert all(old in each and new in each and r"Friday night → Monday \*night\*" in each for each in (direct, named))
    assert f"<@{s.bob['id']}>" in named
    assert news(s.dms(s.bob)) == news(s.dms(dan)) == []
    course, decisions = Course(await contest(s)), await s.bot.store.contests.decisions(1)
    log = [told(each, course.names, s.kit.voice("en")) for each in decisions]
    assert [old[:-3] in each and new[:-3] in each for each in log if "moved it from" in each] == [True]
    assert sum("changed its name or its notes" in each for each in log) == 1
    assert any(each.endswith(r"renamed it from Friday night to Monday \*night\*") for each in log)
    await struck(s, (after - DAY) / 1000 - s.time())
    assert [f"<t:{after // 1000}:R>" in text(each) for each in s.dms(s.cid) if "See you there" in text(each)] == [True]


async def test_another_name_is_told_without_a_sound(s: Scene) -> None:
    await announced(s, s.bob, wanted="2", rounds="1")
    assert "It is called Small night now. The one who has signed up is told" in await amended(s, name="Small night")
    (word,) = [each for each in s.dms(s.bob) if "**Friday night** is called **Small night** now" in text(each)]
    assert word["flags"] & 1 << 12
    assert "The card says so now." in await amended(s, notes="Bring snacks")
    assert len(s.dms(s.bob)) == 1


async def test_what_has_moved_away_from_its_check_in_is_checked_in_to_again(s: Scene) -> None:
    await announced(s, s.bob, wanted="2", rounds="1")
    before = (await contest(s)).starts_at
    await struck(s, before / 1000 - s.time() - 20 * MINUTE / 1000)
    await s.do(s.bob, card(s), "kh")
    await amended(s, **at(before + DAY))
    moved = await contest(s)
    assert (moved.state, [each.here_at for each in moved.entrants]) == ("open", [None])
    assert "Check-in" in text(card(s))
    assert "at least two minutes" in await amended(s, **at(before - DAY))
    assert (await contest(s)).starts_at == before + DAY


async def test_of_a_series_only_that_one_moves(s: Scene) -> None:
    await announced(s, s.bob, weeks="1")
    before = (await contest(s)).starts_at
    assert "other events of the series stay where they are" in await amended(s, **at(before + DAY))
    await amended(s, **at(before + DAY + HOUR))
    moved = Course(await contest(s))
    weekly = datetime.fromtimestamp(before / 1000, UTC) + timedelta(weeks=1)
    assert next_start(moved, s.time.milliseconds()) == int(weekly.timestamp()) * 1000


async def test_places_can_be_changed_but_nobody_loses_theirs(s: Scene) -> None:
    await announced(s, *s.people[:7])
    for who in range(3):
        await s.bot.store.contests.enter(1, str(who), f"more {who}", here=False)

    async def places(count: str) -> str:
        page = answer(await s.do(s.ann, card(s), "km"))
        control = next(each["custom_id"] for each in controls(page) if each.get("custom_id", "").endswith(":places"))
        written = said(await s.settled(s.discord.people.select(s.ann, page, control, [count])))
        await s.later(GAP)
        return written

    assert "10 players have a place already" in await places("8")
    assert "There are 12 places now" in await places("12")
    assert "10 of 12 places taken" in text(card(s))
