"""Planning an attack as a whole, and following the plan through the steps of the draft (TK-12.1)."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.move import Cancel, Move, Part, called, part
from engines.take_the_kingdom.components import LIMITS, VALUE
from engines.take_the_kingdom.drafts.attacking import Attacking
from engines.take_the_kingdom.places import REAL, PlaceSeen, is_fort
from engines.take_the_kingdom.plays.aimed import POINT
from engines.take_the_kingdom.plays.attack import MORALE, SPREAD, Attack, damage_of
from engines.take_the_kingdom.steward.eye import held, me, mine, risky, weight
from engines.take_the_kingdom.steward.taste import Taste
from engines.take_the_kingdom.view import View

VICTORY = 1000
"""Bringing a Fort down."""
BOOSTERS = ("attack.morale", "attack.spread")


class Plan(NamedTuple):
    value: int
    morale: bool = False
    spread: bool = False
    aims: tuple[tuple[int, int], ...] = ()
    """Places and amounts, in order."""


def best(view: View, card: str, taste: Taste) -> Plan:
    """The most valuable attack with *card*; the plainest of equals."""
    return max((Plan(0), *_plans(view, card, taste)), key=lambda plan: plan.value)


def _plans(view: View, card: str, taste: Taste) -> Iterator[Plan]:
    left = view.turn.left if view.turn else LIMITS.plays
    boost = taste.boost if view.deck else taste.boost_late
    targets = [(rival, place) for rival in sorted(view.rivals(me(view))) for place in view.kingdoms[rival].open]
    for morale in (False, True):
        if morale and (not held(view, MORALE) or left <= 1):
            continue
        damage, cost = damage_of(card, morale=morale), boost * morale
        for rival, place in targets:
            yield Plan(_hit(view, rival, place, damage, taste) - cost, morale, aims=((place.number, damage),))
        if held(view, SPREAD) and left > 1 + morale:
            yield from _divided(view, targets, damage, cost + boost, taste, morale=morale)


def _divided(
    view: View, targets: list[tuple[int, PlaceSeen]], damage: int, cost: int, taste: Taste, *, morale: bool
) -> Iterator[Plan]:
    """Kill one place exactly and spend the rest on another."""
    for rival, place in targets:
        amount = place.strength
        if amount >= damage:
            continue
        for other, second in targets:
            if second.number == place.number or (view.house.spread_reach == "one_kingdom" and other != rival):
                continue
            value = _hit(view, rival, place, amount, taste) + _hit(view, other, second, damage - amount, taste)
            aims = ((place.number, amount), (second.number, damage - amount))
            yield Plan(value - cost, morale, spread=True, aims=aims)


def _hit(view: View, rival: int, place: PlaceSeen, amount: int, taste: Taste) -> int:
    """What *amount* of damage there is worth, with what a trap may do in return."""
    gain = weight(view, rival) * min(amount, place.strength)
    if amount >= place.strength:
        gain += VICTORY if is_fort(place.number) else taste.raze // len(view.kingdoms[rival].lands)
    if place.trap == REAL:
        return -POINT
    if not risky(place):
        return gain
    hurt = max(min(amount, own.strength) for own in mine(view).open)
    ruin = VICTORY if is_fort(mine(view).open[0].number) and hurt >= mine(view).open[0].strength else 0
    return (gain - POINT * hurt - ruin) // 2


def follow(view: View, draft: Attacking, moves: tuple[Move, ...], taste: Taste) -> Move:
    """The next step of the plan. Where a step is not offered, the plan is bent rather than given up."""
    plan = best(view, draft.card, taste)
    wishes = [part(Attack, **{booster: True}) for booster in (MORALE, SPREAD) if getattr(plan, booster)]
    for place, amount in plan.aims[len(draft.shares) :][:1]:
        wishes += [part(Attack, place=place), part(Attack, amount=amount)]
    for wish in wishes:
        if wish in moves:
            return wish
    offered = [move for move in moves if not isinstance(move, Cancel) and called(move) not in BOOSTERS]
    match offered[0]:
        case Part(field="amount"):
            return offered[-1]
        case Part(field="first"):
            return max(offered, key=lambda move: _first(view, draft, move))
        case other:
            return other


def _first(view: View, draft: Attacking, move: Move) -> tuple[bool, int]:
    """Rather the strongest defence that is destroyed; if none is, the weakest."""
    assert isinstance(move, Part)
    assert isinstance(move.value, int)
    assert draft.place is not None
    first = move.value
    strength = next(each.strength for each in view.site(draft.place).defences if each.card == first)
    falls = strength <= draft.left
    return (falls, strength if falls else VALUE[first] - strength)
