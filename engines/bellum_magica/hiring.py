"""What a seat can recruit, and what is missing for the rest (BM-5.32 to 5.36)."""

from collections.abc import Iterator
from functools import lru_cache

from engines.bellum_magica.atlas import PRICES, RECRUITED, TIER_OF
from engines.bellum_magica.components import Cost, PaymentName, Side
from engines.bellum_magica.moves import Recruit
from engines.bellum_magica.orders import AnyOf, RecruitOrder, RecruitWish
from engines.bellum_magica.state import State

SIDES: tuple[Side, ...] = ("left", "right")
ANY: tuple[AnyOf, AnyOf] = ("any_evil", "any_more_evil")
"""By tier."""
RECRUITS = {
    (card, payment): tuple(Recruit(card=card, side=side, payment=payment) for side in SIDES)
    for card in RECRUITED
    for payment in PRICES[TIER_OF[card]]
}
"""All that there may be: every menu offers the same ones."""
Display = tuple[tuple[int | None, ...], ...]


def missing(food: int, runestones: int, cost: Cost) -> tuple[int, int]:
    """Food and runestones that are not there."""
    return max(0, cost.food - food), max(0, cost.runestones - runestones)


def affords(food: int, runestones: int, cost: Cost) -> bool:
    """Whether nothing is missing."""
    return cost.food <= food and cost.runestones <= runestones


def recruits(state: State, seat: int) -> tuple[Recruit, ...]:
    """Every card, payment and side that can be had."""
    return tuple([move for priced in _payable(state, seat) for move in RECRUITS[priced]])


def solvent(state: State, seat: int) -> bool:
    """Whether it can recruit anybody."""
    return bool(_payable(state, seat))


def _payable(state: State, seat: int) -> tuple[tuple[int, PaymentName], ...]:
    lair = state.lairs[seat]
    return payable(state.piles.display, lair.food, lair.runestones)


@lru_cache(maxsize=1024)
def payable(display: Display, food: int, runestones: int) -> tuple[tuple[int, PaymentName], ...]:
    """The open cards with each of their prices that whoever has so much can pay."""
    found: list[tuple[int, PaymentName]] = []
    for payments, slots in zip(PRICES, display, strict=True):
        within = [payment for payment, cost in payments.items() if affords(food, runestones, cost)]
        found += [(card, payment) for card in slots if card is not None for payment in within]
    return tuple(found)


def prices(display: Display) -> Iterator[tuple[int, PaymentName, Cost]]:
    """The open cards with each of their prices."""
    for payments, slots in zip(PRICES, display, strict=True):
        for card in slots:
            if card is not None:
                for payment, cost in payments.items():
                    yield card, payment, cost


def wanted(state: State, seat: int, orders: RecruitOrder) -> tuple[RecruitWish, int, PaymentName] | None:
    """The first wish of a list that can be done now without touching what is to be kept, with its card and payment
    (BM-6.7)."""
    lair = state.lairs[seat]
    food, runestones = lair.food - orders.keep_food, lair.runestones - orders.keep_runestones
    for wish in orders.wishes:
        card = meant(state, wish)
        way = payment(wish, food, runestones)
        if card is not None and way is not None:
            return wish, card, way[0]
    return None


def payment(wish: RecruitWish, food: int, runestones: int) -> tuple[PaymentName, Cost] | None:
    """How whoever has so much would pay for a wish."""
    for way in ways(wish):
        if affords(food, runestones, way[1]):
            return way
    return None


def tier(what: int | AnyOf) -> int:
    return ANY.index(what) if isinstance(what, str) else TIER_OF[what]


def ways(wish: RecruitWish) -> tuple[tuple[PaymentName, Cost], ...]:
    """How a wish may be paid, in the order in which it is tried; an evil creature has one price, whatever is said."""
    prices = PRICES[tier(wish.what)]
    named = tuple((payment, prices[payment]) for payment in wish.payments if payment in prices)
    return named or tuple(prices.items())


def meant(state: State, wish: RecruitWish) -> int | None:
    """The open card that a wish means."""
    if not isinstance(wish.what, str):
        return wish.what if wish.what in state.creatures else None
    return next((card for card in state.piles.display[tier(wish.what)] if card is not None), None)
