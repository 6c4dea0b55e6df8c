"""What plays do: damage, traps, actions, and the fall of kingdoms."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.core.event import Fact, Secret
from engines.core.record import record

# ---- damage and traps


@record
class ShareLost(Fact):
    owner: int
    place: int
    why: Literal["eliminated", "shielded", "blocked"]


@record
class TrapSprung(Fact):
    reveals: ClassVar[bool] = True
    owner: int
    place: int
    card: str


@record
class Reversed(Fact):
    """``by`` aims the damage at a place of ``owner``, who attacked."""

    by: int
    owner: int
    place: int
    amount: int


@record
class Damaged(Fact):
    owner: int
    place: int
    card: str
    amount: int
    left: int
    """Strength left; 0 means destroyed."""


@record
class Wasted(Fact):
    owner: int
    place: int
    amount: int


@record
class Removed(Fact):
    """Cards that left a place for the discard, other than by damage. A trap among them is shown, unsprung."""

    reveals: ClassVar[bool] = True
    owner: int
    place: int
    cards: tuple[str, ...]


# ---- effects of actions


@record
class LandConquered(Fact):
    seat: int
    owner: int
    """Who had it before."""
    place: int


@record
class DefenceConquered(Fact):
    seat: int
    owner: int
    card: str
    to: int
    replaced: str | None


@record
class TrapLearned(Secret):
    """By Conquest or Spy. That it happened everybody knows from the play itself."""

    reveals: ClassVar[bool] = True
    owner: int
    place: int
    card: str

    def aloud(self) -> Fact | None:
        return None


@record
class Frozen(Fact):
    owner: int
    place: int


@record
class SkipAhead(Fact):
    seat: int


@record
class CardStolen(Fact):
    thief: int
    victim: int


@record
class Stole(Secret):
    """Thief and victim know which card it was."""

    reveals: ClassVar[bool] = True
    card: str

    def aloud(self) -> Fact:
        thief, victim = self.owners
        return CardStolen(thief=thief, victim=victim)


# ---- the fall of kingdoms and the end


@record
class Eliminated(Fact):
    """``by`` is nobody when a seat was taken out of the match."""

    seat: int
    by: int | None


@record
class BountyTaken(Fact):
    seat: int
    victim: int


@record
class Bounty(Secret):
    reveals: ClassVar[bool] = True
    card: str

    def aloud(self) -> Fact:
        taker, victim = self.owners
        return BountyTaken(seat=taker, victim=victim)


@record
class MatchEnded(Fact):
    """Hands, traps and the deck are open from now on."""

    reveals: ClassVar[bool] = True
    why: Literal["last_standing", "all_passed", "all_played"]
