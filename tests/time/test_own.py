"""What somebody says about their own time, and what a table agrees on."""

import random
from datetime import date, timedelta

import pytest

from bot.time.calendar import DAY, HOUR, Interval, Waking, granted
from bot.time.own import AHEAD, LONGEST, MOST, Amiss, Own, day
from bot.time.pace import MOST as LONGEST_PACE
from bot.time.pace import PACES, agreed_on, allowed, numbers
from tests.time.test_calendar import at

TODAY = date(2026, 5, 5)
NOON = at(2026, 5, 5, 12)
SOFIA = Own().lives("Europe/Sofia")


def days(start: date, length: int) -> tuple[date, date]:
    return start, start + timedelta(days=length - 1)


def test_where_one_lives_brings_usual_hours_and_leaving_it_day_and_night() -> None:
    assert SOFIA.waking == Waking(zone="Europe/Sofia", wakes=8, hours=15)
    early = Own(waking=Waking(zone="Asia/Tokyo", wakes=5, hours=9)).lives("Europe/Berlin")
    assert early.waking == Waking(zone="Europe/Berlin", wakes=5, hours=9)
    assert SOFIA.lives("Europe/Nowhere").waking is SOFIA.lives("none").waking is None


def test_a_holiday_is_whole_days_where_one_lives() -> None:
    """Three hours ahead of Greenwich in summer."""
    away = SOFIA.off(*days(date(2026, 5, 7), 2), NOON)
    assert away.holidays == ((at(2026, 5, 6, 21), at(2026, 5, 8, 21)),)


def test_a_holiday_of_today_begins_now() -> None:
    """What has run is not taken back."""
    assert SOFIA.off(*days(TODAY, 1), NOON + 1).holidays == ((NOON, at(2026, 5, 5, 21)),)
    assert SOFIA.off(TODAY - timedelta(days=9), TODAY, NOON).holidays[0][0] == NOON


def test_holidays_that_meet_are_one() -> None:
    away = SOFIA.off(*days(date(2026, 5, 7), 2), NOON).off(*days(date(2026, 5, 9), 3), NOON)
    assert away.holidays == ((at(2026, 5, 6, 21), at(2026, 5, 11, 21)),)


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        (TODAY, TODAY - timedelta(days=1), "holiday-over"),
        (TODAY - timedelta(days=9), TODAY - timedelta(days=1), "holiday-over"),
        (TODAY, TODAY + timedelta(days=LONGEST), "holiday-long"),
        (TODAY + timedelta(days=AHEAD + 1), TODAY + timedelta(days=AHEAD + 1), "holiday-long"),
    ],
)
def test_what_is_no_holiday(first: date, last: date, why: str) -> None:
    with pytest.raises(Amiss, match=why):
        SOFIA.off(first, last, NOON)


def test_so_many_holidays_and_no_more() -> None:
    own = SOFIA
    for number in range(MOST):
        own = own.off(*days(TODAY + timedelta(days=3 * number), 1), NOON)
    assert len(own.ahead(NOON)) == MOST
    with pytest.raises(Amiss, match="holiday-many"):
        own.off(*days(TODAY + timedelta(days=90), 1), NOON)
    assert own.off(*days(TODAY + timedelta(days=90), 1), NOON + DAY), "one of them is over by then"


def test_a_holiday_that_comes_to_nothing_keeps_what_was_had_of_it() -> None:
    away = SOFIA.off(*days(TODAY, 5), NOON).off(*days(date(2026, 6, 1), 1), NOON)
    (running, later) = away.holidays
    home = away.on(running[0], NOON + DAY).on(later[0], NOON + DAY)
    assert home.holidays == ((NOON, NOON + DAY),)
    assert home.on(NOON, NOON + 9 * DAY) == home, "what is over stays"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        (" 24.12.2026 ", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("5.5", TODAY),
        ("4.5.", date(2027, 5, 4)),
    ],
)
def test_days_as_people_type_them(typed: str, read: date) -> None:
    assert day(typed, TODAY) == read


@pytest.mark.parametrize("typed", ["", "tomorrow", "31.2.", "2026-13-01", "1.2.3.4", "24", "²4.12."])
def test_what_is_no_day(typed: str) -> None:
    with pytest.raises(Amiss, match="no-such-day"):
        day(typed, TODAY)


@pytest.mark.parametrize("number", range(30))
def test_a_table_grants_its_holidays_and_no_more(number: int) -> None:
    rng = random.Random(number)
    holidays: list[Interval] = []
    since = NOON
    for _ in range(rng.randint(1, 6)):
        start = (holidays[-1][1] if holidays else NOON - 3 * DAY) + rng.randint(1, 5) * DAY
        holidays.append((start, start + rng.randint(1, 8) * DAY))
    budget = rng.randint(1, 20) * DAY
    counted = granted(holidays, since, budget)
    possible = sum(max(0, end - max(start, since)) for start, end in holidays)
    assert sum(end - start for start, end in counted) == min(budget, possible)
    assert all(any(a <= start and end <= b for a, b in holidays) and start >= since for start, end in counted)


# ---- what is agreed on


def test_every_pace_is_one() -> None:
    for key in PACES:
        assert agreed_on({"pace": key}) == PACES[key]
    assert agreed_on({}) == PACES["none"]


def test_a_daily_pace_has_its_moments_and_a_zone() -> None:
    pace = agreed_on({"pace": "daily", "moments": "8 20", "zone": "Europe/Sofia"})
    assert (pace.moments, pace.zone) == ((8, 20), "Europe/Sofia")
    assert agreed_on({"pace": "steady", "moments": "8 20"}) == PACES["steady"]


def test_numbers_of_ones_own() -> None:
    pace = agreed_on({"pace": "own", "hours": "48 6 96 12"})
    assert (pace.bank, pace.increment, pace.cap, pace.window) == (48 * HOUR, 6 * HOUR, 96 * HOUR, 12 * HOUR)
    assert agreed_on({"pace": "steady", "hours": "48 6 96 12"}) == PACES["steady"]


@pytest.mark.parametrize(
    "given",
    ["", "1 2 3", "0 1 2 3", "5 1 4 3", "24 5 48 0", "24 -1 48 8", "24 49 48 8", f"1 1 {LONGEST_PACE // HOUR + 1} 1"],
)
def test_what_nobody_could_play_by(given: str) -> None:
    assert not allowed("hours", given)
    with pytest.raises(ValueError, match=r".*"):
        numbers(given)


@pytest.mark.parametrize(
    ("key", "value", "fits"),
    [
        ("pace", "daily", True),
        ("pace", "hasty", False),
        ("late", "open", True),
        ("moments", "8 20", True),
        ("moments", "", False),
        ("moments", "24", False),
        ("moments", "1 2 3 4", False),
        ("zone", "Europe/Sofia", True),
        ("zone", "Europe/Nowhere", False),
        ("hours", "24 4 48 8", True),
        ("colour", "red", False),
    ],
)
def test_what_a_table_may_agree_on(key: str, value: str, fits: bool) -> None:
    assert allowed(key, value) is fits
