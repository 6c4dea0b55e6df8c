"""Whether somebody answers in time, as the host reads it of everybody: an answer counts for what it was."""

import pytest

from bot.time.calendar import DAY, HOUR
from bot.time.pace import PACES
from persistence.calls import Record
from tests.bot.clocked import agreed, causes, strike
from tests.bot.reading import answer, said
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid

STEADY = PACES["steady"]


async def of(s: Scene, who: dict[str, str]) -> Record:
    return await s.bot.store.calls.record(who["id"])


async def test_an_answer_weeks_after_the_time_was_up_is_late(s: Scene) -> None:
    """Everybody has waited for it."""
    await agreed(s, late="wait")
    await bid(s, s.ann)
    await strike(s, STEADY.bank + 27 * DAY)
    await bid(s, s.bob)
    assert (await of(s, s.ann), await of(s, s.bob)) == (Record(1, 0), Record(0, 1))
    assert "Bob: answers in time: 0 of 1" in said(await s.slash(s.ann, "table who"))


async def test_where_no_clock_runs_nothing_counts(s: Scene) -> None:
    await agreed(s, pace="none")
    await bid(s, s.ann)
    await bid(s, s.bob)
    assert (await of(s, s.ann), await of(s, s.bob)) == (Record(0, 0), Record(0, 0))
    assert "in time" not in said(await s.slash(s.ann, "table who"))


@pytest.mark.parametrize("late", ["default", "steward", "open"])
async def test_what_somebody_is_excused_for_is_neither(s: Scene, late: str) -> None:
    """The page that says "Time was up: Bob once" does not say as well that he answers in time."""
    table = await agreed(s, late=late)
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await bid(s, s.bob)
    assert await of(s, s.bob) == Record(0, 0)
    told = said(await s.slash(s.ann, "table who"))
    assert "Time was up: 🔵 Bob once" in told
    assert "Bob: answers in time" not in told
    while (await s.loaded(table)).awaited != (1,):
        await s.skip(table, 1)
    await s.settle()
    await s.settled(s.press(s.bob, s.dms(s.bob)[-1], "Draw a card"))
    assert await of(s, s.bob) == Record(1, 0), "in his next turn he is in time again"


async def test_whoever_answers_before_the_clock_has_looked_is_late_all_the_same(s: Scene) -> None:
    """The bot was away when the time was up: a timely answer would have won, and this one still goes in."""
    table = await agreed(s, late="steward")
    await bid(s, s.ann)
    s.time.ahead += (STEADY.bank + HOUR) / 1000
    await bid(s, s.bob)
    assert await causes(s, table) == ["person", "person"]
    assert await of(s, s.bob) == Record(0, 1)


async def test_an_answer_that_is_taken_back_was_none(s: Scene) -> None:
    await agreed(s, others=(s.bob, s.cid))
    await bid(s, s.ann)
    await s.settled(s.slash(s.ann, "table undo"))
    assert await of(s, s.ann) == Record(0, 0)
    await bid(s, s.ann)
    assert await of(s, s.ann) == Record(1, 0)


async def test_an_excused_answer_that_is_taken_back_takes_nothing_away(s: Scene) -> None:
    """Bob has sealed his bid in the time that he is excused for, and thinks better of it."""
    await agreed(s, others=(s.bob, s.cid))
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await bid(s, s.bob)
    await s.settled(s.slash(s.bob, "table undo"))
    assert await of(s, s.bob) == Record(0, 0)
    await bid(s, s.bob)
    assert await of(s, s.bob) == Record(0, 0)


async def test_orders_are_no_answers(s: Scene) -> None:
    """Whoever writes down what is to be answered for them has answered nothing."""
    await agreed(s)
    await bid(s, s.ann)
    before = await of(s, s.ann)
    page = await s.press(s.ann, s.dms(s.ann)[-1], "Standing orders")
    await s.settled(s.press(s.ann, answer(page), "Let everything pass"))
    assert await of(s, s.ann) == before
