"""What pack 1 has to tell."""

from engines.core.event import DECISIVE, NOTABLE, SLIGHT, Fact, OfSeat, Uncovered
from engines.core.record import record
from engines.core.shown import Seat, told
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.pack_1.printed import CardKind
from engines.risk_legacy.words.dice import thrown


@record
class DraftBegan(SaidItself, Uncovered):
    """Seats and their dice, round by round; whoever is *first* picks first (RL-B1.1)."""

    rounds: tuple[tuple[tuple[int, int], ...], ...]
    first: Seat

    def said(self) -> Text:
        rounds = (tuple(text("thrown-by", who=SeatRef(seat), die=die) for seat, die in each) for each in self.rounds)
        return told(self, rounds=thrown(rounds))


@record
class CardDrafted(OfSeat, weight=SLIGHT):
    category: CardKind
    value: int


@record
class TurnsSettled(Fact, weight=NOTABLE):
    """The draft is over (RL-B1.5)."""

    order: tuple[Seat, ...]


@record
class CoinsDrafted(OfSeat, weight=SLIGHT):
    """Coin cards into its hand (RL-B1.4)."""

    coins: int


@record
class CityWalled(OfSeat, weight=NOTABLE):
    """A fortification stands there for good (RL-B1.8)."""

    territory: Territory


@record
class Rioted(SaidItself, OfSeat, weight=NOTABLE, reveals=True, befalls=True):
    """In a major city that *seat* holds (RL-B1.8); troops that are lost are told by themselves."""

    territory: Territory
    die: int
    quiet: bool
    """With the troops there, and a headquarters, it was enough to keep order."""
    hq: Seat | None
    """Whose headquarters there is demolished."""

    @property
    def loser(self) -> int | None:
        return None if self.quiet else self.seat

    def weighs(self) -> int:
        return self.weight if self.hq is None else DECISIVE

    def said(self) -> Text:
        return told(self) if self.hq is None else told(self, "event-rioted-hq", seat=None, quiet=None)

    def yours(self) -> Text | None:
        return None if self.hq is None else told(self, "event-rioted-hq-yours", seat=None, quiet=None)
