"""Standing orders for the next own turn (RY-6.3). Secret; used once."""

from engines.core.orders import StandingOrders
from engines.core.record import record
from engines.royals.components import PlanName


@record
class Target:
    """A noble to take with the default payment; without *jokers* only if it needs none."""

    noble: int
    jokers: bool


@record
class Orders(StandingOrders):
    on: bool = False
    """Whether the next turn is played by them."""
    plan: PlanName = "three_country"
    countries: tuple[int, ...] = ()
    """Each pick takes the first of these that lies in the row, else the deck."""
    nobles: tuple[Target, ...] = ()
    """Each is tried once, in this order."""
    jokers: bool = False
    """Whether the next noble that is written down may be paid with jokers."""
    page: str = "top"
    """Where the seat is leafing."""
