"""How the strokes of the pen are said with which a seat writes its standing orders: each says what it does now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.bellum_magica import order_moves as o
from engines.bellum_magica.words import naming, raids, recruits
from engines.bellum_magica.words.keys import hyphened
from engines.core.text import CardRef, Text, text

if TYPE_CHECKING:
    from engines.bellum_magica.orders import Orders, Page, RaidWish
    from engines.core.move import Move

_DEPTHS: tuple[tuple[Page, ...], ...] = (
    ("top",),
    ("treats", "raid", "recruit"),
    ("row", "unless", "raid_list", "recruit_list"),
)
"""Pages that others lead back to, from the outermost on."""


def say(orders: Orders, move: o.OrderMove) -> Text:
    key = f"move-{hyphened(move.kind)}"
    match move:
        case o.OrderLeaf():
            return _leaf(orders, move)
        case o.OrderPen(lifetime=lifetime):
            return text(key, lifetime=hyphened(lifetime))
        case (
            o.OrderAbsent(answer=answer) | o.OrderRaidOtherwise(answer=answer) | o.OrderRecruitOtherwise(answer=answer)
        ):
            return text(key, answer=answer)
        case o.OrderTreat() | o.OrderUnless() | o.OrderUnlessSave() | o.OrderKeepBarrels():
            return _treat(orders, key, move)
        case o.OrderRaid(mode=mode) | o.OrderRecruit(mode=mode):
            return text(key, mode=mode)
        case o.OrderRaidAdd(wish=wish):
            return text(key, target=wished(wish) or text("target-best"))
        case o.OrderRecruitWhat(what=what):
            return text(key, creature=recruits.creature(what))
        case o.OrderRecruitAdd(wish=wish):
            return recruits.say(wish)
        case o.OrderKeep(resource=resource, count=count):
            return _keep(orders, key, resource, count)
        case o.PassToday(on=False):
            return text("move-pass-today-not")
        case o.OrderRecruitSave():
            return text(key, lifetime=hyphened(orders.pen.lifetime))
        case _:
            return text(key)


def _leaf(orders: Orders, leaf: o.OrderLeaf) -> Text:
    page = orders.pen.page
    if _depth(leaf.page) < _depth(page):
        return text("move-order-back", unsaved=int(orders.pen.unsaved))
    if leaf.page == "row":
        return text("move-order-row", row=leaf.row, answer=hyphened(orders.beneath.treats.rows[leaf.row - 1]))
    return text("move-order-leaf", page=hyphened(leaf.page))


def _depth(page: Page) -> int:
    return next((depth for depth, pages in enumerate(_DEPTHS) if page in pages), len(_DEPTHS))


def _treat(
    orders: Orders, key: str, move: o.OrderTreat | o.OrderUnless | o.OrderUnlessSave | o.OrderKeepBarrels
) -> Text:
    match move:
        case o.OrderTreat(row=row, answer=answer):
            return text(key, row=row, answer=hyphened(answer))
        case o.OrderUnless(row=row):
            return text(key, row=row, on=int(row in orders.pen.unless))
        case o.OrderUnlessSave(rows=rows):
            return text(key, rows=rows, count=len(rows))
        case o.OrderKeepBarrels(count=count):
            return text(key, count=count)


def _keep(orders: Orders, key: str, resource: str, count: int) -> Text:
    kept = orders.pen.recruits
    now = kept.keep_food if resource == "food" else kept.keep_runestones
    sign = "food" if resource == "food" else "rune"
    return text(key, goods=naming.good(sign, count), count=count, on=int(count == now))


def hint(move: Move) -> Text | None:
    match move:
        case o.OrderRecruitWhat(what=int(card)):
            return recruits.card(card)
        case o.OrderPen(lifetime=lifetime):
            return text("hint-order-pen", lifetime=hyphened(lifetime))
        case o.OrderAbsent(answer=answer):
            return text("hint-order-absent", answer=answer)
        case o.OrderRaid(mode="auto") | o.OrderRecruit(mode="auto"):
            return text("hint-order-auto")
        case _:
            return None


def wished(wish: RaidWish) -> Text | CardRef | None:
    """A target that has a name; ``None``: the best settlement."""
    match wish.what:
        case "settlement":
            return naming.settlement(wish.number)
        case "castle":
            return raids.castle(wish.number)
        case _:
            return None
