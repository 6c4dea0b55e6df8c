"""The moves with which a seat writes its standing orders. They never reach anybody else."""

from __future__ import annotations

from typing import Literal, Union

from engines.bellum_magica.orders import AnyOf, Lifetime, Page, RaidWish, RecruitWish, TreatOrder
from engines.core.move import Move
from engines.core.record import family, record


@family
class OrderMove(Move):
    """Writes in the standing orders."""


@record
class OrderLeaf(OrderMove):
    """Another page of the orders; *row* for the page of one row's treats."""

    page: Page
    row: int = 0


@record
class OrderPen(OrderMove):
    """What is written from now on holds so long (BM-6.9)."""

    lifetime: Lifetime


@record
class OrderAbsent(OrderMove):
    answer: Literal["pass", "auto"]


@record
class OrderClear(OrderMove):
    pass


@record
class PassToday(OrderMove):
    """Treat nobody today, whatever the row (BM-6.9); or take that back, so that what stood before stands again."""

    on: bool = True


# ---- which rows are paid against


@record
class OrderTreat(OrderMove):
    row: int
    answer: TreatOrder


@record
class OrderNeverTreat(OrderMove):
    pass


@record
class OrderUnless(OrderMove):
    """Accept this row, or rather not."""

    row: int


@record
class OrderUnlessSave(OrderMove):
    """Treat unless the row is one of these."""

    rows: tuple[int, ...]


@record
class OrderKeepBarrels(OrderMove):
    count: int


# ---- what is attacked


@record
class OrderRaid(OrderMove):
    mode: Literal["ask", "stay", "auto"]


@record
class OrderRaidAdd(OrderMove):
    wish: RaidWish


@record
class OrderRaidOtherwise(OrderMove):
    answer: Literal["ask", "stay"]


@record
class OrderRaidSave(OrderMove):
    pass


# ---- who is recruited


@record
class OrderRecruit(OrderMove):
    mode: Literal["ask", "none", "auto"]


@record
class OrderRecruitWhat(OrderMove):
    """The creature that is wanted next; its side follows."""

    what: Union[int, AnyOf]


@record
class OrderRecruitAdd(OrderMove):
    wish: RecruitWish


@record
class OrderKeep(OrderMove):
    resource: Literal["food", "runestones"]
    count: int


@record
class OrderRecruitOtherwise(OrderMove):
    answer: Literal["ask", "done"]


@record
class OrderRecruitSave(OrderMove):
    pass


@record
class OrderDrop(OrderMove):
    """Throw away what is being written on this page."""
