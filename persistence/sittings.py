"""Who has had which seat of a match: worked out from its log."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from persistence.records import Logged

_SITTING = ("sit", "leave", "return", "resign")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """Who had a seat from some step of a match on, until somebody else sat down there, or a steward played for them."""

    step: int
    seat: int
    person: str
    """An opaque id; empty for a steward that was there at first."""
    instead: bool = False
    """Whether a steward plays for them."""
    until: int | None = None
    """Until when they have it, or the steward plays, if the seat is lent; UTC epoch milliseconds."""


def sitters(people: Iterable[str], seatings: Iterable[str]) -> dict[int, str]:
    """Who was the last to sit on each seat, resigned since or not.

    :param seatings: the bodies of the log's seatings, in their order; a damaged one tells nothing."""
    last = dict(enumerate(people))
    for body in seatings:
        seating = parsed(body)
        if seating.get("change") == "sit" and isinstance(seating.get("seat"), int) and seating.get("person"):
            last[seating["seat"]] = seating["person"]
    return last


def sittings(people: Iterable[str], entries: Iterable[Logged]) -> Iterator[Sitting]:
    """Who has had which seat: everybody at the beginning, then whoever the log has seen sit down or leave it to a
    steward, and come back."""
    theirs = dict(enumerate(people))
    for seat, person in theirs.items():
        yield Sitting(step=0, seat=seat, person=person)
    for entry in entries:
        seating = parsed(entry.body) if entry.kind == "seating" else {}
        change, until = seating.get("change"), seating.get("until")
        if change not in _SITTING or entry.seat is None:
            continue
        if change == "sit":
            theirs[entry.seat] = str(seating.get("person") or "")
        instead = change in ("leave", "resign")
        yield Sitting(step=entry.step, seat=entry.seat, person=theirs[entry.seat], instead=instead, until=until)


def sat_later(entries: Iterable[Logged]) -> set[str]:
    """Whoever has taken a seat while the match ran."""
    seatings = (parsed(entry.body) for entry in entries if entry.kind == "seating")
    return {str(seating.get("person")) for seating in seatings if seating.get("change") == "sit"}


def acts_of(person: str, people: Iterable[str], entries: Iterable[Logged]) -> Iterator[Logged]:
    """What the log holds of somebody's own doing: the acts of a seat while it was theirs."""
    theirs = {seat for seat, each in enumerate(people) if each == person}
    for entry in entries:
        if entry.kind == "act" and entry.seat in theirs:
            yield entry
        if entry.kind == "seating" and entry.seat is not None:
            seating = parsed(entry.body)
            if seating.get("change") == "sit" and seating.get("person") == person:
                theirs.add(entry.seat)
            elif seating.get("change") in ("sit", "resign", "remove"):
                theirs.discard(entry.seat)


def parsed(body: str) -> dict[str, Any]:
    """A JSON object; empty for whatever is none."""
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
