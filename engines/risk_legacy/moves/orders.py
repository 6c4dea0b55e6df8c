"""Standing orders as moves of the aside (RL-6.6), and conceding (RL-7.2.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.risk_legacy.orders import MissileWatch, Page, Rule, ScarWatch, Trap


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDice:
    """Defend this territory with one die, or with as many as there are again."""

    territory: int
    one: bool
    kind: Literal["order_dice"] = "order_dice"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderScarWatch:
    """Be asked about the scar card then, or no longer."""

    watch: ScarWatch | int
    on: bool
    kind: Literal["order_scar_watch"] = "order_scar_watch"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderMissileWatch:
    watch: MissileWatch | int
    on: bool
    kind: Literal["order_missile_watch"] = "order_missile_watch"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenTrap:
    """Write the trap differently; it counts when it is saved."""

    trap: Trap
    kind: Literal["pen_trap"] = "pen_trap"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenRule:
    """Write the rule for missiles differently; it counts when it is saved."""

    rule: Rule
    kind: Literal["pen_rule"] = "pen_rule"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetTrap:
    trap: Trap
    kind: Literal["set_trap"] = "set_trap"


@dataclass(frozen=True, slots=True, kw_only=True)
class DropTrap:
    trap: Trap
    kind: Literal["drop_trap"] = "drop_trap"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRule:
    """A rule for missiles, after those that are there."""

    rule: Rule
    kind: Literal["set_rule"] = "set_rule"


@dataclass(frozen=True, slots=True, kw_only=True)
class DropRule:
    rule: Rule
    kind: Literal["drop_rule"] = "drop_rule"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderStar:
    """Whether the clock buys the star that wins (RL-5.1.2)."""

    buy: bool
    kind: Literal["order_star"] = "order_star"


@dataclass(frozen=True, slots=True, kw_only=True)
class PenConcede:
    """Be about to concede to a seat: it may end the game, so it takes a second word."""

    to: int
    kind: Literal["pen_concede"] = "pen_concede"


@dataclass(frozen=True, slots=True, kw_only=True)
class Concede:
    """To the seat that was named, or to nobody any more."""

    to: int | None
    kind: Literal["concede"] = "concede"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLeaf:
    """Turn to a page of the orders."""

    page: Page
    kind: Literal["order_leaf"] = "order_leaf"


OrderMove = Annotated[
    Union[
        OrderDice,
        OrderScarWatch,
        OrderMissileWatch,
        PenTrap,
        PenRule,
        SetTrap,
        DropTrap,
        SetRule,
        DropRule,
        OrderStar,
        PenConcede,
        Concede,
        OrderLeaf,
    ],
    Field(discriminator="kind"),
]
