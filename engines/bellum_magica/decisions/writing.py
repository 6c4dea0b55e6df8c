"""Writing standing orders (BM-6.3 to 6.9): a private booklet with a few pages, open at any time beside any decision.

Lists and *unless* are written down first and count when they are saved, since an order that answers an open question
does so at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from engines.bellum_magica.atlas import OF_TIER, TAVERN
from engines.bellum_magica.components import LIMITS, ROWS
from engines.bellum_magica.moves import Move, Withdraw
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
    PAYMENTS,
    Layer,
    Orders,
    Page,
    Pen,
    Raids,
    RaidWish,
    Recruits,
    RecruitWish,
    TreatOrder,
    Treats,
    WishSide,
)
from engines.bellum_magica.words import Words
from engines.core.menu import Menu, Pick
from engines.core.record import evolve
from engines.core.text import text

if TYPE_CHECKING:
    from engines.bellum_magica.state import State

MOST_RAIDS = 5
"""Entries of a raid list (BM-6.5)."""
MOST_RECRUITS = 8
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


def menu(state: State, seat: int, *, withdraw: bool) -> Menu[Move]:
    orders, words = state.lairs[seat].orders, Words(state, seat)
    passing = orders.today.treats is not None and orders.today.treats.rows == NEVER_TREAT
    first: list[Move] = [*([Withdraw()] if withdraw else []), PassToday(on=not passing)]
    if orders.pen.page in ABOVE:
        first.append(OrderLeaf(page=ABOVE[orders.pen.page]))
    options = words.options(*first, *leaf(state, seat, orders))
    return Pick(prompt=PROMPTS[orders.pen.page], options=options, notes=lambda: words.ordered(orders))


# ---- what stands on the open page


def leaf(state: State, seat: int, orders: Orders) -> list[Move]:
    match orders.pen.page:
        case "top":
            return _top(orders)
        case "treats" | "row" | "unless":
            return _treats(orders)
        case "raid":
            return _raid(orders)
        case "raid_list":
            return _raid_list(state, seat, orders.pen.raids)
        case "recruit":
            return _recruit(orders)
        case page:
            return _recruit_list(state, page, orders.pen)


def _news(orders: Orders, answer: str, said: str, lasting: str) -> bool:
    """Whether the pen would change anything by writing *answer*: what lasts ends what was said for today as well."""
    return answer != said or (orders.pen.lifetime == "until_changed" and answer != lasting)


def _top(orders: Orders) -> list[Move]:
    lasting = orders.standing.absent or "pass"
    absent = [
        OrderAbsent(answer=answer) for answer in ("pass", "auto") if _news(orders, answer, orders.absent, lasting)
    ]
    lifetime, clear = orders.pen.lifetime, [OrderClear()] if orders.counts != Orders().counts else []
    return [
        OrderLeaf(page="treats"),
        OrderLeaf(page="raid"),
        OrderLeaf(page="recruit"),
        *absent,
        OrderPen(lifetime="today" if lifetime == "until_changed" else "until_changed"),
        *clear,
    ]


def _raid(orders: Orders) -> list[Move]:
    said, lasting = orders.raids.mode, (orders.standing.raids or Raids()).mode
    raids = [OrderRaid(mode=mode) for mode in ("ask", "stay", "auto") if _news(orders, mode, said, lasting)]
    return [*raids, OrderLeaf(page="raid_list")]


def _recruit(orders: Orders) -> list[Move]:
    said, lasting = orders.recruits.mode, (orders.standing.recruits or Recruits()).mode
    hires = [OrderRecruit(mode=mode) for mode in ("ask", "none", "auto") if _news(orders, mode, said, lasting)]
    return [*hires, OrderLeaf(page="recruit_list")]


def _treats(orders: Orders) -> list[Move]:
    treats, pen = _beneath(orders), orders.pen
    match pen.page:
        case "row":
            now = treats.rows[pen.row - 1]
            return [OrderTreat(row=pen.row, answer=answer) for answer in get_args(TreatOrder) if answer != now]
        case "unless":
            return [*(OrderUnless(row=row) for row in EVERY_ROW), OrderUnlessSave(rows=pen.unless)]
        case _:
            kept = [count for count in range(LIMITS.barrels_per_seat + 1) if count != treats.keep_barrels]
            return [
                OrderNeverTreat(),
                OrderLeaf(page="unless"),
                *(OrderLeaf(page="row", row=row) for row in EVERY_ROW),
                *(OrderKeepBarrels(count=count) for count in kept),
            ]


def _raid_list(state: State, seat: int, raids: Raids) -> list[Move]:
    settlements = (RaidWish(what="settlement", number=card) for card in (*state.settlements, TAVERN))
    castles = (RaidWish(what="castle", number=other) for other in state.seats if other != seat)
    wishes = [RaidWish(what="best_settlement"), *settlements, *castles]
    full = len(raids.wishes) == MOST_RAIDS
    end: list[Move] = [OrderRaidSave(), OrderDrop()] if raids.wishes else []
    return [
        *(OrderRaidAdd(wish=wish) for wish in wishes if not full and wish not in raids.wishes),
        OrderRaidOtherwise(answer="stay" if raids.otherwise == "ask" else "ask"),
        *end,
    ]


def _recruit_list(state: State, page: Page, pen: Pen) -> list[Move]:
    recruits = pen.recruits
    match page:
        case "recruit_evil" | "recruit_more_evil":
            tucked = [card for lair in state.lairs for card in (*lair.left, *lair.right)]
            cards = OF_TIER[page == "recruit_more_evil"]
            return [OrderRecruitWhat(what=card) for card in cards if card not in (*tucked, *state.creatures)]
        case "recruit_side":
            evil = pen.what == "any_evil" or pen.what in OF_TIER[0]
            ways = (PAYMENTS,) if evil else ORDERS_OF_PAYMENTS
            wishes = (
                RecruitWish(what=pen.what, side=side, payments=payments)
                for payments in ways
                for side in get_args(WishSide)
            )
            return [OrderRecruitAdd(wish=wish) for wish in wishes]
        case "keep":
            food = [OrderKeep(resource="food", count=count) for count in KEPT_FOOD]
            return [*food, *(OrderKeep(resource="runestones", count=count) for count in KEPT_RUNESTONES)]
    end: list[Move] = [OrderRecruitSave(), OrderDrop()] if recruits.wishes else []
    whats: list[Move] = [
        OrderRecruitWhat(what="any_evil"),
        OrderRecruitWhat(what="any_more_evil"),
        *(OrderRecruitWhat(what=card) for card in state.creatures),
        OrderLeaf(page="recruit_evil"),
        OrderLeaf(page="recruit_more_evil"),
    ]
    return [
        *(whats if len(recruits.wishes) < MOST_RECRUITS else []),
        OrderLeaf(page="keep"),
        OrderRecruitOtherwise(answer="done" if recruits.otherwise == "ask" else "ask"),
        *end,
    ]


# ---- one stroke of the pen


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
    treats, pen = _beneath(orders), orders.pen
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
            return _layered(orders, raids=Raids(mode=mode))
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
            return _layered(orders, recruits=Recruits(mode=mode))
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


def _beneath(orders: Orders) -> Treats:
    """What the pen changes: nothing that was said for today is made to last."""
    return orders.treats if orders.pen.lifetime == "today" else orders.standing.treats or Treats()


def _pen(orders: Orders, **changes: Any) -> Orders:
    return evolve(orders, pen=evolve(orders.pen, **changes))


def _layered(orders: Orders, **entries: Any) -> Orders:
    """Into the layer of the pen; what is to stand until it is changed also ends what was said for today."""
    if orders.pen.lifetime == "today":
        return evolve(orders, today=evolve(orders.today, **entries))
    today = evolve(orders.today, **dict.fromkeys(entries))
    return evolve(orders, standing=evolve(orders.standing, **entries), today=today)
