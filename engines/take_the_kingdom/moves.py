"""Everything a seat can do, as data. The log of a match is a list of these.

Cards are named by kind (copies in a hand are interchangeable), places by the number of their base, defences by their
own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.core.draft import Cancel
from engines.take_the_kingdom.order_moves import AnyOrder
from engines.take_the_kingdom.ready_moves import AnyReady

# ---- plays: declared as a whole, public and final


@dataclass(frozen=True, slots=True, kw_only=True)
class Settle:
    """Lay a Land from the hand."""

    kind: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    card: str
    place: int
    replace: int | None = None
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetTrap:
    card: str
    place: int
    kind: Literal["set_trap"] = "set_trap"


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """The damage of one attack meant for one place; ``first`` is the defence that is hit first where two stand."""

    place: int
    amount: int
    first: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack:
    card: str
    morale: bool = False
    spread: bool = False
    shares: tuple[Share, ...]
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConquestLand:
    place: int
    kind: Literal["conquest_land"] = "conquest_land"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConquestDefence:
    defence: int
    to: int
    replace: int | None = None
    kind: Literal["conquest_defence"] = "conquest_defence"


@dataclass(frozen=True, slots=True, kw_only=True)
class Earthquake:
    place: int
    kind: Literal["earthquake"] = "earthquake"


@dataclass(frozen=True, slots=True, kw_only=True)
class Disrepair:
    place: int
    kind: Literal["disrepair"] = "disrepair"


@dataclass(frozen=True, slots=True, kw_only=True)
class MutinyRemove:
    defence: int
    kind: Literal["mutiny_remove"] = "mutiny_remove"


@dataclass(frozen=True, slots=True, kw_only=True)
class SabotageTrap:
    place: int
    kind: Literal["sabotage_trap"] = "sabotage_trap"


@dataclass(frozen=True, slots=True, kw_only=True)
class Freeze:
    place: int
    kind: Literal["freeze"] = "freeze"


@dataclass(frozen=True, slots=True, kw_only=True)
class Misfortune:
    seat: int
    kind: Literal["misfortune"] = "misfortune"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fortune:
    kind: Literal["fortune"] = "fortune"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpyDraw:
    kind: Literal["spy_draw"] = "spy_draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpySteal:
    seat: int
    kind: Literal["spy_steal"] = "spy_steal"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpyLook:
    place: int
    kind: Literal["spy_look"] = "spy_look"


@dataclass(frozen=True, slots=True, kw_only=True)
class MercyThaw:
    place: int
    kind: Literal["mercy_thaw"] = "mercy_thaw"


@dataclass(frozen=True, slots=True, kw_only=True)
class MercyLand:
    kind: Literal["mercy_land"] = "mercy_land"


@dataclass(frozen=True, slots=True, kw_only=True)
class MercyTurn:
    kind: Literal["mercy_turn"] = "mercy_turn"


AnyPlay = Union[
    Settle,
    Build,
    SetTrap,
    Attack,
    ConquestLand,
    ConquestDefence,
    Earthquake,
    Disrepair,
    MutinyRemove,
    SabotageTrap,
    Freeze,
    Misfortune,
    Fortune,
    SpyDraw,
    SpySteal,
    SpyLook,
    MercyThaw,
    MercyLand,
    MercyTurn,
]


# ---- putting a play together in private steps


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMorale:
    kind: Literal["add_morale"] = "add_morale"


@dataclass(frozen=True, slots=True, kw_only=True)
class AddSpread:
    kind: Literal["add_spread"] = "add_spread"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """The place that the next share is meant for."""

    place: int
    kind: Literal["aim"] = "aim"


@dataclass(frozen=True, slots=True, kw_only=True)
class First:
    """The defence that is hit first."""

    defence: int
    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True, kw_only=True)
class Portion:
    """With Spread: how much of the damage the aimed place gets."""

    amount: int
    kind: Literal["portion"] = "portion"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seize:
    """The Fort defence that a Conquest is to carry off; where to follows."""

    defence: int
    kind: Literal["seize"] = "seize"


# ---- other answers


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurn:
    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard:
    """One card over the hand limit."""

    card: str
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept:
    """Let a penalty stand."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelPenalty:
    card: str
    kind: Literal["cancel_penalty"] = "cancel_penalty"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    card: str
    kind: Literal["block"] = "block"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reverse:
    """Where the damage of a sprung trap goes in the attacker's kingdom."""

    place: int
    first: int | None = None
    kind: Literal["reverse"] = "reverse"


AnyStep = Union[AnyReady, AddMorale, AddSpread, Aim, First, Portion, Seize, Cancel]
AnyAnswer = Union[EndTurn, Discard, Accept, CancelPenalty, Pass, Block, Reverse]
Move = Annotated[Union[AnyPlay, AnyStep, AnyAnswer, AnyOrder], Field(discriminator="kind")]
