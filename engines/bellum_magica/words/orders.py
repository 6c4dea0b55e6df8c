"""Standing orders as sentences: what holds until it is changed, what holds for today, what is not saved yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engines.bellum_magica import naming
from engines.bellum_magica.orders import (
    ABOUT,
    NEVER_TREAT,
    Layer,
    Orders,
    Page,
    Pen,
    RaidOrder,
    RecruitOrder,
    Subject,
    TreatOrder,
    Treats,
)
from engines.bellum_magica.words import recruits as recruit_words
from engines.bellum_magica.words.strokes import target
from engines.core.shown import hyphened
from engines.core.text import Text, text


def ordered(orders: Orders, page: Page, *, at_once: Subject | None, late: tuple[Subject, ...]) -> tuple[Text, ...]:
    """What the open page is about, in both layers; on the first page everything. Then what writing there would do.

    *at_once*: orders about this answer an open question; *late*: what cannot be ordered for today any more."""
    return (
        *(_held(orders, page) or (text("note-orders-none"),)),
        *_warnings(orders, page, at_once),
        *_writing(orders.pen, page, late),
    )


def standing(orders: Orders) -> tuple[Text, ...]:
    """All that holds, whatever page is open; nothing as long as nothing is written down."""
    return _held(orders, "top")


def _held(orders: Orders, page: Page) -> tuple[Text, ...]:
    lasting, today = (_layer(layer, page) for layer in orders.counts)
    return (
        *((text("note-orders-standing"), *lasting) if lasting else ()),
        *((text("note-orders-today", over=int(bool(lasting))), *today) if today else ()),
    )


def _layer(layer: Layer, page: Page) -> tuple[Text, ...]:
    said = ((_SAID[subject], getattr(layer, subject)) for subject in ABOUT[page])
    absent = layer.absent if page == "top" else None
    return (
        *(line for say, order in said if order for line in say(order)),
        *((text("order-absent", answer=absent),) if absent else ()),
    )


def _warnings(orders: Orders, page: Page, at_once: Subject | None) -> tuple[Text, ...]:
    """Writing may answer for the seat at once, or leave nothing that it would ever be asked again."""
    asking = [subject for subject in get_args(Subject) if subject not in orders.standing.settled]
    last = page != "top" and orders.pen.lifetime == "until_changed" and asking in ([], [*ABOUT[page]])
    return (
        *((text("note-order-at-once", subject=at_once),) if at_once in ABOUT[page] else ()),
        *((text("note-order-last", done=int(not asking)),) if last or not asking else ()),
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


def _raids(raids: RaidOrder) -> tuple[Text, ...]:
    if raids.mode != "list":
        return (text("order-raid", mode=raids.mode),)
    named = tuple(target((wish.what, wish.number), "listed-best") for wish in raids.wishes)
    return (text("order-raid-list", targets=named, otherwise=raids.otherwise),)


def _recruits(recruits: RecruitOrder) -> tuple[Text, ...]:
    """A day planned without recruits leaves a list without wishes."""
    if recruits.mode != "list":
        return (text("order-recruit", mode=recruits.mode),)
    if not recruits.wishes:
        return (text("order-recruit", mode="none" if recruits.otherwise == "done" else "ask"),)
    wishes = tuple(map(recruit_words.wished, recruits.wishes))
    kept, then = naming.goods(recruits.keep_food, recruits.keep_runestones), recruits.otherwise
    return (text("order-recruit-list", wishes=wishes, kept=kept, keeps=len(kept), otherwise=then),)


_SAID: dict[Subject, Callable[[Any], tuple[Text, ...]]] = {"treats": _treats, "raids": _raids, "recruits": _recruits}


# ---- what is being written


def _writing(pen: Pen, page: Page, late: tuple[Subject, ...]) -> tuple[Text, ...]:
    """How long it will hold, and what counts only when it is saved. A list of targets is for today only (BM-6.5)."""
    lifetime = "today" if page == "raid_list" else pen.lifetime
    over = lifetime == "today" and page != "top" and ABOUT[page][0] in late
    lists = [subject for subject in ABOUT[page] if subject != "treats" and getattr(pen, subject).wishes]
    return (
        text("note-pen", lifetime=hyphened(lifetime), late=int(over)),
        *((text("note-unless", rows=pen.unless, count=len(pen.unless)),) if page == "unless" else ()),
        *(text("note-unsaved", order=_SAID[subject](getattr(pen, subject))) for subject in lists),
        *((_wanted(pen),) if page == "recruit_side" else ()),
    )


def _wanted(pen: Pen) -> Text:
    """Who is written down next, and what the card brings on either side."""
    creature = recruit_words.creature(pen.what)
    if isinstance(pen.what, str):
        return text("note-wanted", creature=creature, brings=(), known=0)
    return text("note-wanted", creature=creature, brings=recruit_words.card(pen.what), known=1)
