"""What somebody has said about their own time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from bot.time.calendar import DAY, SECOND, Interval, Waking, days_off

USUAL_WAKES, USUAL_HOURS = 8, 15
"""Eight in the morning until eleven at night: of somebody who has only said where they live."""
LONGEST = 60
"""Days of one holiday."""
AHEAD = 366
"""Days within which it begins."""
MOST = 10
"""Holidays that lie ahead."""
KEPT = 400 * DAY
"""Since a match may have begun before a holiday that is over, it counts for so long."""


class Amiss(ValueError):  # noqa: N818 - said to a person, not an error of ours
    """Somebody's time cannot be like that; its text is a key of the bot's catalogue."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """Kept as JSON with somebody's settings."""

    waking: Waking | None = None
    """``None``: their time runs day and night."""
    holidays: tuple[Interval, ...] = ()
    """Rising, and apart from each other."""

    @property
    def zone(self) -> str:
        return self.waking.zone if self.waking else "UTC"

    def lives(self, zone: str) -> Own:
        """In that zone; waking hours stay as they are. Anything else is day and night."""
        if zone not in available_timezones():
            return replace(self, waking=None)
        now = self.waking or Waking(zone=zone, wakes=USUAL_WAKES, hours=USUAL_HOURS)
        return replace(self, waking=replace(now, zone=zone))

    def off(self, first: date, last: date, now: int) -> Own:
        """A holiday more, of whole days from *first* to *last*. What is over by *now* is never taken off afterwards.

        :raises Amiss: it is too long, over, too far away or one too many."""
        today = datetime.fromtimestamp(now / SECOND, ZoneInfo(self.zone)).date()
        if last < first or last < today:
            raise Amiss("holiday-over")
        if last - first >= timedelta(days=LONGEST) or first - today > timedelta(days=AHEAD):
            raise Amiss("holiday-long")
        start, end = days_off(first, last, self.zone)
        every = _joined((*self.holidays, (max(start, now - now % SECOND), end)))
        if sum(ends > now for _, ends in every) > MOST:
            raise Amiss("holiday-many")
        return replace(self, holidays=tuple(each for each in every if each[1] > now - KEPT))

    def on(self, start: int, now: int) -> Own:
        """Without what is left by *now* of the holiday that begins at *start*."""
        kept = tuple(
            (begins, min(ends, max(begins, now)) if begins == start else ends) for begins, ends in self.holidays
        )
        return replace(self, holidays=tuple(each for each in kept if each[0] < each[1]))

    def ahead(self, now: int) -> tuple[Interval, ...]:
        """The holidays that are not over."""
        return tuple(each for each in self.holidays if each[1] > now)


def _joined(every: tuple[Interval, ...]) -> tuple[Interval, ...]:
    """Those that overlap or touch, as one."""
    told: list[Interval] = []
    for start, end in sorted(every):
        if told and start <= told[-1][1]:
            told[-1] = told[-1][0], max(told[-1][1], end)
        else:
            told.append((start, end))
    return tuple(told)


def day(typed: str, today: date) -> date:
    """What somebody types for a day: ``2026-12-24``, ``24.12.2026``, ``24.12.`` (the next one).

    :raises Amiss: it is none."""
    text = typed.strip().rstrip(".")
    try:
        if "-" in text:
            return date.fromisoformat(text)
        match [int(each) for each in text.split(".")]:
            case [number, month, year]:
                return date(year, month, number)
            case [number, month]:
                this = date(today.year, month, number)
                return this if this >= today else date(today.year + 1, month, number)
    except ValueError:
        pass
    raise Amiss("no-such-day")
