"""More time that the table has agreed on: counted where something falls due, and nowhere else."""

import pytest

from bot.play import timing
from bot.time.calendar import DAY, HOUR, Interval
from bot.time.clocks import Clocks, begun
from bot.time.hours import Hours
from bot.time.pace import PACES, Pace
from tests.time.test_calendar import at

ALWAYS = Hours()
STEADY, DAILY = PACES["steady"], PACES["daily"]
NOON = at(2026, 5, 5, 12)
MORNING, EVENING = at(2026, 5, 5, 7), at(2026, 5, 5, 20)


def asked(pace: Pace, now: int, *seats: int, window: bool = False) -> Clocks:
    return begun(pace, 3).moved(now, [ALWAYS] * 3, (), seats, window=window)


def test_a_window_that_lasts_longer_silences_nobody_after_it() -> None:
    """72 hours for one slow reaction were a pause of the table: whoever came next was asleep for as long."""
    window = asked(STEADY, NOON, 1, 2, window=True).extended(72 * HOUR)
    assert {window.due(seat, ALWAYS) for seat in (1, 2)} == {NOON + STEADY.window + 72 * HOUR}
    assert window.pauses == ()
    after = window.moved(NOON + HOUR, [ALWAYS] * 3, (1, 2), (0,))
    assert not after.seats[0].asleep
    assert after.due(0, ALWAYS) == NOON + HOUR + STEADY.bank
    another = after.moved(NOON + 2 * HOUR, [ALWAYS] * 3, (0,), (1,), window=True)
    assert another.due(1, ALWAYS) == NOON + 2 * HOUR + STEADY.window, "the next window has no more than any"


def test_what_is_granted_twice_adds_up() -> None:
    window = asked(STEADY, NOON, 1, window=True).extended(HOUR).extended(2 * HOUR)
    assert window.due(1, ALWAYS) == NOON + STEADY.window + 3 * HOUR


def test_a_window_that_opens_again_has_what_was_granted() -> None:
    """Whoever answers in it and takes that back is not late for it at once."""
    hours = [ALWAYS] * 3
    window = asked(STEADY, NOON, 1, window=True).extended(48 * HOUR)
    back = window.moved(NOON + 40 * HOUR, hours, (1,), (0,)).taken_back(
        1, NOON + 41 * HOUR, hours, (1,), window=True, begun=()
    )
    assert back.due(1, ALWAYS) == window.due(1, ALWAYS)
    fresh = window.taken_back(None, NOON + 41 * HOUR, hours, (2,), window=True, begun=())
    assert fresh.due(2, ALWAYS) == window.due(1, ALWAYS), "the same window"


def test_a_turn_at_fixed_moments_has_so_much_more_and_nobody_else() -> None:
    """48 hours at a daily table silenced the next seven turns."""
    turn = asked(DAILY, MORNING, 0).extended(48 * HOUR)
    assert turn.due(0, ALWAYS) == EVENING + 48 * HOUR
    after = turn.moved(MORNING + HOUR, [ALWAYS] * 3, (0,), (1,), begun=(1,))
    assert not after.seats[1].asleep
    assert after.due(1, ALWAYS) == EVENING
    again = after.moved(MORNING + 2 * HOUR, [ALWAYS] * 3, (1,), (0,), begun=(0,))
    assert again.due(0, ALWAYS) == EVENING + DAY, "the next turn of theirs is another"


def test_it_lasts_as_long_as_the_turn_whatever_comes_between() -> None:
    """A window in their turn takes nothing of it away."""
    hours = [ALWAYS] * 3
    turn = asked(DAILY, MORNING, 0).extended(48 * HOUR).moved(MORNING + HOUR, hours, (0,), (1,), window=True)
    assert turn.due(1, ALWAYS) == EVENING
    back = turn.moved(MORNING + 2 * HOUR, hours, (1,), (0,))
    assert back.due(0, ALWAYS) == EVENING + DAY + 48 * HOUR
    assert turn.passed_on(0, MORNING, ALWAYS).seats[0].granted == 48 * HOUR, "nor does a change of hands"


@pytest.mark.parametrize("met", [Clocks.missed, lambda clocks, seat: clocks.excused(seat, EVENING)])
def test_it_is_gone_once_its_moment_is_met(met: object) -> None:
    assert callable(met)
    assert met(asked(DAILY, MORNING, 0).extended(48 * HOUR), 0).seats[0].granted == 0


def test_a_holiday_does_not_use_it_up() -> None:
    off: Interval = (EVENING, EVENING + 7 * DAY)
    turn = asked(DAILY, MORNING, 0).extended(5 * HOUR)
    assert turn.due(0, Hours(holidays=(off,))) == EVENING + 7 * DAY + 5 * HOUR


def test_an_evening_live_ends_it() -> None:
    window = asked(STEADY, NOON, 1, window=True).extended(DAY).livened(PACES["live"], NOON, NOON + HOUR)
    assert window.due(1, ALWAYS) == NOON + PACES["live"].window


def test_clocks_of_an_older_release_can_be_read() -> None:
    """They know nothing of it."""
    stored = (
        '{"pace":{"bank":259200000,"increment":43200000,"cap":432000000,"window":86400000,"moments":[],"zone":"UTC",'
        '"off":1209600000},"seats":[{"left":1,"since":null,"missed":0,"asked":5,"reminded":0,"asleep":false,'
        '"later":null,"ahead":0}],"opened":5,"before":null,"pauses":[],"evening":null,"alone":0,"still":false,'
        '"former":[]}'
    )
    assert timing._STORED.validate_json(stored).due(0, ALWAYS) == 5 + STEADY.window
