"""What pocket 1 has to tell."""

from typing import Literal

from engines.core.event import DECISIVE, NOTABLE, SLIGHT, Fact, OfSeat, Uncovered
from engines.core.record import record
from engines.core.shown import Seat, told
from engines.core.text import SeatRef, Text
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import Card, Continent, Faction, PowerTitle, Territory


@record
class NukeFell(SaidItself, Uncovered, costs="hq", weight=DECISIVE):
    """*Seat* has aimed it (RL-B5.1). *hq*: whose headquarters stood there and is gone."""

    seat: Seat
    territory: Territory
    hq: Seat | None

    def said(self) -> Text:
        return told(self, "" if self.hq is None else "event-nuke-fell-on-hq")


@record
class CardBurnt(SaidItself, Fact, costs="holder", follows=True, befalls=True, weight=NOTABLE):
    """The territory card of where it fell is gone for good. *holder*: out of whose hand."""

    card: Card
    lay: Literal["hand", "row", "rest"]
    """Where, as everybody saw: face up, or in the deck or discarded."""
    holder: Seat | None = None

    def said(self) -> Text:
        return told(self, holder=() if self.holder is None else SeatRef(self.holder))

    def yours(self) -> Text:
        return told(self, "event-card-burnt-yours", lay=None, holder=None)


@record
class FireBrought(OfSeat, weight=NOTABLE):
    """Its faction is called so for good."""

    faction: Faction


@record
class MissilePowerTaken(OfSeat, weight=NOTABLE):
    """By its faction, for good."""

    power: PowerTitle


@record
class MissilePowerUsed(OfSeat, weight=NOTABLE):
    """A missile was discarded for it."""

    power: PowerTitle


@record
class Silenced(Fact, weight=NOTABLE):
    """No dice are changed there for the rest of the turn."""

    territory: Territory


@record
class CardBarred(Fact, costs="seat", weight=NOTABLE):
    """*Seat* cannot take it now."""

    seat: Seat
    card: Card


@record
class BonusDenied(Fact, costs="seat", weight=NOTABLE):
    """*Seat* gets nothing for that continent this turn."""

    seat: Seat
    continent: Continent


@record
class Rallied(OfSeat, weight=NOTABLE):
    """So many into each of these."""

    territories: tuple[Territory, ...]
    troops: int


@record
class BringerArmed(OfSeat, weight=NOTABLE):
    """The Mutants are in this game: it begins with more missiles (RL-B5.6)."""

    missiles: int


@record
class OnesRerolled(OfSeat, weight=SLIGHT):
    """So many natural ones of its attack, until none was left."""

    dice: int


@record
class MutationClaimed(OfSeat, weight=DECISIVE):
    """All that glows is theirs."""


@record
class ChaosPaid(OfSeat, weight=DECISIVE):
    """A star, since nobody else rules a continent."""


@record
class MutantsGrown(OfSeat, weight=NOTABLE):
    """The first step of their evolution."""

    way: str


@record
class MutantsEvolved(OfSeat, weight=DECISIVE):
    power: PowerTitle


@record
class CardSwapped(OfSeat, costs="other", weight=NOTABLE):
    other: Seat
    gave: Card
    got: Card


@record
class Cloned(OfSeat, weight=SLIGHT):
    territory: Territory
    troops: int


@record
class Entrancing(OfSeat, weight=NOTABLE):
    """Nobody may attack it before its next turn."""

    territory: Territory
