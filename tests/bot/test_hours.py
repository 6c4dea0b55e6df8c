"""When somebody is awake and on holiday: said once, and true at every table of theirs."""

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.play import timing
from bot.time.calendar import DAY, days_off
from bot.time.pace import PACES
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import answer, custom_id, said, text
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid

STEADY = PACES["steady"]
TOKYO = "Asia/Tokyo"
"""Where the hour never changes."""


async def page(s: Scene, who: Any) -> Any:
    return answer(await s.do(who, answer(await s.slash(who, "me")), "mh"))


async def choose(s: Scene, who: Any, **values: str) -> Any:
    shown = await page(s, who)
    for key, value in values.items():
        shown = answer(await s.settled(s.discord.people.select(who, shown, f"1:mw:me:{key}", [value])))
    return shown


async def holiday(s: Scene, who: Any, first: str, last: str) -> Any:
    form = await s.do(who, await page(s, who), "mo")
    return await s.settled(s.discord.people.submit(form, {"first": first, "last": last}))


def today(s: Scene, zone: str = "UTC") -> datetime:
    return datetime.fromtimestamp(s.time.milliseconds() / 1000, ZoneInfo(zone))


async def due(s: Scene, table: str, seat: int) -> int:
    (until,) = [wait.until for wait in timing.waits(await s.loaded(table)) if seat in wait.seats]
    assert until is not None
    return until


async def test_day_and_night_until_something_is_said(s: Scene) -> None:
    shown = await page(s, s.ann)
    assert "at least 8 hours a day" in text(shown)
    assert "When you get up" not in text(shown)
    shown = await choose(s, s.ann, zone=TOKYO)
    assert "When you get up" in text(shown)
    assert timing.own_of(await s.bot.store.people.get(s.ann["id"])).zone == TOKYO
    await choose(s, s.ann, zone="none")
    assert timing.own_of(await s.bot.store.people.get(s.ann["id"])).waking is None


async def test_a_clock_stands_while_its_owner_sleeps(s: Scene) -> None:
    await choose(s, s.bob, zone=TOKYO, wakes="6", hours="8")
    table = await agreed(s)
    waking = timing.own_of(await s.bot.store.people.get(s.bob["id"])).waking
    assert waking is not None
    assert (waking.wakes, waking.hours) == (6, 8)
    assert await due(s, table, 1) - s.time.milliseconds() > 2.5 * STEADY.bank
    assert await due(s, table, 0) - s.time.milliseconds() < 1.01 * STEADY.bank


async def test_hours_count_from_now_on(s: Scene) -> None:
    """What has run has run, at tables where somebody waits already."""
    table = await agreed(s)
    await bid(s, s.ann)
    s.time.ahead += DAY / 1000
    left = await due(s, table, 1) - s.time.milliseconds()
    await choose(s, s.bob, zone=TOKYO, wakes="6", hours="8")
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks is not None
    assert clocks.seats[1].left == pytest.approx(left, abs=60_000)
    assert f"<t:{await due(s, table, 1) // 1000}:f>" in text(s.having("i")), "the board says so"
    assert (await s.loaded(table)).table.deadline is not None


async def test_a_zone_that_is_not_on_the_page(s: Scene) -> None:
    typed = await s.discord.people.autocomplete(s.ann, s.hall, "me", "zone", "kathm")
    assert [each["value"] for each in typed.choices] == ["Asia/Kathmandu"]
    local = await s.discord.people.autocomplete(s.ann, s.hall, "me", "zone", "Sofia")
    assert [each["name"] for each in local.choices] == ["Sofia"]
    shown = answer(await s.slash(s.ann, "me", zone="Asia/Kathmandu"))
    assert "When you get up" in text(shown)
    assert timing.own_of(await s.bot.store.people.get(s.ann["id"])).zone == "Asia/Kathmandu"


