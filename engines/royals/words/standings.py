"""Who is ahead of whom in a country and why, in words: the board and the log say it alike."""

from collections.abc import Mapping
from itertools import pairwise

from engines.core.text import SeatRef, SignRef, Text, text
from engines.royals.atlas import PERIOD_VALUES
from engines.royals.europe import Decided, Europe, Standing
from engines.royals.events import CountryScored, Place

PLACES = len(PERIOD_VALUES[0][0])
"""Seats that a country pays. A tie is explained where one of these places hangs on it."""


def standing(europe: Europe, country: int, gone: tuple[int, ...]) -> tuple[Text, ...]:
    """Each seat with its influence, best first. Whoever is behind a seat with as much reads why (RY-7.4)."""
    found = europe.standing(country, gone)
    why = [None, *(place.ahead_by(after) for place, after in pairwise(found))]
    return tuple(
        _placed("standing", SignRef(place.seat), place, behind if number <= PLACES else None)
        for number, (place, behind) in enumerate(zip(found, why, strict=False))
    )


def ahead(points: Mapping[int, int]) -> tuple[Text, ...]:
    """Each seat with its points, whoever has most first."""
    best = sorted(points, key=lambda seat: -points[seat])
    return tuple(text("points-of", who=SignRef(seat), points=points[seat]) for seat in best)


def bonuses(key: str, places: tuple[tuple[int, int], ...]) -> tuple[Text, ...]:
    """Who has taken those of a country, or those for all titles."""
    return (text(key, seats=gains(places)),) if places else ()


def gains(places: tuple[tuple[int, int], ...]) -> tuple[Text, ...]:
    """Seats with the points that each has got."""
    return tuple(text("board-gain", who=SignRef(seat), points=value) for seat, value in places)


def scored(event: CountryScored) -> tuple[Text, ...]:
    """The same for a country that was scored, with what each seat got."""
    why = [None, *(place.ahead_by for place in event.places)]
    both = zip(event.places, why, strict=False)
    return tuple(
        _placed("scored-place", SeatRef(place.seat), place, behind, value=place.value) for place, behind in both
    )


def _placed(key: str, who: SeatRef | SignRef, place: Standing | Place, behind: Decided | None, **more: int) -> Text:
    return text(key, who=who, influence=place.influence, behind=behind or "influence", **more)
