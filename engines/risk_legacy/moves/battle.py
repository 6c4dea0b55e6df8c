"""Attacks and everything that may be answered while they go on (RL-5.6 to 5.9, RL-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.risk_legacy.components import ScarName


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveBehind:
    """Move in with all but so many."""

    troops: int
    kind: Literal["leave"] = "leave"


Advance = Union[Literal["ask", "min", "max"], LeaveBehind]
"""How many follow into a conquered territory (RL-5.9.6)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Assault:
    """One roll or many against one territory (RL-5.9.1)."""

    origin: int
    target: int
    dice: int = 3
    rolls: int | None = 1
    """``None``: until something stops it."""
    keep: int = 1
    """Stop at so many troops or fewer in *origin*."""
    scar: bool = False
    """Play the own scar card on *target* before the first roll."""
    missiles: Literal["ask", "none"] = "ask"
    press: int = 0
    """Own missiles to fire at most, each time that makes the roll conquer."""
    advance: Advance = "ask"
    kind: Literal["assault"] = "assault"


@dataclass(frozen=True, slots=True, kw_only=True)
class DefendWith:
    dice: int
    kind: Literal["defend_with"] = "defend_with"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """Let the roll go on."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayScar:
    """Onto the territory that is attacked."""

    scar: ScarName
    kind: Literal["play_scar"] = "play_scar"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fire:
    """A missile at each of these dice: numbers in the order of the roll, the attacker's first."""

    dice: tuple[int, ...]
    kind: Literal["fire"] = "fire"


# ---- putting an assault together


@dataclass(frozen=True, slots=True, kw_only=True)
class AimAttack:
    target: int
    kind: Literal["aim_attack"] = "aim_attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refine:
    """Look at everything that an assault order can say."""

    origin: int
    kind: Literal["refine"] = "refine"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetDice:
    dice: int
    kind: Literal["set_dice"] = "set_dice"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRolls:
    rolls: int | None
    kind: Literal["set_rolls"] = "set_rolls"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetKeep:
    keep: int
    kind: Literal["set_keep"] = "set_keep"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetScar:
    scar: bool
    kind: Literal["set_scar"] = "set_scar"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetMissiles:
    missiles: Literal["ask", "none"]
    press: int
    kind: Literal["set_missiles"] = "set_missiles"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAdvance:
    advance: Advance
    kind: Literal["set_advance"] = "set_advance"


BattleMove = Annotated[
    Union[
        Assault,
        DefendWith,
        Pass,
        PlayScar,
        Fire,
        AimAttack,
        Refine,
        SetDice,
        SetRolls,
        SetKeep,
        SetScar,
        SetMissiles,
        SetAdvance,
    ],
    Field(discriminator="kind"),
]
