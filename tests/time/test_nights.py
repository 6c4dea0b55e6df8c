"""A window lasts until everybody whom it asks has been awake for an hour, whoever holds what."""

from dataclasses import replace

import pytest

from bot.time.calendar import DAY, HOUR, MINUTE, Waking
from bot.time.clocks import Clocks, begun
from bot.time.hours import Hours
from bot.time.pace import PACES
from tests.time.test_calendar import at

ALWAYS = Hours()
SLEEPER = Hours(waking=Waking(zone="UTC", wakes=8, hours=15))
"""Nine hours of sleep from eleven at night on: more than the window of a quick table has."""
QUICK, DAILY = PACES["quick"], PACES["daily"]
NIGHT, UP = at(2026, 5, 5, 23, 5), at(2026, 5, 6, 8)


def opened(now: int, *hours: Hours, asked: tuple[int, ...] = (0, 1, 2)) -> Clocks:
    every = list(hours) or [ALWAYS, SLEEPER, ALWAYS]
    return begun(QUICK, len(every)).moved(now, every, (), asked, window=True)


def test_whoever_is_asked_at_night_is_called_before_the_window_closes() -> None:
    """Asked at five past eleven, it closed at five past seven, and they were called at eight."""
    window = opened(NIGHT)
    assert window.reminder(1, SLEEPER) == UP
    assert window.due(1, SLEEPER) == UP + HOUR


def test_it_is_as_long_for_everybody_and_whoever_has_answered() -> None:
    """Also once the sleeper has: nobody else is suddenly late by that, nor learns anything."""
    window = opened(NIGHT)
    assert {window.due(seat, ALWAYS) for seat in (0, 2)} == {UP + HOUR}
    left = window.moved(NIGHT + HOUR, [ALWAYS, SLEEPER, ALWAYS], (0, 1, 2), (0, 2), window=True)
    assert left.due(0, ALWAYS) == UP + HOUR


def test_a_minute_before_bedtime_is_no_hour() -> None:
    assert opened(NIGHT - 6 * MINUTE).due(1, SLEEPER) == UP + 59 * MINUTE


def test_by_day_it_is_as_long_as_agreed() -> None:
    assert opened(UP).due(1, SLEEPER) == UP + QUICK.window
    assert opened(NIGHT, asked=(0, 2)).due(0, ALWAYS) == NIGHT + QUICK.window, "the sleeper is not asked"


def test_it_waits_for_no_holiday_and_for_nobody_in_whose_place_a_steward_plays() -> None:
    """A holiday may last for weeks: it closes without whoever is on one, who has missed nothing by that."""
    gone = replace(SLEEPER, waking=None, holidays=((NIGHT - DAY, NIGHT + 9 * DAY),))
    assert opened(NIGHT, ALWAYS, gone, ALWAYS).due(0, ALWAYS) == NIGHT + QUICK.window
    away = replace(SLEEPER, away=True)
    assert opened(NIGHT, ALWAYS, away, ALWAYS).due(0, ALWAYS) == NIGHT + QUICK.window


def test_other_hours_make_an_open_window_no_longer() -> None:
    window = opened(UP)
    late = Hours(waking=Waking(zone="UTC", wakes=23, hours=8))
    assert window.due(1, late) == UP + QUICK.window


def test_a_pause_comes_on_top() -> None:
    pause = (UP, UP + DAY)
    assert opened(NIGHT).due(0, Hours(pauses=(pause,))) == UP + DAY + HOUR


def test_at_fixed_moments_it_closes_at_one_that_leaves_an_hour() -> None:
    """And a turn is not late before its person has been up."""
    pace = replace(DAILY, moments=(8, 23))
    hours = [ALWAYS, SLEEPER]
    before = begun(pace, 2)
    asked = at(2026, 5, 5, 22, 58) - 3 * HOUR
    late = [ALWAYS, Hours(waking=Waking(zone="UTC", wakes=10, hours=8))]
    assert before.moved(asked, hours, (), (0,)).due(0, ALWAYS) == UP
    assert before.moved(asked, late, (), (1,)).due(1, late[1]) == at(2026, 5, 6, 23)
    window = before.moved(asked, late, (), (0, 1), window=True)
    assert {window.due(seat, ALWAYS) for seat in (0, 1)} == {at(2026, 5, 6, 23)}


@pytest.mark.parametrize("payer", [1, None])
def test_a_window_that_opens_again_waits_for_the_same_nights(payer: int | None) -> None:
    hours = [ALWAYS, SLEEPER, ALWAYS]
    closed = opened(NIGHT, asked=(1,)).moved(NIGHT + MINUTE, hours, (1,), (0,))
    back = closed.taken_back(payer, NIGHT + 2 * MINUTE, hours, (1,), window=True, begun=())
    assert back.due(1, SLEEPER) == UP + HOUR


def test_an_evening_live_sleeps_for_nobody_and_the_night_after_it_counts() -> None:
    hours = [ALWAYS, SLEEPER, ALWAYS]
    live = opened(NIGHT - 2 * HOUR).livened(PACES["live"], NIGHT - 2 * HOUR, NIGHT)
    assert live.due(1, SLEEPER) == NIGHT - 2 * HOUR + PACES["live"].window
    assert live.back(NIGHT, hours).due(0, ALWAYS) == UP + HOUR


def test_nobody_is_called_on_a_holiday_that_the_table_has_not_granted() -> None:
    """But their time runs: it was silent about both."""
    off = (NIGHT, NIGHT + 30 * DAY)
    here = Hours(holidays=((NIGHT, NIGHT + 7 * DAY),), beyond=(off,))
    clocks = begun(QUICK, 1).moved(NIGHT, [here], (), (0,))
    assert clocks.due(0, here) == NIGHT + 7 * DAY + QUICK.bank
    assert here.quiet(NIGHT + 8 * DAY)
    assert clocks.reminder(0, here) == off[1]