@pytest.mark.parametrize(("key", "value"), [("wakes", "24"), ("hours", "7"), ("hours", "x"), ("colour", "red")])
async def test_what_cannot_be_chosen_changes_nothing(s: Scene, key: str, value: str) -> None:
    shown = await choose(s, s.ann, zone=TOKYO)
    before = (await s.bot.store.people.get(s.ann["id"])).hours
    await s.forge(s.ann, shown, f"1:mw:me:{key}", component_type=3, values=[value])
    assert (await s.bot.store.people.get(s.ann["id"])).hours == before


async def test_whoever_sleeps_is_named_when_a_match_is_played_again_and_not_woken(s: Scene) -> None:
    await choose(s, s.bob, zone=TOKYO, wakes=str((today(s, TOKYO).hour + 5) % 24), hours="8")
    await s.finish(await s.table(s.bob, s.cid))
    await s.settled(s.do(s.ann, s.having("again"), "again"))
    (invited,) = [message for message in s.shown() if f"<@{s.bob['id']}>" in text(message)]
    assert [user["id"] for user in invited["mentions"]] == [s.cid["id"]]


# ---- holidays


async def test_a_holiday_stops_the_clock(s: Scene) -> None:
    table = await agreed(s)
    before = await due(s, table, 1)
    first = (today(s) + timedelta(days=1)).date()
    shown = await holiday(s, s.bob, first.isoformat(), first.isoformat())
    start, end = days_off(first, first, "UTC")
    assert f"1. <t:{start // 1000}:D> to <t:{(end - 1) // 1000}:D>" in said(shown)
    assert await due(s, table, 1) == before + DAY
    assert await due(s, table, 0) <= before
    await s.settled(s.do(s.bob, answer(shown), "mx"))
    assert await due(s, table, 1) == before
    await holiday(s, s.bob, first.isoformat(), (first + timedelta(days=29)).isoformat())
    assert await due(s, table, 1) == before + STEADY.off, "two weeks at a steady pace, whatever somebody takes"


async def test_what_is_no_holiday_is_said_and_changes_nothing(s: Scene) -> None:
    assert said(await holiday(s, s.ann, "soon", "later")) == "I cannot read that day. Please write it like 2026-12-24."
    assert "not before today" in said(await holiday(s, s.ann, "2020-01-01", "2020-01-02"))
    assert "60 days long at most" in said(await holiday(s, s.ann, today(s).date().isoformat(), "2999-01-01"))
    assert (await s.bot.store.people.get(s.ann["id"])).hours is None


async def test_nobody_sleeps_at_one_sitting(s: Scene) -> None:
    hour = today(s, TOKYO).hour
    await choose(s, s.bob, zone=TOKYO, wakes=str((hour + 4) % 24), hours="8")
    table = await agreed(s, pace="live")
    assert await due(s, table, 1) - s.time.milliseconds() <= PACES["live"].bank


async def test_the_holidays_of_a_server_stop_all_its_tables(s: Scene) -> None:
    table = await agreed(s)
    before = await due(s, table, 1)
    first = today(s).date() + timedelta(days=1)
    shown = await s.slash(s.ann, "table holidays")
    form = await s.do(s.ann, answer(shown), "mo")
    shown = await s.settled(s.discord.people.submit(form, {"first": first.isoformat(), "last": first.isoformat()}))
    assert await due(s, table, 1) == before + DAY
    await s.settled(s.discord.people.click(s.ann, answer(shown), custom_id(answer(shown), "mx")))
    assert await due(s, table, 1) == before


async def test_a_match_that_begins_knows_the_holidays_of_its_server(s: Scene) -> None:
    first = today(s).date()
    start, end = days_off(first, first + timedelta(days=6), "UTC")
    await s.bot.store.servers.set_holidays(s.guild["id"], timing.holidays_written([(start, end)]))
    table = await agreed(s)
    assert await due(s, table, 1) == end + STEADY.bank
    await strike(s, 6 * DAY)
    assert await causes(s, table) == []
