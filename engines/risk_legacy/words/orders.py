"""How standing orders are said: what is written, and the strokes of the pen (RL-6.6)."""

from collections.abc import Callable
from typing import Any, Literal

from engines.core.booklet.fields import Reading
from engines.core.shown import hyphened
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.moves.packets import read
from engines.risk_legacy.naming import lies_in, territory
from engines.risk_legacy.orders import DenyWin, Hold, Line, March, Queued, Rule, Stand, Trap, Where
from engines.risk_legacy.words.land import dotted, foes, marks, plain

# ---- labels


def die(at: Reading, where: int) -> Text:
    return text("move-order-dice", where=territory(where), one=int(where not in at.record.one_die))


def watch(name: str) -> Callable[[Reading, Any], Text]:
    """An entry of the list of that name."""
    return lambda at, each: text("move-order-watch", when=moment(each), on=int(each not in getattr(at.record, name)))


def saved(order: Trap | Rule | Line | Queued) -> Text:
    return text("move-order-line", line=line(order), on=1)


def struck(name: str) -> Callable[[Reading, int], Text]:
    """A line of the list of that name."""
    return lambda at, number: text("move-order-line", line=line(getattr(at.record, name)[number]), on=0)


def counted(what: str) -> Callable[[Reading, int | None], Text]:
    return lambda _, count: text(f"pen-{what}", count=count or 0)


def wish(at: Reading, value: Any) -> Text:
    """With its place in the order, if it has one."""
    wanted, wishes = read(value), at.record.wishes
    place = wishes.index(wanted) + 1 if wanted in wishes else 0
    return text("move-order-wish", what=wanted.said(), place=place)


def wish_group(_: Reading, value: Any) -> Text:
    found = read(value).about()
    assert found is not None, "a wish stands under a heading"
    return found


def wish_hint(at: Reading, value: Any) -> Text | None:
    return read(value).hint(at.state, at.seat)


def goal(_: Reading, at: int | None) -> Text:
    return _goal(at)


def camp(_: Reading, at: int | None) -> Text:
    return _camp(at)


def scarred(_: Reading, at: int) -> Text:
    return plain(territory(at))


def whose_turn(_: Reading, seat: int | None) -> Text:
    return _turn(seat)


def where(_: Reading, place: Where | int | Literal["deny_win"]) -> Text:
    return text("pen-deny-win") if place == "deny_win" else _where(place)


# ---- what is written


def moment(watch: str | int) -> Text:
    """When somebody wants to be asked: at a moment, or about a territory."""
    return plain(territory(watch)) if isinstance(watch, int) else text("watch", when=hyphened(watch))


def _where(where: Where | int) -> Text:
    return plain(territory(where)) if isinstance(where, int) else text("where", which=hyphened(where))


def _camp(at: int | None) -> Text:
    return text("camp-neediest") if at is None else plain(territory(at))


def _goal(at: int | None) -> Text:
    return text("goal-nearest") if at is None else plain(territory(at))


def _turn(of: int | None) -> Text:
    return text("next-turn") if of is None else text("turn-of", who=SeatRef(of))


def attacker(who: int | None) -> Text:
    return text("anybody") if who is None else plain(SeatRef(who))


def line(order: Trap | Rule | Line | Queued) -> Text:
    match order:
        case Queued(territory=at, turn=of):
            return text("queued", where=plain(territory(at)), turn=_turn(of))
        case March(goal=goal, steps=steps, ratio=ratio):
            return text("line-march", goal=_goal(goal), count=steps, ratio=ratio)
        case Stand(where=at):
            return text("line-stand", where=_camp(at))
        case Trap(where=where, attacker=who, attackers_at_least=count):
            return text("trap", where=_where(where), attacker=attacker(who), count=count)
        case Hold(where=where, up_to=count):
            return text("rule-hold", where=_where(where), count=count)
        case DenyWin(up_to=count):
            return text("rule-deny-win", count=count)
    raise AssertionError(order)


# ---- groups and hints


def watched(_: Reading, watch: object) -> Text:
    return text("group-watch", territory=int(isinstance(watch, int)))


def continent(at: Reading, where: int) -> Text:
    return plain(lies_in(at.state.world, where))


def playing_on(_: Reading, _value: object) -> Text:
    return text("move-order-act-now")


def at_once(_: Reading, _value: object) -> Text:
    return text("hint-act-now")


def part(what: str) -> Callable[[Reading, object], Text]:
    """The heading of one part of what is being written."""
    return lambda _at, _value: text("group-pen", what=what)


def guard(at: Reading, where: int | None) -> Text | None:
    """Who holds a goal with how many, and what stands there."""
    if where is None:
        return None
    field = at.state.fields[where]
    owner = None if field.owner is None else SeatRef(field.owner)
    return dotted(owner, text("hint-troops", count=field.troops) if field.troops else None, *marks(at.state, where))


def exposed(at: Reading, where: int | None) -> Text | None:
    return None if where is None else troops(at, where)


def troops(at: Reading, where: int) -> Text | None:
    count = at.state.fields[where].troops
    return dotted(text("hint-troops", count=count), foes(at.state, at.seat, where))
