"""What can be written in standing orders, and what is offered ready-made (BM-6.3 to 6.9).

Lists and *unless* are written down first and count when they are saved, since an order that answers an open question
does so at once; so a page whose orders would do that now says so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from engines.bellum_magica import writing as w
from engines.bellum_magica.atlas import OF_TIER, TAVERN
from engines.bellum_magica.components import LIMITS
from engines.bellum_magica.orders import (
    MOST_RAIDS,
    MOST_WISHES,
    NEVER_TREAT,
    PAYMENTS,
    Layer,
    Orders,
    RaidOrder,
    RecruitOrder,
    Subject,
    TreatOrder,
    Treats,
    WishSide,
)
from engines.bellum_magica.state import State
from engines.bellum_magica.words import orders as sentences
from engines.bellum_magica.words import strokes as words
from engines.core.booklet.book import Booklet, Page
from engines.core.booklet.fields import Reading, Stroked
from engines.core.move import Value
from engines.core.text import Text

KEPT_BARRELS = tuple(range(LIMITS.barrels_per_seat + 1))
KEPT_FOOD = (0, 1, 2, 3, 4, 6, 8)
KEPT_RUNESTONES = (0, 1, 2, 3, 4, 6)
"""What a list can be told to keep."""
ORDERS_OF_PAYMENTS = (PAYMENTS, PAYMENTS[::-1], PAYMENTS[:1], PAYMENTS[1:])
ASKING: dict[str, Subject] = {"poll": "treats", "raiding": "raids", "recruiting": "recruits"}
"""Decision → the orders that answer it."""


def answering(state: State, seat: int) -> Subject | None:
    """The orders that would answer a question which *seat* is being asked."""
    top = state.stack[-1]
    return ASKING.get(top.kind) if seat in top.asked(state) else None


def late(state: State, seat: int) -> tuple[Subject, ...]:
    """What cannot be ordered for today any more: that part of the day is over."""
    fixed = state.stack[-1].kind in {"raiding", "stealing", "recruiting"}
    treats: tuple[Subject, ...] = ("treats",) if fixed else ()
    return (*treats, "raids") if seat in state.today.attacked else treats


# ---- what may be written


def _targets(at: Reading) -> Iterable[Value]:
    """Settlements and castles by what they are and their number, as long as the list is not full."""
    wishes = at.record.pen.raids.wishes
    settlements = (("settlement", card) for card in (*at.state.settlements, TAVERN))
    castles = (("castle", other) for other in at.state.seats if other != at.seat)
    listed = [(wish.what, wish.number) for wish in wishes]
    named = (("best_settlement", 0), *settlements, *castles)
    return (each for each in named if each not in listed and len(wishes) < MOST_RAIDS)


def _creatures(at: Reading) -> Iterable[Value]:
    full = len(at.record.pen.recruits.wishes) == MOST_WISHES
    return () if full else ("any_evil", "any_more_evil", *at.state.creatures)


def _unseen(tier: int) -> Any:
    """Creatures of a deck that nobody has seen yet."""

    def found(at: Reading) -> Iterable[Value]:
        tucked = [card for lair in at.state.lairs for card in (*lair.left, *lair.right)]
        return (card for card in OF_TIER[tier] if card not in (*tucked, *at.state.creatures))

    return found


def _sides(at: Reading) -> Iterable[Value]:
    """The side and the payments, in the order in which they are tried."""
    what = at.record.pen.what
    evil = what == "any_evil" or what in OF_TIER[0]
    return ((side, *paid) for paid in ((PAYMENTS,) if evil else ORDERS_OF_PAYMENTS) for side in get_args(WishSide))


def _others(values: tuple[Value, ...], now: Any) -> Any:
    """*values* but for the present one, by the orders."""
    return lambda at: (value for value in values if value != now(at.record))


def _once(there: Any) -> Any:
    """A single stroke, while there is something that it is about."""
    return lambda at: (True,) if there(at) else ()


def _list_for_today(at: Reading) -> bool:
    """It comes too late after the attack."""
    return "raids" not in late(at.state, at.seat)


def _room(at: Reading) -> bool:
    return len(at.record.pen.recruits.wishes) < MOST_WISHES


def _what(among: Any) -> Stroked:
    return Stroked(
        name="recruit_what",
        among=among,
        does=w.recruit_what,
        leads="recruit_side",
        say=words.recruit_what,
        head=words.added,
        hint=words.brings,
    )


def _told(at: Reading, page: Any) -> tuple[Text, ...]:
    at_once, too_late = answering(at.state, at.seat), late(at.state, at.seat)
    return sentences.ordered(at.record, page, at_once=at_once, late=too_late)


TOP = Page(
    name="top",
    entries=(
        "treats",
        "raid",
        "recruit",
        Stroked(
            name="absent",
            among=_others(("auto", "pass"), lambda orders: orders.beneath.absent),
            does=w.absent,
            say=words.absent,
            hint=words.if_absent,
        ),
        Stroked(
            name="lifetime",
            among=_others(("today", "until_changed"), lambda orders: orders.pen.lifetime),
            does=w.lifetime,
            say=words.lifetime,
            hint=words.how_long,
        ),
    ),
)
TREATS = (
    Page(
        name="treats",
        above="top",
        entries=(
            Stroked(name="never_treat", among=(True,), does=w.never_treat, say=words.plain("never-treat")),
            "unless",
            Stroked(name="row", among=tuple(w.EVERY_ROW), does=w.row, leads="row", say=words.row),
            Stroked(
                name="keep_barrels",
                among=_others(
                    tuple(range(LIMITS.barrels_per_seat + 1)), lambda orders: orders.beneath.treats.keep_barrels
                ),
                does=w.keep_barrels,
                say=words.keep_barrels,
            ),
        ),
    ),
    Page(
        name="row",
        above="treats",
        entries=(
            Stroked(
                name="treat",
                among=_others(get_args(TreatOrder), w.answer),
                does=w.treat,
                leads="treats",
                say=words.treat,
            ),
        ),
    ),
    Page(
        name="unless",
        above="treats",
        entries=(
            Stroked(
                name="unless_save", saves=True, among=(True,), does=w.unless_save, leads="treats", say=words.unless_save
            ),
            Stroked(name="unless", among=tuple(w.EVERY_ROW), does=w.unless, say=words.unless),
        ),
    ),
)
RAIDS = (
    Page(
        name="raid",
        above="top",
        entries=(
            Stroked(
                name="raid",
                among=_others(("ask", "stay", "auto"), lambda orders: orders.beneath.raids.mode),
                does=w.raid,
                say=words.mode("raid"),
                hint=words.by_itself,
            ),
            "raid_list",
        ),
    ),
    Page(
        name="raid_list",
        above="raid",
        usable=_list_for_today,
        entries=(
            Stroked(
                name="raid_save",
                saves=True,
                among=_once(lambda at: at.record.pen.raids.wishes),
                does=w.raid_save,
                leads="raid",
                say=words.plain("raid-save"),
            ),
            Stroked(name="raid_add", among=_targets, does=w.raid_add, say=words.raid_add, head=words.added),
            Stroked(
                name="raid_otherwise",
                among=_others(("stay", "ask"), lambda orders: orders.pen.raids.otherwise),
                does=w.raid_otherwise,
                say=words.otherwise("raid"),
            ),
            Stroked(
                name="raid_drop",
                among=_once(lambda at: at.record.pen.raids.wishes),
                does=w.raid_drop,
                say=words.plain("drop"),
            ),
        ),
    ),
)
RECRUITS = (
    Page(
        name="recruit",
        above="top",
        entries=(
            Stroked(
                name="recruit",
                among=_others(("ask", "none", "auto"), lambda orders: orders.beneath.recruits.mode),
                does=w.recruit,
                say=words.mode("recruit"),
                hint=words.by_itself,
            ),
            "recruit_list",
        ),
    ),
    Page(
        name="recruit_list",
        above="recruit",
        entries=(
            Stroked(
                name="recruit_save",
                saves=True,
                among=_once(lambda at: at.record.pen.recruits.wishes),
                does=w.recruit_save,
                leads="recruit",
                say=words.recruit_save,
            ),
            _what(_creatures),
            "recruit_evil",
            "recruit_more_evil",
            "keep",
            Stroked(
                name="recruit_otherwise",
                among=_others(("done", "ask"), lambda orders: orders.pen.recruits.otherwise),
                does=w.recruit_otherwise,
                say=words.otherwise("recruit"),
            ),
            Stroked(
                name="recruit_drop",
                among=_once(lambda at: at.record.pen.recruits.wishes),
                does=w.recruit_drop,
                say=words.plain("drop"),
            ),
        ),
    ),
    Page(name="recruit_evil", above="recruit_list", usable=_room, entries=(_what(_unseen(0)),)),
    Page(name="recruit_more_evil", above="recruit_list", usable=_room, entries=(_what(_unseen(1)),)),
    Page(
        name="recruit_side",
        above="recruit_list",
        entries=(
            Stroked(name="recruit_add", among=_sides, does=w.recruit_add, leads="recruit_list", say=words.recruit_add),
        ),
    ),
    Page(
        name="keep",
        above="recruit_list",
        entries=(
            Stroked(
                name="keep_food",
                among=KEPT_FOOD,
                does=w.keep_food,
                leads="recruit_list",
                say=words.keep_food,
                head=words.kept("food"),
            ),
            Stroked(
                name="keep_runestones",
                among=KEPT_RUNESTONES,
                does=w.keep_runestones,
                leads="recruit_list",
                say=words.keep_runestones,
                head=words.kept("runestones"),
            ),
        ),
    ),
)
BOOKLET = Booklet(
    blank=Orders(),
    desk="pen",
    pages=(TOP, *TREATS, *RAIDS, *RECRUITS),
    unsaved=lambda orders: orders.pen.unsaved,
    told=_told,
    templates={
        "thrifty": Orders(standing=Layer(treats=Treats(rows=NEVER_TREAT))),
        "away": Orders(
            standing=Layer(
                treats=Treats(rows=NEVER_TREAT),
                raids=RaidOrder(mode="auto"),
                recruits=RecruitOrder(mode="auto"),
                absent="auto",
            )
        ),
    },
)
