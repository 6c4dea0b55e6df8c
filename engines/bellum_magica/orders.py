"""Standing orders (BM-6.4 to 6.9). Secret, asked before anybody is, kept in two layers: what holds until it is changed,
and what holds for today and stands before it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Union

from engines.bellum_magica.components import ROWS, PaymentName

TreatOrder = Literal["ask", "pass", "barrel", "spell", "spell_then_barrel"]
WishSide = Literal["left", "right", "auto"]
Lifetime = Literal["until_changed", "today"]
AnyOf = Literal["any_evil", "any_more_evil"]
Page = Literal[
    "top", "treats", "row", "unless", "raid", "raid_list",
    "recruit", "recruit_list", "recruit_evil", "recruit_more_evil", "recruit_side", "keep",
]  # fmt: skip
"""Where a seat is leafing in its own orders."""
ASK_ALWAYS: tuple[TreatOrder, ...] = tuple("ask" for _ in range(ROWS))
NEVER_TREAT: tuple[TreatOrder, ...] = tuple("pass" for _ in range(ROWS))
PAYMENTS: tuple[PaymentName, ...] = ("rune_and_food", "runes")
"""The usual order of payments for a more evil creature (BM-6.7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Treats:
    """The answer to a poll by row (BM-6.4)."""

    rows: tuple[TreatOrder, ...] = ASK_ALWAYS
    keep_barrels: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidWish:
    """``settlement``: with its number, the tavern too; ``castle``: with the seat."""

    what: Literal["settlement", "best_settlement", "castle"]
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Raids:
    """``list``: the first wish that is legal (BM-6.5)."""

    mode: Literal["ask", "stay", "auto", "list"] = "ask"
    wishes: tuple[RaidWish, ...] = ()
    otherwise: Literal["ask", "stay"] = "ask"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecruitWish:
    """*what*: a card by number, or whatever lies in the lowest slot of a deck's display."""

    what: Union[int, AnyOf]
    side: WishSide
    payments: tuple[PaymentName, ...] = PAYMENTS
    """For a more evil creature; an evil one has one price."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruits:
    """``list``: the first wish that can be paid, from the start again after each (BM-6.7)."""

    mode: Literal["ask", "none", "auto", "list"] = "ask"
    wishes: tuple[RecruitWish, ...] = ()
    keep_food: int = 0
    keep_runestones: int = 0
    otherwise: Literal["ask", "done"] = "ask"
    once: bool = False
    """A plan: each wish is struck off when it is done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer:
    """``None``: nothing is said here."""

    treats: Treats | None = None
    raids: Raids | None = None
    recruits: Recruits | None = None
    absent: Literal["pass", "auto"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pen:
    """What is being written, and where. Nothing of it counts before it is saved."""

    lifetime: Lifetime = "until_changed"
    page: Page = "top"
    row: int = 0
    """The row whose treats are chosen."""
    unless: tuple[int, ...] = ()
    """Rows for *treat unless the row is one of …*."""
    raids: Raids = field(default_factory=lambda: Raids(mode="list"))
    recruits: Recruits = field(default_factory=lambda: Recruits(mode="list"))
    what: Union[int, AnyOf] = "any_evil"
    """The creature whose side is chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders:
    standing: Layer = field(default_factory=Layer)
    today: Layer = field(default_factory=Layer)
    pen: Pen = field(default_factory=Pen)

    @property
    def treats(self) -> Treats:
        return self.today.treats or self.standing.treats or Treats()

    @property
    def raids(self) -> Raids:
        return self.today.raids or self.standing.raids or Raids()

    @property
    def recruits(self) -> Recruits:
        return self.today.recruits or self.standing.recruits or Recruits()

    @property
    def absent(self) -> Literal["pass", "auto"]:
        """What the clock answers (BM-6.8)."""
        return self.today.absent or self.standing.absent or "pass"

    @property
    def counts(self) -> tuple[Layer, Layer]:
        """All that answers anything: leafing changes no order."""
        return self.standing, self.today
