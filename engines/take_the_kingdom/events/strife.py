"""What plays do: damage, traps, actions, and the fall of kingdoms."""

from typing import ClassVar, Literal

from engines.core import Fact, OfSeat, Seat, Secret, Uncovered, Whispered, record
from engines.take_the_kingdom.naming import Card

# ---- damage and traps


@record
class ShareLost(Fact):
    owner: Seat
    place: int
    why: Literal["eliminated", "shielded", "blocked"]


@record
class TrapSprung(Uncovered):
    owner: Seat
    place: int
    card: Card


@record
class Reversed(Fact):
    """``by`` aims the damage at a place of ``owner``, who attacked."""

    by: Seat
    owner: Seat
    place: int
    amount: int


@record
class Damaged(Fact):
    owner: Seat
    place: int
    card: Card
    amount: int
    left: int
    """Strength left; 0 means destroyed."""


@record
class Wasted(Fact):
    owner: Seat
    place: int
    amount: int


@record
class Removed(Uncovered):
    """Cards that left a place for the discard, other than by damage. A trap among them is shown, unsprung."""

    owner: Seat
    place: int
    cards: tuple[Card, ...]


# ---- effects of actions


@record
class LandConquered(OfSeat):
    owner: Seat
    """Who had it before."""
    place: int


@record
class DefenceConquered(OfSeat):
    owner: Seat
    card: Card
    to: int
    replaced: Card | None


@record
class TrapLearned(Whispered):
    """By Conquest or Spy. That it happened everybody knows from the play itself."""

    reveals: ClassVar[bool] = True
    owner: Seat
    place: int
    card: Card


@record
class Frozen(Fact):
    owner: Seat
    place: int


@record
class SkipAhead(OfSeat):
    pass


@record
class CardStolen(Fact):
    thief: Seat
    victim: Seat


@record
class Stole(Secret):
    """Thief and victim know which card it was."""

    reveals: ClassVar[bool] = True
    card: Card

    def aloud(self) -> Fact:
        thief, victim = self.owners
        return CardStolen(thief=thief, victim=victim)


# ---- the fall of kingdoms and the end


@record
class Eliminated(OfSeat):
    """``by`` is nobody when a seat was taken out of the match."""

    by: Seat | None


@record
class BountyTaken(OfSeat):
    victim: Seat


@record
class Bounty(Secret):
    reveals: ClassVar[bool] = True
    card: Card

    def aloud(self) -> Fact:
        taker, victim = self.owners
        return BountyTaken(seat=taker, victim=victim)


@record
class MatchEnded(Uncovered):
    """Hands, traps and the deck are open from now on."""

    why: Literal["last_standing", "all_passed", "all_played"]
