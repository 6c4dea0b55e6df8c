"""The clocks of a table: who loses time when, and what falls due."""

import random
from dataclasses import replace

import pytest

from bot.time.calendar import DAY, HOUR, MINUTE, Waking
from bot.time.clocks import Clocks, begun
from bot.time.hours import Hours
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


def test_whoever_is_not_asked_any_more_begins_anew_with_the_next_question() -> None:
    """Nothing of the last one's reminders is left, nor that they were put off to the morning."""
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,)).called(0, NOON + 2 * DAY, ALWAYS)
    clocks = clocks.put_off(0, NOON + 2 * DAY, ALWAYS)
    later = clocks.moved(NOON + 3 * DAY, [ALWAYS] * 2, (0,), (1,)).moved(NOON + 3 * DAY, [ALWAYS] * 2, (1,), (0,))
    assert (clocks.seats[0].reminded, clocks.seats[0].later) == (1, NOON + 2 * DAY)
    assert (later.seats[0].reminded, later.seats[0].later) == (0, None)


def test_a_newcomer_is_asked_from_then_on() -> None:
    """With the whole bank and all reminders, whatever the one before has used up; and awake, having pressed."""
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,)).called(0, NOON + 2 * DAY, ALWAYS)
    assert clocks.seats[0].reminded == 1
    now = NOON + 3 * DAY
    fresh = begun(STEADY, 2).moved(now, [ALWAYS] * 2, (), (0,))
    assert clocks.renewed(0, now) == fresh
    asleep = replace(clocks.seats[0], asleep=True, since=now)
    assert replace(clocks, seats=(asleep, asleep)).called(0, now, ALWAYS).seats[0].reminded == 1, "as often as before"
    assert clocks.handed(0, now, ALWAYS, ALWAYS).seats[0].reminded == 0, "of what they have left"
    ahead = clocks.taken_back(None, NOON + DAY, [ALWAYS] * 2, (0,), window=False, begun=(0,))
    assert [each.seats[0].ahead for each in (ahead.renewed(0, now), ahead.passed_on(0, now, ALWAYS))] == [1, 1]
    assert clocks.renewed(1, now).seats == clocks.seats, "whoever is not asked stays so"


def test_who_takes_over_from_somebody_who_plays_has_their_clock() -> None:
    """Handing over never lengthens one; but nothing is missed, and all reminders are still to come."""
    clocks = begun(STEADY, 1).moved(NOON, [ALWAYS], (), (0,)).called(0, NOON + 2 * DAY, ALWAYS).missed(0)
    after = clocks.passed_on(0, NOON + 2 * DAY, ALWAYS)
    assert (after.due(0, ALWAYS), clocks.due(0, ALWAYS)) == (NOON + STEADY.bank,) * 2
    assert (after.seats[0].missed, after.seats[0].reminded, after.seats[0].asked) == (0, 0, NOON + 2 * DAY)


def test_a_fixed_moment_stays_the_next_whoever_sits_there() -> None:
    """Neither other hours nor a change of hands an hour before it put it off by a day."""
    clocks = begun(PACES["daily"], 1).moved(at(2026, 5, 5, 7), [ALWAYS], (), (0,))
    now = at(2026, 5, 5, 19)
    handed = clocks.handed(0, now, ALWAYS, ALWAYS), clocks.passed_on(0, now, ALWAYS)
    for each in (clocks, clocks.settled(now, [ALWAYS]), *handed):
        assert each.due(0, ALWAYS) == at(2026, 5, 5, 20)
    assert clocks.renewed(0, now).due(0, ALWAYS) == at(2026, 5, 6, 20), "whoever takes an empty seat has a full clock"


def test_a_daily_window_is_the_same_for_all_who_are_asked() -> None:
    clocks = begun(PACES["daily"], 2).moved(at(2026, 5, 5, 7), [ALWAYS] * 2, (), (0, 1), window=True)
    after = clocks.renewed(1, at(2026, 5, 5, 19))
    assert [after.due(seat, ALWAYS) for seat in (0, 1)] == [at(2026, 5, 5, 20)] * 2


def test_a_newcomer_of_an_evening_has_a_full_clock_afterwards_too() -> None:
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,)).settled(NOON + DAY, [ALWAYS] * 2)
    live = clocks.livened(PACES["live"], NOON + DAY, NOON + DAY + HOUR).renewed(0, NOON + DAY)
    assert lefts(live) == [PACES["live"].bank] * 2
    assert lefts(live.back(NOON + DAY + HOUR, [ALWAYS] * 2)) == [STEADY.bank] * 2


def test_a_press_in_ones_own_turn_is_no_new_time() -> None:
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,))
    later = clocks.moved(NOON + HOUR, [ALWAYS] * 2, (0,), (0,))
    assert later == clocks
    assert later.due(0, ALWAYS) == NOON + STEADY.bank


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


