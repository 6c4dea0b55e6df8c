"""What each stroke of the pen does to standing orders (BM-6.3 to 6.9)."""

from __future__ import annotations

from typing import Any

from engines.bellum_magica.components import ROWS
from engines.bellum_magica.orders import (
    NEVER_TREAT,
    Orders,
    Pen,
    RaidOrder,
    RaidWish,
    RecruitOrder,
    RecruitWish,
    TreatOrder,
    Treats,
)
from engines.core.record import evolve

EVERY_ROW = range(1, ROWS + 1)


def lifetime(orders: Orders, value: Any) -> Orders:
    return _pen(orders, lifetime=value)


def absent(orders: Orders, answer: Any) -> Orders:
    return _layered(orders, absent=answer)


def pass_today(orders: Orders, *, on: bool) -> Orders:
    return evolve(orders, today=evolve(orders.today, treats=Treats(rows=NEVER_TREAT) if on else None))


# ---- treats


def never_treat(orders: Orders, _: Any) -> Orders:
    return _layered(orders, treats=evolve(orders.beneath.treats, rows=NEVER_TREAT))


def row(orders: Orders, number: Any) -> Orders:
    """Whose treats are chosen."""
    return _pen(orders, row=number)


def answer(orders: Orders) -> TreatOrder:
    """What is written for the row whose treats are chosen."""
    return orders.beneath.treats.rows[orders.pen.row - 1]


def treat(orders: Orders, value: Any) -> Orders:
    treats, number = orders.beneath.treats, orders.pen.row
    return _layered(orders, treats=evolve(treats, rows=(*treats.rows[: number - 1], value, *treats.rows[number:])))


def keep_barrels(orders: Orders, count: Any) -> Orders:
    return _layered(orders, treats=evolve(orders.beneath.treats, keep_barrels=count))


def unless(orders: Orders, number: Any) -> Orders:
    others = tuple(other for other in orders.pen.unless if other != number)
    return _pen(orders, unless=others if number in orders.pen.unless else tuple(sorted((*others, number))))


def unless_save(orders: Orders, _: Any) -> Orders:
    fine = orders.pen.unless
    rows: tuple[TreatOrder, ...] = tuple("pass" if each in fine else "spell_then_barrel" for each in EVERY_ROW)
    return _layered(_pen(orders, unless=()), treats=evolve(orders.beneath.treats, rows=rows))


# ---- raids


def raid(orders: Orders, mode: Any) -> Orders:
    return _layered(orders, raids=RaidOrder(mode=mode))


def raid_add(orders: Orders, value: Any) -> Orders:
    raids, (what, number) = orders.pen.raids, value
    return _pen(orders, raids=evolve(raids, wishes=(*raids.wishes, RaidWish(what=what, number=number))))


def raid_otherwise(orders: Orders, value: Any) -> Orders:
    return _pen(orders, raids=evolve(orders.pen.raids, otherwise=value))


def raid_drop(orders: Orders, _: Any) -> Orders:
    return _pen(orders, raids=Pen().raids)


def raid_save(orders: Orders, _: Any) -> Orders:
    """A list of targets is for today only (BM-6.5)."""
    saved = evolve(orders, today=evolve(orders.today, raids=orders.pen.raids))
    return _pen(saved, raids=Pen().raids)


# ---- recruits


def recruit(orders: Orders, mode: Any) -> Orders:
    return _layered(orders, recruits=RecruitOrder(mode=mode))


def recruit_what(orders: Orders, what: Any) -> Orders:
    """The creature that is wanted next; its side follows."""
    return _pen(orders, what=what)


def recruit_wish(orders: Orders, value: Any) -> RecruitWish:
    side, *payments = value
    return RecruitWish(what=orders.pen.what, side=side, payments=tuple(payments))


def recruit_add(orders: Orders, value: Any) -> Orders:
    recruits = orders.pen.recruits
    return _pen(orders, recruits=evolve(recruits, wishes=(*recruits.wishes, recruit_wish(orders, value))))


def keep_food(orders: Orders, count: Any) -> Orders:
    return _pen(orders, recruits=evolve(orders.pen.recruits, keep_food=count))


def keep_runestones(orders: Orders, count: Any) -> Orders:
    return _pen(orders, recruits=evolve(orders.pen.recruits, keep_runestones=count))


def recruit_otherwise(orders: Orders, value: Any) -> Orders:
    return _pen(orders, recruits=evolve(orders.pen.recruits, otherwise=value))


def recruit_drop(orders: Orders, _: Any) -> Orders:
    return _pen(orders, recruits=Pen().recruits)


def recruit_save(orders: Orders, _: Any) -> Orders:
    return _layered(_pen(orders, recruits=Pen().recruits), recruits=orders.pen.recruits)


def _pen(orders: Orders, **changes: Any) -> Orders:
    return evolve(orders, pen=evolve(orders.pen, **changes))


def _layered(orders: Orders, **entries: Any) -> Orders:
    """Into the layer of the pen. What was said for today stands before what is to last, until the day ends (BM-6.9)."""
    if orders.pen.lifetime == "today":
        return evolve(orders, today=evolve(orders.today, **entries))
    return evolve(orders, standing=evolve(orders.standing, **entries))
