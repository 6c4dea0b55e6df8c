"""What a noble is worth (RY-12.1): everything that taking it changes, in hundredths of a point."""

from __future__ import annotations

from engines.core.record import evolve
from engines.royals.atlas import COUNTRIES, NOBLES, RANKS
from engines.royals.claims import Prospect
from engines.royals.steward import majority, titles
from engines.royals.steward.clock import Clock
from engines.royals.view import View

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
        self.stakes = tuple(majority.stakes(country, now) for country in countries)
        self.expected = tuple(
            majority.expected(country, self.stakes[country], self.standings[country], seats) for country in countries
        )
        self.titles = tuple(self._title(rank) for rank in range(len(RANKS)))

    def worth(self, found: Prospect) -> tuple[int, bool]:
        """And whether it would make the seat the first of the country, which it is not now."""
        noble = NOBLES[found.noble]
        country, holders = noble.country, self.europe.holders
        changed = evolve(self.europe, holders=(*holders[: found.noble], self.me, *holders[found.noble + 1 :]))
        before, after = self.standings[country], changed.standing(country, self.gone)
        will_be = majority.expected(country, self.stakes[country], after, self.europe.seats)
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
        after, rival = titles.more(cubes, self.me), titles.rival(cubes, self.me)
        own = titles.share(rank, after, self.me, now) - titles.share(rank, cubes, self.me, now)
        lost = titles.share(rank, cubes, rival, now) - titles.share(rank, after, rival, now)
        return own + lost * RIVAL // 100
