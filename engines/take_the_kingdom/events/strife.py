"""What plays do: damage, traps, actions, and the fall of kingdoms."""

from typing import Literal

from engines.core.event import DECISIVE, NOTABLE, TRIFLE, Fact, OfSeat, Secret, Uncovered, Whispered
from engines.core.record import record
from engines.core.shown import Seat
from engines.take_the_kingdom.naming import Card

# ---- damage and traps


@record
class ShareLost(Fact):
    owner: Seat
    place: int
    why: Literal["eliminated", "shielded", "blocked"]


@record
class TrapSprung(Uncovered, weight=NOTABLE):
    owner: Seat
    place: int
    card: Card


@record
class Reversed(Fact, weight=NOTABLE):
    """``by`` aims the damage at a place of ``owner``, who attacked."""

    by: Seat
    owner: Seat
    place: int
    amount: int


@record
class Damaged(Fact, weight=NOTABLE):
    owner: Seat
    place: int
    card: Card
    amount: int
    left: int
    """Strength left; 0 means destroyed."""

    def weighs(self) -> int:
        return self.weight if self.left else DECISIVE


@record
class Wasted(Fact, weight=TRIFLE):
    owner: Seat
    place: int
    amount: int


@record
class Removed(Uncovered, weight=NOTABLE):
    """Cards that left a place for the discard, other than by damage. A trap among them is shown, unsprung."""

    owner: Seat
    place: int
    cards: tuple[Card, ...]


# ---- effects of actions


@record
class LandConquered(OfSeat, weight=DECISIVE):
    owner: Seat
    """Who had it before."""
    place: int


@record
class DefenceConquered(OfSeat, weight=DECISIVE):
    owner: Seat
    card: Card
    to: int
    replaced: Card | None


@record
class TrapLearned(Whispered, weight=NOTABLE, reveals=True):
    """By Conquest or Spy. That it happened everybody knows from the play itself."""

    owner: Seat
    place: int
    card: Card


@record
class Frozen(Fact, weight=NOTABLE):
    owner: Seat
    place: int


@record
class SkipAhead(OfSeat):
    pass


@record
class CardStolen(Fact, weight=NOTABLE):
    thief: Seat
    victim: Seat


@record
class Stole(Secret, weight=NOTABLE, reveals=True):
    """Thief and victim know which card it was."""

    card: Card

    def aloud(self) -> Fact:
        thief, victim = self.owners
        return CardStolen(thief=thief, victim=victim)


# ---- the fall of kingdoms and the end


@record
class Eliminated(OfSeat, weight=DECISIVE):
    """``by`` is nobody when a seat was taken out of the match."""

    by: Seat | None


@record
class BountyTaken(OfSeat, weight=NOTABLE):
    victim: Seat


@record
class Bounty(Secret, weight=NOTABLE, reveals=True):
    card: Card

    def aloud(self) -> Fact:
        taker, victim = self.owners
        return BountyTaken(seat=taker, victim=victim)


@record
class MatchEnded(Uncovered, closes=True, weight=DECISIVE):
    """Hands, traps and the deck are open from now on."""

    why: Literal["last_standing", "all_passed", "all_played"]
