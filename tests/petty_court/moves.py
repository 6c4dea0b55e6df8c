"""Everything a seat can do, as data. The log of a match is a list of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.core.draft import Cancel


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotNow:
    """Leaves a decree unwritten."""

    kind: Literal["not_now"] = "not_now"


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    card: int
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True, kw_only=True)
class Steal:
    card: int
    target: int
    kind: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fire:
    kind: Literal["fire"] = "fire"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drop:
    """One copy of *ref*, whichever: equal cards make equal options."""

    ref: str
    kind: Literal["drop"] = "drop"


# ---- a volley: begun with ``Load``, drafted with ``Aim``, played as a whole as ``Volley``


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    card: int
    kind: Literal["load"] = "load"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    target: int
    kind: Literal["aim"] = "aim"


@dataclass(frozen=True, slots=True, kw_only=True)
class Volley:
    card: int
    shots: tuple[int, ...]
    kind: Literal["volley"] = "volley"


# ---- asides


@dataclass(frozen=True, slots=True, kw_only=True)
class PassDenies:
    """Set or clear the standing order."""

    on: bool
    kind: Literal["pass_denies"] = "pass_denies"


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw:
    kind: Literal["withdraw"] = "withdraw"


Move = Annotated[
    Union[Draw, Pass, NotNow, Play, Steal, Fire, Drop, Load, Aim, Volley, PassDenies, Withdraw, Cancel],
    Field(discriminator="kind"),
]
