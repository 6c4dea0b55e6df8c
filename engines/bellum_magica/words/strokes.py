"""How the strokes of the pen are said with which a seat writes its standing orders, where it takes more than the value:
each says what it does now."""

from __future__ import annotations

from collections.abc import Callable

from engines.bellum_magica import naming, writing
from engines.bellum_magica.orders import AnyOf
from engines.bellum_magica.words import raids, recruits
from engines.core.booklet.fields import Reading
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text


def plain(name: str) -> Callable[[Reading, object], Text]:
    """A stroke that needs no value to be said."""
    return lambda _at, _value: text(f"move-order-{name}")


def hint(name: str) -> Callable[[Reading, str], Text]:
    return lambda _, value: text(f"hint-order-{name}", value=hyphened(value))


def by_itself(_: Reading, value: str) -> Text | None:
    return text("hint-order-auto") if value == "auto" else None


# ---- treats


def row(at: Reading, number: int) -> Text:
    return text("move-order-row", row=number, answer=hyphened(at.record.beneath.treats.rows[number - 1]))


def treat(at: Reading, answer: str) -> Text:
    return text("move-order-treat", row=at.record.pen.row, answer=hyphened(answer))


def unless(at: Reading, number: int) -> Text:
    return text("move-order-unless", row=number, on=int(number in at.record.pen.unless))


def unless_save(at: Reading, _: object) -> Text:
    rows = at.record.pen.unless
    return text("move-order-unless-save", rows=rows, count=len(rows))


# ---- raids and recruits


def added(_at: Reading, _value: object) -> Text:
    return text("group-add")


def brings(_: Reading, what: int | AnyOf) -> Text | None:
    return recruits.card(what) if isinstance(what, int) else None


def recruit_add(at: Reading, value: tuple[str, ...]) -> Text:
    return recruits.say(writing.recruit_wish(at.record, value))


def recruit_save(at: Reading, _: object) -> Text:
    return text("move-order-recruit-save", lifetime=hyphened(at.record.pen.lifetime))


def kept(resource: str) -> Callable[[Reading, object], Text]:
    return lambda _at, _value: text("group-keep", resource=resource)


def keep(sign: str, name: str) -> Callable[[Reading, int], Text]:
    def said(at: Reading, count: int) -> Text:
        now = getattr(at.record.pen.recruits, name)
        return text("move-order-keep", goods=naming.good(sign, count), on=int(count == now))

    return said


def target(value: tuple[str, int], best: str = "target-best") -> Text | CardRef:
    """*best*: how the best settlement is called there."""
    match value:
        case ("settlement", number):
            return naming.settlement(number)
        case ("castle", number):
            return raids.castle(number)
        case _:
            return text(best)
