"""Turns, draws and penalties."""

from typing import Literal

from engines.core.event import NOTABLE, SLIGHT, TRIFLE, Fact, OfSeat, Secret, Uncovered
from engines.core.record import record
from engines.core.shown import Seat
from engines.take_the_kingdom.naming import Card

How = Literal["deal", "turn", "spy"]
Gone = Literal["limit", "out"]

# ---- turns and draws


@record
class StartChosen(Uncovered):
    seat: Seat
    drawn: bool
    """False: the host named it."""

    @property
    def actor(self) -> None:
        """Nobody who plays has done it: it is told of the match, not of whoever begins."""


@record
class TurnStarted(OfSeat, opens=True):
    extra: bool
    opening: bool


@record
class TurnSkipped(OfSeat):
    pass


@record
class SomeoneDrew(OfSeat, adds="count", weight=SLIGHT):
    count: int
    how: How


@record
class Drew(Secret, adds="cards", weight=SLIGHT, reveals=True):
    cards: tuple[Card, ...]
    how: How

    def aloud(self) -> Fact:
        return SomeoneDrew(seat=self.owners[0], count=len(self.cards), how=self.how)


@record
class DeckEmptied(Fact, weight=NOTABLE):
    pass


@record
class HandDiscarded(Uncovered):
    seat: Seat
    cards: tuple[Card, ...]
    why: Gone


@record
class TurnEnded(OfSeat):
    """``passes`` counts the kingdoms, of ``kingdoms`` standing, whose pass now stands; 0 unless the deck is empty."""

    passes: int
    kingdoms: int

    def weighs(self) -> int:
        return self.weight if self.passes else TRIFLE


@record
class MercyGiven(Uncovered, weight=TRIFLE):
    """The Mercies that every hand holds besides the cards that were dealt."""

    count: int


# ---- penalties


@record
class PenaltyReturned(Uncovered, weight=TRIFLE):
    """Drawn in an opening turn or at the deal: shown, put back, the deck shuffled."""

    seat: Seat
    card: Card


@record
class PenaltyShown(Uncovered):
    seat: Seat
    card: Card


@record
class PenaltyAccepted(OfSeat, weight=TRIFLE, follows=True):
    card: Card


@record
class PenaltyCancelled(Uncovered, follows=True):
    seat: Seat
    card: Card
    by: Card


@record
class PenaltyStands(OfSeat, follows=True):
    """It uses a play and bans a class for the rest of the turn."""

    card: Card
    bans: str


@record
class PenaltyIdle(OfSeat, weight=TRIFLE, follows=True):
    """A Spy drew it with the last play: it has nothing left to hinder."""

    card: Card
