"""When somebody's time runs: in their waking hours, and neither on their holidays nor while a table pauses.

Waking hours begin and end on whole hours, as zones change theirs, so that an hour that comes twice or not at all never
has a border inside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

LEAST_AWAKE = 8
"""Hours a day that anybody is awake: with fewer a clock would hardly run."""

Interval = tuple[int, int]
"""From the first moment until before the last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Waking:
    """When somebody is awake, every day the same."""

    zone: str
    """As the tz database calls it: ``Europe/Sofia``."""
    wakes: int
    """The hour of the day, 0 to 23."""
    hours: int
    """For how many, from :data:`LEAST_AWAKE` to 24; beyond midnight is fine."""


def awake(waking: Waking | None, since: int) -> Iterator[Interval]:
    """The waking hours from *since* on, for ever; ``None`` never sleeps."""
    if waking is None:
        yield since, since + 1000 * 365 * DAY
        return
    zone = ZoneInfo(waking.zone)
    later, until = divmod(waking.wakes + waking.hours, 24)
    day = datetime.fromtimestamp(since / SECOND, zone).date() - timedelta(days=1)
    while True:
        start, end = moment(day, waking.wakes, zone), moment(day + timedelta(days=later), until, zone)
        if end > since:
            yield max(start, since), end
        day += timedelta(days=1)


def moment(day: date, hour: int, zone: ZoneInfo) -> int:
    """When it is that hour there on that day: the first time if it comes twice, the jump if it is left out."""
    local = datetime(day.year, day.month, day.day, hour, tzinfo=zone)
    return int(local.astimezone(UTC).timestamp()) * SECOND


def days_off(first: date, last: date, zone: str) -> Interval:
    """The days from *first* to *last*, both included, in that zone."""
    there = ZoneInfo(zone)
    return moment(first, 0, there), moment(last + timedelta(days=1), 0, there)


def together(wakings: Sequence[Waking], since: int) -> int:
    """For how many whole hours all of them are awake on the day from *since* on."""
    halves = [since + number * 30 * MINUTE for number in range(48)]
    return sum(all(next(awake(each, half))[0] == half for each in wakings) for half in halves) // 2


def running(waking: Waking | None, rests: Iterable[Interval], since: int) -> Iterator[Interval]:
    """When time runs from *since* on: awake, and in none of *rests* (holidays, pauses), which may overlap."""
    off = sorted(rests)
    for start, end in awake(waking, since):
        yield from _without(off, start, end)


def _without(off: Sequence[Interval], start: int, end: int) -> Iterator[Interval]:
    """What *off*, sorted, leaves of the time from *start* to *end*."""
    free = start
    for begins, ends in off:
        if ends <= free:
            continue
        if begins >= end:
            break
        if begins > free:
            yield free, begins
        free = ends
    if free < end:
        yield free, end


def first(waking: Waking | None, rests: Iterable[Interval], since: int) -> int:
    """The first moment from *since* on at which time runs."""
    return next(running(waking, rests, since))[0]


def granted(holidays: Iterable[Interval], since: int, budget: int) -> tuple[Interval, ...]:
    """What of *holidays*, which do not overlap, counts where so much time off may be taken from *since* on."""
    counted = []
    for begins, ends in sorted(holidays):
        start = max(begins, since)
        length = min(budget, ends - start)
        if length > 0:
            counted.append((start, start + length))
            budget -= length
    return tuple(counted)


def spent(waking: Waking | None, rests: Iterable[Interval], since: int, until: int) -> int:
    """How much time has run from *since* to *until*; nothing if a clock was set back meanwhile."""
    total = 0
    for start, end in running(waking, rests, since):
        if start >= until:
            break
        total += min(end, until) - start
    return total


def due(waking: Waking | None, rests: Sequence[Interval], since: int, left: int) -> int:
    """When *left* will have run from *since* on. What is left of nothing was due at once."""
    if left <= 0:
        return since
    for start, end in running(waking, rests, since):
        if end - start >= left:
            return start + left
        left -= end - start
    raise AssertionError("time runs for ever")
