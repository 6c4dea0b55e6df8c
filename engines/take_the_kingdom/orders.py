"""Standing orders: what a seat wants answered while it is away. Secret, and asked before anybody is."""

from typing import Any, Literal

from engines.core.event import Event, Obeyed
from engines.core.orders import StandingOrders
from engines.core.record import record
from engines.take_the_kingdom.events.strife import Damaged, Eliminated, LandConquered
from engines.take_the_kingdom.events.turns import TurnStarted
from engines.take_the_kingdom.places import is_fort

STOPS = ("once", "turn", "fort_hit", "land_lost", "fall")


@record
class Rule:
    """When a block window matches, the first of ``use`` that the seat holds blocks; with none listed it passes."""

    against: tuple[str, ...] = ()
    """``attack``, ``attack_kept`` (one that destroys neither a Land nor the Fort), ``action`` or kinds of cards; none:
    against anything."""
    loss_at_least: int = 0
    loss_below: int = 0
    """0: whatever the loss."""
    fort_in_danger: bool = False
    fort_safe: bool = False
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

    def stopped_by(self, state: Any, seat: int, heard: Event) -> bool:
        match heard:
            case Obeyed():
                return "once" in self.stops
            case TurnStarted(seat=begun):
                return "turn" in self.stops and begun == seat
            case Damaged(owner=owner, place=place) if is_fort(place):
                return "fort_hit" in self.stops and owner == seat
            case Damaged(owner=owner, card="land", left=0):
                return "land_lost" in self.stops and owner == seat
            case LandConquered(owner=owner):
                return "land_lost" in self.stops and owner == seat
            case Eliminated():
                return "fall" in self.stops
            case _:
                return False
