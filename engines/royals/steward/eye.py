"""How the steward looks at the table: what every noble would be worth to it, counted once per answer."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from engines.royals.atlas import NOBLES
from engines.royals.claims import Prospect
from engines.royals.steward.worth import Judge, clock
from engines.royals.view import View

COUNTRY_CARD = 100
INTRIGUE_CARD = 150
"""What a card is worth, in hundredths of a country card."""


class Wish(NamedTuple):
    """A noble that can be had, now or later."""

    found: Prospect
    worth: int
    """In hundredths of a point."""
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
        return self.worth * 100 // (COUNTRY_CARD * sum(country) + INTRIGUE_CARD * sum(intrigue))

    @property
    def promise(self) -> int:
        """The same without jokers, for a target: what is still to be drawn counts twice."""
        found = self.found
        country, intrigue = NOBLES[found.noble].cost + found.jokers, found.intrigue + found.intrigue_jokers
        return self.worth * 100 // (COUNTRY_CARD * country + INTRIGUE_CARD * intrigue)


class Eye:
    def __init__(self, view: View) -> None:
        assert view.own is not None
        self.view, self.own, self.clock = view, view.own, clock(view)
        judge = Judge(view, self.clock)
        free = (found for found in view.own.prospects if found.hindrance in {None, "cards_missing"})
        self.wishes = tuple(Wish(found, *judge.worth(found)) for found in free)
        """In the order of the data."""

    @cached_property
    def targets(self) -> tuple[Wish, ...]:
        """The best first."""
        return tuple(sorted(self.wishes, key=lambda wish: -wish.promise))
