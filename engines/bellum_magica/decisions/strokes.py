"""What each stroke of the pen does to standing orders (BM-6.3 to 6.9)."""

from __future__ import annotations

from typing import Any

from engines.bellum_magica.decisions.writing import EVERY_ROW
from engines.bellum_magica.order_moves import (
    OrderAbsent,
    OrderClear,
    OrderDrop,
    OrderKeep,
    OrderKeepBarrels,
    OrderLeaf,
    OrderNeverTreat,
    OrderPen,
    OrderRaid,
    OrderRaidAdd,
    OrderRaidOtherwise,
    OrderRaidSave,
    OrderRecruit,
    OrderRecruitAdd,
    OrderRecruitOtherwise,
    OrderRecruitSave,
    OrderRecruitWhat,
    OrderTreat,
    OrderUnless,
    OrderUnlessSave,
    PassToday,
)
from engines.bellum_magica.orders import (
    NEVER_TREAT,
    Layer,
    Orders,
    Pen,
    RaidOrder,
    RecruitOrder,
    TreatOrder,
    Treats,
)
from engines.core.move import Move
from engines.core.record import evolve


def written(orders: Orders, move: Move) -> Orders:
    match move:
        case OrderLeaf(page=page, row=row):
            return _pen(orders, page=page, row=row)
        case OrderPen(lifetime=lifetime):
            return _pen(orders, lifetime=lifetime)
        case OrderAbsent(answer=answer):
            return _layered(orders, absent=answer)
        case PassToday(on=on):
            return evolve(orders, today=evolve(orders.today, treats=Treats(rows=NEVER_TREAT) if on else None))
        case OrderClear():
            return evolve(orders, standing=Layer(), today=Layer())
        case OrderDrop() if orders.pen.page == "raid_list":
            return _pen(orders, raids=Pen().raids)
        case OrderDrop():
            return _pen(orders, recruits=Pen().recruits)
        case OrderTreat() | OrderNeverTreat() | OrderUnless() | OrderUnlessSave() | OrderKeepBarrels():
            return _treat_written(orders, move)
        case OrderRaid() | OrderRaidAdd() | OrderRaidOtherwise() | OrderRaidSave():
            return _raid_written(orders, move)
        case _:
            return _recruit_written(orders, move)


def _treat_written(orders: Orders, move: Move) -> Orders:
    treats, pen = orders.beneath.treats, orders.pen
    match move:
        case OrderTreat(row=row, answer=answer):
            changed = (*treats.rows[: row - 1], answer, *treats.rows[row:])
            return _layered(_pen(orders, page="treats"), treats=evolve(treats, rows=changed))
        case OrderNeverTreat():
            return _layered(orders, treats=evolve(treats, rows=NEVER_TREAT))
        case OrderKeepBarrels(count=count):
            return _layered(orders, treats=evolve(treats, keep_barrels=count))
        case OrderUnless(row=row):
            others = tuple(other for other in pen.unless if other != row)
            return _pen(orders, unless=others if row in pen.unless else tuple(sorted((*others, row))))
        case OrderUnlessSave(rows=fine):
            rows: tuple[TreatOrder, ...] = tuple("pass" if row in fine else "spell_then_barrel" for row in EVERY_ROW)
            return _layered(_pen(orders, page="treats", unless=()), treats=evolve(treats, rows=rows))
        case _:
            raise AssertionError(move)


def _raid_written(orders: Orders, move: Move) -> Orders:
    raids = orders.pen.raids
    match move:
        case OrderRaid(mode=mode):
            return _layered(orders, raids=RaidOrder(mode=mode))
        case OrderRaidAdd(wish=wish):
            return _pen(orders, raids=evolve(raids, wishes=(*raids.wishes, wish)))
        case OrderRaidOtherwise(answer=otherwise):
            return _pen(orders, raids=evolve(raids, otherwise=otherwise))
        case _:
            clean = _pen(orders, page="raid", raids=Pen().raids)
            return evolve(clean, today=evolve(orders.today, raids=raids))


def _recruit_written(orders: Orders, move: Move) -> Orders:
    recruits = orders.pen.recruits
    match move:
        case OrderRecruit(mode=mode):
            return _layered(orders, recruits=RecruitOrder(mode=mode))
        case OrderRecruitWhat(what=what):
            return _pen(orders, page="recruit_side", what=what)
        case OrderRecruitAdd(wish=wish):
            added = evolve(recruits, wishes=(*recruits.wishes, wish))
            return _pen(orders, page="recruit_list", recruits=added)
        case OrderKeep(resource="food", count=count):
            return _pen(orders, page="recruit_list", recruits=evolve(recruits, keep_food=count))
        case OrderKeep(count=count):
            return _pen(orders, page="recruit_list", recruits=evolve(recruits, keep_runestones=count))
        case OrderRecruitOtherwise(answer=otherwise):
            return _pen(orders, recruits=evolve(recruits, otherwise=otherwise))
        case OrderRecruitSave():
            return _layered(_pen(orders, page="recruit", recruits=Pen().recruits), recruits=recruits)
        case _:
            raise AssertionError(move)


def _pen(orders: Orders, **changes: Any) -> Orders:
    return evolve(orders, pen=evolve(orders.pen, **changes))


def _layered(orders: Orders, **entries: Any) -> Orders:
    """Into the layer of the pen. What was said for today stands before what is to last, until the day ends (BM-6.9)."""
    if orders.pen.lifetime == "today":
        return evolve(orders, today=evolve(orders.today, **entries))
    return evolve(orders, standing=evolve(orders.standing, **entries))
