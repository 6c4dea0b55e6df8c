"""How a seat writes its standing orders: asides, told to nobody."""

from __future__ import annotations

from typing import Literal

from engines.core.move import Move
from engines.core.record import family, record
from engines.take_the_kingdom.orders import Page


@family
class OrderMove(Move):
    """Writes in the standing orders."""


@record
class OrderHush(OrderMove):
    on: bool


@record
class OrderDone(OrderMove):
    on: bool


@record
class OrderOtherwise(OrderMove):
    answer: Literal["ask", "pass"]


@record
class OrderReversal(OrderMove):
    answer: Literal["ask", "best"]


@record
class OrderPenalty(OrderMove):
    card: str
    answer: Literal["ask", "accept", "cancel"]
    cancel_with: tuple[str, ...] = ()


@record
class OrderDiscard(OrderMove):
    """Never ask at the hand limit: the default order (``usual``), or ask again."""

    answer: Literal["ask", "usual"]


@record
class DiscardSooner(OrderMove):
    """Give this kind up next after those already named."""

    card: str


@record
class Leaf(OrderMove):
    """Turn to another page of the own orders. The page ``rule`` begins a new rule or goes on with it."""

    page: Page


@record
class RuleAgainst(OrderMove):
    """Add what the rule is about: ``attack``, ``action`` or a kind of card; once more takes it off."""

    what: str


@record
class RuleLoss(OrderMove):
    """The rule counts from this loss of points on."""

    loss: int


@record
class RuleDanger(OrderMove):
    """Whether the rule counts only when the Fort is in danger."""

    on: bool


@record
class RuleUse(OrderMove):
    """The next card to block with."""

    card: str


@record
class RuleSave(OrderMove):
    pass


@record
class RuleDrop(OrderMove):
    """Strike out the rule with this index; without one, the rule being written."""

    index: int | None = None
