"""What the standing orders of a seat would do against the board as it lies (RL-11.3): each beside the attacks of others
that it would act in. The predicates are those that decide when it comes to that; all of it is public but the orders."""

from typing import Literal

from engines.core.record import record
from engines.risk_legacy.battle import Attack
from engines.risk_legacy.orders import Hold, Orders, Rule, Trap
from engines.risk_legacy.rules.attacks import closed, origins
from engines.risk_legacy.rules.watches import (
    Pointless,
    covers,
    deciding,
    ensnares,
    guards,
    pointless,
    snaps,
    watches_missiles,
    watches_scars,
)
from engines.risk_legacy.state import State

Watch = Literal["scar_watch", "missile_watch"]
"""An order of which there is one only."""
Order = Trap | Rule | Watch
Why = Pointless | Literal["covers_nothing", "overruled"]
"""A trap can never snap again; a rule holds no own territory, or one before it decides wherever it would act
(RL-6.3.6)."""


@record
class Run:
    """What one order would do now."""

    order: Order
    meets: tuple[Attack, ...] = ()
    """Attacks that it would act in, of rules for missiles and of watches only if the dice fall so; the strongest
    first."""
    yields: tuple[Attack, ...] = ()
    """Attacks that a watch is about, but in which a trap or a rule of the same seat answers first."""
    covered: int = 0
    """Own territories that a rule is to hold."""
    why: Why | None = None
    """Why it would act in no attack, if it is not for want of one."""


def in_force(orders: Orders, *, scar: bool, missiles: bool) -> tuple[Order, ...]:
    """In the order in which they are tried.

    :param scar: whether a scar card is held, and *missiles* likewise: without, nobody is asked about any.
    """
    return (
        *(("scar_watch",) if scar else ()),
        *orders.traps,
        *(("missile_watch",) if missiles else ()),
        *orders.missile_rules,
    )


def dry_run(state: State, seat: int) -> tuple[Run, ...]:
    """Of every order that acts by itself, that is of traps and rules for missiles, while there is somebody to
    fight."""
    side = state.sides[seat]
    orders = side.orders.live
    return () if state.ending or side.eliminated else runs(state, seat, (*orders.traps, *orders.missile_rules))


def runs(state: State, seat: int, orders: tuple[Order, ...]) -> tuple[Run, ...]:
    """Of *orders*, written or not."""
    attacks = possible(state, seat) if orders else ()
    return tuple(_run(state, seat, order, attacks) for order in orders)


def ready(found: tuple[Run, ...]) -> tuple[Attack, ...]:
    """The attacks that any of them would act in, each once, the strongest of the first order first."""
    return tuple(dict.fromkeys(attack for run in found for attack in run.meets))


def possible(state: State, witness: int) -> tuple[Attack, ...]:
    """Every attack but those of *witness* that the board allows: to the seat on turn now, to others when theirs comes.
    The strongest first."""
    found = (
        Attack(seat=seat, defender=field.owner, origin=origin, target=target)
        for target, field in enumerate(state.fields)
        if field.owner is not None
        for seat in dict.fromkeys(state.fields[near].owner for near in state.world.chart.neighbours[target])
        if seat not in (None, witness, field.owner) and not closed(state, seat, target)
        for origin in origins(state, seat, target)
    )
    return tuple(sorted(found, key=lambda attack: -state.fields[attack.origin].troops))


def _run(state: State, seat: int, order: Order, attacks: tuple[Attack, ...]) -> Run:
    match order:
        case Trap():
            meets = tuple(attack for attack in attacks if snaps(state, seat, order, attack))
            return Run(order=order, meets=meets, why=pointless(state, seat, order))
        case Rule():
            return _rule(state, seat, order, attacks)
        case _:
            return _watch(state, seat, order, attacks)


def _rule(state: State, seat: int, rule: Rule, attacks: tuple[Attack, ...]) -> Run:
    rules = (*state.sides[seat].orders.missile_rules, rule)
    against = [attack for attack in attacks if guards(state, seat, rule, attack)]
    meets = tuple(attack for attack in against if deciding(state, seat, rules, attack) == rule)
    covered = sum(covers(state, seat, at, rule.where) for at in state.held(seat)) if isinstance(rule, Hold) else 0
    return Run(order=rule, meets=meets, covered=covered, why=None if meets else _silent(rule, covered, against))


def _silent(rule: Rule, covered: int, against: list[Attack]) -> Why | None:
    if isinstance(rule, Hold) and not covered:
        return "covers_nothing"
    return "overruled" if against else None


def _watch(state: State, seat: int, watch: Watch, attacks: tuple[Attack, ...]) -> Run:
    minds = [attack for attack in attacks if _minds(state, seat, watch, attack)]
    meets = tuple(attack for attack in minds if not _answered(state, seat, watch, attack))
    return Run(order=watch, meets=meets, yields=tuple(attack for attack in minds if attack not in meets))


def _minds(state: State, seat: int, watch: Watch, attack: Attack) -> bool:
    match watch:
        case "scar_watch":
            return watches_scars(state, seat, attack)
        case "missile_watch":
            return watches_missiles(state, seat, attack, falls=True)


def _answered(state: State, seat: int, watch: Watch, attack: Attack) -> bool:
    """Whether an order that acts by itself comes before the question (RL-6.2.2, 6.3.3)."""
    match watch:
        case "scar_watch":
            return ensnares(state, seat, attack)
        case "missile_watch":
            return deciding(state, seat, state.sides[seat].orders.missile_rules, attack) is not None
