"""The clocks of a table: who loses time when, and what falls due."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest

from bot.time.calendar import DAY, HOUR, MINUTE, Waking
from bot.time.clocks import Clocks, Hours, begun, reminders
from bot.time.pace import PACES, Pace
from tests.time import reference
from tests.time.test_calendar import at

ALWAYS = Hours()
STEADY = PACES["steady"]
NOON = at(2026, 5, 5, 12)


def lefts(clocks: Clocks) -> list[int]:
    return [clock.left for clock in clocks.seats]


@pytest.mark.parametrize("number", range(30))
def test_everybody_loses_the_time_that_they_are_asked_for(number: int) -> None:
    """Random acts at random minutes, held against a count of every minute in which somebody was asked."""
    rng = random.Random(number)
    waking = [Waking(zone="Europe/Sofia", wakes=rng.randrange(24), hours=rng.randint(8, 24)), None, None]
    hours = [Hours(waking=each) for each in waking]
    now = at(2026, 3, 25)
    asked: tuple[int, ...] = (0,)
    clocks = begun(STEADY, 3).moved(now, hours, (), asked, begun=asked)
    left = [STEADY.bank + STEADY.increment, STEADY.bank, STEADY.bank]
    window = False
    for _ in range(12):
        later = now + rng.randint(0, 1500) * MINUTE
        for seat in () if window else asked:
            for minute in range(now, later, MINUTE):
                left[seat] -= MINUTE * reference.runs(waking[seat], (), "UTC", (), minute)
        left = [max(0, each) for each in left]
        now, before = later, asked
        asked, window = tuple(seat for seat in range(3) if rng.random() < 0.5), rng.random() < 0.3
        begins = tuple(seat for seat in asked if rng.random() < 0.3)
        for seat in begins:
            left[seat] = max(left[seat], min(STEADY.cap, left[seat] + STEADY.increment))
        clocks = clocks.moved(now, hours, before, asked, window=window, begun=begins)
        assert all(
            (clock.since is not None) == (seat in asked and not window) for seat, clock in enumerate(clocks.seats)
        )
    clocks = clocks.moved(now, hours, asked, ())
    assert lefts(clocks) == left


def test_a_press_in_ones_own_turn_is_no_new_time() -> None:
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,))
    later = clocks.moved(NOON + HOUR, [ALWAYS] * 2, (0,), (0,))
    assert later == clocks
    assert later.due(0, ALWAYS) == NOON + STEADY.bank


def test_a_turn_brings_its_increment_once_and_never_more_than_the_cap() -> None:
    clocks = begun(STEADY, 1)
    for _ in range(20):
        clocks = clocks.moved(NOON, [ALWAYS], (0,), (0,), begun=(0,))
    assert lefts(clocks) == [STEADY.cap]


def test_whoever_is_over_the_cap_loses_nothing_by_a_turn() -> None:
    rich = Pace(bank=9 * DAY, increment=DAY, cap=5 * DAY)
    assert lefts(begun(rich, 1).moved(NOON, [ALWAYS], (), (0,), begun=(0,))) == [9 * DAY]


def test_a_window_costs_nobody_their_bank() -> None:
    """And ends for all at once, whatever is in their banks and whatever hours they keep."""
    night = Hours(waking=Waking(zone="UTC", wakes=22, hours=8))
    hours = [ALWAYS, night, ALWAYS]
    clocks = begun(STEADY, 3).moved(NOON, hours, (), (0,)).moved(NOON + HOUR, hours, (0,), (1, 2), window=True)
    assert lefts(clocks) == [STEADY.bank - HOUR, STEADY.bank, STEADY.bank]
    assert clocks.due(1, night) == clocks.due(2, ALWAYS) == NOON + HOUR + STEADY.window
    one_less = clocks.moved(NOON + 2 * HOUR, hours, (1, 2), (2,), window=True)
    assert one_less.due(2, ALWAYS) == NOON + HOUR + STEADY.window, "the same window"
    another = one_less.moved(NOON + 3 * HOUR, hours, (2,), (1,), window=True)
    assert another.due(1, night) == NOON + 3 * HOUR + STEADY.window
    back = another.moved(NOON + 5 * HOUR, hours, (1,), (0,))
    assert back.due(0, ALWAYS) == NOON + 5 * HOUR + STEADY.bank - HOUR


def test_a_window_waits_while_the_table_pauses() -> None:
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,), window=True)
    assert clocks.due(0, Hours(pauses=((NOON + HOUR, NOON + 3 * HOUR),))) == NOON + STEADY.window + 2 * HOUR


def test_a_bank_waits_while_its_owner_sleeps_and_on_their_holidays() -> None:
    waking = Waking(zone="UTC", wakes=8, hours=12)
    pace = Pace(bank=10 * HOUR, increment=0, cap=10 * HOUR, window=HOUR)
    clocks = begun(pace, 1).moved(NOON, [Hours(waking=waking)], (), (0,))
    assert clocks.due(0, Hours(waking=waking)) == at(2026, 5, 6, 10)
    away = Hours(waking=waking, holidays=((at(2026, 5, 6), at(2026, 5, 9)),))
    assert clocks.due(0, away) == at(2026, 5, 9, 10)


def test_without_a_pace_nothing_falls_due() -> None:
    clocks = begun(PACES["none"], 1).moved(NOON, [ALWAYS], (), (0,))
    assert clocks.due(0, ALWAYS) is None
    assert clocks.moved(NOON, [ALWAYS], (0,), (0,), window=True).due(0, ALWAYS) is None


def test_who_is_not_asked_has_nothing_due() -> None:
    assert begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,)).due(1, ALWAYS) is None


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (at(2026, 7, 1, 5), at(2026, 7, 1, 18)),
        (at(2026, 7, 1, 6), at(2026, 7, 1, 18)),
        (at(2026, 7, 1, 7), at(2026, 7, 2, 18)),
        (at(2026, 12, 1, 5), at(2026, 12, 1, 19)),
    ],
)
def test_a_fixed_moment_leaves_at_least_half_a_day(asked: int, expected: int) -> None:
    """Eight in the evening in Berlin, in summer and in winter."""
    daily = Pace(moments=(20,), zone="Europe/Berlin")
    clocks = begun(daily, 1).moved(asked, [ALWAYS], (), (0,))
    assert clocks.due(0, ALWAYS) == expected


def test_a_fixed_moment_in_a_pause_is_passed_over() -> None:
    twice = Pace(moments=(8, 20))
    clocks = begun(twice, 1).moved(NOON, [ALWAYS], (), (0,), window=True)
    assert clocks.due(0, ALWAYS) == at(2026, 5, 5, 20)
    assert clocks.due(0, Hours(pauses=((at(2026, 5, 5, 15), at(2026, 5, 6, 8)),))) == at(2026, 5, 6, 8)


def test_reminders_come_when_their_reader_is_awake() -> None:
    waking = Waking(zone="Europe/Sofia", wakes=9, hours=12)
    told = reminders(Hours(waking=waking), NOON, 3 * DAY)
    assert len(told) == 3
    for each in told:
        local = datetime.fromtimestamp(each / 1000, UTC).hour + 3
        assert 9 <= local <= 21
    assert list(told) == sorted(told)


@pytest.mark.parametrize(
    ("left", "shares"),
    [(2 * HOUR, []), (3 * HOUR, [50, 80]), (10 * HOUR, [50, 80, 90]), (5 * DAY, [50, 80, 99])],
)
def test_the_shorter_the_time_the_fewer_the_reminders(left: int, shares: list[int]) -> None:
    told = reminders(ALWAYS, NOON, left)
    assert [(each - NOON) * 100 // left for each in told] == shares


def test_the_first_miss_is_excused_by_one_increment() -> None:
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,)).excused(0, NOON + STEADY.bank)
    assert clocks.due(0, ALWAYS) == NOON + STEADY.bank + STEADY.increment
    assert [clock.missed for clock in clocks.seats] == [1, 0]
    again = clocks.missed(0).moved(NOON + 9 * DAY, [ALWAYS] * 2, (0,), (1,))
    assert again.seats[0].missed == 2
    assert again.seats[0].left == 0
