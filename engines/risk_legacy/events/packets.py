"""What happens to sealed packets (RL-B0), and the base of what they tell themselves."""

from engines.core.event import DECISIVE, NOTABLE, Event, OfSeat, Uncovered
from engines.core.record import family, record
from engines.core.shown import Seat, told
from engines.core.text import Arg, CardRef, Text, text
from engines.risk_legacy.naming import CauseTitle, PacketTitle, Territory, brings, packet_title


@family
class SaidItself(Event):
    """An event whose line takes more than its fields, and that nothing but its packet knows."""

    def said(self) -> Text | None:
        """``None``: another event tells it along."""
        raise NotImplementedError


@record
class Met:
    """What has met the condition of a packet that nobody could open then."""

    game: int
    person: str
    """By whom; empty: by nobody who sat there."""
    barred: bool
    """The world was played without packets until now; else this one has come later."""


@record
class PacketUnsealed(SaidItself, Uncovered, weight=DECISIVE):
    """It is open for good. *seat* has opened it; nobody has, if the records alone asked for it (RL-B0.4)."""

    seat: Seat | None
    packet: PacketTitle
    met: Met | None = None
    """When the records say that its condition was met, if they asked for it; older matches do not say."""

    def said(self) -> Text:
        return told(self, "event-packet-unsealed-late" if self.seat is None else "", met=None)


@record
class TroopsLost(SaidItself, OfSeat, costs="seat", gathers="territory", befalls=True, weight=NOTABLE):
    """To no enemy (RL-B0.6)."""

    territory: Territory
    troops: int
    emptied: bool
    """Nobody stands there any more."""
    cause: CauseTitle | None = None
    """What has done it: an event, a scar; older matches do not say."""
    hq: Seat | None = None
    """Whose headquarters its holder controls no longer, since nobody is left there."""

    def weighs(self) -> int:
        return self.weight if self.hq is None else DECISIVE

    def said(self) -> Text:
        return self._said("")

    def yours(self) -> Text:
        return self._said("event-troops-lost-yours", seat=None)

    def _said(self, key: str, **more: None) -> Text:
        left = "hq" if self.hq is not None else "nobody" if self.emptied else "some"
        cause: Arg = () if self.cause is None else CardRef(self.cause)
        each, known = int(isinstance(self.territory, tuple)), int(self.cause is not None)
        return told(self, key, emptied=None, hq=None, each=each, cause=cause, known=known, left=left, **more)


@record
class RulesChanged(SaidItself, Uncovered, weight=NOTABLE):
    """A game begins, and the one before it has opened these packets."""

    packets: tuple[PacketTitle, ...]

    def said(self) -> Text:
        known = (text("packet-brings", packet=packet_title(each), brings=brings(each)) for each in self.packets)
        return told(self, packets=tuple(known))
