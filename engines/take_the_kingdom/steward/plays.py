"""What a play would bring, attacks apart (TK-12.1)."""

from __future__ import annotations

from engines.core.move import Move, Part, part
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.components import KIND, NATURE, VALUE
from engines.take_the_kingdom.places import REAL, is_fort
from engines.take_the_kingdom.steward.eye import (
    POINT,
    held,
    last_rounds,
    mine,
    risky,
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
    return max((worth(view, whole) for whole in _wholes(view, move.of, str(move.value))), default=0)


def _wholes(view: View, play: str, card: str) -> list[Move]:
    """Plays of this kind; some may turn out not to be offered, which the draft then settles."""
    own = mine(view).places
    places = [place for rival in rivals(view) for place in view.kingdoms[rival].places]
    match play:
        case "build":
            return [m.Build(card=card, place=place.number, replace=old) for place in own for old in _slots(place)]
        case "set_trap":
            free = (place for place in own if not place.trap and not place.frozen)
            return [m.SetTrap(card=card, place=place.number) for place in free]
        case "conquest_land":
            return [m.ConquestLand(place=place.number) for place in places if not is_fort(place.number)]
        case "conquest_defence":
            bare = (rival for rival in rivals(view) if not view.kingdoms[rival].lands)
            forts = (view.kingdoms[rival].places[0] for rival in bare)
            return [part(m.ConquestDefence, defence=defence.card) for fort in forts for defence in fort.defences]
        case "earthquake":
            return [m.Earthquake(place=place.number) for place in places]
        case "disrepair":
            return [m.Disrepair(place=place.number) for place in places]
        case "mutiny_remove":
            found = (defence.card for place in places for defence in place.defences)
            return [m.MutinyRemove(defence=card) for card in found if NATURE[KIND[card]] == "human"]
        case _:
            return _odd_wholes(view, play, places)


def _odd_wholes(view: View, play: str, places: list[PlaceSeen]) -> list[Move]:
    match play:
        case "sabotage_trap":
            return [m.SabotageTrap(place=place.number) for place in places if place.trap]
        case "freeze":
            return [m.Freeze(place=place.number) for place in places if not place.frozen]
        case "misfortune":
            return [m.Misfortune(seat=rival) for rival in rivals(view) if not view.kingdoms[rival].skip]
        case "spy_steal":
            return [m.SpySteal(seat=rival) for rival in rivals(view) if view.kingdoms[rival].hand]
        case "spy_look":
            return [m.SpyLook(place=place.number) for place in places if place.trap]
        case _:
            frozen = (place for place in mine(view).places if place.frozen)
            return [m.MercyThaw(place=place.number) for place in frozen]


def _slots(place: PlaceSeen) -> tuple[int | None, ...]:
    if place.frozen:
        return ()
    return tuple(defence.card for defence in place.defences if not defence.damage) if place.full else (None,)


def worth(view: View, move: Move) -> int:
    """What a whole play brings, in tenths of a point."""
    match move:
        case m.Settle():
            return POINT + 4
        case m.Build(card=card, place=number, replace=old):
            gain = VALUE[KIND.index(card)] - (VALUE[old] if old is not None else 0)
            return POINT * gain + shelter(where(view, number)[1], card) - (POINT if old is not None else 0)
        case m.SetTrap(card=card, place=number):
            return _trap(where(view, number)[1], card)
        case m.Fortune() | m.MercyTurn():
            return _extra_turn(view, move)
        case m.MercyLand():
            return POINT if last_rounds(view) and (held(view, "mercy") > 1 or not view.deck) else 0
        case m.SpyDraw():
            return POINT + 4
        case m.MercyThaw():
            return 2
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
    return value if isinstance(move, m.Fortune) or held(view, "mercy") > 1 else 0


def _aimed(view: View, move: Move) -> int:
    match move:
        case m.ConquestLand(place=number):
            owner, place = where(view, number)
            return place.strength * (POINT + weight(view, owner)) - (4 if risky(place) else 0)
        case m.ConquestDefence(to=number):
            return where(view, number)[1].strength
        case Part(field="defence", value=int(defence)):
            owner, _, standing = stands_at(view, defence)
            return standing.strength * (POINT + weight(view, owner))
        case m.Earthquake(place=number):
            owner, place = where(view, number)
            return weight(view, owner) * (place.strength - place.base.strength) + (5 if place.trap else 0) - POINT
        case m.Disrepair(place=number):
            owner, place = where(view, number)
            rotten = (defence for defence in place.defences if NATURE[KIND[defence.card]] == "structural")
            return weight(view, owner) * sum(defence.strength for defence in rotten) - POINT
        case m.MutinyRemove(defence=defence):
            owner, _, standing = stands_at(view, defence)
            return weight(view, owner) * standing.strength - POINT
        case _:
            return _meddling(view, move)


def _meddling(view: View, move: Move) -> int:
    """What takes no points, but time, cards or secrets."""
    match move:
        case m.Misfortune(seat=seat):
            return 3 * weight(view, seat) if view.deck else weight(view, seat)
        case m.Freeze(place=number):
            owner, place = where(view, number)
            return weight(view, owner) if is_fort(number) and not place.full else 2
        case m.SpySteal(seat=seat):
            return weight(view, seat) * 3 // 2
        case m.SabotageTrap() | m.SpyLook():
            return 3
        case _:
            return 0
