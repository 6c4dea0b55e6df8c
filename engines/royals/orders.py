"""Standing orders for own turns to come (RY-6.3). Secret."""

from typing import Any, Literal

from engines.core.event import Event
from engines.core.orders import StandingOrders
from engines.core.record import record
from engines.royals.components import PlanName
from engines.royals.events import Claimed, OverLimit, PeriodEnding

Then = Literal["end", "ask", "else_ask", "one_end", "one_ask"]
"""What follows the nobles: the turn ends; its owner is asked; or is asked if none was taken. With ``one`` no
second noble is taken: each line is the *else* of those before it."""
STOPS = ("had", "taken", "captured", "scoring", "discard")


@record
class Target:
    """A noble to take with the default payment; without *jokers* only if it needs none."""

    noble: int
    jokers: bool
    free: bool = False
    """Only while nobody holds it."""


@record
class Orders(StandingOrders):
    on: bool = False
    """Whether own turns are played by them, as long as any are left."""
    turns: int = 1
    """So many are left; 0: until their owner says otherwise."""
    plan: PlanName = "three_country"
    countries: tuple[int, ...] = ()
    """Each pick takes the first of these that lies in the row, else the deck."""
    nobles: tuple[Target, ...] = ()
    """Each is tried once a turn, in this order."""
    then: Then = "end"
    jokers: bool = False
    """Whether the next noble that is written down may be paid with jokers."""
    free: bool = False
    """Whether it is to be taken only while nobody holds it."""
    page: str = "top"
    """Where the seat is leafing."""

    @property
    def sated(self) -> Literal["end", "ask"]:
        """What follows once a noble was taken."""
        return "ask" if self.then == "ask" else "end"

    @property
    def otherwise(self) -> Literal["end", "ask"]:
        """What follows if none was."""
        return "end" if self.then in {"end", "one_end"} else "ask"

    @property
    def one(self) -> bool:
        """Whether a turn takes no second noble."""
        return self.then in {"one_end", "one_ask"}

    @property
    def heeds(self) -> bool:
        return self.on and bool(self.stops) and not self.resting

    def stopped_by(self, state: Any, seat: int, heard: Event) -> bool:
        match heard:
            case Claimed(seat=claimer, noble=noble, ousted=ousted):
                listed = any(target.noble == noble for target in self.nobles)
                whose = "had" if claimer == seat else "taken"
                return (listed and whose in self.stops) or (ousted == seat and "captured" in self.stops)
            case PeriodEnding():
                return "scoring" in self.stops
            case OverLimit():
                return "discard" in self.stops
            case _:
                return False
