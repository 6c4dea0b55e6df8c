"""What can be written in standing orders, and what is offered ready-made (BM-6.3 to 6.9).

Lists and *unless* are written down first and count when they are saved, since an order that answers an open question
does so at once; so a page whose orders would do that now says so."""

from collections.abc import Iterable
from functools import partial
from typing import Any, get_args

from engines.bellum_magica import orders as o
from engines.bellum_magica import writing as w
from engines.bellum_magica.atlas import OF_TIER, TAVERN
from engines.bellum_magica.components import LIMITS
from engines.bellum_magica.state import State
from engines.bellum_magica.words import orders as words
from engines.bellum_magica.words import recruits
from engines.bellum_magica.words.dry import foretold
from engines.core.booklet.book import Booklet, Page
from engines.core.booklet.fields import Field, Reading, Stroked, stops
from engines.core.move import Value
from engines.core.text import Text

KEPT_BARRELS = tuple(range(LIMITS.barrels_per_seat + 1))
KEPT_FOOD = (0, 1, 2, 3, 4, 6, 8)
KEPT_RUNESTONES = (0, 1, 2, 3, 4, 6)
"""What a list can be told to keep."""
ORDERS_OF_PAYMENTS = (o.PAYMENTS, o.PAYMENTS[::-1], o.PAYMENTS[:1], o.PAYMENTS[1:])
ASKING: dict[str, o.Subject] = {"poll": "treats", "raiding": "raids", "recruiting": "recruits"}
"""Decision → the orders that answer it."""


def answering(state: State, seat: int) -> o.Subject | None:
    """The orders that would answer a question which *seat* is being asked."""
    top = state.stack[-1]
    return ASKING.get(top.kind) if seat in top.asked(state) else None


def late(state: State, seat: int) -> tuple[o.Subject, ...]:
    """What cannot be ordered for today any more: that part of the day is over."""
    fixed = state.stack[-1].kind in {"raiding", "stealing", "recruiting"}
    treats: tuple[o.Subject, ...] = ("treats",) if fixed else ()
    return (*treats, "raids") if seat in state.today.attacked else treats


# ---- what may be written


def _answers(at: Reading) -> Iterable[Value]:
    return (each for each in get_args(o.TreatOrder) if each != w.answer(at.record))


def _targets(at: Reading) -> Iterable[Value]:
    """Settlements and castles by what they are and their number, as long as the list is not full."""
    wishes = at.record.pen.raids.wishes
    settlements = (("settlement", card) for card in (*at.state.settlements, TAVERN))
    castles = (("castle", other) for other in at.state.seats if other != at.seat)
    listed = [(wish.what, wish.number) for wish in wishes]
    named = (("best_settlement", 0), *settlements, *castles)
    return (each for each in named if each not in listed and len(wishes) < o.MOST_RAIDS)


def _creatures(at: Reading) -> Iterable[Value]:
    full = len(at.record.pen.recruits.wishes) == o.MOST_WISHES
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
    return ((side, *paid) for paid in ((o.PAYMENTS,) if evil else ORDERS_OF_PAYMENTS) for side in get_args(o.WishSide))


def _other(name: str, values: tuple[Value, ...], place: str, does: w.Does | None = None, **more: Any) -> Stroked:
    """One of *values* but for the present one, as it is written at *place*."""
    among = lambda at: (each for each in values if each != w.read(at.record, place))  # noqa: E731
    return Stroked(name=name, among=among, does=does or w.put(place), **more)


def _once(name: str, does: w.Does, there: Any = lambda _: True, **more: Any) -> Stroked:
    """A single stroke, while there is something that it is about."""
    return Stroked(name=name, among=lambda at: (True,) if there(at) else (), does=does, **more)


def _list_for_today(at: Reading) -> bool:
    """It comes too late after the attack."""
    return "raids" not in late(at.state, at.seat)


def _room(at: Reading) -> bool:
    return len(at.record.pen.recruits.wishes) < o.MOST_WISHES


def _written(subject: str) -> Any:
    """Whether the list that is not saved yet names anything."""
    return lambda at: getattr(at.record.pen, subject).wishes


_what = partial(
    Stroked,
    name="recruit_what",
    does=w.put("pen.what"),
    leads="recruit_side",
    show=recruits.creature,
    head=words.added,
    hint=words.brings,
)


def _keep(name: str, sign: str, values: tuple[Value, ...], resource: str) -> Stroked:
    does, say = w.put(f"pen.recruits.{name}"), words.keep(sign, name)
    return Stroked(name=name, among=values, does=does, leads="recruit_list", say=say, head=words.kept(resource))


def _told(at: Reading, page: Any) -> tuple[Text, ...]:
    at_once, too_late = answering(at.state, at.seat), late(at.state, at.seat)
    return words.ordered(at.record, page, at_once=at_once, late=too_late)


