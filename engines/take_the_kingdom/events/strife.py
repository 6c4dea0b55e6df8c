"""What plays do: damage, traps, actions, and the fall of kingdoms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engines.core.event import Fact, Secret

# ---- damage and traps


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareLost(Fact):
    owner: int
    place: int
    why: Literal["eliminated", "shielded", "blocked"]
    kind: Literal["share_lost"] = "share_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSprung(Fact):
    reveals: ClassVar[bool] = True
    owner: int
    place: int
    card: str
    kind: Literal["trap_sprung"] = "trap_sprung"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reversed(Fact):
    """``by`` aims the damage at a place of ``owner``, who attacked."""

    by: int
    owner: int
    place: int
    amount: int
    kind: Literal["reversed"] = "reversed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Damaged(Fact):
    owner: int
    place: int
    card: str
    amount: int
    left: int
    """Strength left; 0 means destroyed."""
    kind: Literal["damaged"] = "damaged"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wasted(Fact):
    owner: int
    place: int
    amount: int
    kind: Literal["wasted"] = "wasted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(Fact):
    """Cards that left a place for the discard, other than by damage. A trap among them is shown, unsprung."""

    reveals: ClassVar[bool] = True
    owner: int
    place: int
    cards: tuple[str, ...]
    kind: Literal["removed"] = "removed"


# ---- effects of actions


@dataclass(frozen=True, slots=True, kw_only=True)
class LandConquered(Fact):
    seat: int
    owner: int
    """Who had it before."""
    place: int
    kind: Literal["land_conquered"] = "land_conquered"


@dataclass(frozen=True, slots=True, kw_only=True)
class DefenceConquered(Fact):
    seat: int
    owner: int
    card: str
    to: int
    replaced: str | None
    kind: Literal["defence_conquered"] = "defence_conquered"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapLearned(Secret):
    """By Conquest or Spy. That it happened everybody knows from the play itself."""

    reveals: ClassVar[bool] = True
    owner: int
    place: int
    card: str
    kind: Literal["trap_learned"] = "trap_learned"

    def aloud(self) -> Fact | None:
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Frozen(Fact):
    owner: int
    place: int
    kind: Literal["frozen"] = "frozen"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipAhead(Fact):
    seat: int
    kind: Literal["skip_ahead"] = "skip_ahead"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStolen(Fact):
    thief: int
    victim: int
    kind: Literal["card_stolen"] = "card_stolen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stole(Secret):
    """Thief and victim know which card it was."""

    reveals: ClassVar[bool] = True
    card: str
    kind: Literal["stole"] = "stole"

    def aloud(self) -> Fact:
        thief, victim = self.owners
        return CardStolen(thief=thief, victim=victim)


# ---- the fall of kingdoms and the end


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminated(Fact):
    """``by`` is nobody when a seat was taken out of the match."""

    seat: int
    by: int | None
    kind: Literal["eliminated"] = "eliminated"


@dataclass(frozen=True, slots=True, kw_only=True)
class BountyTaken(Fact):
    seat: int
    victim: int
    kind: Literal["bounty_taken"] = "bounty_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounty(Secret):
    reveals: ClassVar[bool] = True
    card: str
    kind: Literal["bounty"] = "bounty"

    def aloud(self) -> Fact:
        taker, victim = self.owners
        return BountyTaken(seat=taker, victim=victim)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded(Fact):
    """Hands, traps and the deck are open from now on."""

    reveals: ClassVar[bool] = True
    why: Literal["last_standing", "all_passed", "all_played"]
    kind: Literal["match_ended"] = "match_ended"
