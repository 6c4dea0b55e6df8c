"""What a noble is worth (RY-12.1): everything that taking it changes, in hundredths of a point."""

from __future__ import annotations

from typing import NamedTuple

from engines.core.record import evolve
from engines.royals.atlas import COUNTRIES, NOBLES, NOBLES_OF, PERIOD_VALUES, PERIODS, RANKS, TITLES, cards_in_game
from engines.royals.cards import Cards
from engines.royals.claims import Prospect
from engines.royals.components import LIMITS
from engines.royals.europe import Standing
from engines.royals.house import MOST_DRAWN
from engines.royals.view import View

# ---- how near a scoring is: the nearer, the more counts what would be scored now


CERTAIN = 100
HALVED = 3
"""So many rounds before a scoring, half of what would be scored now can be counted on."""


class Clock(NamedTuple):
    period: int
    sure: tuple[int, ...]
    """Period → how far its scoring can be foreseen, in hundredths; 0 when it is past."""
    due: bool
    """The running period will be scored before the seat plays again, as far as it can tell."""
    last_turn: bool
    """The seat plays for the last time."""

    @property
    def end(self) -> int:
        """How far the titles can be foreseen."""
        return self.sure[-1]


def clock(view: View) -> Clock:
    """The deck also runs out when it is what fills the row."""
    closing = view.ending or view.deck <= view.row.count(None)
    a_round = MOST_DRAWN[0] * (len(view.houses) - len(view.gone))
    left = 0 if closing else view.deck // a_round
    whole = max(1, (sum(cards_in_game(len(view.houses))) - LIMITS.country * len(view.houses) // 2) // a_round)
    sure = tuple(
        CERTAIN * HALVED // (HALVED + left + whole * (period - view.period)) if period >= view.period else 0
        for period in range(len(PERIODS))
    )
    return Clock(view.period, sure, left == 0, closing and view.period == len(PERIODS) - 1)


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


# ---- what one cube more on a title changes at the end (RY-7.5, 12.1)


HEADSTART = 2
"""Cubes that every seat is thought to have besides, so that nobody is without hope."""


def title(rank: int, cubes: Cards, seat: int, now: Clock) -> int:
    """Hundredths of a point that *seat* can expect: as it stands, as far as the end can be foreseen, else by the
    squares of the cubes."""
    title, most = TITLES[rank], max(cubes)
    value = {1: title.full, 2: title.half}.get(cubes.count(most), 0)
    stands = value if most and cubes[seat] == most else 0
    chances = [(count + HEADSTART) ** 2 for count in cubes]
    hope = title.full * chances[seat] * (CERTAIN - now.end) // sum(chances)
    return now.end * stands + hope


def _one_more(cubes: Cards, seat: int) -> Cards:
    """With a cube of *seat* added."""
    return (*cubes[:seat], cubes[seat] + 1, *cubes[seat + 1 :])


def _rival(cubes: Cards, seat: int) -> int:
    """Who has the most besides *seat*."""
    return max((other for other in range(len(cubes)) if other != seat), key=lambda other: cubes[other])


# ---- what a noble is worth (RY-12.1): everything that taking it changes, in hundredths of a point


POINT = 100
RIVAL = 50
"""What a point less for the leading rival is worth."""


class Judge:
    """Weighs for one seat. What does not depend on a single noble is counted once."""

    def __init__(self, view: View, now: Clock) -> None:
        assert view.me is not None
        assert view.own is not None
        self.me, self.own, self.europe, self.gone, self.clock = view.me, view.own, view.europe, view.gone, now
        countries, seats = range(len(COUNTRIES)), len(view.houses)
        self.standings = tuple(self.europe.standing(country, self.gone) for country in countries)
        self.stakes = tuple(stakes(country, now) for country in countries)
        self.expected = tuple(
            expected(country, self.stakes[country], self.standings[country], seats) for country in countries
        )
        self.titles = tuple(self._title(rank) for rank in range(len(RANKS)))

    def worth(self, found: Prospect) -> tuple[int, bool]:
        """And whether it would make the seat the first of the country, which it is not now."""
        noble = NOBLES[found.noble]
        country, holders = noble.country, self.europe.holders
        changed = evolve(self.europe, holders=(*holders[: found.noble], self.me, *holders[found.noble + 1 :]))
        before, after = self.standings[country], changed.standing(country, self.gone)
        will_be = expected(country, self.stakes[country], after, self.europe.seats)
        value = POINT * sum(marker.value for marker in found.gains) + self._progress(found) + self.titles[noble.rank]
        value += will_be[self.me] - self.expected[country][self.me]
        leader = next((place.seat for place in before if place.seat != self.me), None)
        if leader is not None:
            value += (self.expected[country][leader] - will_be[leader]) * RIVAL // 100
        return value, after[0].seat == self.me and (not before or before[0].seat != self.me)

    def _progress(self, found: Prospect) -> int:
        """Towards a shield and a house marker that are still to be had: the fewer are missing, the more."""
        noble, value = NOBLES[found.noble], 0
        cities, ranks = self.own.missing_cities[noble.country], self.own.missing_ranks
        shields = self.europe.shields_left(noble.country)
        houses = self.europe.houses_left
        if shields and noble.city in cities and len(cities) > 1:
            value += POINT * shields[0] // len(cities) ** 2
        if houses and noble.rank in ranks and len(ranks) > 1:
            value += POINT * houses[0] // len(ranks) ** 2
        return value

    def _title(self, rank: int) -> int:
        """What one cube more there is worth."""
        now = self.clock
        cubes = tuple(0 if seat in self.gone else count for seat, count in enumerate(self.europe.titles[rank]))
        after, rival = _one_more(cubes, self.me), _rival(cubes, self.me)
        own = title(rank, after, self.me, now) - title(rank, cubes, self.me, now)
        lost = title(rank, cubes, rival, now) - title(rank, after, rival, now)
        return own + lost * RIVAL // 100
