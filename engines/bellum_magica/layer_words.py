"""Standing orders as sentences: what holds until it is changed, what holds for today, what is not saved yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engines.bellum_magica import naming, recruit_words
from engines.bellum_magica.keys import hyphened
from engines.bellum_magica.order_words import wished
from engines.bellum_magica.orders import NEVER_TREAT, TreatOrder
from engines.core.text import Text, text

if TYPE_CHECKING:
    from engines.bellum_magica.orders import Layer, Orders, Pen, Raids, Recruits, Treats

_TREATS = ("treats", "row", "unless")
_RAIDS = ("raid", "raid_list")
_TODAY_ALWAYS = "raid_list"
"""A list of targets is for today only (BM-6.5)."""


def ordered(orders: Orders) -> tuple[Text, ...]:
    """What the open page is about, in both layers; on the first page everything."""
    return (*(_held(orders, orders.pen.page) or (text("note-orders-none"),)), *_writing(orders.pen))


def standing(orders: Orders) -> tuple[Text, ...]:
    """All that holds, whatever page is open; nothing as long as nothing is written down."""
    return _held(orders, "top")


def _held(orders: Orders, page: str) -> tuple[Text, ...]:
    lasting, today = (_layer(layer, page) for layer in orders.counts)
    return (
        *((text("note-orders-standing"), *lasting) if lasting else ()),
        *((text("note-orders-today", over=int(bool(lasting))), *today) if today else ()),
    )


def _layer(layer: Layer, page: str) -> tuple[Text, ...]:
    top = page == "top"
    treats = layer.treats if top or page in _TREATS else None
    raids = layer.raids if top or page in _RAIDS else None
    recruits = layer.recruits if top or page not in (*_TREATS, *_RAIDS) else None
    absent = layer.absent if top else None
    return (
        *(_treats(treats) if treats else ()),
        *((_raids(raids),) if raids else ()),
        *((_recruits(recruits),) if recruits else ()),
        *((text("order-absent", answer=absent),) if absent else ()),
    )


def _treats(treats: Treats) -> tuple[Text, ...]:
    kept = (text("order-kept-barrels", count=treats.keep_barrels),) if treats.keep_barrels else ()
    if treats.rows == NEVER_TREAT:
        return (text("order-never-treat"), *kept)
    rules = tuple(
        text("order-rows", rows=rows, answer=hyphened(answer))
        for answer in get_args(TreatOrder)
        if (rows := tuple(row for row, entry in enumerate(treats.rows, start=1) if entry == answer))
    )
    return (text("order-treats", rules=rules), *kept)


def _raids(raids: Raids) -> Text:
    if raids.mode != "list":
        return text("order-raid", mode=raids.mode)
    return text("order-raid-list", targets=tuple(map(wished, raids.wishes)), otherwise=raids.otherwise)


def _recruits(recruits: Recruits) -> Text:
    """A day planned without recruits leaves a list without wishes."""
    if recruits.mode != "list":
        return text("order-recruit", mode=recruits.mode)
    if not recruits.wishes:
        return text("order-recruit", mode="none" if recruits.otherwise == "done" else "ask")
    wishes = tuple(map(recruit_words.wished, recruits.wishes))
    kept = naming.goods(recruits.keep_food, recruits.keep_runestones)
    return text(
        "order-recruit-list",
        wishes=wishes,
        kept=kept,
        keeps=len(kept),
        otherwise=recruits.otherwise,
    )


# ---- what is being written


def _writing(pen: Pen) -> tuple[Text, ...]:
    """How long it will hold, and lists that count only when they are saved."""
    lifetime = "today" if pen.page == _TODAY_ALWAYS else pen.lifetime
    unless = (text("note-unless", rows=pen.unless, count=len(pen.unless)),) if pen.page == "unless" else ()
    raids = (text("note-unsaved", order=_raids(pen.raids)),) if pen.raids.wishes else ()
    recruits = (text("note-unsaved", order=_recruits(pen.recruits)),) if pen.recruits.wishes else ()
    shown = raids if pen.page in _RAIDS else recruits if pen.page not in (*_TREATS, "top") else (*raids, *recruits)
    side = (_wanted(pen),) if pen.page == "recruit_side" else ()
    return (text("note-pen", lifetime=hyphened(lifetime)), *unless, *shown, *side)


def _wanted(pen: Pen) -> Text:
    """Who is written down next, and what the card brings on either side."""
    creature = recruit_words.creature(pen.what)
    if isinstance(pen.what, str):
        return text("note-wanted", creature=creature, brings=(), known=0)
    return text("note-wanted", creature=creature, brings=recruit_words.card(pen.what), known=1)
