"""What each stroke of the pen does to standing orders (BM-6.3 to 6.9).

A *place* is a path of attributes. ``pen.row`` lies on the desk, where nothing counts yet; any other, such as
``treats.rows``, is in the layer of the pen."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from engines.bellum_magica import orders as o
from engines.bellum_magica.components import ROWS
from engines.core.record import evolve

EVERY_ROW = range(1, ROWS + 1)
Does = Callable[[o.Orders, Any], o.Orders]
"""The orders with a value."""


def read(orders: o.Orders, place: str) -> Any:
    """What is written at *place*, as the pen sees it."""
    return reduce(getattr, place.split("."), orders.beneath)


def put(place: str, what: Callable[[o.Orders, Any], Any] = lambda _, value: value) -> Does:
    """Writes the value, or *what* it makes of the orders. What was said for today stands before what is to last, until
    the day ends (BM-6.9)."""
    name, *path = place.split(".")

    def does(orders: o.Orders, value: Any) -> o.Orders:
        whole = _nested(getattr(orders.beneath, name), path, what(orders, value))
        if name == "pen":
            return evolve(orders, pen=whole)
        layer = "today" if orders.pen.lifetime == "today" else "standing"
        return evolve(orders, **{layer: evolve(getattr(orders, layer), **{name: whole})})

    return does


def _nested(record: Any, path: Sequence[str], value: Any) -> Any:
    if not path:
        return value
    name, *rest = path
    return evolve(record, **{name: _nested(getattr(record, name), rest, value)})


def drop(subject: str) -> Does:
    """Throws the list away that is being written."""
    return put(f"pen.{subject}", lambda _orders, _value: getattr(o.Pen(), subject))


def pass_today(orders: o.Orders, *, on: bool) -> o.Orders:
    return evolve(orders, today=evolve(orders.today, treats=o.Treats(rows=o.NEVER_TREAT) if on else None))


# ---- treats


def answer(orders: o.Orders) -> o.TreatOrder:
    """What is written for the row whose treats are chosen."""
    return orders.beneath.treats.rows[orders.pen.row - 1]


def rows(orders: o.Orders, answer: o.TreatOrder) -> tuple[o.TreatOrder, ...]:
    """With another answer for that row."""
    rows, number = orders.beneath.treats.rows, orders.pen.row
    return (*rows[: number - 1], answer, *rows[number:])


def unless(orders: o.Orders, number: int) -> tuple[int, ...]:
    """The rows that are fine, with *number* or without."""
    return tuple(row for row in EVERY_ROW if (row in orders.pen.unless) != (row == number))


def unless_save(orders: o.Orders, _: Any) -> o.Orders:
    rows = tuple("pass" if each in orders.pen.unless else "spell_then_barrel" for each in EVERY_ROW)
    return put("treats.rows")(put("pen.unless")(orders, ()), rows)


# ---- raids and recruits


def mode(subject: str) -> Does:
    """What is ordered instead of a list."""
    order: Any = {"raids": o.RaidOrder, "recruits": o.RecruitOrder}[subject]
    return put(subject, lambda _, mode: order(mode=mode))


def raid_add(orders: o.Orders, value: Any) -> o.Orders:
    """What it was to depend on counts for this one alone."""
    what, number = value
    wish = o.RaidWish(what=what, number=number, given=orders.pen.given)
    return put("pen.given", lambda *_: None)(put("pen.raids.wishes")(orders, (*orders.pen.raids.wishes, wish)), value)


def raid_save(orders: o.Orders, value: Any) -> o.Orders:
    """A list of targets is for today only (BM-6.5)."""
    return drop("raids")(evolve(orders, today=evolve(orders.today, raids=orders.pen.raids)), value)


def recruit_wish(orders: o.Orders, value: Any) -> o.RecruitWish:
    """The creature that was named before, on a side and with payments."""
    side, *payments = value
    return o.RecruitWish(what=orders.pen.what, side=side, payments=tuple(payments))


def recruit_add(orders: o.Orders, value: Any) -> o.Orders:
    return put("pen.recruits.wishes")(orders, (*orders.pen.recruits.wishes, recruit_wish(orders, value)))


def recruit_save(orders: o.Orders, value: Any) -> o.Orders:
    return put("recruits")(drop("recruits")(orders, value), orders.pen.recruits)
