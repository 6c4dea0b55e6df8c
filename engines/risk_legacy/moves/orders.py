"""Standing orders as moves of the aside (RL-6.6), and conceding (RL-7.2.5)."""

from __future__ import annotations

from engines.core.move import Move
from engines.core.record import family, record
from engines.risk_legacy.orders import MissileWatch, Page, Rule, ScarWatch, Trap


@family
class OrderMove(Move):
    pass


@record
class OrderDice(OrderMove):
    """Defend this territory with one die, or with as many as there are again."""

    territory: int
    one: bool


@record
class OrderScarWatch(OrderMove):
    """Be asked about the scar card then, or no longer."""

    watch: ScarWatch | int
    on: bool


@record
class OrderMissileWatch(OrderMove):
    watch: MissileWatch | int
    on: bool


@record
class PenTrap(OrderMove):
    """Write the trap differently; it counts when it is saved."""

    trap: Trap


@record
class PenRule(OrderMove):
    """Write the rule for missiles differently; it counts when it is saved."""

    rule: Rule


@record
class SetTrap(OrderMove):
    trap: Trap


@record
class DropTrap(OrderMove):
    trap: Trap


@record
class SetRule(OrderMove):
    """A rule for missiles, after those that are there."""

    rule: Rule


@record
class DropRule(OrderMove):
    rule: Rule


@record
class OrderStar(OrderMove):
    """Whether the clock buys the star that wins (RL-5.1.2)."""

    buy: bool


@record
class PenConcede(OrderMove):
    """Be about to concede to a seat: it may end the game, so it takes a second word."""

    to: int


@record
class Concede(OrderMove):
    """To the seat that was named, or to nobody any more."""

    to: int | None


@record
class OrderLeaf(OrderMove):
    """Turn to a page of the orders."""

    page: Page
