"""How the steward looks at the table: what every noble would be worth to it, counted once per answer."""

from functools import cached_property
from typing import NamedTuple

from engines.royals.atlas import COUNTRIES, NOBLES, RANKS
from engines.royals.cards import one_more
from engines.royals.claims import Prospect
from engines.royals.europe import outlook
from engines.royals.steward.taste import Taste
from engines.royals.steward.worth import clock, expected, stakes, title
from engines.royals.view import View

POINT = 100
COUNTRY_CARD = 100


class Wish(NamedTuple):
    """A noble that can be had, now or later."""

    found: Prospect
    worth: int
    """In hundredths of a point."""
    intrigue: int
    """What an intrigue card is worth."""
    overtakes: bool
    """It would make the seat the first of the country, which it is not now."""

    @property
    def completes(self) -> bool:
        """It would bring a shield or a house marker."""
        return any(marker.shape != "city" for marker in self.found.gains)

    @property
    def rate(self) -> int:
        """Hundredths of a point for each card of the default payment, jokers being the cards that they are."""
        country, intrigue = self.found.payment or ((), ())
        return self.worth * 100 // (COUNTRY_CARD * sum(country) + self.intrigue * sum(intrigue))

    @property
    def promise(self) -> int:
        """The same without jokers, for a target: what is still to be drawn counts twice."""
        found = self.found
        country, intrigue = (part.cost + part.jokers for part in (found.country, found.intrigue))
        return self.worth * 100 // (COUNTRY_CARD * country + self.intrigue * intrigue)


class Eye:
    """Weighs for one seat. What does not depend on a single noble is counted once."""

    def __init__(self, view: View, taste: Taste) -> None:
        assert view.me is not None
        assert view.own is not None
        self.view, self.own, self.me, self.europe, self.taste = view, view.own, view.me, view.europe, taste
        self.clock = clock(view, taste.halved)
        self.rival = taste.rival_last if self.clock.last_turn else taste.rival
        countries, seats = range(len(COUNTRIES)), len(view.houses)
        self.standings = tuple(self.europe.standing(country, view.gone) for country in countries)
        self.stakes = tuple(stakes(country, self.clock, taste.influence) for country in countries)
        self.expected = tuple(
            expected(country, self.stakes[country], self.standings[country], seats) for country in countries
        )
        self.titles = tuple(self._title(rank) for rank in range(len(RANKS)))
        self.cities = tuple(self.europe.absent(self.me, country) for country in countries)
        self.ranks = self.europe.untitled(self.me)
        free = (found for found in view.own.prospects if found.hindrance in {None, "cards_missing"})
        self.wishes = tuple(self._wish(found) for found in free)
        """In the order of the data."""

    @cached_property
    def targets(self) -> tuple[Wish, ...]:
        """The best first."""
        return tuple(sorted(self.wishes, key=lambda wish: -wish.promise))

    def _wish(self, found: Prospect) -> Wish:
        """With everything that taking the noble changes."""
        noble = NOBLES[found.noble]
        country, taken = noble.country, self.europe.taken(self.me, found.noble)
        before, after = self.standings[country], taken.standing(country, self.view.gone)
        will_be = expected(country, self.stakes[country], after, self.europe.seats)
        value = self.titles[noble.rank]
        value += will_be[self.me] - self.expected[country][self.me]
        leader = next((place.seat for place in before if place.seat != self.me), None)
        if leader is not None:
            value += (self.expected[country][leader] - will_be[leader]) * self.rival // 100
        if not self.clock.due:
            value //= 1 + self._lost(found)
        value += POINT * sum(marker.value for marker in found.gains) + self._progress(found)
        overtakes = after[0].seat == self.me and (not before or before[0].seat != self.me)
        return Wish(found, value, self.taste.intrigue, overtakes)

    def _lost(self, found: Prospect) -> int:
        """How often the seat was driven out of the city of a noble whom somebody holds: so the two would go on taking
        him from each other."""
        return 0 if found.holder is None else self.europe.cathedrals[NOBLES[found.noble].city][self.me]

    def undoes(self, found: Prospect) -> bool:
        """Whether taking a noble would only undo what was done: it and his holder have both been driven out of his city
        before, so each has answered the other. What is scored before anybody can answer again is a gain."""
        cubes = self.europe.cathedrals[NOBLES[found.noble].city]
        if found.holder is None or found.gains or not (cubes[self.me] and cubes[found.holder]):
            return False
        if not self.clock.closing:
            return True
        better = outlook(self.europe, self.me, found.noble, self.view.gone)
        return not (better.place or (self.clock.last_turn and better.share))

    def _progress(self, found: Prospect) -> int:
        """Towards a shield and a house marker that are still to be had: the fewer are missing, the more."""
        noble, value = NOBLES[found.noble], 0
        shields, houses = self.europe.shields_left(noble.country), self.europe.houses_left
        steps = (shields, noble.city, self.cities[noble.country]), (houses, noble.rank, self.ranks)
        for markers, one, missing in steps:
            if markers and one in missing and len(missing) > 1:
                value += POINT * markers[0] // len(missing) ** 2
        return value

    def _title(self, rank: int) -> int:
        """What one cube more there is worth."""
        cubes, now = self.europe.contest(rank, self.view.gone), self.clock
        rivals = (other for other in range(len(cubes)) if other != self.me)
        after, rival = one_more(cubes, self.me), max(rivals, key=lambda other: cubes[other])
        head = self.taste.headstart
        own = title(rank, after, self.me, now, head) - title(rank, cubes, self.me, now, head)
        lost = title(rank, cubes, rival, now, head) - title(rank, after, rival, now, head)
        value = own + lost * self.rival // 100
        return value if now.last_turn else value * self.taste.title // 100
