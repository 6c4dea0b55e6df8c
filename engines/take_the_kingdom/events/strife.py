"""What plays do: damage, traps, actions, and the fall of kingdoms."""

from typing import ClassVar, Literal

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
class TrapSprung(Uncovered):
    weight: ClassVar[int] = NOTABLE
    owner: Seat
    place: int
    card: Card


@record
class Reversed(Fact):
    """``by`` aims the damage at a place of ``owner``, who attacked."""

    weight: ClassVar[int] = NOTABLE
    by: Seat
    owner: Seat
    place: int
    amount: int


@record
class Damaged(Fact):
    weight: ClassVar[int] = NOTABLE
    owner: Seat
    place: int
    card: Card
    amount: int
    left: int
    """Strength left; 0 means destroyed."""

    def weighs(self) -> int:
        return self.weight if self.left else DECISIVE


@record
class Wasted(Fact):
    weight: ClassVar[int] = TRIFLE
    owner: Seat
    place: int
    amount: int


@record
class Removed(Uncovered):
    """Cards that left a place for the discard, other than by damage. A trap among them is shown, unsprung."""

    weight: ClassVar[int] = NOTABLE
    owner: Seat
    place: int
    cards: tuple[Card, ...]


# ---- effects of actions


@record
class LandConquered(OfSeat):
    weight: ClassVar[int] = DECISIVE
    owner: Seat
    """Who had it before."""
    place: int


@record
class DefenceConquered(OfSeat):
    weight: ClassVar[int] = DECISIVE
    owner: Seat
    card: Card
    to: int
    replaced: Card | None


@record
class TrapLearned(Whispered):
    """By Conquest or Spy. That it happened everybody knows from the play itself."""

    weight: ClassVar[int] = NOTABLE
    reveals: ClassVar[bool] = True
    owner: Seat
    place: int
    card: Card


@record
class Frozen(Fact):
    weight: ClassVar[int] = NOTABLE
    owner: Seat
    place: int


@record
class SkipAhead(OfSeat):
    pass


@record
class CardStolen(Fact):
    weight: ClassVar[int] = NOTABLE
    thief: Seat
    victim: Seat


@record
class Stole(Secret):
    """Thief and victim know which card it was."""

    weight: ClassVar[int] = NOTABLE
    reveals: ClassVar[bool] = True
    card: Card

    def aloud(self) -> Fact:
        thief, victim = self.owners
        return CardStolen(thief=thief, victim=victim)


# ---- the fall of kingdoms and the end


@record
class Eliminated(OfSeat):
    """``by`` is nobody when a seat was taken out of the match."""

    weight: ClassVar[int] = DECISIVE
    by: Seat | None


@record
class BountyTaken(OfSeat):
    weight: ClassVar[int] = NOTABLE
    victim: Seat


@record
class Bounty(Secret):
    weight: ClassVar[int] = NOTABLE
    reveals: ClassVar[bool] = True
    card: Card

    def aloud(self) -> Fact:
        taker, victim = self.owners
        return BountyTaken(seat=taker, victim=victim)


@record
class MatchEnded(Uncovered):
    """Hands, traps and the deck are open from now on."""

    weight: ClassVar[int] = DECISIVE
    why: Literal["last_standing", "all_passed", "all_played"]
