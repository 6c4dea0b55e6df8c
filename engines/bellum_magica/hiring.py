"""What a seat can recruit, and what is missing for the rest (BM-5.32 to 5.36)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.bellum_magica.atlas import PRICES, tier_of
from engines.bellum_magica.components import Cost, PaymentName, Side
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.moves import Recruit
from engines.bellum_magica.orders import AnyOf, RecruitOrder, RecruitWish
from engines.bellum_magica.state import State

SIDES: tuple[Side, ...] = ("left", "right")
ANY: tuple[AnyOf, AnyOf] = ("any_evil", "any_more_evil")
"""By tier."""


def missing(food: int, runestones: int, cost: Cost) -> tuple[int, int]:
    """Food and runestones that are not there."""
    return max(0, cost.food - food), max(0, cost.runestones - runestones)


def affords(lair: Lair, cost: Cost, *, keep_food: int = 0, keep_runestones: int = 0) -> bool:
    """Whether so much is left after paying."""
    return lair.food - cost.food >= keep_food and lair.runestones - cost.runestones >= keep_runestones


def recruits(state: State, seat: int) -> tuple[Recruit, ...]:
    """Every card, payment and side that can be had."""
    lair = state.lairs[seat]
    within = [(card, payment) for card, payment, cost in prices(state) if affords(lair, cost)]
    return tuple([Recruit(card=card, side=side, payment=payment) for card, payment in within for side in SIDES])


def solvent(state: State, seat: int) -> bool:
    """Whether it can recruit anybody."""
    lair = state.lairs[seat]
    return any(affords(lair, cost) for _, _, cost in prices(state))


def prices(state: State) -> Iterator[tuple[int, PaymentName, Cost]]:
    """The open cards with each of their prices."""
    for card in state.creatures:
        for payment, cost in PRICES[tier_of(card)].items():
            yield card, payment, cost


def wanted(state: State, seat: int, orders: RecruitOrder) -> tuple[RecruitWish, int, PaymentName] | None:
    """The first wish of a list that can be done now without touching what is to be kept, with its card and payment
    (BM-6.7)."""
    lair = state.lairs[seat]
    for wish in orders.wishes:
        card = meant(state, wish)
        if card is None:
            continue
        for payment, cost in ways(wish):
            if affords(lair, cost, keep_food=orders.keep_food, keep_runestones=orders.keep_runestones):
                return wish, card, payment
    return None


def tier(what: int | AnyOf) -> int:
    return ANY.index(what) if isinstance(what, str) else tier_of(what)


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
