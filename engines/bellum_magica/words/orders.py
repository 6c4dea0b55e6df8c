"""Standing orders as sentences: what holds until it is changed, what holds for today, what is not saved yet. Then the
strokes of the pen that take more than their value: each says what it does now."""

from collections.abc import Callable
from typing import Any, get_args

from engines.bellum_magica import naming, writing
from engines.bellum_magica import orders as o
from engines.bellum_magica.words import raids
from engines.bellum_magica.words import recruits as recruit_words
from engines.core.booklet.fields import Reading, stopping
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text


def ordered(
    orders: o.Orders, page: o.Page, *, at_once: o.Subject | None, late: tuple[o.Subject, ...]
) -> tuple[Text, ...]:
    """What the open page is about, in both layers; on the first page everything. Then what writing there would do.

    *at_once*: orders about this answer an open question; *late*: what cannot be ordered for today any more."""
    return (
        *(_held(orders, page) or (text("note-orders-none"),)),
        *_warnings(orders, page, at_once),
        *_writing(orders.pen, page, late),
    )


def standing(orders: o.Orders) -> tuple[Text, ...]:
    """All that holds, whatever page is open; nothing as long as nothing is written down. At rest, that it rests."""
    return (text("core-booklet-resting"),) if orders.resting else _held(orders, "top")


def _held(orders: o.Orders, page: o.Page) -> tuple[Text, ...]:
    lasting, today = (_layer(layer, page) for layer in (orders.standing, orders.today))
    return (
        *((text("note-orders-standing"), *lasting) if lasting else ()),
        *((text("note-orders-today", over=int(bool(lasting))), *today) if today else ()),
        *(stopping(orders) if page in {"top", "stops"} else ()),
    )


def _layer(layer: o.Layer, page: o.Page) -> tuple[Text, ...]:
    said = ((_SAID[subject], getattr(layer, subject)) for subject in o.ABOUT[page])
    absent = layer.absent if page == "top" else None
    return (
        *(line for say, order in said if order for line in say(order)),
        *((text("order-absent", answer=absent),) if absent else ()),
    )


def _warnings(orders: o.Orders, page: o.Page, at_once: o.Subject | None) -> tuple[Text, ...]:
    """Writing may answer for the seat at once, or leave nothing that it would ever be asked again."""
    asking = [subject for subject in get_args(o.Subject) if subject not in orders.standing.settled]
    last = page != "top" and orders.pen.lifetime == "until_changed" and asking in ([], [*o.ABOUT[page]])
    return (
        *((text("note-order-at-once", subject=at_once),) if at_once in o.ABOUT[page] else ()),
        *((text("note-order-last", done=int(not asking)),) if last or not asking else ()),
    )


def _treats(treats: o.Treats) -> tuple[Text, ...]:
    kept = (text("order-kept-barrels", count=treats.keep_barrels),) if treats.keep_barrels else ()
    quiet = (text("order-tavern"),) if treats.tavern else ()
    if treats.rows == o.NEVER_TREAT:
        return (text("order-never-treat"), *kept)
    if quiet and treats.rows == o.ASK_ALWAYS:
        return (*quiet, *kept)
    rules = tuple(
        text("order-rows", rows=rows, answer=hyphened(answer))
        for answer in get_args(o.TreatOrder)
        if (rows := tuple(row for row, entry in enumerate(treats.rows, start=1) if entry == answer))
    )
    return (*quiet, text("order-treats", rules=rules), *kept)


def _raids(raids: o.RaidOrder) -> tuple[Text, ...]:
    if raids.mode != "list":
        return (text("order-raid", mode=raids.mode),)
    named = tuple(_depending(target((wish.what, wish.number), "listed-best"), wish.given) for wish in raids.wishes)
    return (text("order-raid-list", targets=named, otherwise=raids.otherwise),)


def _recruits(recruits: o.RecruitOrder) -> tuple[Text, ...]:
    """A day planned without recruits leaves a list without wishes."""
    if recruits.mode != "list":
        return (text("order-recruit", mode=recruits.mode),)
    if not recruits.wishes:
        return (text("order-recruit", mode="none" if recruits.otherwise == "done" else "ask"),)
    wishes = tuple(map(recruit_words.wished, recruits.wishes))
    kept, then = naming.goods(recruits.keep_food, recruits.keep_runestones), recruits.otherwise
    return (text("order-recruit-list", wishes=wishes, kept=kept, keeps=len(kept), otherwise=then),)


