"""Writing standing orders, leaf by leaf, while somebody else plays (RY-6.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, get_args

from engines.core.menu import Menu, Pick
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.text import Text, text
from engines.royals.atlas import COUNTRIES, NOBLES
from engines.royals.house import PLANS
from engines.royals.order_moves import (
    OrderClear,
    OrderCountry,
    OrderJokers,
    OrderLeaf,
    OrderNoble,
    OrderOn,
    OrderPlan,
)
from engines.royals.orders import Orders, Page, Target
from engines.royals.words.moves import Words

if TYPE_CHECKING:
    from engines.royals.state import State

PROMPTS: Mapping[Page, Text] = {page: text("prompt-orders", page=page) for page in get_args(Page)}


def menu(state: State, seat: int) -> Menu[Move]:
    orders = state.houses[seat].orders
    words = Words(state, seat)
    options = words.options(*leaf(state, seat, orders))
    return Pick(prompt=PROMPTS[orders.page], options=options, notes=words.ordered)


def leaf(state: State, seat: int, orders: Orders) -> list[Move]:
    """What stands on the open page."""
    back = OrderLeaf(page="top")
    match orders.page:
        case "top":
            other = next(plan for plan in PLANS if plan != orders.plan)
            clear: list[Move] = [OrderClear()] if orders != Orders() else []
            leaves = [OrderLeaf(page="countries"), OrderLeaf(page="nobles")]
            return [OrderOn(on=not orders.on), OrderPlan(plan=other), *leaves, *clear]
        case "countries":
            return [*(OrderCountry(country=country) for country in range(len(COUNTRIES))), back]
        case "nobles":
            foreign = (number for number in range(len(NOBLES)) if state.europe.holders[number] != seat)
            return [*(OrderNoble(noble=number) for number in foreign), OrderJokers(on=not orders.jokers), back]


def written(orders: Orders, move: Move) -> Orders:
    """The orders with one stroke of the pen."""
    match move:
        case OrderOn(on=on):
            return evolve(orders, on=on)
        case OrderPlan(plan=plan):
            return evolve(orders, plan=plan)
        case OrderCountry(country=country):
            kept = tuple(other for other in orders.countries if other != country)
            return evolve(orders, countries=kept if country in orders.countries else (*kept, country))
        case OrderNoble(noble=noble):
            left = tuple(target for target in orders.nobles if target.noble != noble)
            added = () if len(left) < len(orders.nobles) else (Target(noble=noble, jokers=orders.jokers),)
            return evolve(orders, nobles=(*left, *added))
        case OrderJokers(on=on):
            return evolve(orders, jokers=on)
        case OrderLeaf(page=page):
            return evolve(orders, page=page)
        case _:
            return Orders()
