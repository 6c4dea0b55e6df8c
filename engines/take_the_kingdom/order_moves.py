"""How a seat writes its standing orders: asides, told to nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Union

from engines.take_the_kingdom.orders import Page


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderHush:
    on: bool
    kind: Literal["order_hush"] = "order_hush"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDone:
    on: bool
    kind: Literal["order_done"] = "order_done"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderOtherwise:
    answer: Literal["ask", "pass"]
    kind: Literal["order_otherwise"] = "order_otherwise"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderReversal:
    answer: Literal["ask", "best"]
    kind: Literal["order_reversal"] = "order_reversal"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderPenalty:
    card: str
    answer: Literal["ask", "accept", "cancel"]
    cancel_with: tuple[str, ...] = ()
    kind: Literal["order_penalty"] = "order_penalty"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDiscard:
    """Never ask at the hand limit: the default order (``usual``), or ask again."""

    answer: Literal["ask", "usual"]
    kind: Literal["order_discard"] = "order_discard"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardSooner:
    """Give this kind up next after those already named."""

    card: str
    kind: Literal["discard_sooner"] = "discard_sooner"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaf:
    """Turn to another page of the own orders. The page ``rule`` begins a new rule or goes on with it."""

    page: Page
    kind: Literal["leaf"] = "leaf"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleAgainst:
    """Add what the rule is about: ``attack``, ``action`` or a kind of card; once more takes it off."""

    what: str
    kind: Literal["rule_against"] = "rule_against"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleLoss:
    """The rule counts from this loss of points on."""

    loss: int
    kind: Literal["rule_loss"] = "rule_loss"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleDanger:
    """Whether the rule counts only when the Fort is in danger."""

    on: bool
    kind: Literal["rule_danger"] = "rule_danger"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleUse:
    """The next card to block with."""

    card: str
    kind: Literal["rule_use"] = "rule_use"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSave:
    kind: Literal["rule_save"] = "rule_save"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleDrop:
    """Strike out the rule with this index; without one, the rule being written."""

    index: int | None = None
    kind: Literal["rule_drop"] = "rule_drop"


AnyOrder = Union[
    OrderHush,
    OrderDone,
    OrderOtherwise,
    OrderReversal,
    OrderPenalty,
    OrderDiscard,
    DiscardSooner,
    Leaf,
    RuleAgainst,
    RuleLoss,
    RuleDanger,
    RuleUse,
    RuleSave,
    RuleDrop,
]
