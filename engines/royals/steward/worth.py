"""What there is to be won (RY-12.1) and how surely, in hundredths of a point."""

from typing import NamedTuple

from engines.royals.atlas import NOBLES, NOBLES_OF, PERIOD_VALUES, PERIODS, TITLES, cards_in_game
from engines.royals.cards import Cards
from engines.royals.components import LIMITS
from engines.royals.europe import Standing
from engines.royals.house import MOST_DRAWN
from engines.royals.view import View

# ---- how near a scoring is: the nearer, the more counts what would be scored now


CERTAIN = 100


class Clock(NamedTuple):
    period: int
    sure: tuple[int, ...]
    """Period → how far its scoring can be foreseen, in hundredths; 0 when it is past."""
    due: bool
    """The running period will be scored before the seat plays again, as far as it can tell."""
    closing: bool
    """It surely will."""
    last_turn: bool
    """The seat plays for the last time."""

    @property
    def end(self) -> int:
        """How far the titles can be foreseen."""
        return self.sure[-1]


def clock(view: View, halved: int) -> Clock:
    """For what is *halved* so many rounds before a scoring. The deck also runs out when it is what fills the row."""
    closing = view.ending or view.deck <= view.row.count(None)
    a_round = MOST_DRAWN[0] * (len(view.houses) - len(view.gone))
    left = 0 if closing else view.deck // a_round
    whole = max(1, (sum(cards_in_game(len(view.houses))) - LIMITS.country * len(view.houses) // 2) // a_round)
    sure = tuple(
        CERTAIN * halved // (halved + left + whole * (period - view.period)) if period >= view.period else 0
        for period in range(len(PERIODS))
    )
    return Clock(view.period, sure, left == 0, closing, closing and view.period == len(PERIODS) - 1)


# ---- what the standing in a country lets every seat expect from the scorings to come (RY-7.1 to 7.4, 12.1)


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


def stakes(country: int, now: Clock, influence: int) -> Stakes:
    """:param influence: what a point of the rest is worth."""
    first = second = rest = 0
    for period in range(now.period, len(PERIODS)):
        larger, smaller = PERIOD_VALUES[period][country]
        lasts, sure = LASTS[period - now.period], now.sure[period]
        first += larger * sure * lasts // 100
        second += smaller * sure * lasts // 100
        rest += (larger + smaller) * (CERTAIN - sure) * lasts // 100
    return Stakes((first, second), rest * influence // 100)


def expected(country: int, stakes: Stakes, standing: tuple[Standing, ...], seats: int) -> tuple[int, ...]:
    """By seat."""
    found = [0] * seats
    for place, house in enumerate(standing):
        found[house.seat] = stakes.influence * house.influence // WEIGHT[country]
        if place < len(stakes.places):
            found[house.seat] += stakes.places[place]
    return tuple(found)


# ---- what one cube more on a title changes at the end (RY-7.5, 12.1)


def title(rank: int, cubes: Cards, seat: int, now: Clock, headstart: int) -> int:
    """Hundredths of a point that *seat* can expect: as it stands, as far as the end can be foreseen, else by the
    squares of the cubes.

    :param headstart: cubes that everybody is thought to have besides."""
    title, most = TITLES[rank], max(cubes)
    value = {1: title.full, 2: title.half}.get(cubes.count(most), 0)
    stands = value if most and cubes[seat] == most else 0
    chances = [(count + headstart) ** 2 for count in cubes]
    hope = title.full * chances[seat] * (CERTAIN - now.end) // sum(chances)
    return now.end * stands + hope
