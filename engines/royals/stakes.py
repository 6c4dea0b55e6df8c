"""What taking a noble would change, in figures: before → after, and what that would bring if everything stayed so."""

from typing import NamedTuple

from engines.royals.atlas import NOBLES, PERIOD_VALUES, TITLES
from engines.royals.europe import Europe, outlook

Change = tuple[int, int]
"""Before, after."""


class Stakes(NamedTuple):
    """For one seat."""

    influence: Change
    """In the country of the noble."""
    place: int
    """Points for a better place there, at the end of the period."""
    cubes: Change
    """On its title."""
    title: int
    """Points for that, at the end, if it would be more of it than now."""


def stakes(europe: Europe, seat: int, noble: int, gone: tuple[int, ...], period: int) -> Stakes:
    """Whoever is *gone* counts for nothing (RY-7.9)."""
    country, rank, after = NOBLES[noble].country, NOBLES[noble].rank, europe.taken(seat, noble)
    place, share = outlook(europe, seat, noble, gone)
    larger, smaller = PERIOD_VALUES[period][country]
    return Stakes(
        influence=(_influence(europe, seat, country, gone), _influence(after, seat, country, gone)),
        place={None: 0, "first": larger, "second": smaller}[place],
        cubes=(europe.titles[rank][seat], after.titles[rank][seat]),
        title={None: 0, "whole": TITLES[rank].full, "half": TITLES[rank].half}[share],
    )


def _influence(europe: Europe, seat: int, country: int, gone: tuple[int, ...]) -> int:
    return sum(place.influence for place in europe.standing(country, gone) if place.seat == seat)
