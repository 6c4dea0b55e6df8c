"""A table that only the clock plays on rests until one of its people is there."""

import pytest

from bot.play import timing
from bot.time.calendar import DAY, HOUR
from bot.time.pace import PACES
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import text
from tests.bot.scene import Scene
from tests.bot.standing import ringing
from tests.bot.test_hours import TOKYO, choose, today

STEADY = PACES["steady"]


async def test_where_defaults_are_agreed_on_it_rests_after_two_rounds(s: Scene) -> None:
    """Instead of being played to its end by nobody. Whoever looks has it go on, in their own time."""
    table = await agreed(s, late="default")
    for _ in range(20):
        await strike(s, STEADY.bank)
    played = await causes(s, table)
    assert played
    assert set(played) == {"clock"}
    assert timing.still(await s.loaded(table))
    assert told(s).count("Nobody has done anything for two rounds") == 1
    assert "The match rests" in text(s.having("i"))
    await s.restart(60)
    await strike(s, 30 * DAY)
    assert await causes(s, table) == played
    await s.settled(s.do(s.cid, s.having("i"), "h"))
    assert timing.still(await s.loaded(table)), "that was nobody who plays"
    rings = ringing(s, s.ann)
    await s.settled(s.slash(s.ann, "hand"))
    assert rings == {"card": [], "channel": []}, "she has it on the screen"
    now = await s.loaded(table)
    assert not timing.still(now)
    assert "**🟥 Ann** is here, so the match goes on" in told(s)
    assert "The match rests" not in text(s.having("i"))
    (wait,) = timing.waits(now)
    assert wait.until is not None
    assert wait.until >= s.time.milliseconds() + STEADY.increment - 60_000
    await strike(s, STEADY.increment - HOUR)
    assert await causes(s, table) == played
    await strike(s, 2 * HOUR)
    assert len(await causes(s, table)) > len(played)


async def test_that_it_goes_on_wakes_nobody(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "lonely", lambda _: True)
    table = await agreed(s, late="default")
    for later in (STEADY.bank, STEADY.increment):
        await strike(s, later)
    assert timing.still(await s.loaded(table))
    await choose(s, s.bob, zone=TOKYO, wakes=str((today(s, TOKYO).hour + 5) % 24), hours="8")
    rings = ringing(s, s.bob)
    await s.settled(s.slash(s.ann, "hand"))
    assert not timing.still(await s.loaded(table))
    assert rings == {"card": [], "channel": []}


def told(s: Scene) -> str:
    return "\n".join(map(text, s.shown()))
