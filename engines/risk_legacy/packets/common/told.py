"""What all packets have to tell."""

from engines.core.event import NOTABLE, SLIGHT, Fact, OfSeat, Uncovered
from engines.core.record import record
from engines.core.shown import Seat, told
from engines.core.text import Text
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.common.titles import EventTitle


@record
class LandFed(OfSeat, weight=SLIGHT):
    """Troops that what lies in a territory has brought its holder."""

    territory: Territory
    troops: int


@record
class EventDrawn(SaidItself, Uncovered, weight=NOTABLE):
    """A card of the event deck (RL-B0.8). *seat*: whom it names; ``None``: nobody."""

    event: EventTitle
    seat: Seat | None

    def said(self) -> Text:
        return told(self, "" if self.seat is None else "event-event-drawn-for")


@record
class EventDestroyed(Fact, weight=SLIGHT):
    """It is out of this world for good."""

    event: EventTitle
