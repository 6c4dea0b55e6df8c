"""Dates as a calendar file: somebody's own deadlines, a contest."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from icalendar import Calendar, Event

PRODUCT = "-//Castellan//EN"
LENGTH = timedelta(minutes=30)


class Entry(NamedTuple):
    """One of them."""

    key: str
    """The same for the same question, so that a calendar that has it already moves it."""
    told: str
    where: str
    """A link to the question."""
    until: int
    """UTC epoch milliseconds."""
    length: timedelta = LENGTH
    """How long before that it begins."""


def calendar(entries: Sequence[Entry], now: int) -> bytes:
    """As RFC 5545 has it: a deadline is the end of half an hour."""
    made = Calendar()
    made.add("prodid", PRODUCT)
    made.add("version", "2.0")
    for entry in entries:
        event, end = Event(), _moment(entry.until)
        event.add("uid", f"{entry.key}@castellan")
        event.add("dtstamp", _moment(now))
        event.add("dtstart", end - entry.length)
        event.add("dtend", end)
        event.add("summary", entry.told)
        event.add("url", entry.where)
        made.add_component(event)
    return bytes(made.to_ical())


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at // 1000, UTC)
