"""What a clock does, told minute by minute: slow, and plain enough to be believed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from bot.time.calendar import MINUTE, SECOND, Interval, Waking

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
