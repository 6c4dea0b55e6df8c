"""More time for whoever is asked, as voted: until when, and for nobody else."""

import pytest

from bot.play import timing
from bot.time.calendar import DAY, HOUR
from bot.time.pace import PACES
from tests.bot.clocked import agreed, strike
from tests.bot.reading import text
from tests.bot.scene import Scene
from tests.bot.standing import ringing
from tests.bot.test_hours import due
from tests.bot.test_publishing import bid
from tests.bot.test_votes import answer, ask
from tests.bot.windows import _dealt, act, done, reach, usual

__all__ = ["_dealt"]
pytestmark = pytest.mark.usefixtures("dealt")
STEADY = PACES["steady"]


async def granted(s: Scene, hours: int) -> None:
    await ask(s, s.ann, "extend", hours=hours)
    await answer(s, s.bob)


async def test_more_time_in_a_window_silences_nobody_after_it(s: Scene) -> None:
    """72 hours for a slow answer, which comes an hour later: the next one was called after 71 hours."""
    table = await agreed(s)
    await reach(s, table, 1)
    before = await due(s, table, 1)
    await granted(s, 72)
    assert await due(s, table, 1) == before + 72 * HOUR
    await strike(s, HOUR)
    calls = ringing(s, s.ann)
    while (await s.loaded(table)).awaited == (1,):
        await done(s, table, usual(await s.loaded(table), 1))
    assert (await s.loaded(table)).awaited[0] == 0
    assert len(calls["card"]) == 1
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks
    assert clocks.pauses == ()
    assert await due(s, table, 0) <= s.time.milliseconds() + STEADY.cap


async def test_more_time_at_a_daily_table_silences_nobody(s: Scene) -> None:
    """After 48 hours for one of them seven questions called nobody."""
    table = await agreed(s, pace="daily")
    before = await due(s, table, 1)
    await granted(s, 48)
    assert await due(s, table, 1) == pytest.approx(before + 48 * HOUR, abs=1000)
    calls = [ringing(s, who) for who in (s.ann, s.bob)]
    for number in range(7):
        await act(s, table, (await s.loaded(table)).awaited[0], number)
    assert sum(len(each["card"]) for each in calls) > 0
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks
    assert not any(clock.asleep for clock in clocks.seats)


async def test_the_vote_and_what_came_of_it_say_until_when(s: Scene) -> None:
    """Of whoever is asked just then: if a turn passes while the table is voting, its message says so."""
    table = await agreed(s)
    until = await due(s, table, 1) + 10 * HOUR
    await ask(s, s.ann, "extend", hours=10)
    assert f"asks for 10 hours more for whoever is asked: until <t:{until // 1000}:f> at most." in text(s.having("va"))
    await strike(s, DAY)
    await ask(s, s.ann, "extend", hours=10)
    await bid(s, s.ann)
    await bid(s, s.bob)
    (seat,) = (await s.loaded(table)).awaited
    later = await due(s, table, seat) + 10 * HOUR
    assert later // 1000 != until // 1000
    assert f"until <t:{later // 1000}:f> at most." in text(s.having("va"))
    await answer(s, s.bob)
    assert f"10 hours more, until <t:{later // 1000}:f> at most." in "\n".join(map(text, s.shown()))
    assert await due(s, table, seat) == later
