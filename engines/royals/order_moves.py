"""The moves with which a seat writes its standing orders. They never reach anybody else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Union

from engines.royals.components import PlanName
from engines.royals.orders import Page


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderOn:
    """Play my next turn by these orders, or rather not."""

    on: bool
    kind: Literal["order_on"] = "order_on"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderPlan:
    plan: PlanName
    kind: Literal["order_plan"] = "order_plan"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderCountry:
    """Wanted next after those already named; said again, no longer wanted."""

    country: int
    kind: Literal["order_country"] = "order_country"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderNoble:
    """To be taken after those already named; said again, no longer."""

    noble: int
    kind: Literal["order_noble"] = "order_noble"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderJokers:
    """Whether the nobles that are written down from now on may be paid with jokers."""

    on: bool
    kind: Literal["order_jokers"] = "order_jokers"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderClear:
    kind: Literal["order_clear"] = "order_clear"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLeaf:
    """Another page of the orders."""

    page: Page
    kind: Literal["order_leaf"] = "order_leaf"


AnyOrder = Union[OrderOn, OrderPlan, OrderCountry, OrderNoble, OrderJokers, OrderClear, OrderLeaf]
