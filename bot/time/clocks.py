"""The clocks of one table: a bank for each seat, and one clock for the window that may be open.

They stop and go with every act; what is left is worked out when they stop, so nothing happens in between and a restart
costs nobody anything."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.time.calendar import DAY, HOUR, SECOND, Interval, Waking, due, moment, spent
from bot.time.pace import Pace

SHARES = (50, 80)
"""Per cent of somebody's time after which they are reminded; once more in the last hour."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hours:
    """When time runs for one seat."""

    waking: Waking | None = None
    rests: tuple[Interval, ...] = ()
    """Their holidays, and the pauses of the table."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Of one seat."""

    left: int
    """Milliseconds of its bank, as of *since*."""
    since: int | None = None
    """Since when it goes; ``None``: it stands."""
    missed: int = 0
    """How often its time was up. The first time is excused."""
    ahead: int = 0
    """How many increments it has had for turns that were taken back with their beginning: the next ones bring none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clocks:
    """Of one table, after some step of its match."""

    pace: Pace
    seats: tuple[Clock, ...]
    opened: int | None = None
    """Since when a window is open; ``None``: none is."""
    before: int | None = None
    """Since when the one before was."""

    def moved(
        self,
        now: int,
        hours: Sequence[Hours],
        before: Collection[int],
        asked: Collection[int],
        *,
        window: bool = False,
        begun: Collection[int] = (),
    ) -> Clocks:
        """After an act.

        :param hours: by seat.
        :param before: who was asked; *asked*: who is asked now, in a *window* or in a turn, a round of their own.
        :param begun: whose turn or round the act began: they get the increment."""
        going = () if window else asked
        seats = tuple(
            self._clock(seat, now, each, goes=seat in going, begins=seat in begun) for seat, each in enumerate(hours)
        )
        same = self.opened is not None and set(asked) <= set(before)
        last = self.before if same or self.opened is None else self.opened
        return replace(self, seats=seats, opened=(self.opened if same else now) if window else None, before=last)

    def taken_back(
        self,
        payer: int | None,
        now: int,
        hours: Sequence[Hours],
        asked: Collection[int],
        *,
        window: bool,
        begun: Collection[int],
    ) -> Clocks:
        """After something was taken back. Whoever was asked because of it gets the time back that went meanwhile, and
        nobody an increment twice.

        :param payer: who has taken it back, and pays that time; a window that opens again for them is as old as it
            was. ``None``: nobody pays, since the table has agreed.
        :param asked: who is asked again, in a *window* or in a turn, a round of their own.
        :param begun: whose turn or round had begun by what was taken back."""
        going, cost, seats = () if window else asked, 0, []
        for each, clock in enumerate(self.seats):
            since = clock.since
            if since is not None and each not in going:
                cost, since = max(cost, spent(hours[each].waking, hours[each].rests, since, now)), None
            elif since is None and each in going:
                since = now
            seats.append(replace(clock, since=since, ahead=clock.ahead + (each in begun)))
        opened = self.opened
        if payer is not None:
            if opened is not None and not window:
                cost = max(cost, spent(hours[payer].waking, hours[payer].rests, opened, now))
            seats[payer] = replace(seats[payer], left=max(0, seats[payer].left - cost))
            opened = self.before if opened is None else opened
        return replace(self, seats=tuple(seats), opened=(now if opened is None else opened) if window else None)

    def _clock(self, seat: int, now: int, hours: Hours, *, goes: bool, begins: bool) -> Clock:
        clock = self.seats[seat]
        if goes and clock.since is not None and not begins:
            return clock
        left = clock.left
        if clock.since is not None:
            left = max(0, left - spent(hours.waking, hours.rests, clock.since, now))
        if begins and not clock.ahead:
            left = max(left, min(self.pace.cap, left + self.pace.increment))
        return replace(clock, left=left, since=now if goes else None, ahead=max(0, clock.ahead - begins))

    def missed(self, seat: int) -> Clocks:
        """The time of *seat* was up."""
        clock = self.seats[seat]
        return self._with(seat, replace(clock, missed=clock.missed + 1))

    def excused(self, seat: int, now: int) -> Clocks:
        """The time of *seat* was up, and it gets one increment more."""
        clock = self.seats[seat]
        return self._with(seat, replace(clock, left=self.pace.increment, since=now, missed=clock.missed + 1))

    def _with(self, seat: int, clock: Clock) -> Clocks:
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))

    def since(self, seat: int) -> int | None:
        """Since when *seat* is asked; ``None`` if it is not."""
        return self.seats[seat].since if self.opened is None else self.opened

    def due(self, seat: int, hours: Hours, rests: Sequence[Interval] = ()) -> int | None:
        """When the time of *seat*, which is asked, is up; ``None``: never.

        :param rests: the pauses of the table, which are all that a window waits for: it is the same for everybody."""
        since = self.since(seat)
        if since is None or not self.pace.ticks:
            return None
        if self.pace.moments:
            return following(self.pace, rests, since)
        if self.opened is not None:
            return due(None, rests, since, self.pace.window)
        return due(hours.waking, hours.rests, since, self.seats[seat].left)


def begun(pace: Pace, seats: int) -> Clocks:
    """Before the first question: everybody has the whole bank."""
    return Clocks(pace=pace, seats=(Clock(pace.bank),) * seats)


def following(pace: Pace, rests: Sequence[Interval], since: int) -> int:
    """The first of the moments that leaves at least half the time between two of them, and that is in none of
    *rests*."""
    zone, notice = ZoneInfo(pace.zone), DAY // len(pace.moments) // 2
    day = datetime.fromtimestamp(since / SECOND, zone).date()
    while True:
        for hour in pace.moments:
            at = moment(day, hour, zone)
            if at - since >= notice and not any(start <= at < end for start, end in rests):
                return at
        day += timedelta(days=1)


def reminders(hours: Hours, since: int, left: int) -> tuple[int, ...]:
    """When somebody whose *left* runs from *since* on is reminded: at most three times, never while they sleep, and at
    least an hour apart; who has no more than two hours is not."""
    if left <= 2 * HOUR:
        return ()
    after = [left * share // 100 for share in SHARES]
    after += [left - HOUR] if left - HOUR >= after[-1] + HOUR else []
    return tuple(due(hours.waking, hours.rests, since, each) for each in after)
