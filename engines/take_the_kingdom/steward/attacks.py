"""Planning an attack as a whole, and following the plan through the steps of the draft (TK-12.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.move import Cancel, Move, Part, called, part
from engines.take_the_kingdom.components import LIMITS, VALUE
from engines.take_the_kingdom.drafts.attacking import Attacking
from engines.take_the_kingdom.moves import Attack
from engines.take_the_kingdom.places import REAL, is_fort
from engines.take_the_kingdom.plays.aimed import POINT
from engines.take_the_kingdom.shares import MORALE, SPREAD, damage_of
from engines.take_the_kingdom.siege import opened
from engines.take_the_kingdom.steward.eye import held, mine, risky, rivals, weight, where
from engines.take_the_kingdom.view import PlaceSeen, View

VICTORY = 1000
"""Bringing a Fort down."""
BOOSTERS = ("attack.morale", "attack.spread")
BOOST = 2 * POINT
"""What a booster must add at least."""


class Plan(NamedTuple):
    value: int
    morale: bool = False
    spread: bool = False
    aims: tuple[tuple[int, int], ...] = ()
    """Places and amounts, in order."""


def best(view: View, card: str) -> Plan:
    """The most valuable attack with *card*; the plainest of equals."""
    plan = Plan(0)
    for candidate in _plans(view, card):
        if candidate.value > plan.value:
            plan = candidate
    return plan


def _plans(view: View, card: str) -> Iterator[Plan]:
    left = view.turn.left if view.turn else LIMITS.plays
    targets = [(rival, place) for rival in rivals(view) for place in opened(view.kingdoms[rival].places)]
    for morale in (False, True):
        if morale and (not held(view, MORALE) or left <= 1):
            continue
        damage, cost = damage_of(card, morale=morale), BOOST * morale
        for rival, place in targets:
            yield Plan(_hit(view, rival, place, damage) - cost, morale, aims=((place.number, damage),))
        if held(view, SPREAD) and left > 1 + morale:
            yield from _divided(view, targets, damage, cost + BOOST, morale=morale)


def _divided(
    view: View, targets: list[tuple[int, PlaceSeen]], damage: int, cost: int, *, morale: bool
) -> Iterator[Plan]:
    """Kill one place exactly and spend the rest on another."""
    for rival, place in targets:
        amount = place.strength
        if amount >= damage:
            continue
        for other, second in targets:
            if second.number == place.number or (view.house.spread_reach == "one_kingdom" and other != rival):
                continue
            value = _hit(view, rival, place, amount) + _hit(view, other, second, damage - amount)
            aims = ((place.number, amount), (second.number, damage - amount))
            yield Plan(value - cost, morale, spread=True, aims=aims)


def _hit(view: View, rival: int, place: PlaceSeen, amount: int) -> int:
    """What *amount* of damage there is worth, with what a trap may do in return."""
    gain = weight(view, rival) * min(amount, place.strength)
    if amount >= place.strength and is_fort(place.number):
        gain += VICTORY
    if place.trap == REAL:
        return -POINT
    if not risky(place):
        return gain
    hurt = max(min(amount, own.strength) for own in mine(view).open)
    ruin = VICTORY if is_fort(mine(view).open[0].number) and hurt >= mine(view).open[0].strength else 0
    return (gain - POINT * hurt - ruin) // 2


def follow(view: View, draft: Attacking, moves: tuple[Move, ...]) -> Move:
    """The next step of the plan. Where a step is not offered, the plan is bent rather than given up."""
    plan = best(view, draft.card)
    if plan.morale and not draft.morale and part(Attack, morale=True) in moves:
        return part(Attack, morale=True)
    if plan.spread and not draft.spread and part(Attack, spread=True) in moves:
        return part(Attack, spread=True)
    aims = plan.aims[len(draft.shares) :]
    offered = [move for move in moves if not isinstance(move, Cancel) and called(move) not in BOOSTERS]
    match offered:
        case [Attack() as attack]:
            return attack
        case [Part(field="amount"), *_]:
            wanted = part(Attack, amount=aims[0][1]) if aims else offered[-1]
            return wanted if wanted in offered else offered[-1]
        case [Part(field="first"), *_]:
            return max(offered, key=lambda move: _first(view, draft, move))
        case _:
            wanted = part(Attack, place=aims[0][0]) if aims else offered[0]
            return wanted if wanted in offered else offered[0]


def _first(view: View, draft: Attacking, move: Move) -> tuple[bool, int]:
    """Rather the strongest defence that is destroyed; if none is, the weakest."""
    assert isinstance(move, Part)
    assert isinstance(move.value, int)
    assert draft.place is not None
    first = move.value
    _, place = where(view, draft.place)
    strength = next(defence.strength for defence in place.defences if defence.card == first)
    falls = strength <= draft.left
    return (falls, strength if falls else VALUE[first] - strength)
