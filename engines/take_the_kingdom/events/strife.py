"""What plays do: damage, traps, actions, and the fall of kingdoms."""

from typing import Literal

from engines.core.event import DECISIVE, NOTABLE, TRIFLE, Fact, OfSeat, Secret, Uncovered, Whispered
from engines.core.record import record
from engines.core.shown import Seat
from engines.take_the_kingdom.naming import Card

# ---- damage and traps


@record
class ShareLost(Fact, follows=True):
    owner: Seat
    place: int
    why: Literal["eliminated", "shielded", "blocked"]


@record
class TrapSprung(Uncovered, weight=NOTABLE, follows=True):
    owner: Seat
    place: int
    card: Card

    @property
    def actor(self) -> int:
        """Whoever laid it."""
        return self.owner


@record
class Reversed(Fact, weight=NOTABLE, follows=True, costs="owner"):
    """``by`` aims the damage at a place of ``owner``, who attacked."""

    by: Seat
    owner: Seat
    place: int
    amount: int


@record
class Damaged(Fact, weight=NOTABLE, follows=True, costs="owner"):
    owner: Seat
    place: int
    card: Card
    amount: int
    left: int
    """Strength left; 0 means destroyed."""

    def weighs(self) -> int:
        return self.weight if self.left else DECISIVE


@record
class Wasted(Fact, weight=TRIFLE, follows=True):
    owner: Seat
    place: int
    amount: int


@record
class Removed(Uncovered, weight=NOTABLE, follows=True, costs="owner"):
    """Cards that left a place for the discard, other than by damage. A trap among them is shown, unsprung."""

    owner: Seat
    place: int
    cards: tuple[Card, ...]


# ---- effects of actions


@record
class LandConquered(OfSeat, weight=DECISIVE, follows=True, costs="owner"):
    owner: Seat
    """Who had it before."""
    place: int


@record
class DefenceConquered(OfSeat, weight=DECISIVE, follows=True, costs="owner"):
    owner: Seat
    card: Card
    to: int
    replaced: Card | None


@record
class TrapLearned(Whispered, weight=NOTABLE, reveals=True, follows=True):
    """By Conquest or Spy. That it happened everybody knows from the play itself."""

    owner: Seat
    place: int
    card: Card


@record
class Frozen(Fact, weight=NOTABLE, follows=True, costs="owner"):
    owner: Seat
    place: int


@record
class SkipAhead(OfSeat, follows=True, costs="seat"):
    pass


@record
class CardStolen(Fact, weight=NOTABLE, follows=True, costs="victim"):
    thief: Seat
    victim: Seat


@record
class Stole(Secret, weight=NOTABLE, reveals=True, follows=True):
    """Thief and victim know which card it was."""

    card: Card

    def aloud(self) -> Fact:
        thief, victim = self.owners
        return CardStolen(thief=thief, victim=victim)

    @property
    def loser(self) -> int:
        return self.owners[1]


# ---- the fall of kingdoms and the end


@record
class Eliminated(OfSeat, weight=DECISIVE, follows=True, costs="seat"):
    """``by`` is nobody when a seat was taken out of the match."""

    by: Seat | None


@record
class BountyTaken(OfSeat, weight=NOTABLE, follows=True, costs="victim"):
    victim: Seat


@record
class Bounty(Secret, weight=NOTABLE, reveals=True, follows=True):
    card: Card

    def aloud(self) -> Fact:
        taker, victim = self.owners
        return BountyTaken(seat=taker, victim=victim)

    @property
    def loser(self) -> int:
        return self.owners[1]


@record
class MatchEnded(Uncovered, closes=True, weight=DECISIVE):
    """Hands, traps and the deck are open from now on."""

    why: Literal["last_standing", "all_passed", "all_played"]