TOP: tuple[Field | str, ...] = (
    "treats",
    "raid",
    "recruit",
    "stops",
    _other("absent", ("auto", "pass"), "absent", hint=words.hint("absent")),
    _other("lifetime", ("today", "until_changed"), "pen.lifetime", hint=words.hint("lifetime")),
)
TREATS: tuple[Field | str, ...] = (
    _other("tavern", (True, False), "treats.tavern", hint=words.quiet),
    _once("never_treat", w.put("treats.rows", lambda _orders, _value: o.NEVER_TREAT), say=words.plain("never-treat")),
    "unless",
    Stroked(name="row", among=tuple(w.EVERY_ROW), does=w.put("pen.row"), leads="row", say=words.row),
    _other("keep_barrels", KEPT_BARRELS, "treats.keep_barrels"),
)
ROW = (Stroked(name="treat", among=_answers, does=w.put("treats.rows", w.rows), leads="treats", say=words.treat),)
UNLESS = (
    _once("unless_save", w.unless_save, say=words.unless_save, saves=True, leads="treats"),
    Stroked(name="unless", among=tuple(w.EVERY_ROW), does=w.put("pen.unless", w.unless), say=words.unless),
)
RAID: tuple[Field | str, ...] = (
    _other("raid", ("ask", "stay", "auto"), "raids.mode", w.mode("raids"), hint=words.by_itself),
    "raid_list",
)


def _given(at: Reading) -> Iterable[Value]:
    """On what the next attack of the list depends."""
    return (each for each in (None, *at.state.settlements) if each != at.record.pen.given)


RAIDS = (
    _once("raid_save", w.raid_save, _written("raids"), say=words.plain("raid-save"), saves=True, leads="raid"),
    Stroked(name="raid_add", among=_targets, does=w.raid_add, say=words.raid_add, head=words.added),
    Stroked(name="raid_given", among=_given, does=w.put("pen.given"), say=words.given, head=words.only_if),
    _other("raid_otherwise", ("stay", "ask"), "pen.raids.otherwise"),
    _once("raid_drop", w.drop("raids"), _written("raids"), say=words.plain("drop")),
)
RECRUIT: tuple[Field | str, ...] = (
    _other("recruit", ("ask", "none", "auto"), "recruits.mode", w.mode("recruits"), hint=words.by_itself),
    "recruit_list",
)
RECRUITS: tuple[Field | str, ...] = (
    _once("recruit_save", w.recruit_save, _written("recruits"), say=words.recruit_save, saves=True, leads="recruit"),
    _what(among=_creatures),
    "recruit_evil",
    "recruit_more_evil",
    "keep",
    _other("recruit_otherwise", ("done", "ask"), "pen.recruits.otherwise"),
    _once("recruit_drop", w.drop("recruits"), _written("recruits"), say=words.plain("drop")),
)
SIDE = (Stroked(name="recruit_add", among=_sides, does=w.recruit_add, leads="recruit_list", say=words.recruit_add),)
KEEP = (_keep("keep_food", "food", KEPT_FOOD, "food"), _keep("keep_runestones", "rune", KEPT_RUNESTONES, "runestones"))
AWAY = o.Layer(
    treats=o.Treats(rows=o.NEVER_TREAT),
    raids=o.RaidOrder(mode="auto"),
    recruits=o.RecruitOrder(mode="auto"),
    absent="auto",
)
BOOKLET = Booklet(
    blank=o.Orders(),
    desk="pen",
    pages=(
        Page(name="top", entries=TOP),
        Page(name="stops", above="top", entries=(stops(*get_args(o.StopAt)),)),
        Page(name="treats", above="top", entries=TREATS),
        Page(name="row", above="treats", entries=ROW),
        Page(name="unless", above="treats", entries=UNLESS),
        Page(name="raid", above="top", entries=RAID),
        Page(name="raid_list", above="raid", usable=_list_for_today, entries=RAIDS),
        Page(name="recruit", above="top", entries=RECRUIT),
        Page(name="recruit_list", above="recruit", entries=RECRUITS),
        Page(name="recruit_evil", above="recruit_list", usable=_room, entries=(_what(among=_unseen(0)),)),
        Page(name="recruit_more_evil", above="recruit_list", usable=_room, entries=(_what(among=_unseen(1)),)),
        Page(name="recruit_side", above="recruit_list", entries=SIDE),
        Page(name="keep", above="recruit_list", entries=KEEP),
    ),
    unsaved=lambda orders: orders.pen.unsaved,
    told=_told,
    dry=lambda at: foretold(at.state, at.seat),
    templates={
        "tavern": o.Orders(standing=o.Layer(treats=o.Treats(tavern=True))),
        "thrifty": o.Orders(standing=o.Layer(treats=AWAY.treats)),
        "away": o.Orders(standing=AWAY),
    },
)
