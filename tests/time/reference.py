"""What a clock does, told minute by minute: slow, and plain enough to be believed."""

from collections.abc import Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from bot.time.calendar import DAY, HOUR, MINUTE, SECOND, Interval, Waking
from bot.time.pace import Pace

Holiday = tuple[date, date]


def runs(waking: Waking | None, holidays: Sequence[Holiday], zone: str, pauses: Sequence[Interval], at: int) -> bool:
    """Whether time runs in the minute that begins *at*."""
    if any(start <= at < end for start, end in pauses):
        return False
    today = datetime.fromtimestamp(at / SECOND, ZoneInfo(zone)).date()
    if any(first <= today <= last for first, last in holidays):
        return False
    if waking is None:
        return True
    hour = datetime.fromtimestamp(at / SECOND, ZoneInfo(waking.zone)).hour
    return (hour - waking.wakes) % 24 < waking.hours


def due(
    waking: Waking | None,
    holidays: Sequence[Holiday],
    zone: str,
    pauses: Sequence[Interval],
    since: int,
    left: int,
) -> int:
    """When *left* has run, counted in whole minutes and the rest of the first."""
    at = since
    while True:
        end = at - at % MINUTE + MINUTE
        if runs(waking, holidays, zone, pauses, at):
            if end - at >= left:
                return at + left
            left -= end - at
        at = end


def first(waking: Waking | None, holidays: Sequence[Holiday], zone: str, pauses: Sequence[Interval], since: int) -> int:
    """The first moment from *since* on at which time runs."""
    at = since
    while not runs(waking, holidays, zone, pauses, at):
        at += MINUTE - at % MINUTE
    return at


def following(
    pace: Pace, holidays: Sequence[Holiday], zone: str, pauses: Sequence[Interval], since: int, up: int
) -> int:
    """The first of the moments of *pace* that leaves half the time between two of them: the first minute of its hour on
    a day, unless it is on a holiday or in a pause, or before the moment *up*."""
    at, there = since - since % MINUTE, ZoneInfo(pace.zone)
    told: set[tuple[date, int]] = set()
    while True:
        local = datetime.fromtimestamp(at / SECOND, there)
        if local.hour in pace.moments and (local.date(), local.hour) not in told and (local.minute == 0 or told):
            told.add((local.date(), local.hour))
            if at >= up and at - since >= DAY // len(pace.moments) // 2 and runs(None, holidays, zone, pauses, at):
                return at
        at += MINUTE


def up(waking: Waking | None, holidays: Sequence[Holiday], zone: str, pauses: Sequence[Interval], since: int) -> int:
    """When somebody who is asked has been awake for an hour; who never says when they sleep is up at once."""
    return since if waking is None else due(waking, holidays, zone, pauses, since, HOUR)


def closes(
    pace: Pace, wakings: Sequence[Waking | None], pauses: Sequence[Interval], opened: int, granted: int = 0
) -> int:
    """When a window does in which all of them are asked: the same for each, and for none of them in their sleep.

    :param granted: how much longer, as voted."""
    late = max(up(each, (), "UTC", pauses, opened) for each in wakings)
    if pace.moments:
        end = following(pace, (), "UTC", pauses, opened, late)
    else:
        end = max(late, due(None, (), "UTC", pauses, opened, pace.window))
    return due(None, (), "UTC", pauses, end, granted) if granted else end
