"""What somebody is told about the end of their time: before it comes, and when it goes on for once."""

import pytest

from bot.play import timing
from bot.time.calendar import HOUR
from bot.time.pace import PACES
from tests.bot.clocked import agreed, strike
from tests.bot.reading import text
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid
from tests.bot.windows import _dealt, reach

__all__ = ["_dealt"]

STEADY = PACES["steady"]
THEN = {
    "steward": "then a steward plays for you.",
    "default": "then the game answers for you with the least it can.",
    "open": "then a steward plays for you, and somebody else may take your seat.",
    "wait": "then everybody reads that your time was up, and waits for you.",
}


async def until(s: Scene, table: str) -> str:
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.until is not None
    return f"<t:{wait.until // 1000}:f>"


async def test_whoever_goes_on_like_this_is_told_long_before(s: Scene) -> None:
    table = await agreed(s, late="default")
    await bid(s, s.ann)
    assert "runs low" not in text(s.dms(s.bob)[-1])
    await strike(s, STEADY.bank - 2 * HOUR)
    await bid(s, s.bob)
    while (await s.loaded(table)).awaited != (1,):
        await s.skip(table, 1)
    await s.settle()
    low = "⏱ Your time runs low: 13 hours for this turn. Each turn brings 12 hours back, and you have used more"
    assert low in text(s.dms(s.bob)[-1])
    await strike(s, 14 * HOUR)
    assert "runs low" not in text(s.dms(s.bob)[-1]), "by now it has run out"


@pytest.mark.parametrize("late", ["steward", "default", "open"])
async def test_who_is_excused_reads_until_when_and_what_then(s: Scene, late: str) -> None:
    """It was told to nobody: the board showed a later time, and what happens then stood in the lobby's small print."""
    table = await agreed(s, late=late)
    await bid(s, s.ann)
    assert "⏰" not in text(s.dms(s.bob)[-1])
    await strike(s, STEADY.bank)
    at = await until(s, table)
    assert f"⏰ Your time was up. This once you have until {at}; {THEN[late]}" in text(s.dms(s.bob)[-1])
    assert f"time was up; this once there is time until {at}" in text(s.having("i")), "and so does the table"
    assert "⏰" not in text(s.dms(s.ann)[-1])
    await bid(s, s.bob)
    assert "This once" not in text(s.dms(s.bob)[-1])


@pytest.mark.parametrize(("locale", "told"), [("ru", "потом за вас сыграет управляющий"), ("bg", "играе управител")])
async def test_they_read_it_in_their_language(s: Scene, locale: str, told: str) -> None:
    await s.choose(s.bob, "locale", locale)
    table = await agreed(s, late="steward")
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    (line,) = [each for each in text(s.dms(s.bob)[-1]).split("\n") if each.startswith("⏰")]
    assert told in line
    assert await until(s, table) in line


@pytest.mark.parametrize("late", list(THEN))
async def test_the_last_call_says_what_comes_of_it(s: Scene, late: str) -> None:
    """Not the first and the second: there is time enough. Whoever was never late has a little more."""
    table = await agreed(s, late=late)
    await bid(s, s.ann)
    for hours in (36, 22):
        await strike(s, hours * HOUR)
        assert "You have until" not in text(s.dms(s.bob)[-1])
    await strike(s, 13 * HOUR)
    more = "" if late == "wait" else ", and this once a little more"
    assert f"⏰ You have until {await until(s, table)}{more}; {THEN[late]}" in text(s.dms(s.bob)[-1])


async def test_it_is_said_in_the_channel_to_whoever_is_called_there(s: Scene) -> None:
    await s.choose(s.bob, "ring", "channel")
    table = await agreed(s, late="steward")
    await bid(s, s.ann)
    await strike(s, 36 * HOUR)
    await strike(s, 35 * HOUR)
    (prompt,) = [each for each in s.shown() if s.bob["id"] in str(each["mentions"])]
    assert f"⏰ You have until {await until(s, table)}" in text(prompt)
    assert THEN["steward"] in text(prompt)


async def test_who_was_excused_before_has_no_more(s: Scene) -> None:
    """The second time it is as it was agreed."""
    table = await agreed(s, late="default")
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await bid(s, s.bob)
    while (await s.loaded(table)).awaited != (1,):
        await s.skip(table, 1)
    await s.settle()
    (wait,) = timing.waits(await s.loaded(table))
    assert wait.until is not None
    await strike(s, wait.until - s.time.milliseconds() - HOUR)
    assert f"⏰ You have until {await until(s, table)}; {THEN['default']}" in text(s.dms(s.bob)[-1])


@pytest.mark.usefixtures("dealt")
async def test_in_a_window_the_game_answers_the_first_time(s: Scene) -> None:
    """Others are kept waiting there, so nobody has more time; only the second time a steward plays."""
    table = await agreed(s, late="steward")
    await reach(s, table, 1)
    await strike(s, STEADY.window - HOUR)
    card = text(s.dms(s.bob)[-1])
    assert f"⏰ You have until {await until(s, table)}; {THEN['default']}" in card
