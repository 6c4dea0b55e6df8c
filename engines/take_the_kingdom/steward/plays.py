"""What a play would bring, attacks apart (TK-12.1)."""

from __future__ import annotations

from typing import Any

from engines.core.move import Move, Part
from engines.take_the_kingdom.components import KIND, VALUE
from engines.take_the_kingdom.places import REAL, is_fort
from engines.take_the_kingdom.plays.aimed import POINT, AtDefence, AtPlace, AtRival
from engines.take_the_kingdom.plays.building import Build, Settle, SetTrap
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.fate import Fortune
from engines.take_the_kingdom.plays.mercy import MercyLand, MercyThaw, MercyTurn
from engines.take_the_kingdom.plays.rules import CARRYING, RULES
from engines.take_the_kingdom.plays.spy import SpyDraw
from engines.take_the_kingdom.steward.eye import (
    held,
    last_rounds,
    mine,
    risky,
    rival_places,
    rivals,
    shelter,
    stands_at,
    weight,
    where,
)
from engines.take_the_kingdom.view import PlaceSeen, View


def prospect(view: View, move: Move) -> int:
    """What beginning *move* promises: the best that can come of it, as far as the table shows."""
    if not isinstance(move, Part):
        return worth(view, move)
    rule, own = RULES[move.of], mine(view).places
    match rule:
        case AtPlace():
            places = (place for _, place in rival_places(view) if rule.thinkable(place) and not rule.hindrance(place))
            return max((_at_place(view, rule, place.number) for place in places), default=0)
        case AtDefence():
            found = (
                defence.card
                for owner, place in rival_places(view)
                for defence in place.defences
                if rule.seizable(defence, place, bare=not view.kingdoms[owner].lands)
            )
            return max((_at_defence(view, rule, defence) for defence in found), default=0)
        case AtRival():
            free = (rival for rival in rivals(view) if not rule.hindrance(view.kingdoms[rival]))
            return max((_at_rival(view, rule, rival) for rival in free), default=0)
    wholes: list[Move] = []
    match move:
        case Part(of="build", value=str(card)):
            wholes = [Build(card=card, place=place.number, replace=old) for place in own for old in _slots(place)]
        case Part(of="set_trap", value=str(card)):
            free_places = (place for place in own if not place.trap and not place.frozen)
            wholes = [SetTrap(card=card, place=place.number) for place in free_places]
        case _:
            wholes = [MercyThaw(place=place.number) for place in own if place.frozen]
    return max((worth(view, whole) for whole in wholes), default=0)


def _slots(place: PlaceSeen) -> tuple[int | None, ...]:
    if place.frozen:
        return ()
    return tuple(defence.card for defence in place.defences if not defence.damage) if place.full else (None,)


def worth(view: View, move: Move) -> int:
    """What a whole play brings, or a defence to be carried off, in tenths of a point."""
    match move:
        case Settle() | SpyDraw():
            return POINT + 4
        case Build(card=card, place=number, replace=old):
            gain = VALUE[KIND.index(card)] - (VALUE[old] if old is not None else 0)
            return POINT * gain + shelter(where(view, number)[1], card) - (POINT if old is not None else 0)
        case SetTrap(card=card, place=number):
            return _trap(where(view, number)[1], card)
        case Fortune() | MercyTurn():
            return _extra_turn(view, move)
        case MercyLand():
            return POINT if last_rounds(view) and (held(view, "mercy") > 1 or not view.deck) else 0
        case MercyThaw():
            return 2
        case ConquestDefence(to=number):
            return where(view, number)[1].strength
        case Part(field="defence", value=int(defence)):
            return _at_defence(view, CARRYING, defence)
        case _:
            return _aimed(view, move)


def _trap(place: PlaceSeen, card: str) -> int:
    """A real one under what is most worth attacking; a decoy where a rival would otherwise strike."""
    if is_fort(place.number):
        return 5
    return 6 + (2 if card == REAL else 1) * min(place.strength, 7)


def _extra_turn(view: View, move: Move) -> int:
    """Worth most as the last play of a turn; a Mercy is rather kept, unless there is another one."""
    if not view.deck or not view.turn:
        return 0
    value = 3 * POINT if view.turn.left == 1 else 6
    return value if isinstance(move, Fortune) or held(view, "mercy") > 1 else 0


def _aimed(view: View, move: Any) -> int:
    match RULES.get(move.kind):
        case AtPlace() as rule:
            return _at_place(view, rule, move.place)
        case AtDefence() as rule:
            return _at_defence(view, rule, move.defence)
        case AtRival() as rule:
            return _at_rival(view, rule, move.seat)
        case _:
            return 0


def _at_place(view: View, rule: AtPlace, number: int) -> int:
    owner, place = where(view, number)
    return rule.taste(place, weight(view, owner)) - (rule.risk if risky(place) else 0)


def _at_defence(view: View, rule: AtDefence, defence: int) -> int:
    owner, _, standing = stands_at(view, defence)
    return rule.taste(standing, weight(view, owner))


def _at_rival(view: View, rule: AtRival, rival: int) -> int:
    return rule.taste(weight(view, rival), view.deck)
