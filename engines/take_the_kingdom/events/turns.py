"""Turns, draws and penalties."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.core import Fact, Seat, Secret, Uncovered, record
from engines.take_the_kingdom.naming import Card

How = Literal["deal", "turn", "spy"]
Gone = Literal["limit", "out"]

# ---- turns and draws


@record
class StartChosen(Uncovered):
    seat: Seat
    drawn: bool
    """False: the host named it."""


@record
class TurnStarted(Fact):
    opens: ClassVar[bool] = True
    seat: Seat
    extra: bool
    opening: bool


@record
class TurnSkipped(Fact):
    seat: Seat


@record
class SomeoneDrew(Fact):
    seat: Seat
    count: int
    how: How


@record
class Drew(Secret):
    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]
    how: How

    def aloud(self) -> Fact:
        return SomeoneDrew(seat=self.owners[0], count=len(self.cards), how=self.how)


@record
class DeckEmptied(Fact):
    pass


@record
class HandDiscarded(Uncovered):
    seat: Seat
    cards: tuple[Card, ...]
    why: Gone


@record
class TurnEnded(Fact):
    """``passes`` counts the kingdoms, of ``kingdoms`` standing, whose pass now stands; 0 unless the deck is empty."""

    seat: Seat
    passes: int
    kingdoms: int


@record
class MercyGiven(Uncovered):
    """The Mercies that every hand holds besides the cards that were dealt."""

    count: int


# ---- penalties


@record
class PenaltyReturned(Uncovered):
    """Drawn in an opening turn or at the deal: shown, put back, the deck shuffled."""

    seat: Seat
    card: Card


@record
class PenaltyShown(Uncovered):
    seat: Seat
    card: Card


@record
class PenaltyAccepted(Fact):
    seat: Seat
    card: Card


@record
class PenaltyCancelled(Uncovered):
    seat: Seat
    card: Card
    by: Card


@record
class PenaltyStands(Fact):
    """It uses a play and bans a class for the rest of the turn."""

    seat: Seat
    card: Card
    bans: str


@record
class PenaltyIdle(Fact):
    """A Spy drew it with the last play: it has nothing left to hinder."""

    seat: Seat
    card: Card
