"""What is left of everybody's bank at a match, reckoned from what happens there and apart from its clocks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.time.calendar import DAY, HOUR, SECOND, due, moment, spent
from bot.time.clocks import Clocks
from bot.time.hours import Hours
from bot.time.pace import PACES, Pace, agreed_on
from engines.core.chair import Seated
from engines.core.event import Event, opened
from engines.core.frame import WINDOW


@dataclass(slots=True)
class Bank:
    """Of one seat. Lengths and moments in milliseconds."""

    left: int
    hours: Hours
    since: int | None = None
    """Since when it runs, less what has been taken off it; ``None``: it does not."""
    began: int = 0
    """When it began to run: whoever has nothing left then is out of time at once, and not before the next look."""
    excused: bool = False
    """Whether its person has been excused by now, or missed a window: that is granted once."""
    usual: int = 0
    """What was left at the usual pace, during an evening live."""
    granted: int = 0
    """How much longer it has than until a fixed moment, as voted."""


class Banks:
    """Of one match. Every turn of one's own, and every return to it, brings the increment; whose time is up has one
    increment more, once; after that nobody waits for them any more."""

    def __init__(self) -> None:
        self._seats: dict[int, Bank] = {}
        self._pace = Pace()
        self._evening: int | None = None
        self._rests = False
        self._stood: tuple[int, ...] = ()
        """Who was asked when it came to rest."""
        self._over: int | None = None
        """Somebody who was waited for although their time had been up for long."""
        self.slack = 0
        """For so long nobody could mind the clocks."""

    def happened(
        self,
        loaded: LoadedTable,
        events: Sequence[Event],
        now: int,
        *,
        late: int | None = None,
        new: Collection[int] = (),
    ) -> None:
        """What led to *loaded* has made *events* happen.

        :param late: whose time was up, if that was why.
        :param new: the seats on which somebody else is from now on."""
        self.goes_on(loaded, now)
        for seat in new:
            bank = self._seats[seat]
            bank.left, bank.excused = max(bank.left, self._pace.bank), False
            bank.usual = max(bank.usual, agreed_on(loaded.table.settings).bank)
            bank.since = None if bank.since is None else now
        if late is not None:
            self._seats[late].excused = True
        back = [event.seat for event in events if isinstance(event, Seated) and event.change == "return"]
        for seat in {*opened(events, len(self._seats)), *back}:
            bank = self._seats[seat]
            bank.granted = 0
            bank.left = max(bank.left, min(self._pace.cap, max(0, bank.left) + self._pace.increment))
            bank.since = None if bank.since is None else now

    def grants(self, length: int, now: int) -> None:
        """Whoever is waited for in a turn of their own has so much longer, as voted."""
        self._tick(now)
        for bank in self._seats.values():
            if bank.since is None:
                continue
            if self._pace.moments:
                bank.granted += length
            else:
                bank.left += length

    def goes_on(self, loaded: LoadedTable, now: int) -> None:
        """Whose bank runs from now on."""
        clocks = timing.of(loaded.table)
        if clocks is None or not clocks.pace.ticks:
            return
        if not self._seats:
            self._pace = agreed_on(loaded.table.settings)
            hours = timing.every_hours(loaded.table, clocks)
            self._seats = {seat: Bank(self._pace.bank, each) for seat, each in enumerate(hours)}
        self._tick(now)
        self._live(loaded, clocks, now)
        self._resting(loaded, now)
        goes = () if self._rests or loaded.playing.span == WINDOW else loaded.awaited
        for seat, bank in self._seats.items():
            bank.began = now if bank.since is None else bank.began
            bank.since = (now if bank.since is None else bank.since) if seat in goes else None
            bank.hours = timing.hours_of(loaded.table, clocks, loaded.seat(seat))

    def _tick(self, now: int) -> None:
        for seat, bank in self._seats.items():
            if bank.since is None:
                continue
            if self._pace.moments:
                gone = now - self._due(bank, bank.since)
            else:
                bank.left -= spent(bank.hours.waking, bank.hours.rests, bank.since, now)
                bank.since, gone = max(bank.since, now), -bank.left
            if gone > self.slack:
                self._over = seat

    def _live(self, loaded: LoadedTable, clocks: Clocks, now: int) -> None:
        """An evening begins with the bank of its own, and afterwards everybody has theirs again."""
        evening = clocks.evening.until if clocks.evening else None
        if evening == self._evening:
            return
        self._evening, self._pace = evening, PACES["live"] if evening else agreed_on(loaded.table.settings)
        for bank in self._seats.values():
            if evening is None:
                bank.left = bank.usual
            else:
                bank.usual, bank.left = bank.left, self._pace.bank
            bank.since = None if bank.since is None else now

    def _resting(self, loaded: LoadedTable, now: int) -> None:
        """Where a match goes on that has rested, whoever is asked has an increment at least."""
        rests = timing.still(loaded)
        if rests and not self._rests:
            self._stood = tuple(seat for seat, bank in self._seats.items() if bank.since is not None)
        elif self._rests and not rests:
            for seat in self._stood:
                self._seats[seat].left = max(self._seats[seat].left, self._pace.increment)
                self._seats[seat].since = now
        self._rests = rests

    def _due(self, bank: Bank, since: int) -> int:
        """The first of the fixed moments that leaves half the time between two of them, and an hour awake, and is on no
        holiday; and what was granted besides."""
        zone, rests = ZoneInfo(self._pace.zone), bank.hours.rests
        least = max(since + DAY // len(self._pace.moments) // 2, due(bank.hours.waking, rests, since, HOUR))
        day = datetime.fromtimestamp(since / SECOND, zone).date()
        while True:
            for at in (moment(day, hour, zone) for hour in self._pace.moments):
                if at >= least and not any(begins <= at < ends for begins, ends in rests):
                    return due(None, rests, at, bank.granted)
            day += timedelta(days=1)

    def run_out(self, now: int) -> int | None:
        """A seat that is waited for although it has no time left, after all that is due by now is done; ``None``: none
        is. Whoever has never been late has a while more."""
        self._tick(now)
        for seat, bank in self._seats.items():
            if bank.since is None or bank.began >= now or not self._up(bank, bank.since, now):
                continue
            if bank.excused:
                return seat
            bank.left, bank.since, bank.excused = self._pace.increment, now, True
        return self._over

    def _up(self, bank: Bank, since: int, now: int) -> bool:
        return now >= self._due(bank, since) if self._pace.moments else bank.left <= 0
