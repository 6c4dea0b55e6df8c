"""How the strokes of the pen are said with which a seat writes its standing orders: each says what it does now."""

from __future__ import annotations

from collections.abc import Callable

from engines.bellum_magica import naming, writing
from engines.bellum_magica.orders import AnyOf, RaidWish
from engines.bellum_magica.words import raids, recruits
from engines.core.booklet.fields import Reading
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text

Say = Callable[["Reading", object], Text]


def plain(name: str) -> Say:
    """A stroke that needs no value to be said."""
    return lambda _at, _value: text(f"move-order-{name}")


def mode(name: str) -> Say:
    return lambda _at, value: text(f"move-order-{name}", mode=str(value))


def otherwise(name: str) -> Say:
    return lambda _at, value: text(f"move-order-{name}-otherwise", answer=str(value))


def by_itself(_: Reading, value: str) -> Text | None:
    return text("hint-order-auto") if value == "auto" else None


def absent(_: Reading, answer: str) -> Text:
    return text("move-order-absent", answer=answer)


def if_absent(_: Reading, answer: str) -> Text:
    return text("hint-order-absent", answer=answer)


def lifetime(_: Reading, value: str) -> Text:
    return text("move-order-pen", lifetime=hyphened(value))


def how_long(_: Reading, value: str) -> Text:
    return text("hint-order-pen", lifetime=hyphened(value))


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


def keep_barrels(_: Reading, count: int) -> Text:
    return text("move-order-keep-barrels", count=count)


# ---- raids and recruits


def added(_at: Reading, _value: object) -> Text:
    return text("group-add")


def raid_add(_: Reading, value: tuple[str, int]) -> Text:
    what, number = value
    return text("move-order-raid-add", target=target(what, number) or text("target-best"))


def recruit_what(_: Reading, what: int | AnyOf) -> Text:
    return text("move-order-recruit-what", creature=recruits.creature(what))


def brings(_: Reading, what: int | AnyOf) -> Text | None:
    return recruits.card(what) if isinstance(what, int) else None


def recruit_add(at: Reading, value: tuple[str, ...]) -> Text:
    return recruits.say(writing.recruit_wish(at.record, value))


def recruit_save(at: Reading, _: object) -> Text:
    return text("move-order-recruit-save", lifetime=hyphened(at.record.pen.lifetime))


def kept(resource: str) -> Say:
    return lambda _at, _value: text("group-keep", resource=resource)


def keep_food(at: Reading, count: int) -> Text:
    return _keep("food", count, at.record.pen.recruits.keep_food)


def keep_runestones(at: Reading, count: int) -> Text:
    return _keep("rune", count, at.record.pen.recruits.keep_runestones)


def _keep(sign: str, count: int, now: int) -> Text:
    return text("move-order-keep", goods=naming.good(sign, count), on=int(count == now))


def wished(wish: RaidWish) -> Text | CardRef | None:
    """A target that has a name; ``None``: the best settlement."""
    return target(wish.what, wish.number)


def target(what: str, number: int) -> Text | CardRef | None:
    match what:
        case "settlement":
            return naming.settlement(number)
        case "castle":
            return raids.castle(number)
        case _:
            return None
