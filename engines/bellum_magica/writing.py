"""What each stroke of the pen does to standing orders (BM-6.3 to 6.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.bellum_magica.components import ROWS
from engines.bellum_magica.orders import NEVER_TREAT, Orders, Pen, RaidWish, RecruitWish, TreatOrder, Treats
from engines.core.record import evolve

EVERY_ROW = range(1, ROWS + 1)
Does = Callable[[Orders, Any], Orders]
"""The orders with a value."""


def penned(name: str) -> Does:
    """Notes the value on the desk, where nothing counts yet."""
    return lambda orders, value: _pen(orders, **{name: value})


def layered(name: str, what: Callable[[Orders, Any], Any] = lambda _, value: value) -> Does:
    """Orders the value, or *what* it makes of what is ordered."""
    return lambda orders, value: _layered(orders, **{name: what(orders, value)})


def listed(subject: str, name: str, what: Callable[[Orders, Any], Any] = lambda _, value: value) -> Does:
    """Writes the value, or *what* it means, into the list of targets or creatures that is not saved yet."""

    def does(orders: Orders, value: Any) -> Orders:
        return _pen(orders, **{subject: evolve(getattr(orders.pen, subject), **{name: what(orders, value)})})

    return does


def dropped(subject: str) -> Does:
    """Throws that list away."""
    return lambda orders, _: _pen(orders, **{subject: getattr(Pen(), subject)})


def pass_today(orders: Orders, *, on: bool) -> Orders:
    return evolve(orders, today=evolve(orders.today, treats=Treats(rows=NEVER_TREAT) if on else None))


# ---- treats


def never_treat(orders: Orders, _: Any) -> Treats:
    return evolve(orders.beneath.treats, rows=NEVER_TREAT)


def answer(orders: Orders) -> TreatOrder:
    """What is written for the row whose treats are chosen."""
    return orders.beneath.treats.rows[orders.pen.row - 1]


def treat(orders: Orders, value: Any) -> Treats:
    treats, number = orders.beneath.treats, orders.pen.row
    return evolve(treats, rows=(*treats.rows[: number - 1], value, *treats.rows[number:]))


def keep_barrels(orders: Orders, count: Any) -> Treats:
    return evolve(orders.beneath.treats, keep_barrels=count)


def unless(orders: Orders, number: Any) -> Orders:
    others = tuple(other for other in orders.pen.unless if other != number)
    return _pen(orders, unless=others if number in orders.pen.unless else tuple(sorted((*others, number))))


def unless_save(orders: Orders, _: Any) -> Orders:
    fine = orders.pen.unless
    rows: tuple[TreatOrder, ...] = tuple("pass" if each in fine else "spell_then_barrel" for each in EVERY_ROW)
    return _layered(_pen(orders, unless=()), treats=evolve(orders.beneath.treats, rows=rows))


# ---- lists


def raid_wishes(orders: Orders, value: Any) -> tuple[RaidWish, ...]:
    what, number = value
    return (*orders.pen.raids.wishes, RaidWish(what=what, number=number))


def raid_save(orders: Orders, value: Any) -> Orders:
    """A list of targets is for today only (BM-6.5)."""
    saved = evolve(orders, today=evolve(orders.today, raids=orders.pen.raids))
    return dropped("raids")(saved, value)


def recruit_wish(orders: Orders, value: Any) -> RecruitWish:
    """The creature that was named before, on a side and with payments."""
    side, *payments = value
    return RecruitWish(what=orders.pen.what, side=side, payments=tuple(payments))


def recruit_wishes(orders: Orders, value: Any) -> tuple[RecruitWish, ...]:
    return (*orders.pen.recruits.wishes, recruit_wish(orders, value))


def recruit_save(orders: Orders, value: Any) -> Orders:
    return _layered(dropped("recruits")(orders, value), recruits=orders.pen.recruits)


def _pen(orders: Orders, **changes: Any) -> Orders:
    return evolve(orders, pen=evolve(orders.pen, **changes))


def _layered(orders: Orders, **entries: Any) -> Orders:
    """Into the layer of the pen. What was said for today stands before what is to last, until the day ends (BM-6.9)."""
    if orders.pen.lifetime == "today":
        return evolve(orders, today=evolve(orders.today, **entries))
    return evolve(orders, standing=evolve(orders.standing, **entries))
