"""Who is ahead of whom in a country and why, in words: the board, the log and the own page say it alike."""

from __future__ import annotations

from itertools import pairwise

from engines.core.text import SeatRef, Text, text
from engines.royals.atlas import NOBLES, PERIOD_VALUES
from engines.royals.deeds.scoring import decided
from engines.royals.europe import Europe
from engines.royals.events import CountryScored

Seats = tuple[int, ...]

PLACES = len(PERIOD_VALUES[0][0])
"""Seats that a country pays. A tie is explained where one of these places hangs on it."""


def standing(europe: Europe, country: int, gone: Seats) -> tuple[Text, ...]:
    """Each seat with its influence, best first. Whoever is behind a seat with as much reads why (RY-7.4)."""
    found = europe.standing(country, gone)
    why = ("influence", *(decided(place, after) or "influence" for place, after in pairwise(found)))
    return tuple(
        text(
            "standing",
            who=SeatRef(place.seat),
            influence=place.influence,
            behind=why[number] if number <= PLACES else "influence",
        )
        for number, place in enumerate(found)
    )


def scored(event: CountryScored) -> tuple[Text, ...]:
    """The same for a country that was scored, with what each seat got."""
    why = ("influence", *(place.ahead_by for place in event.places))
    return tuple(
        text(
            "scored-place",
            who=SeatRef(place.seat),
            influence=place.influence,
            value=place.value,
            behind=behind or "influence",
        )
        for place, behind in zip(event.places, why, strict=False)
    )


def climb(europe: Europe, seat: int, noble: int, gone: Seats) -> str:
    """What taking *noble* makes of *seat* in its country: ``first``, ``second`` or nothing better (``same``)."""
    country = NOBLES[noble].country
    before, after = _place(europe, country, seat, gone), _place(europe.taken(seat, noble), country, seat, gone)
    return ("first", "second")[after] if after < min(before, 2) else "same"


def _place(europe: Europe, country: int, seat: int, gone: Seats) -> int:
    seats = [place.seat for place in europe.standing(country, gone)]
    return seats.index(seat) if seat in seats else len(europe.titles[0])


def title(europe: Europe, seat: int, noble: int, gone: Seats) -> str:
    """What the cube on the title makes of it for *seat* (RY-7.5): ``whole``, ``half`` or no better (``same``)."""
    cubes = europe.titles[NOBLES[noble].rank]
    others = [count for other, count in enumerate(cubes) if other != seat and other not in gone]
    before, after = _share(cubes[seat], others), _share(cubes[seat] + 1, others)
    return ("same", "half", "whole")[after] if after > before else "same"


def _share(own: int, others: list[int]) -> int:
    """2: all of a title, 1: half of it, 0: nothing."""
    if not own or own < max(others, default=0):
        return 0
    return max(0, 2 - others.count(own))
