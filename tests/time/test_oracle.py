"""Deadlines and reminders of one seat, from the moment it is asked until its time is up, held against a reference that
counts minutes: over a year, in zones that change their hour, with holidays and pauses, and a bot that is started anew
at any minute or whose clock is set.

``CASTELLAN_SOAK_CLOCKS`` says how many seats."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from bot.play import timing
from bot.time.calendar import DAY, HOUR, MINUTE, days_off
from bot.time.clocks import begun
from bot.time.hours import Hours
from bot.time.pace import Pace
from tests.time import reference
from tests.time.test_calendar import PEOPLE, ZONES, Somebody

PARTS = 20
"""Tests among which the seats are divided."""


class Seat:
    """Asked once: in a turn of their own, in a window, or at a table that plays at fixed moments; and some have more
    time at once, as voted."""

    def __init__(self, number: int) -> None:
        self.rng = rng = random.Random(f"seat {number}")
        self.one = Somebody(rng)
        self.kind = rng.choice(("bank", "bank", "window", "moments", "window at moments"))
        self.time = rng.choice((rng.randint(1, 4 * HOUR), rng.randint(2 * HOUR, 2 * DAY), rng.randint(DAY, 5 * DAY)))
        moments = tuple(sorted(rng.sample(range(24), rng.randint(1, 3)))) if "moments" in self.kind else ()
        self.pace = pace = Pace(
            bank=self.time, cap=self.time, window=self.time, moments=moments, zone=rng.choice(ZONES)
        )
        near = datetime.fromtimestamp(self.one.since // 1000, UTC).date() + timedelta(days=rng.randint(0, 3))
        self.beyond = [self.one.off(rng, near)] if rng.random() < 0.3 else []
        """More holidays than the table has granted: nobody calls, but time runs."""
        beyond = tuple(days_off(*each, self.one.zone) for each in self.beyond)
        rests, pauses = tuple(self.one.away), tuple(self.one.pauses)
        self.hours = Hours(waking=self.one.waking, holidays=rests, beyond=beyond, pauses=pauses)
        self.others = [Somebody(rng).waking for _ in range(rng.choice((0, 0, 1, 2)))]
        """Who else is asked in the window."""
        self.window = "window" in self.kind
        every = [self.hours, *(Hours(waking=each, pauses=pauses) for each in self.others)]
        seats = range(len(every)) if self.window else (0,)
        self.clocks = begun(pace, len(every)).moved(self.one.since, every, (), seats, window=self.window)
        self.granted = rng.choice((0, 0, rng.randint(1, 72))) * HOUR
        self.clocks = self.clocks.extended(self.granted) if self.granted else self.clocks

        self.due = self._due()
        """By the reference, as the calls are."""
        self.calls = self._calls()

    def _due(self) -> int:
        one, more = self.one, self.granted
        rests = one.holidays, one.zone, one.pauses
        if self.window:
            return reference.closes(self.pace, [one.waking, *self.others], one.pauses, one.since, more)
        if self.kind == "bank":
            return reference.due(one.waking, *rests, one.since, self.time + more)
        at = reference.following(self.pace, *rests, one.since, reference.due(one.waking, *rests, one.since, HOUR))
        return reference.due(None, *rests, at, more) if more else at

    def _calls(self) -> list[int]:
        """When they are called again; first of all when they get up, if they were asked at night."""
        one, up = self.one, self.awake(self.one.since)
        if self.kind == "bank":
            ran = [
                reference.due(one.waking, one.holidays, one.zone, one.pauses, one.since, each)
                for each in shares(self.time + self.granted)
            ]
        else:
            ran = [one.since + each for each in shares(self.due - one.since)]
        told = [up] if up > one.since else []
        return [at for at in dict.fromkeys([*told, *map(self.awake, ran)]) if at < self.due]

    def awake(self, at: int) -> int:
        one = self.one
        return reference.first(one.waking, [*one.holidays, *self.beyond], one.zone, one.pauses, at)


def shares(length: int) -> list[int]:
    """Half of it, four fifths, and the last hour if that is another one; nothing of two hours."""
    if length <= 2 * HOUR:
        return []
    most = length * 80 // 100
    return [length * 50 // 100, most, *([length - HOUR] if length - HOUR >= most + HOUR else [])]


class Bot:
    """Does what is due, as :mod:`bot.play.clockwork` does."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.clocks = seat, seat.clocks
        self.told: list[int] = []

    def look(self, now: int) -> None:
        hours = self.seat.hours
        assert self.clocks.due(0, hours) == self.seat.due
        while (at := self.clocks.reminder(0, hours)) is not None and at <= now < self.seat.due:
            if hours.quiet(now):
                self.clocks = self.clocks.put_off(0, now, hours)
            else:
                self.told.append(now)
                self.clocks = self.clocks.called(0, now, hours)

    def start_anew(self) -> None:
        self.clocks = timing._STORED.validate_json(timing._STORED.dump_json(self.clocks))

    def live(self, now: int, until: int) -> None:
        """From one deadline to the next, and started anew at some minute between."""
        end = min(until, self.seat.due - 1)
        while (at := self.clocks.reminder(0, self.seat.hours)) is not None and max(now, at) <= end:
            minutes = max(0, at - now) // MINUTE
            self.look(now + self.seat.rng.randint(0, minutes) * MINUTE if minutes else now)
            self.start_anew()
            now = max(now, at)
            self.look(now)
        self.look(until)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_call_comes_when_the_reference_says(part: int) -> None:
    """0 s off, nothing at night, nothing twice, whenever the bot was started anew."""
    for number in range(part, PEOPLE, PARTS):
        seat = Seat(number)
        bot = Bot(seat)
        bot.live(seat.one.since, seat.due)
        assert bot.told == seat.calls, f"seat {number}, {seat.kind}"
        assert all(seat.awake(at) == at for at in bot.told)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_clock_that_jumps_loses_nothing_and_repeats_nothing(part: int) -> None:
    """Set forward for a while, or the bot was away: one call stands for all that are past, when its reader is awake.
    Set back for a while: as if nothing had been."""
    for number in range(part, PEOPLE, PARTS):
        seat = Seat(number)
        bot, rng = Bot(seat), seat.rng
        jumps = rng.randrange(seat.one.since, seat.due)
        by = rng.choice((rng.randrange(min(3 * DAY, seat.due - jumps)), -rng.randrange(3 * DAY)))
        returns = rng.random() < 0.5
        bot.live(seat.one.since, jumps)
        bot.look(jumps + by)
        bot.start_anew()
        bot.live(jumps if returns else jumps + by, seat.due)
        assert bot.told == expected(seat, jumps, jumps + by), f"seat {number}, {seat.kind}"


def expected(seat: Seat, jumps: int, to: int) -> list[int]:
    """The calls, if nobody was there between two moments."""
    missed = [at for at in seat.calls if jumps < at <= to]
    back = seat.awake(to) if missed else to
    late = [back] if missed and back < seat.due else []
    return [at for at in seat.calls if at <= jumps] + late + [at for at in seat.calls if at > max(back, jumps)]
