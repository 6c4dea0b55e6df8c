"""Turns, draws and penalties."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.core.event import Fact, Secret
from engines.core.record import record

How = Literal["deal", "turn", "spy"]
Gone = Literal["limit", "out"]

# ---- turns and draws


@record
class StartChosen(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    drawn: bool
    """False: the host named it."""


@record
class TurnStarted(Fact):
    seat: int
    extra: bool
    opening: bool


@record
class TurnSkipped(Fact):
    seat: int


@record
class SomeoneDrew(Fact):
    seat: int
    count: int
    how: How


@record
class Drew(Secret):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    how: How

    def aloud(self) -> Fact:
        return SomeoneDrew(seat=self.owners[0], count=len(self.cards), how=self.how)


@record
class DeckEmptied(Fact):
    pass


@record
class HandDiscarded(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    why: Gone


@record
class TurnEnded(Fact):
    """``passes`` counts the kingdoms, of ``kingdoms`` standing, whose pass now stands; 0 unless the deck is empty."""

    seat: int
    passes: int
    kingdoms: int


@record
class MercyGiven(Fact):
    """The Mercies that every hand holds besides the cards that were dealt."""

    reveals: ClassVar[bool] = True
    count: int


# ---- penalties


@record
class PenaltyReturned(Fact):
    """Drawn in an opening turn or at the deal: shown, put back, the deck shuffled."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@record
class PenaltyShown(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@record
class PenaltyAccepted(Fact):
    seat: int
    card: str


@record
class PenaltyCancelled(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    by: str


@record
class PenaltyStands(Fact):
    """It uses a play and bans a class for the rest of the turn."""

    seat: int
    card: str
    bans: str


@record
class PenaltyIdle(Fact):
    """A Spy drew it with the last play: it has nothing left to hinder."""

    seat: int
    card: str
