"""Nobles that the same two take from each other, so that their moves only undo one another (RY-12.1)."""

from collections.abc import Iterable
from typing import NamedTuple

from engines.core.event import Event
from engines.royals.events import Claimed, CountryScored, MarkerTaken, TurnBegan

SOON = 8
"""Turns within which a capture counts as the answer to another one."""


class Capture(NamedTuple):
    turn: int
    seat: int
    ousted: int | None
    answers: int
    """Captures without a marker in a row, each of which undid the one before."""


def undone(story: Iterable[tuple[Event, ...]]) -> list[int]:
    """Who made captures that only undo, once for each. Who takes a noble back has answered, and has its influence
    again; whoever then takes him from the same seat once more brings back what was there two captures ago. A marker is
    a gain, and so is what is scored before that seat plays again.

    :param story: what each act told."""
    turn, last, open_, found = 0, dict[int, Capture](), list[int](), list[int]()
    for told in story:
        marker = any(isinstance(event, MarkerTaken) for event in told)
        for event in told:
            match event:
                case TurnBegan(seat=seat):
                    turn += 1
                    found += [each for each in open_ if each == seat]
                    open_ = [each for each in open_ if each != seat]
                case CountryScored():
                    open_ = []
                case Claimed():
                    answers = _answers(event, turn, last.get(event.noble)) if not marker else 0
                    open_ += [event.seat] * (answers > 1)
                    last[event.noble] = Capture(turn, event.seat, event.ousted, answers)
                case _:
                    pass
    return found


def _answers(event: Claimed, turn: int, other: Capture | None) -> int:
    undoes = other is not None and (other.seat, other.ousted) == (event.ousted, event.seat)
    return other.answers + 1 if other and undoes and turn - other.turn <= SOON else 0
