"""An event that comes back every week: announced by itself, once, until somebody stops it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.marshal.course import Course, terms_written
from bot.marshal.dates import entry as dated
from bot.marshal.series import RULE, next_start
from bot.parlour.simulated import Payload, Permission
from bot.time.calendar import DAY, MINUTE
from bot.undelivered import Refused
from persistence.contests import Contest
from tests.bot.reading import answer, said, text
from tests.bot.scene import Scene, scene
from tests.bot.test_amending import amended, at
from tests.bot.test_contests import GAP, PEOPLE, announced, card, contest, struck
from tests.bot.test_dates import allow, dates
from tests.kits import playing
from tests.liars_dice import GAME as LIARS_DICE

WEEK = 7 * DAY


@pytest.fixture(name="s")
async def _scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path / "store.sqlite3", PEOPLE, playing(LIARS_DICE)) as made:
        made.discord.places.set_overwrite(made.hall, made.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
        yield made


async def every(s: Scene) -> list[Contest]:
    found = await s.bot.store.contests.of_guild(s.guild["id"], 10)
    return sorted(found, key=lambda each: each.id)


async def test_the_next_one_is_announced_by_itself_until_the_series_is_stopped(s: Scene) -> None:
    """Also where too few came, and once, whatever is cut off meanwhile."""
    allow(s)
    await announced(s, s.bob, stewards="no", weeks="1")
    assert "Every week" in text(card(s))
    first = await contest(s)
    s.time.ahead += (first.starts_at - 20 * MINUTE) / 1000 - s.time()
    await struck(s)
    s.time.ahead += 21 * MINUTE / 1000
    for _ in range(4):
        strike = asyncio.create_task(s.bot.marshal.strike())
        await asyncio.sleep(0.003)
        strike.cancel()
        await asyncio.gather(strike, return_exceptions=True)
        await s.restart()
    await struck(s)
    await struck(s)
    before, after = await every(s)
    assert (before.state, after.state) == ("cancelled", "open")
    assert (after.name, after.entrants, after.secret != before.secret) == (before.name, (), True)
    hour = [datetime.fromtimestamp(each.starts_at / 1000, ZoneInfo("UTC")) for each in (before, after)]
    assert (hour[1] - hour[0]).days == 7
    assert replace(Course(after).terms, due=None) == replace(Course(before).terms, due=None)
    (date,) = dates(s)
    assert (date["status"], began(date)) == (1, hour[1]), "it has moved on"
    assert "Sign up" in text(card(s))
    sure = answer(await s.press(s.ann, answer(await s.do(s.ann, card(s), "km")), "Stop the series"))
    assert (
        said(await s.settled(s.press(s.ann, sure, "Stop the series")))
        == "The series is stopped: no further event follows."
    )
    await s.later(GAP)
    assert "Every week" not in text(card(s))
    s.time.ahead += WEEK / 1000
    await struck(s)
    await struck(s)
    assert [each.state for each in await every(s)] == ["cancelled", "cancelled"]
    assert (date["status"], date["recurrence_rule"]) == (4, None)


def began(date: Payload) -> datetime:
    return datetime.fromisoformat(date["scheduled_start_time"])


@pytest.mark.thorough
@pytest.mark.parametrize("weeks", [1, 2])
async def test_discord_repeats_its_date_which_each_of_them_takes_over(s: Scene, weeks: int) -> None:
    """It begins and ends with each; of one that was moved nobody reads that the others were."""
    allow(s)
    await announced(s, wanted="2", rounds="1", weeks=str(weeks), check_in="0")
    (date,) = dates(s)
    starts = (await contest(s)).starts_at
    rule = {"frequency": 2, "interval": weeks, "by_weekday": [4]}
    assert {**rule, "start": date["recurrence_rule"]["start"]} == date["recurrence_rule"]
    for number in (1, 2):
        await s.do(s.bob, s.having("ke"), "ke")
        await struck(s, starts / 1000 - s.time() + (number - 1) * weeks * WEEK / 1000 + 1)
        assert date["status"] == 2
        await struck(s)
        page = answer(await s.do(s.ann, s.having("km"), "km"))
        await s.settled(s.press(s.ann, answer(await s.press(s.ann, page, "End it")), "End it"))
        await struck(s)
        assert [each.event_id for each in await every(s)] == [None] * number + [date["id"]]
        assert (date["status"], began(date).timestamp() * 1000) == (1, starts + number * weeks * WEEK)
    assert [each["id"] for each in dates(s)] == [date["id"]]
    await s.do(s.bob, s.having("ke"), "ke")
    later = starts + 2 * weeks * WEEK + DAY
    await amended(s, **at(later))
    assert (date["recurrence_rule"], began(date).timestamp() * 1000) == (None, later)
    await struck(s, later / 1000 - s.time() + 1)
    page = answer(await s.do(s.ann, s.having("km"), "km"))
    await s.settled(s.press(s.ann, answer(await s.press(s.ann, page, "End it")), "End it"))
    await struck(s)
    (_, new) = dates(s)
    assert (date["status"], new["status"], new["recurrence_rule"]["interval"]) == (3, 1, weeks)
    assert began(new).timestamp() * 1000 == starts + 3 * weeks * WEEK


WRONG = ({"interval": 3}, {"frequency": 3}, {"by_weekday": [4, 5]}, {"by_weekday": [3]}, {"count": 5})


async def test_only_rules_that_discord_takes_are_taken(s: Scene) -> None:
    allow(s)
    await announced(s, weeks="1")
    entry = dated(Course(await contest(s)), s.kit)
    for wrong in WRONG:
        with pytest.raises(Refused):
            await s.bot.post.schedule(s.guild["id"], {**entry, RULE: {**entry[RULE], **wrong}})
    assert await s.bot.post.schedule(s.guild["id"], entry)


async def test_whoever_begins_or_ends_one_of_them_does_not_move_the_next(s: Scene) -> None:
    await announced(s, *s.people[:2], wanted="2", weeks="2", check_in="0")
    planned = (await contest(s)).starts_at
    for what in ("Begin now", "End it"):
        page = answer(await s.do(s.ann, card(s), "km"))
        sure = answer(await s.press(s.ann, page, what))
        assert ("stop the series first" in text(sure)) is (what == "End it")
        await s.settled(s.press(s.ann, sure, what))
        await struck(s)
    assert [each.state for each in await every(s)] == ["over", "open"]
    assert (await every(s))[1].starts_at == planned + 2 * WEEK


async def test_the_hour_is_that_of_the_place_and_what_lasts_too_long_is_left_out(s: Scene) -> None:
    await announced(s, weeks="1")
    sofia = ZoneInfo("Europe/Sofia")
    planned = datetime(2026, 10, 23, 19, tzinfo=sofia)  # the clocks there go back on the 25th
    made = await contest(s)
    terms = terms_written(replace(Course(made).terms, zone="Europe/Sofia"))
    course = Course(replace(made, starts_at=int(planned.timestamp()) * 1000, terms=terms))

    def after(days: int) -> datetime:
        return datetime.fromtimestamp(next_start(course, course.contest.starts_at + days * DAY) / 1000, sofia)

    assert [after(0), after(6), after(8)] == [
        datetime(2026, 10, 30, 19, tzinfo=sofia),
        datetime(2026, 10, 30, 19, tzinfo=sofia),
        datetime(2026, 11, 6, 19, tzinfo=sofia),
    ]
