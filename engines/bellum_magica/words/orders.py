"""Standing orders as sentences: what holds until it is changed, what holds for today, what is not saved yet."""

from __future__ import annotations

from typing import get_args

from engines.bellum_magica import naming
from engines.bellum_magica.orders import (
    NEVER_TREAT,
    SUBJECTS,
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

_TODAY_ALWAYS: Page = "raid_list"
"""A list of targets is for today only (BM-6.5)."""


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
    treats, raids, recruits = (
        getattr(layer, subject) if page == "top" or SUBJECTS[page] == subject else None for subject in get_args(Subject)
    )
    absent = layer.absent if page == "top" else None
    return (
        *(_treats(treats) if treats else ()),
        *((_raids(raids),) if raids else ()),
        *((_recruits(recruits),) if recruits else ()),
        *((text("order-absent", answer=absent),) if absent else ()),
    )


def _warnings(orders: Orders, page: Page, at_once: Subject | None) -> tuple[Text, ...]:
    """Writing may answer for the seat at once, or leave nothing that it would ever be asked again."""
    here = at_once if page == "top" or SUBJECTS[page] == at_once else None
    asking = [subject for subject in get_args(Subject) if subject not in orders.standing.settled]
    last = page != "top" and orders.pen.lifetime == "until_changed" and asking in ([], [SUBJECTS[page]])
    return (
        *((text("note-order-at-once", subject=here),) if here else ()),
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


def _raids(raids: RaidOrder) -> Text:
    if raids.mode != "list":
        return text("order-raid", mode=raids.mode)
    named = tuple(target((wish.what, wish.number), "listed-best") for wish in raids.wishes)
    return text("order-raid-list", targets=named, otherwise=raids.otherwise)


def _recruits(recruits: RecruitOrder) -> Text:
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


def _writing(pen: Pen, page: Page, late: tuple[Subject, ...]) -> tuple[Text, ...]:
    """How long it will hold, and what counts only when it is saved."""
    subject = None if page == "top" else SUBJECTS[page]
    lifetime = "today" if page == _TODAY_ALWAYS else pen.lifetime
    over = lifetime == "today" and subject in late
    unless = (text("note-unless", rows=pen.unless, count=len(pen.unless)),) if page == "unless" else ()
    raids = (text("note-unsaved", order=_raids(pen.raids)),) if pen.raids.wishes else ()
    recruits = (text("note-unsaved", order=_recruits(pen.recruits)),) if pen.recruits.wishes else ()
    side = (_wanted(pen),) if page == "recruit_side" else ()
    return (
        text("note-pen", lifetime=hyphened(lifetime), late=int(over)),
        *unless,
        *(raids if subject in {None, "raids"} else ()),
        *(recruits if subject in {None, "recruits"} else ()),
        *side,
    )


def _wanted(pen: Pen) -> Text:
    """Who is written down next, and what the card brings on either side."""
    creature = recruit_words.creature(pen.what)
    if isinstance(pen.what, str):
        return text("note-wanted", creature=creature, brings=(), known=0)
    return text("note-wanted", creature=creature, brings=recruit_words.card(pen.what), known=1)
