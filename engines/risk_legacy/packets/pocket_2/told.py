"""What pocket 2 has to tell."""

from engines.core.event import DECISIVE, NOTABLE, SLIGHT, OfSeat, Uncovered
from engines.core.record import record
from engines.core.shown import Seat, told
from engines.core.text import Text
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import Faction, PowerTitle, ScarTitle, Territory


@record
class IslandRisen(SaidItself, OfSeat, weight=DECISIVE):
    """*Seat* has called it; its faction works for the Aliens from now on."""

    faction: Faction
    power: PowerTitle | None
    """``None``: there was no room for it on the card of the faction."""

    def said(self) -> Text:
        return told(self) if self.power else told(self, "event-island-risen-alone", power=None)


@record
class IslandJoined(OfSeat, weight=DECISIVE):
    """A sea link, for good."""

    island: Territory
    territory: Territory


@record
class IslandManned(OfSeat, weight=DECISIVE):
    """With all its recruits, and the Aliens' own troops."""

    territory: Territory
    recruits: int
    troops: int


@record
class WeaknessGiven(OfSeat, weight=DECISIVE):
    """A scar on a faction's card, for good."""

    faction: Faction
    scar: ScarTitle


@record
class CoinRefused(OfSeat, weight=SLIGHT):
    """It has as many coin cards as a purist can bear."""

    coins: int


@record
class CoinsGivenBack(OfSeat, costs="seat", weight=NOTABLE):
    """A purist has got more coin cards than it can bear."""

    coins: int


@record
class DominationClaimed(OfSeat, weight=DECISIVE):
    """Every city on the board is the Aliens'."""


@record
class BeamedDown(OfSeat, weight=NOTABLE):
    territory: Territory
    troops: int


@record
class CityRuined(SaidItself, Uncovered, costs="hq", weight=DECISIVE):
    """*hq*: whose headquarters stood there and is gone."""

    seat: Seat
    territory: Territory
    hq: Seat | None

    def said(self) -> Text:
        return told(self, "" if self.hq is None else "event-city-ruined-with-hq")
