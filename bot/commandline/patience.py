"""How long a match waits for each of its people, reckoned from what happens there and apart from its clocks: nobody is
waited for longer, and for nobody the clock answers sooner.

What time it is, when somebody is awake and what a table has agreed on is looked up where the clocks look it up as well;
when a bank runs, what is added to it and when a window closes is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR, SECOND, Interval, Waking, due, granted, moment, spent
from bot.time.own import Own
from bot.time.pace import PACES, WAIT, WHEN_LATE, Pace, agreed_on
from engines.core.chair import Seated
from engines.core.event import Event, opened
from engines.core.frame import WINDOW
from engines.core.match import Match


@dataclass(slots=True)
class Time:
    """Of one seat. Lengths and moments in milliseconds."""

    left: int
    """Of its bank."""
    own: Own
    """What whoever sits there has said of their hours."""
    since: int | None = None
    """Since when it is waited for in a turn of its own; ``None``: it is not."""
    granted: int = 0
    """How much longer than until a fixed moment, as voted."""
    excused: bool = False
    """Whether its person has been late by now: that is excused once."""
    usual: int = 0
    """What is left at the usual pace, during an evening live."""


@dataclass(slots=True)
class Window:
    """In which several may be asked at once, all of them until the same moment."""

    opened: int
    nights: Sequence[Waking]
    """When those are awake who were asked when it opened."""
    granted: int = 0


@dataclass(slots=True)
class Patience:
    """Of one match. It hears of everything when it happens, in that order; what happens at one moment takes no time."""

    loaded: LoadedTable
    """As the match begins."""
    now: int
    """Until when everything is reckoned."""
    paused: list[Interval] = field(default_factory=list)
    """While the table rests, as voted."""
    asked: Sequence[int] = ()
    there: Sequence[int] = ()
    """Of those who are asked the people who are waited for."""
    deserted: bool = False
    """Whether nobody at all is there: then the match rests as well."""
    rests: bool = False
    """Whether that is so until one of them is there."""
    evening: int | None = None
    """Until when the table plays live."""
    window: Window | None = None
    pace: Pace = field(init=False)
    seats: list[Time] = field(init=False)

    def __post_init__(self) -> None:
        self.pace = agreed_on(self.loaded.table.settings)
        self.seats = [Time(self.pace.bank, timing.own_of(each.person)) for each in self.loaded.table.seats]

    # ---- what happens

    def plays(self, match: Match[Any], events: Sequence[Event], now: int, late: int | None = None) -> None:
        """An entry of the log has made *events* happen and led to *match*.

        :param late: whose time was up, if that was why and they have been called."""
        self._passes(now)
        if late is not None:
            self.seats[late].excused = True
        for event in events:
            if isinstance(event, Seated) and event.change == "sit":
                self._comes(self.seats[event.seat], now)
        there = [seat for seat in match.asked() if match.sitter(seat) == "here"]
        back = [event.seat for event in events if isinstance(event, Seated) and event.change == "return"]
        begun = {*opened(events, len(self.seats)), *back}
        for seat, time in enumerate(self.seats):
            if seat in begun:
                time.left = max(time.left, min(self.pace.cap, time.left + self.pace.increment))
                time.granted = 0
            waits = seat in there and match.span != WINDOW
            time.since = (now if time.since is None or seat in begun else time.since) if waits else None
        if match.span != WINDOW:
            self.window = None
        elif self.window is None or self.deserted or not set(match.asked()) <= set(self.asked):
            self.window = self._opens(there, now)
        self.asked, self.there = match.asked(), there
        self.deserted = all(match.sitter(seat) != "here" for seat in range(len(self.seats)))

    def _comes(self, time: Time, now: int) -> None:
        """Somebody new."""
        time.left, time.excused = max(time.left, self.pace.bank), False
        time.usual = max(time.usual, agreed_on(self.loaded.table.settings).bank)
        time.since = None if time.since is None else now

    def _opens(self, there: Sequence[int], now: int) -> Window:
        own = [] if self.pace.sitting else [self.seats[seat].own.waking for seat in there]
        return Window(now, list(filter(None, own)))

    def agrees(self, kind: str, length: int, now: int) -> None:
        """The table, on a pause, on more time for whoever is asked, on an evening live."""
        self._passes(now)
        if kind == "pause":
            self.paused = [(begins, min(ends, now)) for begins, ends in self.paused] + [(now, now + length)]
        elif kind == "live":
            self.evening = now + length
            for time in self.seats:
                time.usual = time.left
            self._paced(PACES["live"], now)
        elif self.window is not None:
            self.window.granted += length
        else:
            for seat in self.there:
                time = self.seats[seat]
                time.left, time.granted = time.left + length, time.granted + length

    def _paced(self, pace: Pace, now: int) -> None:
        """From now on it plays at that pace."""
        self.pace = pace
        for time in self.seats:
            time.left, time.granted = time.usual if self.evening is None else pace.bank, 0
            time.since = None if time.since is None else now
        if self.window is not None:
            self.window = self._opens(self.there, now)

    def goes_on(self, loaded: LoadedTable, now: int) -> None:
        """What everybody says of their hours from now on, and whether the table rests. Where it goes on, whoever is
        asked is asked anew, with an increment at least."""
        self._passes(now)
        for time, seat in zip(self.seats, loaded.table.seats, strict=True):
            time.own = timing.own_of(seat.person)
        rested, self.rests = self.rests, timing.still(loaded)
        if not rested or self.rests:
            return
        if self.window is not None:
            self.window = self._opens(self.there, now)
        for time in (self.seats[seat] for seat in self.there):
            time.left, time.granted = max(time.left, self.pace.increment), 0
            time.since = None if time.since is None else now

    def _passes(self, now: int) -> None:
        """Time, for everybody who is waited for in a turn of their own."""
        if self.evening is not None and self.evening <= now:
            self._runs(self.evening)
            self.evening = None
            self._paced(agreed_on(self.loaded.table.settings), self.now)
        self._runs(now)

    def _runs(self, now: int) -> None:
        for time in self.seats:
            if time.since is not None and not self.rests:
                time.left = max(0, time.left - spent(self._waking(time), self._rests(time), self.now, now))
        self.now = max(self.now, now)

    # ---- what is due

    def due(self, seat: int) -> int | None:
        """When the time of *seat* is up, as things are; ``None``: never."""
        time = self.seats[seat]
        if seat not in self.there or self.rests or not self.pace.ticks:
            return None
        if self.window is not None:
            return self._closes(self.window)
        if self.pace.moments and time.since is not None:
            return self._due(time, time.since)
        return due(self._waking(time), self._rests(time), self.now, time.left)

    def next(self, now: int) -> int | None:
        """When anybody's is next: what is longer than it should be shows then, whatever else happens."""
        dues = [self.due(seat) for seat in self.there]
        return min((at for at in dues if at is not None and at > now), default=None)

    def up(self, seat: int, now: int) -> bool:
        """Whether the time of *seat* is."""
        self._passes(now)
        at = self.due(seat)
        return at is not None and at <= now

    def answers(self, seat: int, now: int) -> bool:
        """Whether the clock may answer for *seat*: its time is up, and it was excused before if it had to be."""
        excuses = self.window is None and bool(self.pace.increment or self.pace.moments)
        return self.up(seat, now) and (self.seats[seat].excused or not excuses)

    def run_out(self, now: int) -> int | None:
        """A seat that is waited for although its time is up, after all that is due has been done; ``None``: none is.
        Whoever is late for the first time has an increment more."""
        if timing.agreed(self.loaded.table, WHEN_LATE) == WAIT:
            return None
        for seat in self.there:
            time = self.seats[seat]
            if self.window is None and not time.excused and self.up(seat, now):
                time.left, time.granted, time.since, time.excused = self.pace.increment, 0, now, True
            if self.up(seat, now):
                return seat
        return None

    def _waking(self, time: Time) -> Waking | None:
        return None if self.pace.sitting else time.own.waking

    def _rests(self, time: Time) -> Sequence[Interval]:
        """When the time of somebody does not run, as far as they may be off."""
        off = () if self.pace.sitting else granted(time.own.holidays, self.loaded.table.created_at, self.pace.off)
        return (*off, *self.paused)

    def _due(self, time: Time, since: int) -> int:
        rests = self._rests(time)
        return due(None, rests, self._moment(rests, since, due(time.own.waking, rests, since, HOUR)), time.granted)

    def _closes(self, window: Window) -> int:
        """After its time, and when all whom it asked have been awake for an hour, whatever becomes of their holidays;
        and what was granted besides."""
        since, off = window.opened, self.paused
        up = max((due(each, off, since, HOUR) for each in window.nights), default=since)
        ends = self._moment(off, since, up) if self.pace.moments else max(up, due(None, off, since, self.pace.window))
        return due(None, off, ends, window.granted)

    def _moment(self, rests: Sequence[Interval], since: int, up: int) -> int:
        """The first of the fixed moments that leaves half the time between two of them, and not before *up*."""
        zone, least = ZoneInfo(self.pace.zone), max(up, since + DAY // len(self.pace.moments) // 2)
        day = datetime.fromtimestamp(since / SECOND, zone).date()
        while True:
            for at in (moment(day, hour, zone) for hour in self.pace.moments):
                if at >= least and not any(begins <= at < ends for begins, ends in rests):
                    return at
            day += timedelta(days=1)
