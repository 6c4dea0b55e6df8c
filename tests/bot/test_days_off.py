"""Holidays that are longer than what a table grants: said where they are taken, and nobody is called on them."""

from datetime import timedelta

from bot.play import timing
from bot.time.calendar import DAY
from bot.time.pace import PACES
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import said, text
from tests.bot.scene import Scene
from tests.bot.standing import ringing
from tests.bot.test_hours import due, holiday, page, today

QUICK, STEADY = PACES["quick"], PACES["steady"]


async def off(s: Scene, days: int) -> str:
    """Bob takes so many days from tomorrow on, and reads this."""
    first = (today(s) + timedelta(days=1)).date()
    return said(await holiday(s, s.bob, first.isoformat(), (first + timedelta(days=days - 1)).isoformat()))


async def test_the_card_of_a_lobby_says_how_many_days_off_there_are(s: Scene) -> None:
    await s.lobby()
    assert "24 hours to react to others; holidays: 14 days a match" in text(s.having("j")).replace(
        "1 day to", "24 hours to"
    )


async def test_a_holiday_that_is_too_long_for_a_match_is_said_at_once_and_on_the_page(s: Scene) -> None:
    """30 days were shown whole, and the clock ran out after 17."""
    table = await agreed(s)
    told = await off(s, 30)
    start = timing.own_of(await s.bot.store.people.get(s.bob["id"])).holidays[0][0]
    word = f"your holidays count until <t:{(start + STEADY.off) // 1000}:f>. Then your time runs there"
    assert word in told
    assert word in text(await page(s, s.bob))
    assert "Petty Court](https://discord.com/channels/" in told
    assert "Of your holidays each match takes as many days as its card has said" in told
    assert await due(s, table, 1) < start + STEADY.off + 2 * STEADY.bank


async def test_what_a_match_grants_is_cut_nowhere(s: Scene) -> None:
    await agreed(s)
    assert "count until" not in await off(s, 14)


async def test_no_days_are_left(s: Scene) -> None:
    await agreed(s, pace="quick")
    await off(s, 7)
    await strike(s, 8 * DAY)
    assert "no days off are left: your time runs there" in await off(s, 3)


async def test_nobody_is_called_on_a_holiday_however_long(s: Scene) -> None:
    """Their time runs out meanwhile, as agreed; they were called by day 16."""
    table = await agreed(s)
    await off(s, 30)
    calls = ringing(s, s.bob)
    for _ in range(29):
        await strike(s, DAY)
    assert [len(each) for each in calls.values()] == [0, 0]
    assert timing.missed(await s.loaded(table), 1) > 0
    assert timing.CLOCK in await causes(s, table)
