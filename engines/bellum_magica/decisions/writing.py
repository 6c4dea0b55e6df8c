"""Writing standing orders (BM-6.3 to 6.9): a private booklet with a few pages, open at any time beside any decision.

Lists and *unless* are written down first and count when they are saved, since an order that answers an open question
does so at once; so a page whose orders would do that now says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engines.bellum_magica.atlas import OF_TIER, TAVERN
from engines.bellum_magica.components import LIMITS, ROWS
from engines.bellum_magica.moves import Withdraw
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
    MOST_RAIDS,
    MOST_WISHES,
    NEVER_TREAT,
    PAYMENTS,
    Orders,
    Page,
    Pen,
    RaidOrder,
    RaidWish,
    RecruitWish,
    Subject,
    TreatOrder,
    WishSide,
)
from engines.bellum_magica.words.moves import Words
from engines.core.menu import Menu, Pick
from engines.core.move import Move
from engines.core.text import text

if TYPE_CHECKING:
    from engines.bellum_magica.state import State

KEPT_FOOD = (0, 1, 2, 3, 4, 6, 8)
KEPT_RUNESTONES = (0, 1, 2, 3, 4, 6)
"""What a list can be told to keep."""
ABOVE: dict[Page, Page] = {
    "treats": "top",
    "row": "treats",
    "unless": "treats",
    "raid": "top",
    "raid_list": "raid",
    "recruit": "top",
    "recruit_list": "recruit",
    "recruit_evil": "recruit_list",
    "recruit_more_evil": "recruit_list",
    "recruit_side": "recruit_list",
    "keep": "recruit_list",
}
"""Page → the one to which it leads back."""
PROMPTS = {page: text("prompt-orders", page=page.replace("_", "-")) for page in get_args(Page)}
EVERY_ROW = range(1, ROWS + 1)
ORDERS_OF_PAYMENTS = (PAYMENTS, PAYMENTS[::-1], PAYMENTS[:1], PAYMENTS[1:])


ASKING: dict[str, Subject] = {"poll": "treats", "raiding": "raids", "recruiting": "recruits"}
"""Decision → the orders that answer it."""


def menu(state: State, seat: int, *, withdraw: bool) -> Menu[Move]:
    """Whatever page is open, a sealed answer is taken back by its first entry."""
    orders, words = state.lairs[seat].orders, Words(state, seat)
    back: list[Move] = [Withdraw(roll=state.today.rolls)] if withdraw else []
    return Pick(
        prompt=PROMPTS[orders.pen.page],
        options=words.options(*back, *leaf(state, seat, orders)),
        notes=lambda: words.ordered(orders, at_once=answering(state, seat), late=late(state, seat)),
    )


def answering(state: State, seat: int) -> Subject | None:
    """The orders that would answer a question which *seat* is being asked."""
    top = state.stack[-1]
    return ASKING.get(top.kind) if seat in top.asked(state) else None


def late(state: State, seat: int) -> tuple[Subject, ...]:
    """What cannot be ordered for today any more: that part of the day is over."""
    fixed = state.stack[-1].kind in {"raiding", "stealing", "recruiting"}
    treats: tuple[Subject, ...] = ("treats",) if fixed else ()
    return (*treats, "raids") if seat in state.today.attacked else treats


# ---- what stands on the open page


def leaf(state: State, seat: int, orders: Orders) -> list[Move]:
    """What saves the page, the way back, and all that can be written there."""
    pen = orders.pen
    back: list[Move] = [OrderLeaf(page=ABOVE[pen.page])] if pen.page in ABOVE else []
    match pen.page:
        case "top":
            return _top(state, seat, orders)
        case "treats" | "row" | "unless":
            save: list[Move] = [OrderUnlessSave(rows=pen.unless)] if pen.page == "unless" else []
            return [*save, *back, *_treats(orders)]
        case "raid":
            return [*back, *_raid(orders, late=late(state, seat))]
        case "raid_list":
            return [*([OrderRaidSave()] if pen.raids.wishes else []), *back, *_raid_list(state, seat, pen.raids)]
        case "recruit":
            return [*back, *_recruit(orders)]
        case "recruit_list":
            return [*([OrderRecruitSave()] if pen.recruits.wishes else []), *back, *_recruit_list(state, pen)]
        case "recruit_evil":
            return [*back, *_hidden(state, 0)]
        case "recruit_more_evil":
            return [*back, *_hidden(state, 1)]
        case "recruit_side":
            return [*back, *_sides(pen)]
        case "keep":
            return [*back, *_keep()]


def _top(state: State, seat: int, orders: Orders) -> list[Move]:
    """What ends with the day is offered as long as it can still be of use."""
    passing = orders.today.treats is not None and orders.today.treats.rows == NEVER_TREAT
    today: list[Move] = [PassToday(on=not passing)] if passing or "treats" not in late(state, seat) else []
    lifetime, clear = orders.pen.lifetime, [OrderClear()] if orders.counts != Orders().counts else []
    return [
        *today,
        OrderLeaf(page="treats"),
        OrderLeaf(page="raid"),
        OrderLeaf(page="recruit"),
        OrderAbsent(answer="auto" if orders.beneath.absent == "pass" else "pass"),
        OrderPen(lifetime="today" if lifetime == "until_changed" else "until_changed"),
        *clear,
    ]


def _treats(orders: Orders) -> list[Move]:
    treats, pen = orders.beneath.treats, orders.pen
    match pen.page:
        case "row":
            now = treats.rows[pen.row - 1]
            return [OrderTreat(row=pen.row, answer=answer) for answer in get_args(TreatOrder) if answer != now]
        case "unless":
            return [OrderUnless(row=row) for row in EVERY_ROW]
        case _:
            kept = [count for count in range(LIMITS.barrels_per_seat + 1) if count != treats.keep_barrels]
            return [
                OrderNeverTreat(),
                OrderLeaf(page="unless"),
                *(OrderLeaf(page="row", row=row) for row in EVERY_ROW),
                *(OrderKeepBarrels(count=count) for count in kept),
            ]


def _raid(orders: Orders, *, late: tuple[Subject, ...]) -> list[Move]:
    """A list is for today, so it comes too late after the attack."""
    raids = [OrderRaid(mode=mode) for mode in ("ask", "stay", "auto") if mode != orders.beneath.raids.mode]
    return [*raids, *([] if "raids" in late else [OrderLeaf(page="raid_list")])]


def _raid_list(state: State, seat: int, raids: RaidOrder) -> list[Move]:
    settlements = (RaidWish(what="settlement", number=card) for card in (*state.settlements, TAVERN))
    castles = (RaidWish(what="castle", number=other) for other in state.seats if other != seat)
    wishes = [RaidWish(what="best_settlement"), *settlements, *castles]
    full = len(raids.wishes) == MOST_RAIDS
    return [
        *(OrderRaidAdd(wish=wish) for wish in wishes if not full and wish not in raids.wishes),
        OrderRaidOtherwise(answer="stay" if raids.otherwise == "ask" else "ask"),
        *([OrderDrop()] if raids.wishes else []),
    ]


def _recruit(orders: Orders) -> list[Move]:
    hires = [OrderRecruit(mode=mode) for mode in ("ask", "none", "auto") if mode != orders.beneath.recruits.mode]
    return [*hires, OrderLeaf(page="recruit_list")]


def _recruit_list(state: State, pen: Pen) -> list[Move]:
    recruits = pen.recruits
    whats: list[Move] = [
        OrderRecruitWhat(what="any_evil"),
        OrderRecruitWhat(what="any_more_evil"),
        *(OrderRecruitWhat(what=card) for card in state.creatures),
        OrderLeaf(page="recruit_evil"),
        OrderLeaf(page="recruit_more_evil"),
    ]
    return [
        *(whats if len(recruits.wishes) < MOST_WISHES else []),
        OrderLeaf(page="keep"),
        OrderRecruitOtherwise(answer="done" if recruits.otherwise == "ask" else "ask"),
        *([OrderDrop()] if recruits.wishes else []),
    ]


def _hidden(state: State, tier: int) -> list[Move]:
    """Creatures that nobody has seen yet."""
    tucked = [card for lair in state.lairs for card in (*lair.left, *lair.right)]
    return [OrderRecruitWhat(what=card) for card in OF_TIER[tier] if card not in (*tucked, *state.creatures)]


def _sides(pen: Pen) -> list[Move]:
    evil = pen.what == "any_evil" or pen.what in OF_TIER[0]
    return [
        OrderRecruitAdd(wish=RecruitWish(what=pen.what, side=side, payments=payments))
        for payments in ((PAYMENTS,) if evil else ORDERS_OF_PAYMENTS)
        for side in get_args(WishSide)
    ]


def _keep() -> list[Move]:
    food = [OrderKeep(resource="food", count=count) for count in KEPT_FOOD]
    return [*food, *(OrderKeep(resource="runestones", count=count) for count in KEPT_RUNESTONES)]
