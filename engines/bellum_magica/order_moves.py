"""The moves with which a seat writes its standing orders. They never reach anybody else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Union

from engines.bellum_magica.orders import AnyOf, Lifetime, Page, RaidWish, RecruitWish, TreatOrder


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLeaf:
    """Another page of the orders; *row* for the page of one row's treats."""

    page: Page
    row: int = 0
    kind: Literal["order_leaf"] = "order_leaf"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderPen:
    """What is written from now on holds so long (BM-6.9)."""

    lifetime: Lifetime
    kind: Literal["order_pen"] = "order_pen"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderAbsent:
    answer: Literal["pass", "auto"]
    kind: Literal["order_absent"] = "order_absent"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderClear:
    kind: Literal["order_clear"] = "order_clear"


@dataclass(frozen=True, slots=True, kw_only=True)
class PassToday:
    """Treat nobody today, whatever the row (BM-6.9); or take that back, so that what stood before stands again."""

    on: bool = True
    kind: Literal["pass_today"] = "pass_today"


# ---- which rows are paid against


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderTreat:
    row: int
    answer: TreatOrder
    kind: Literal["order_treat"] = "order_treat"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderNeverTreat:
    kind: Literal["order_never_treat"] = "order_never_treat"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderUnless:
    """Accept this row, or rather not."""

    row: int
    kind: Literal["order_unless"] = "order_unless"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderUnlessSave:
    """Treat unless the row is one of these."""

    rows: tuple[int, ...]
    kind: Literal["order_unless_save"] = "order_unless_save"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderKeepBarrels:
    count: int
    kind: Literal["order_keep_barrels"] = "order_keep_barrels"


# ---- what is attacked


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRaid:
    mode: Literal["ask", "stay", "auto"]
    kind: Literal["order_raid"] = "order_raid"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRaidAdd:
    wish: RaidWish
    kind: Literal["order_raid_add"] = "order_raid_add"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRaidOtherwise:
    answer: Literal["ask", "stay"]
    kind: Literal["order_raid_otherwise"] = "order_raid_otherwise"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRaidSave:
    kind: Literal["order_raid_save"] = "order_raid_save"


# ---- who is recruited


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRecruit:
    mode: Literal["ask", "none", "auto"]
    kind: Literal["order_recruit"] = "order_recruit"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRecruitWhat:
    """The creature that is wanted next; its side follows."""

    what: Union[int, AnyOf]
    kind: Literal["order_recruit_what"] = "order_recruit_what"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRecruitAdd:
    wish: RecruitWish
    kind: Literal["order_recruit_add"] = "order_recruit_add"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderKeep:
    resource: Literal["food", "runestones"]
    count: int
    kind: Literal["order_keep"] = "order_keep"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRecruitOtherwise:
    answer: Literal["ask", "done"]
    kind: Literal["order_recruit_otherwise"] = "order_recruit_otherwise"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRecruitSave:
    kind: Literal["order_recruit_save"] = "order_recruit_save"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDrop:
    """Throw away what is being written on this page."""

    kind: Literal["order_drop"] = "order_drop"


AnyOrder = Union[
    OrderLeaf,
    OrderPen,
    OrderAbsent,
    OrderClear,
    PassToday,
    OrderTreat,
    OrderNeverTreat,
    OrderUnless,
    OrderUnlessSave,
    OrderKeepBarrels,
    OrderRaid,
    OrderRaidAdd,
    OrderRaidOtherwise,
    OrderRaidSave,
    OrderRecruit,
    OrderRecruitWhat,
    OrderRecruitAdd,
    OrderKeep,
    OrderRecruitOtherwise,
    OrderRecruitSave,
    OrderDrop,
]
