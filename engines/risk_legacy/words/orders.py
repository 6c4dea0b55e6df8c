"""How standing orders are said: the strokes of the pen (RL-6.6), and conceding (RL-7.2.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from engines.core.booklet.fields import Reading
from engines.core.move import Move
from engines.core.shown import hyphened
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.atlas import CONTINENT_OF
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.naming import continent_name, territory
from engines.risk_legacy.orders import DenyWin, Hold, MissileWatch, Rule, ScarWatch, Trap, Where
from engines.risk_legacy.rules.concession import missing
from engines.risk_legacy.state import State
from engines.risk_legacy.words.land import dotted, enemies, plain

# ---- labels


def die(at: Reading, where: int) -> Text:
    return text("move-order-dice", where=territory(where), one=int(where not in at.record.one_die))


def scar_watch(at: Reading, watch: ScarWatch | int) -> Text:
    return text("move-order-watch", when=_watch(watch), on=int(watch not in at.record.scar_watch))


def missile_watch(at: Reading, watch: MissileWatch | int) -> Text:
    return text("move-order-watch", when=_watch(watch), on=int(watch not in at.record.missile_watch))


def saved_trap(trap: Trap) -> Text:
    return text("move-order-line", line=trap_line(trap), on=1)


def struck_trap(at: Reading, number: int) -> Text:
    return text("move-order-line", line=trap_line(at.record.traps[number]), on=0)


def saved_rule(rule: Rule) -> Text:
    return text("move-order-line", line=rule_line(rule), on=1)


def struck_rule(at: Reading, number: int) -> Text:
    return text("move-order-line", line=rule_line(at.record.missile_rules[number]), on=0)


def strength(_: Reading, count: int) -> Text:
    return text("pen-at-least", count=count)


def attacker(_: Reading, who: int | None) -> Text:
    return _attacker(who)


def where(_: Reading, place: Where | int | Literal["deny_win"]) -> Text:
    return text("pen-deny-win") if place == "deny_win" else _where(place)


def up_to(_: Reading, count: int) -> Text:
    return text("pen-up-to", count=count)


def conceding_to(move: Move) -> Text:
    match move:
        case PenConcede(to=to):
            return text("move-concede-pen", who=SeatRef(to))
        case Concede(to=int(to)):
            return text("move-concede", who=SeatRef(to))
        case _:
            return text("move-concede-not")


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


# ---- groups and hints


def moment(_: Reading, watch: object) -> Text:
    return text("group-watch", territory=int(isinstance(watch, int)))


def continent(at: Reading, where: int) -> Text:
    return plain(continent_name(at.state.world, CONTINENT_OF[where]))


def part(what: str) -> Callable[[Reading, object], Text]:
    """The heading of one part of what is being written."""
    return lambda _at, _value: text("group-pen", what=what)


def troops(at: Reading, where: int) -> Text | None:
    count = at.state.fields[where].troops
    return dotted(text("hint-troops", count=count), enemies(at.state, at.seat, where))


def conceded(state: State, to: int) -> Text:
    """What has come of it so far: who has not agreed yet."""
    return text("concede-waits", who=SeatRef(to), others=tuple(SeatRef(other) for other in missing(state, to)))


def conceding(state: State, seat: int, to: int) -> Text:
    """What it would do if *seat* conceded to it now: end the game, or wait for the others (RL-7.2.5)."""
    others = tuple(SeatRef(other) for other in missing(state, to) if other != seat)
    return text("concede-effect", who=SeatRef(to), missing=len(others), others=others)
