"""Who is ahead of whom in a country and why, in words: the board and the log say it alike."""

from __future__ import annotations

from itertools import pairwise

from engines.core.text import SeatRef, Text, text
from engines.royals.atlas import PERIOD_VALUES
from engines.royals.europe import Europe
from engines.royals.events import CountryScored

PLACES = len(PERIOD_VALUES[0][0])
"""Seats that a country pays. A tie is explained where one of these places hangs on it."""


def standing(europe: Europe, country: int, gone: tuple[int, ...]) -> tuple[Text, ...]:
    """Each seat with its influence, best first. Whoever is behind a seat with as much reads why (RY-7.4)."""
    found = europe.standing(country, gone)
    why = ("influence", *(place.ahead_by(after) or "influence" for place, after in pairwise(found)))
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
