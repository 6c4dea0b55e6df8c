"""What the standing in a country lets every seat expect from the scorings to come (RY-7.1 to 7.4, 12.1)."""

from __future__ import annotations

from typing import NamedTuple

from engines.royals.atlas import NOBLES, NOBLES_OF, PERIOD_VALUES, PERIODS
from engines.royals.europe import Standing
from engines.royals.steward.clock import CERTAIN, Clock

WEIGHT = tuple(sum(NOBLES[noble].influence for noble in nobles) for nobles in NOBLES_OF)
"""Country → all the influence that there is."""
LASTS = (100, 60, 36)
"""How much of a standing is still there in the running period, the next one, the one after, in hundredths."""


class Stakes(NamedTuple):
    """What a country has to give, in hundredths of a point."""

    places: tuple[int, int]
    """To the first and to the second: what would be scored now, as far as it can be foreseen."""
    influence: int
    """To all the influence together: the rest."""


def stakes(country: int, now: Clock) -> Stakes:
    first = second = rest = 0
    for period in range(now.period, len(PERIODS)):
        larger, smaller = PERIOD_VALUES[period][country]
        lasts, sure = LASTS[period - now.period], now.sure[period]
        first += larger * sure * lasts // 100
        second += smaller * sure * lasts // 100
        rest += (larger + smaller) * (CERTAIN - sure) * lasts // 100
    return Stakes((first, second), rest)


def expected(country: int, stakes: Stakes, standing: tuple[Standing, ...], seats: int) -> tuple[int, ...]:
    """By seat."""
    found = [0] * seats
    for place, house in enumerate(standing):
        found[house.seat] = stakes.influence * house.influence // WEIGHT[country]
        if place < len(stakes.places):
            found[house.seat] += stakes.places[place]
    return tuple(found)