_SAID: dict[o.Subject, Callable[[Any], tuple[Text, ...]]] = {"treats": _treats, "raids": _raids, "recruits": _recruits}


# ---- what is being written


def _writing(pen: o.Pen, page: o.Page, late: tuple[o.Subject, ...]) -> tuple[Text, ...]:
    """How long it will hold, and what counts only when it is saved. A list of targets is for today only (BM-6.5)."""
    if page == "stops":
        return (text("note-stops"),)
    lifetime = "today" if page == "raid_list" else pen.lifetime
    over = lifetime == "today" and page != "top" and o.ABOUT[page][0] in late
    lists = [subject for subject in o.ABOUT[page] if subject != "treats" and getattr(pen, subject).wishes]
    return (
        text("note-pen", lifetime=hyphened(lifetime), late=int(over)),
        *((text("note-unless", rows=pen.unless, count=len(pen.unless)),) if page == "unless" else ()),
        *(text("note-unsaved", order=_SAID[subject](getattr(pen, subject))) for subject in lists),
        *((_wanted(pen),) if page == "recruit_side" else ()),
    )


def _wanted(pen: o.Pen) -> Text:
    """Who is written down next, and what the card brings on either side."""
    creature = recruit_words.creature(pen.what)
    if isinstance(pen.what, str):
        return text("note-wanted", creature=creature, brings=(), known=0)
    return text("note-wanted", creature=creature, brings=recruit_words.card(pen.what), known=1)


# ---- strokes of the pen


def plain(name: str) -> Callable[[Reading, object], Text]:
    """A stroke that needs no value to be said."""
    return lambda _at, _value: text(f"move-order-{name}")


def hint(name: str) -> Callable[[Reading, str], Text]:
    return lambda _, value: text(f"hint-order-{name}", value=hyphened(value))


def by_itself(_: Reading, value: str) -> Text | None:
    return text("hint-order-auto") if value == "auto" else None


def row(at: Reading, number: int) -> Text:
    return text("move-order-row", row=number, answer=hyphened(at.record.beneath.treats.rows[number - 1]))


def treat(at: Reading, answer: str) -> Text:
    return text("move-order-treat", row=at.record.pen.row, answer=hyphened(answer))


def unless(at: Reading, number: int) -> Text:
    return text("move-order-unless", row=number, on=int(number in at.record.pen.unless))


def unless_save(at: Reading, _: object) -> Text:
    rows = at.record.pen.unless
    return text("move-order-unless-save", rows=rows, count=len(rows))


def added(_at: Reading, _value: object) -> Text:
    return text("group-add")


def brings(_: Reading, what: int | o.AnyOf) -> Text | None:
    return recruit_words.card(what) if isinstance(what, int) else None


def recruit_add(at: Reading, value: tuple[str, ...]) -> Text:
    return recruit_words.say(writing.recruit_wish(at.record, value))


def recruit_save(at: Reading, _: object) -> Text:
    return text("move-order-recruit-save", lifetime=hyphened(at.record.pen.lifetime))


def kept(resource: str) -> Callable[[Reading, object], Text]:
    return lambda _at, _value: text("group-keep", resource=resource)


def keep(sign: str, name: str) -> Callable[[Reading, int], Text]:
    def said(at: Reading, count: int) -> Text:
        now = getattr(at.record.pen.recruits, name)
        return text("move-order-keep", goods=naming.good(sign, count), on=int(count == now))

    return said


def quiet(_at: Reading, _value: object) -> Text:
    return text("hint-order-tavern")


def raid_add(at: Reading, value: tuple[str, int]) -> Text:
    return text("move-order-raid-add", value=_depending(target(value), at.record.pen.given))


def given(_: Reading, card: int | None) -> Text:
    return text("given-nothing") if card is None else text("given", settlement=naming.settlement(card))


def only_if(_at: Reading, _value: object) -> Text:
    return text("group-given")


def _depending(what: Text | CardRef, card: int | None) -> Text | CardRef:
    return what if card is None else text("target-given", target=what, settlement=naming.settlement(card))


def target(value: tuple[str, int], best: str = "target-best") -> Text | CardRef:
    """*best*: how the best settlement is called there."""
    match value:
        case ("settlement", number):
            return naming.settlement(number)
        case ("castle", number):
            return raids.castle(number)
        case _:
            return text(best)
