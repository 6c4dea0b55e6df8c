"""Standing orders: what a seat wants answered while it is away. Secret, and asked before anybody is."""

from typing import Literal

from engines.core.orders import StandingOrders
from engines.core.record import record


@record
class Rule:
    """When a block window matches, the first of ``use`` that the seat holds blocks; with none listed it passes."""

    against: tuple[str, ...] = ()
    """``attack``, ``action`` or kinds of cards; none: against anything."""
    loss_at_least: int = 0
    fort_in_danger: bool = False
    use: tuple[str, ...] = ()


@record
class PenaltyOrder:
    card: str
    answer: Literal["ask", "accept", "cancel"] = "ask"
    cancel_with: tuple[str, ...] = ()


@record
class Orders(StandingOrders):
    blocks: tuple[Rule, ...] = ()
    """The first that matches counts; a rule whose cards are not held is passed over."""
    otherwise: Literal["ask", "pass"] = "ask"
    hush: bool = False
    """Pass every block window in which the Fort is safe, until the own next turn begins."""
    penalties: tuple[PenaltyOrder, ...] = ()
    """Penalties that are not listed are asked about."""
    reversal: Literal["ask", "best"] = "ask"
    discard: tuple[str, ...] = ()
    """Kinds to give up first; empty: ask. Kinds that are not listed follow in the default order."""
    done: bool = False
    """Pass every turn that begins with an empty deck."""
    page: str = "top"
    """Where the seat is leafing."""
    writing: Rule | None = None
    """The rule that is being put together."""
