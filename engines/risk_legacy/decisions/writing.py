"""Writing standing orders (RL-6.6): a private booklet of a few pages, open at any time while the game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engines.core.menu import Menu, Pick
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.components import BOX
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
from engines.risk_legacy.orders import (
    MOST_RULES,
    DenyWin,
    Hold,
    MissileWatch,
    Orders,
    Page,
    ScarWatch,
    Where,
)
from engines.risk_legacy.rules import concession
from engines.risk_legacy.rules.attacks import most_against
from engines.risk_legacy.rules.watches import pointless
from engines.risk_legacy.side import Side
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.naming import hyphened

if TYPE_CHECKING:
    from engines.risk_legacy.board import Theatre
    from engines.risk_legacy.state import State

PROMPTS = {page: text("prompt-orders", page=hyphened(page)) for page in get_args(Page)}
CONCEDING = tuple(text("prompt-concede", who=SeatRef(seat)) for seat in range(BOX.seats.max))
STRENGTHS = (1, 3, 4, 5, 6, 8, 10, 15, 20)
"""Attackers from which on a trap can be told to snap."""
SCAR_WATCHES: tuple[ScarWatch | int, ...] = (*get_args(ScarWatch), *EVERYWHERE)
MISSILE_WATCHES: tuple[MissileWatch | int, ...] = (*get_args(MissileWatch), *EVERYWHERE)


def menu(state: State, seat: int) -> Menu[Move] | None:
    """From the beginning of a game to its victory (RL-1.6); not for the eliminated. A page that came to be of no use is
    closed."""
    side = state.sides[seat]
    if not state.chain or state.ending or side.eliminated:
        return None
    words, page = Words(state, seat), side.orders.page
    page = page if page in pages(state, side) else "top"
    back: list[Move] = [] if page == "top" else [OrderLeaf(page="top")]
    return Pick(
        prompt=_prompt(state, seat, page),
        options=words.options(*leaf(state, seat, page), *back),
        notes=words.ordered(page),
    )


def _prompt(state: State, seat: int, page: Page) -> Text:
    to = concession.favoured(state, seat) if page == "concede" else None
    return PROMPTS[page] if to is None else CONCEDING[to]


def leaf(state: State, seat: int, page: Page) -> list[Move]:
    """What stands on a page."""
    side = state.sides[seat]
    match page:
        case "top":
            others = (OrderLeaf(page=other) for other in pages(state, side))
            return [OrderStar(buy=not side.orders.buy_winning_star), *others]
        case "dice":
            return [OrderDice(territory=at, one=at not in side.orders.one_die) for at in _with_a_choice(state, seat)]
        case "scar_watch":
            return [OrderScarWatch(watch=at, on=at not in side.orders.scar_watch) for at in SCAR_WATCHES]
        case "missile_watch":
            return [OrderMissileWatch(watch=at, on=at not in side.orders.missile_watch) for at in MISSILE_WATCHES]
        case "traps":
            return _traps(state, seat, side)
        case "rules":
            return _rules(side)
        case "concede":
            return _concessions(state, seat, side)


def pages(state: State, side: Side) -> list[Page]:
    """Behind the first one: those that somebody can use. Which scar card is held makes no difference."""
    found: list[Page] = ["dice"] if state.variant.defence_choice == "standing" else []
    if side.scar:
        found += ["scar_watch", "traps"]
    if side.missiles:
        found += ["missile_watch", "rules"]
    if state.variant.concession == "unanimous":
        found.append("concede")
    return found


def _concessions(state: State, seat: int, side: Side) -> list[Move]:
    """First to whom, then whether that is meant."""
    if (to := concession.favoured(state, seat)) is not None:
        return [Concede(to=to)]
    others = (other for other in concession.targets(state, seat) if other != side.concedes_to)
    takes_back: list[Move] = [] if side.concedes_to is None else [Concede(to=None)]
    return [*(PenConcede(to=other) for other in others), *takes_back]


def _with_a_choice(state: State, seat: int) -> list[int]:
    """Own territories that could throw two dice (RL-5.6.2), and those where it is written that they do not."""
    one_die = state.sides[seat].orders.one_die
    return [at for at in state.held(seat) if most_against(state, at) > 1 or at in one_die]


def _traps(state: State, seat: int, side: Side) -> list[Move]:
    pen, written = side.orders.trap, side.orders.traps
    others = (None, *(other for other in state.present if other != seat))
    unscarred = (at for at in EVERYWHERE if state.world.lands[at].scar is None)
    variants = (
        *(evolve(pen, attackers_at_least=troops) for troops in STRENGTHS),
        *(evolve(pen, attacker=attacker) for attacker in others),
        *(evolve(pen, where=where) for where in (*get_args(Where), *unscarred)),
    )
    saves = pen not in written and len(written) < MOST_RULES and pointless(state, seat, pen) is None
    save: list[Move] = [SetTrap(trap=pen)] if saves else []
    drop = (DropTrap(trap=trap) for trap in written)
    return [*save, *drop, *(PenTrap(trap=trap) for trap in variants if trap != pen)]


def _rules(side: Side) -> list[Move]:
    pen, written, missiles = side.orders.rule, side.orders.missile_rules, side.missiles
    variants = (
        *(evolve(pen, up_to=up_to) for up_to in range(1, missiles + 1)),
        DenyWin(up_to=pen.up_to),
        *(Hold(where=where, up_to=pen.up_to) for where in (*get_args(Where), *EVERYWHERE)),
    )
    save: list[Move] = [SetRule(rule=pen)] if pen not in written and len(written) < MOST_RULES else []
    drop = (DropRule(rule=rule) for rule in written)
    return [*save, *drop, *(PenRule(rule=rule) for rule in variants if rule != pen)]


def write(board: Theatre, seat: int, move: Move) -> None:
    """One stroke of the pen, or a word to the table."""
    if isinstance(move, Concede):
        board.put(seat, orders=evolve(board.side(seat).orders, favours=None))
        concession.concede(board, seat, move.to)
    else:
        board.put(seat, orders=written(board.side(seat).orders, move))


def written(orders: Orders, move: Move) -> Orders:
    match move:
        case OrderLeaf(page=page):
            return evolve(orders, page=page, favours=None)
        case PenConcede(to=to):
            return evolve(orders, favours=to)
        case OrderStar(buy=buy):
            return evolve(orders, buy_winning_star=buy)
        case OrderDice(territory=at, one=one):
            return evolve(orders, one_die=toggled(orders.one_die, at, on=one))
        case OrderScarWatch(watch=watch, on=on):
            return evolve(orders, scar_watch=toggled(orders.scar_watch, watch, on=on))
        case OrderMissileWatch(watch=watch, on=on):
            return evolve(orders, missile_watch=toggled(orders.missile_watch, watch, on=on))
        case _:
            return _with_a_rule(orders, move)


def _with_a_rule(orders: Orders, move: Move) -> Orders:
    match move:
        case PenTrap(trap=trap):
            return evolve(orders, trap=trap)
        case PenRule(rule=rule):
            return evolve(orders, rule=rule)
        case SetTrap(trap=trap):
            return evolve(orders, traps=(*orders.traps, trap))
        case DropTrap(trap=trap):
            return evolve(orders, traps=tuple(other for other in orders.traps if other != trap))
        case SetRule(rule=rule):
            return evolve(orders, missile_rules=(*orders.missile_rules, rule))
        case DropRule(rule=rule):
            return evolve(orders, missile_rules=tuple(other for other in orders.missile_rules if other != rule))
        case _:
            raise AssertionError(move)


def toggled(entries: tuple[object, ...], entry: object, *, on: bool) -> tuple[object, ...]:
    kept = tuple(other for other in entries if other != entry)
    return (*kept, entry) if on else kept