def test_without_a_pace_nothing_falls_due() -> None:
    clocks = begun(PACES["none"], 1).moved(NOON, [ALWAYS], (), (0,))
    assert clocks.due(0, ALWAYS) is None
    assert clocks.moved(NOON, [ALWAYS], (0,), (0,), window=True).due(0, ALWAYS) is None


def test_who_is_not_asked_has_nothing_due() -> None:
    assert begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,)).due(1, ALWAYS) is None


def test_the_first_miss_is_excused_by_one_increment() -> None:
    clocks = begun(STEADY, 2).moved(NOON, [ALWAYS] * 2, (), (0,)).excused(0, NOON + STEADY.bank)
    assert clocks.due(0, ALWAYS) == NOON + STEADY.bank + STEADY.increment
    assert [clock.missed for clock in clocks.seats] == [1, 0]
    again = clocks.missed(0).moved(NOON + 9 * DAY, [ALWAYS] * 2, (0,), (1,))
    assert again.seats[0].missed == 2
    assert again.seats[0].left == 0


# ---- taken back


def test_who_takes_something_back_pays_for_those_who_waited() -> None:
    """Seat 0 ends its turn, five hours later it wants it back: that time was its own."""
    hours = [ALWAYS] * 2
    clocks = begun(STEADY, 2).moved(NOON, hours, (), (0,)).moved(NOON + HOUR, hours, (0,), (1,))
    back = clocks.taken_back(0, NOON + 6 * HOUR, hours, (0,), window=False, begun=())
    assert lefts(back) == [STEADY.bank - 6 * HOUR, STEADY.bank]
    assert back.due(0, ALWAYS) == NOON + STEADY.bank, "as if it had never been done"
    assert back.due(1, ALWAYS) is None


def test_nobody_pays_for_what_the_table_agrees_to() -> None:
    hours = [ALWAYS] * 2
    clocks = begun(STEADY, 2).moved(NOON, hours, (), (0,)).moved(NOON + HOUR, hours, (0,), (1,))
    back = clocks.taken_back(None, NOON + 6 * HOUR, hours, (0,), window=False, begun=())
    assert lefts(back) == [STEADY.bank - HOUR, STEADY.bank]


def test_who_is_asked_all_along_goes_on() -> None:
    hours = [ALWAYS] * 2
    clocks = begun(STEADY, 2).moved(NOON, hours, (), (0, 1)).moved(NOON + HOUR, hours, (0, 1), (1,))
    back = clocks.taken_back(0, NOON + 6 * HOUR, hours, (0, 1), window=False, begun=())
    assert [(clock.asked, clock.since) for clock in back.seats] == [(NOON + 6 * HOUR,) * 2, (NOON,) * 2]
    assert lefts(back) == [STEADY.bank - HOUR, STEADY.bank]


def test_a_turn_that_begins_again_brings_no_second_increment() -> None:
    hours = [ALWAYS] * 2
    before = begun(STEADY, 2).moved(NOON, hours, (), (0,))
    clocks = before.moved(NOON, hours, (0,), (1,), begun=(1,))
    for _ in range(3):
        clocks = clocks.taken_back(0, NOON, hours, (0,), window=False, begun=(1,))
        clocks = clocks.moved(NOON, hours, (0,), (1,), begun=(1,))
    assert lefts(clocks) == [STEADY.bank, STEADY.bank + STEADY.increment]
    assert lefts(clocks.moved(NOON, hours, (1,), (1,), begun=(1,))) == [STEADY.bank, STEADY.bank + 2 * STEADY.increment]


def test_a_window_that_opens_again_is_as_old_as_it_was() -> None:
    """Whoever answers in it and takes that back has not a minute more; the turn that went on gets its time back."""
    hours = [ALWAYS] * 2
    clocks = begun(STEADY, 2).moved(NOON, hours, (), (1,), window=True).moved(NOON + HOUR, hours, (1,), (0,))
    back = clocks.taken_back(1, NOON + 3 * HOUR, hours, (1,), window=True, begun=())
    assert back.due(1, ALWAYS) == NOON + STEADY.window
    assert lefts(back) == [STEADY.bank, STEADY.bank - 2 * HOUR]
    fresh = clocks.taken_back(None, NOON + 3 * HOUR, hours, (1,), window=True, begun=())
    assert fresh.due(1, ALWAYS) == NOON + 3 * HOUR + STEADY.window


def test_a_window_that_somebody_has_opened_for_nothing_was_their_own_time() -> None:
    """Or else a table could be kept waiting for ever, window by window."""
    hours = [ALWAYS] * 2
    clocks = begun(STEADY, 2).moved(NOON, hours, (), (0,)).moved(NOON, hours, (0,), (1,), window=True)
    back = clocks.taken_back(0, NOON + 4 * HOUR, hours, (0,), window=False, begun=())
    assert lefts(back) == [STEADY.bank - 4 * HOUR, STEADY.bank]
