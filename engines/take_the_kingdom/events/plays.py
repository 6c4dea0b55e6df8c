"""What is declared, and how the others answer it. Whatever is played leaves a hidden hand, so it reveals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engines.core.event import Fact, Secret

# ---- plays that nobody can stop


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    place: int
    kind: Literal["settled"] = "settled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Built(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    place: int
    replaced: str | None
    kind: Literal["built"] = "built"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSet(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    place: int
    kind: Literal["trap_set"] = "trap_set"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapLaid(Secret):
    reveals: ClassVar[bool] = True
    card: str
    place: int
    kind: Literal["trap_laid"] = "trap_laid"

    def aloud(self) -> Fact:
        return TrapSet(seat=self.owners[0], place=self.place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thawed(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    place: int
    kind: Literal["thawed"] = "thawed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraTurn(Fact):
    """``lost``: the plays that were left in this turn, which ends at once."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    lost: int
    kind: Literal["extra_turn"] = "extra_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpySent(Fact):
    """A Spy goes to the deck."""

    reveals: ClassVar[bool] = True
    seat: int
    kind: Literal["spy_sent"] = "spy_sent"


# ---- plays that are aimed at somebody, and the answers to them


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A share of a declared attack. ``first`` is a kind: the defence hit first."""

    owner: int
    place: int
    amount: int
    first: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDeclared(Fact):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    boosters: tuple[str, ...]
    damage: int
    hits: tuple[Hit, ...]
    kind: Literal["attack_declared"] = "attack_declared"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDeclared(Fact):
    """``play`` is the kind of the move. The other fields are there as far as that play has them."""

    reveals: ClassVar[bool] = True
    seat: int
    play: str
    card: str
    target: int
    place: int | None = None
    defence: str | None = None
    to: int | None = None
    replaced: str | None = None
    kind: Literal["action_declared"] = "action_declared"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Fact):
    """Asked in a window, somebody let it happen."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocked(Fact):
    """``whole``: the attack is stopped for everybody, not only for this seat."""

    reveals: ClassVar[bool] = True
    seat: int
    by: str
    against: str
    whole: bool
    kind: Literal["blocked"] = "blocked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Countered(Fact):
    """A block was itself blocked."""

    reveals: ClassVar[bool] = True
    seat: int
    by: str
    against: str
    kind: Literal["countered"] = "countered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Foiled(Fact):
    """Every part of a play was stopped."""

    seat: int
    card: str
    kind: Literal["foiled"] = "foiled"
