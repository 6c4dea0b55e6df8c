"""How standing orders are said: the strokes of the pen (RL-6.6), and conceding (RL-7.2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.move import Move
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.atlas import CONTINENT_OF
from engines.risk_legacy.moves.orders import (
    Concede,
    DropRule,
    DropTrap,
    OrderDice,
    OrderLeaf,
    OrderMissileWatch,
    OrderScarWatch,
    OrderStar,
    PenConcede,
    PenRule,
    PenTrap,
    SetRule,
    SetTrap,
)
from engines.risk_legacy.orders import DenyWin, Hold, Rule, Trap
from engines.risk_legacy.rules.concession import missing
from engines.risk_legacy.words.land import dotted, enemies, plain
from engines.risk_legacy.words.naming import continent_name, hyphened, territory

if TYPE_CHECKING:
    from engines.risk_legacy.orders import MissileWatch, Orders, ScarWatch, Where
    from engines.risk_legacy.state import State


# ---- labels


def say(state: State, seat: int, move: Move) -> Text:
    """What the stroke does to the orders as they stand."""
    orders = state.sides[seat].orders
    match move:
        case OrderDice(territory=at, one=one):
            return text("move-order-dice", where=territory(at), one=int(one))
        case OrderScarWatch(watch=watch, on=on) | OrderMissileWatch(watch=watch, on=on):
            return text("move-order-watch", when=_watch(watch), on=int(on))
        case SetTrap(trap=trap) | DropTrap(trap=trap):
            return text("move-order-line", line=trap_line(trap), on=int(isinstance(move, SetTrap)))
        case SetRule(rule=rule) | DropRule(rule=rule):
            return text("move-order-line", line=rule_line(rule), on=int(isinstance(move, SetRule)))
        case PenTrap(trap=trap):
            return _trap_change(orders, trap)
        case PenRule(rule=rule):
            return _rule_change(orders, rule)
        case OrderStar(buy=buy):
            return text("move-order-star", buy=int(buy))
        case Concede(to=to):
            return text("move-concede-not") if to is None else text("move-concede", who=SeatRef(to))
        case PenConcede(to=to):
            return text("move-concede-pen", who=SeatRef(to))
        case OrderLeaf(page=page):
            return text("move-order-leaf", page=hyphened(page))
        case _:
            raise AssertionError(move)


def _watch(watch: ScarWatch | MissileWatch | int) -> Text:
    return plain(territory(watch)) if isinstance(watch, int) else text("watch", when=hyphened(watch))


def _where(where: Where | int) -> Text:
    return plain(territory(where)) if isinstance(where, int) else text("where", which=hyphened(where))


def _attacker(attacker: int | None) -> Text:
    return text("anybody") if attacker is None else plain(SeatRef(attacker))


def trap_line(trap: Trap) -> Text:
    return text("trap", where=_where(trap.where), attacker=_attacker(trap.attacker), count=trap.attackers_at_least)


def rule_line(rule: Rule) -> Text:
    if isinstance(rule, DenyWin):
        return text("rule-deny-win", count=rule.up_to)
    assert isinstance(rule, Hold)
    return text("rule-hold", where=_where(rule.where), count=rule.up_to)


def _trap_change(orders: Orders, trap: Trap) -> Text:
    """The one thing that would be written differently."""
    if trap.attackers_at_least != orders.trap.attackers_at_least:
        return text("pen-at-least", count=trap.attackers_at_least)
    return _attacker(trap.attacker) if trap.attacker != orders.trap.attacker else _where(trap.where)


def _rule_change(orders: Orders, rule: Rule) -> Text:
    if rule.up_to != orders.rule.up_to:
        return text("pen-up-to", count=rule.up_to)
    return _where(rule.where) if isinstance(rule, Hold) else text("pen-deny-win")


# ---- groups and hints


def group(state: State, seat: int, move: Move) -> Text:
    orders = state.sides[seat].orders
    match move:
        case OrderScarWatch(watch=watch) | OrderMissileWatch(watch=watch):
            return text("group-watch", territory=int(isinstance(watch, int)))
        case OrderDice(territory=at):
            return plain(continent_name(state.world, CONTINENT_OF[at]))
        case PenTrap(trap=trap):
            return text("group-pen", what=_trap_part(orders, trap))
        case PenRule(rule=rule):
            return text("group-pen", what="up-to" if rule.up_to != orders.rule.up_to else "where")
        case _:
            raise AssertionError(move)


def _trap_part(orders: Orders, trap: Trap) -> str:
    if trap.attackers_at_least != orders.trap.attackers_at_least:
        return "at-least"
    return "attacker" if trap.attacker != orders.trap.attacker else "where"


def hint(state: State, seat: int, move: Move) -> Text | None:
    match move:
        case OrderDice(territory=at):
            return dotted(text("hint-troops", count=state.fields[at].troops), enemies(state, seat, at))
        case PenConcede(to=to):
            return conceding(state, seat, to)
        case SetTrap() | SetRule():
            return text("hint-save")
        case _:
            return None


def conceded(state: State, to: int) -> Text:
    """What has come of it so far: who has not agreed yet."""
    return text("concede-waits", who=SeatRef(to), others=tuple(SeatRef(other) for other in missing(state, to)))


def conceding(state: State, seat: int, to: int) -> Text:
    """What it would do if *seat* conceded to it now: end the game, or wait for the others (RL-7.2.5)."""
    others = tuple(SeatRef(other) for other in missing(state, to) if other != seat)
    return text("concede-effect", who=SeatRef(to), missing=len(others), others=others)
