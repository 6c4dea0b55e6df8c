"""The moves with which a seat writes its standing orders. They never reach anybody else."""

from __future__ import annotations

from engines.core.move import Move
from engines.core.record import family, record
from engines.royals.components import PlanName
from engines.royals.orders import Page


@family
class OrderMove(Move):
    """Writes in the standing orders."""


@record
class OrderOn(OrderMove):
    """Play my next turn by these orders, or rather not."""

    on: bool


@record
class OrderPlan(OrderMove):
    plan: PlanName


@record
class OrderCountry(OrderMove):
    """Wanted next after those already named; said again, no longer wanted."""

    country: int


@record
class OrderNoble(OrderMove):
    """To be taken after those already named; said again, no longer."""

    noble: int


@record
class OrderJokers(OrderMove):
    """Whether the nobles that are written down from now on may be paid with jokers."""

    on: bool


@record
class OrderClear(OrderMove):
    pass


@record
class OrderLeaf(OrderMove):
    """Another page of the orders."""

    page: Page
