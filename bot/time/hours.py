"""When time runs for somebody, when they may be called, and which moments of the day leave them enough time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.time.calendar import DAY, HOUR, SECOND, Interval, Waking, due, first, moment
from bot.time.pace import Pace

SHARES = (50, 80)
"""Per cent of somebody's time after which they are reminded; once more in the last hour."""
NOTICE = HOUR
"""For so long at least somebody who is asked has been awake before they are late."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hours:
    """When time runs for one seat."""

    waking: Waking | None = None
    holidays: tuple[Interval, ...] = ()
    beyond: tuple[Interval, ...] = ()
    """Holidays that the table has not granted: time runs, but nobody is called."""
    pauses: tuple[Interval, ...] = ()
    """Of the table: with the nights of those who are asked all that a window waits for, the same for everybody."""
    away: bool = False
    """A steward plays for them: no window waits until they are up, and no bank of theirs runs where the match rests."""

    @property
    def rests(self) -> tuple[Interval, ...]:
        """When it does not run, asleep or not."""
        return (*self.holidays, *self.pauses)

    def awake(self, since: int) -> int:
        """The first moment from *since* on at which somebody may be called."""
        return first(self.waking, (*self.rests, *self.beyond), since)

    def quiet(self, now: int) -> bool:
        """Whether nobody is to be called now."""
        return self.awake(now) > now


def following(pace: Pace, rests: Sequence[Interval], since: int, up: int) -> int:
    """The first of the moments that leaves at least half the time between two of them, and that is in none of *rests*.

    :param up: not before that: by then whoever is asked has been up for a while."""
    zone, notice = ZoneInfo(pace.zone), DAY // len(pace.moments) // 2
    day = datetime.fromtimestamp(since / SECOND, zone).date()
    while True:
        for hour in pace.moments:
            at = moment(day, hour, zone)
            if at >= max(since + notice, up) and not any(start <= at < end for start, end in rests):
                return at
        day += timedelta(days=1)


def reminders(hours: Hours, since: int, left: int) -> tuple[int, ...]:
    """When somebody whose *left* runs from *since* on is reminded: at most three times, never while they sleep, and at
    least an hour apart; who has no more than two hours is not."""
    if left <= 2 * HOUR:
        return ()
    after = [left * share // 100 for share in SHARES]
    after += [left - HOUR] if left - HOUR >= after[-1] + HOUR else []
    return tuple(hours.awake(due(hours.waking, hours.rests, since, each)) for each in after)
