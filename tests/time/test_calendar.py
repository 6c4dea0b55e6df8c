"""When somebody's time runs, held against a reference that counts minutes."""

import os
import random
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.time.calendar import DAY, HOUR, LEAST_AWAKE, MINUTE, Interval, Waking, days_off, due, spent
from tests.time import reference

PEOPLE = int(os.environ.get("CASTELLAN_SOAK_CLOCKS", "40"))
"""Random people, each with a few questions; the soak asks 10,000."""
ZONES = ("Europe/Sofia", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Atlantic/Azores")
"""Two that change at two in the morning, one by half an hour, one that never does and is odd, one at midnight."""


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> int:
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()) * 1000


class Somebody:
    """Waking hours, holidays and pauses, as they come."""

    def __init__(self, rng: random.Random) -> None:
        self.zone = rng.choice(ZONES)
        hours = rng.choice((LEAST_AWAKE, rng.randint(LEAST_AWAKE, 24), 24))
        self.waking = Waking(zone=self.zone, wakes=rng.randrange(24), hours=hours) if rng.random() < 0.9 else None
        self.since = at(2026, 1, 1) + rng.randrange(365 * DAY)
        near = datetime.fromtimestamp(self.since / 1000, UTC).date()
        self.holidays = [self.off(rng, near) for _ in range(rng.choice((0, 0, 1, 2)))]
        self.pauses = [self.pause(rng) for _ in range(rng.choice((0, 0, 1, 3)))]

    def off(self, rng: random.Random, near: date) -> reference.Holiday:
        first = near + timedelta(days=rng.randint(-3, 6))
        return first, first + timedelta(days=rng.randint(0, 4))

    def pause(self, rng: random.Random) -> Interval:
        start = self.since // MINUTE * MINUTE + rng.randint(-2000, 6000) * MINUTE
        return start, start + rng.randint(1, 3000) * MINUTE

    @property
    def away(self) -> list[Interval]:
        return [days_off(first, last, self.zone) for first, last in self.holidays]

    @property
    def rests(self) -> list[Interval]:
        return [*self.pauses, *self.away]


@pytest.mark.parametrize("number", range(PEOPLE))
def test_a_clock_runs_as_the_reference_says(number: int) -> None:
    rng = random.Random(number)
    one = Somebody(rng)
    left = rng.choice((rng.randint(1, 5 * MINUTE), rng.randint(1, 8 * HOUR), rng.randint(1, 3 * DAY)))
    expected = reference.due(one.waking, one.holidays, one.zone, one.pauses, one.since, left)
    assert due(one.waking, one.rests, one.since, left) == expected
    assert spent(one.waking, one.rests, one.since, expected) == left
    assert spent(one.waking, one.rests, one.since, expected - 1) == left - 1


@pytest.mark.parametrize("number", range(20))
def test_a_clock_that_is_stopped_and_goes_on_loses_nothing(number: int) -> None:
    """A restart at any moment: what has run is taken off, the rest is due when the whole was."""
    rng = random.Random(f"stopped {number}")
    one, left = Somebody(rng), rng.randint(HOUR, 3 * DAY)
    end = due(one.waking, one.rests, one.since, left)
    meanwhile = rng.randrange(one.since, end)
    rest = left - spent(one.waking, one.rests, one.since, meanwhile)
    assert due(one.waking, one.rests, meanwhile, rest) == end


def test_what_is_left_of_nothing_is_due_at_once() -> None:
    night = Waking(zone="UTC", wakes=8, hours=12)
    assert due(night, [], at(2026, 5, 5, 3), 0) == due(night, [], at(2026, 5, 5, 3), -5) == at(2026, 5, 5, 3)


def test_a_clock_that_was_set_back_has_run_for_no_time() -> None:
    assert spent(None, [], at(2026, 5, 5), at(2026, 5, 4)) == 0


def test_a_night_in_which_an_hour_is_missing_is_shorter() -> None:
    """In Sofia there is no hour from three to four in that night, and in autumn one comes twice."""
    night = Waking(zone="Europe/Sofia", wakes=22, hours=8)
    assert spent(night, [], at(2026, 3, 28, 12), at(2026, 3, 29, 12)) == 7 * HOUR
    assert spent(night, [], at(2026, 3, 29, 12), at(2026, 3, 30, 12)) == 8 * HOUR
    assert spent(night, [], at(2026, 10, 24, 12), at(2026, 10, 25, 12)) == 9 * HOUR


def test_what_is_left_until_bedtime_is_up_at_bedtime() -> None:
    """And not the next morning, when it would have run for as long."""
    day = Waking(zone="Asia/Kathmandu", wakes=8, hours=12)
    bedtime = at(2026, 5, 5, 14, 15)
    since = bedtime - 2 * HOUR
    assert due(day, (), since, 2 * HOUR) == bedtime
    assert due(day, (), since, 2 * HOUR + 1) == bedtime + 12 * HOUR + 1
