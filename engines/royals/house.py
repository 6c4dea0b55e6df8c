"""A noble house: everything that belongs to one seat."""

from collections.abc import Mapping
from dataclasses import field

from engines.core.record import record
from engines.royals.cards import Cards
from engines.royals.components import BOX, PlanName
from engines.royals.markers import Marker
from engines.royals.orders import Orders
from engines.royals.paying import NO_CARDS, NO_INTRIGUE


@record
class Tally:
    """What is told about a seat when all is over (RY-11.7)."""

    claims: int = 0
    captures: int = 0
    suffered: int = 0
    """Nobles lost to captures."""
    kings: int = 0
    jokers: int = 0
    """Cards that jokers stood for, of both kinds."""
    from_row: int = 0
    from_deck: int = 0
    from_intrigue: int = 0
    discarded: int = 0
    """Cards given up over a hand limit."""
    ties_won: int = 0


PLANS: Mapping[PlanName, tuple[int, int]] = {plan.id: (plan.country, plan.intrigue) for plan in BOX.draw.plans}
"""Plan → country and intrigue cards (RY-5.5)."""
MOST_DRAWN = tuple(max(plan) for plan in zip(*PLANS.values(), strict=True))
"""Country and intrigue cards that one turn can draw."""


@record
class Turn:
    seat: int
    first: int | None
    """Country cards of a first turn (RY-5.4); ``None`` in every later one."""
    plan: PlanName | None = None
    """Named with the first pick of a later turn and locked by it (RY-5.5)."""
    row: int = 0
    deck: int = 0
    intrigue: int = 0
    """Cards drawn so far, by where they came from."""
    claims: tuple[int, ...] = ()
    """Nobles taken in this turn."""
    orders: Orders | None = None
    """By which this turn is played."""

    @property
    def drawn(self) -> bool:
        """Whether the turn is under way."""
        return self.row + self.deck + self.intrigue > 0

    @property
    def to_draw(self) -> tuple[int, int] | None:
        """Country and intrigue cards still to be drawn; ``None`` while the plan is open."""
        return None if self.first is None and self.plan is None else self.left(self.plan)

    @property
    def playing(self) -> bool:
        """Whether the draw is over."""
        return self.to_draw == (0, 0)

    @property
    def plans(self) -> tuple[PlanName | None, ...]:
        """By which it may be drawn: a first turn knows no plan, and one that was named is locked (RY-5.4, 5.5)."""
        if self.first is not None:
            return (None,)
        return (self.plan,) if self.plan else tuple(PLANS)

    def left(self, plan: PlanName | None) -> tuple[int, int]:
        """Country and intrigue cards still to be drawn, if *plan* is the plan."""
        country, intrigue = (self.first or 0, 0) if plan is None else PLANS[plan]
        return country - self.row - self.deck, intrigue - self.intrigue


@record
class House:
    colour: str
    hand: Cards = NO_CARDS
    intrigue: Cards = NO_INTRIGUE
    markers: tuple[Marker, ...] = ()
    turns: int = 0
    """Turns begun."""
    gone: bool = False
    """Removed from the match (RY-7.9)."""
    orders: Orders = field(default_factory=Orders)
    last: Turn | None = None
    """The last turn played, without its orders."""
    tally: Tally = field(default_factory=Tally)
