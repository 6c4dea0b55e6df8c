"""Who is asked at night in somebody else's turn, at a table whose windows are shorter than a night."""

import pytest

from bot.play import timing
from bot.time.calendar import HOUR
from bot.time.pace import PACES
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import said
from tests.bot.scene import Scene
from tests.bot.standing import ringing
from tests.bot.test_hours import TOKYO, choose, due, today
from tests.bot.windows import _dealt, reach

__all__ = ["_dealt"]
pytestmark = pytest.mark.usefixtures("dealt")
QUICK = PACES["quick"]


async def asleep(s: Scene, hours: int) -> str:
    """A quick table; Bob has gone to bed for so long and is asked in Ann's turn."""
    table = await agreed(s, late="steward", pace="quick")
    await choose(s, s.bob, zone=TOKYO, wakes=str((today(s, TOKYO).hour + hours) % 24), hours="14")
    await reach(s, table, 1)
    return table


async def test_a_window_closes_when_whoever_slept_has_been_up_for_an_hour(s: Scene) -> None:
    """It closed after eight hours, an hour before anybody had called them; the second time cost them the seat."""
    table = await asleep(s, 10)
    calls = ringing(s, s.bob)
    before = await due(s, table, 1) - s.time.milliseconds()
    assert QUICK.window + HOUR < before <= 11 * HOUR
    await strike(s, QUICK.window)
    assert await causes(s, table) == ["person"] * len(await causes(s, table)), "it waits"
    await strike(s, before - QUICK.window - HOUR)
    assert len(calls["card"]) == 1, "they are called when they are up"
    assert (await s.loaded(table)).awaited == (1,)
    await strike(s, HOUR)
    assert (await causes(s, table))[-1] == timing.CLOCK, "an hour later it is over"
    assert timing.missed(await s.loaded(table), 1) == 1


async def test_a_window_that_closes_on_a_holiday_counts_against_nobody(s: Scene) -> None:
    """It cannot wait for a holiday, of which nobody else knows the end: the usual answer is given, and no more."""
    table = await agreed(s, late="steward", pace="quick")
    now = s.time.milliseconds()
    away = timing.own_written(timing.NOTHING_SAID.off(today(s).date(), today(s).date(), now))
    await s.bot.store.people.change(s.bob["id"], hours=away)
    await reach(s, table, 1)
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks
    await s.bot.store.tables.change(table, clocks=timing.written(clocks.missed(1)))  # no longer excused
    record = await s.bot.store.calls.record(s.bob["id"])
    await strike(s, await due(s, table, 1) - s.time.milliseconds())
    assert (await causes(s, table))[-1] == timing.ASLEEP
    assert timing.missed(await s.loaded(table), 1) == 1
    assert not (await s.loaded(table)).away(1)
    assert await s.bot.store.calls.record(s.bob["id"]) == record
    assert "Bob once" in said(await s.slash(s.cid, "table who"))
