"""How standing orders are said: the strokes of the pen, and what is written down so far (RY-6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.text import Text, text
from engines.royals import order_moves as o
from engines.royals.words import naming
from engines.royals.words.claims import country, printed, target

if TYPE_CHECKING:
    from engines.royals.orders import Orders, Target
    from engines.royals.state import State


def say(state: State, seat: int, move: o.OrderMove) -> Text:
    """What the stroke does to the orders as they stand."""
    orders, key = state.houses[seat].orders, f"move-{naming.hyphened(move.kind)}"
    match move:
        case o.OrderOn(on=on) | o.OrderJokers(on=on):
            return text(key, on=int(on))
        case o.OrderPlan(plan=plan):
            return text(key, plan=naming.hyphened(plan))
        case o.OrderCountry(country=number):
            return text(key, country=country(number), number=_place(number, orders.countries))
        case o.OrderNoble(noble=number):
            return text(key, noble=target(state, seat, number), number=_place(number, _nobles(orders)))
        case o.OrderLeaf(page=page):
            return text(key, page=page)
        case _:
            return text(key)


def hint(state: State, seat: int, noble: int) -> Text:
    """The price of a noble that may be written down, or how it is written down."""
    orders = state.houses[seat].orders
    listed = next((each for each in orders.nobles if each.noble == noble), None)
    if listed is None:
        return text("hint-order-noble", price=printed(state, noble), jokers=int(orders.jokers))
    return text("hint-order-listed", jokers=int(listed.jokers))


def standing(orders: Orders, *, first: bool) -> tuple[Text, ...]:
    """The orders as sentences, in the order in which they are carried out. *first*: for a first turn."""
    return (
        text("note-orders", on=int(orders.on)),
        _draws(orders, "first" if first else orders.plan),
        _takes(orders),
        text("note-order-end"),
    )


def _draws(orders: Orders, plan: str) -> Text:
    """A first turn knows no plan."""
    wanted = tuple(country(number) for number in orders.countries)
    return text("note-order-draw", plan=naming.hyphened(plan), countries=wanted, count=len(wanted))


def _takes(orders: Orders) -> Text:
    return text("note-order-take", nobles=tuple(_target(each) for each in orders.nobles), count=len(orders.nobles))


def _target(each: Target) -> Text:
    return text("order-target", noble=naming.noble(each.noble), jokers=int(each.jokers))


def _nobles(orders: Orders) -> tuple[int, ...]:
    return tuple(target.noble for target in orders.nobles)


def _place(number: int, listed: tuple[int, ...]) -> int:
    """Its place in the list, from 1; 0: it is not there."""
    return listed.index(number) + 1 if number in listed else 0
