"""What a kingdom consists of, and what events say of it: its places, what stands on them, and the hand.

Whoever conquers a Land gets what stands on it, which nobody needs to be told who sees the table: from then on those
defences are not counted."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from engines.core.event import Event
from engines.take_the_kingdom.components import KIND, PENALTIES
from engines.take_the_kingdom.events import plays, strife, turns
from engines.take_the_kingdom.places import is_fort
from engines.take_the_kingdom.state import State

BASES = ("fort", "land", "mercy")
"""What damage can take a place away with."""


class Holdings(Counter[Hashable]):
    """Places by number, defences by place and kind, cards in the hand by kind."""

    def __init__(self, counts: Mapping[Hashable, int] | None = None) -> None:
        super().__init__(counts or {})
        self.conquered: set[int] = set()

    def subtract(self, *others: Any, **counts: int) -> None:
        super().subtract(*others, **counts)
        for what in [each for each in self if _defence(each, self.conquered)]:
            del self[what]

    def ruined(self, place: int) -> None:
        """Nothing of what stood there is left, or it is somebody else's."""
        self[place] -= 1
        for what in [each for each in self if _defence(each, (place,))]:
            del self[what]


def _defence(what: Hashable, places: Iterable[Hashable]) -> bool:
    return isinstance(what, tuple) and what[0] == "defence" and what[1] in places


def held(state: State, seat: int) -> Holdings:
    kingdom, mine = state.kingdoms[seat], Holdings()
    for place in kingdom.places:
        mine[place.number] += 1
        mine.update(("defence", place.number, KIND[defence.card]) for defence in place.defences)
    mine.update(("hand", KIND[card]) for card in kingdom.hand)
    return mine


def replayed(before: Holdings, events: Iterable[Event], seat: int) -> Holdings:
    now = Holdings(before)
    for event in events:
        for card in _spent(event, seat):
            now["hand", card] -= 1
        match event:
            case turns.Drew(cards=cards):
                now.update(("hand", card) for card in cards if card not in PENALTIES)
            case strife.Stole(owners=(taker, victim), card=card) | strife.Bounty(owners=(taker, victim), card=card):
                now["hand", card] += (taker == seat) - (victim == seat)
            case plays.Settled(seat=by, place=place) if by == seat:
                now[place] += 1
            case plays.Built(seat=by, card=card, place=place, replaced=replaced) if by == seat:
                _stands(now, place, card, replaced)
            case strife.DefenceConquered(seat=by, card=card, to=to, replaced=replaced) if by == seat:
                _stands(now, to, card, replaced)
            case strife.DefenceConquered(owner=owner, card=card) if owner == seat:
                now["defence", _fort(now), card] -= 1
            case strife.LandConquered(owner=owner, place=place) if owner == seat:
                now.ruined(place)
            case strife.LandConquered(seat=by, place=place) if by == seat:
                now[place] += 1
                now.conquered.add(place)
            case strife.Damaged(owner=owner, place=place, card=card, left=0) if owner == seat:
                if card in BASES:
                    now.ruined(place)
                else:
                    now["defence", place, card] -= 1
            case strife.Removed(owner=owner, place=place, cards=cards) if owner == seat and now[place]:
                now.subtract(("defence", place, card) for card in cards if now["defence", place, card])
            case strife.Eliminated(seat=out, by=None) if out == seat:
                for what in [each for each in now if isinstance(each, int) or _defence(each, now)]:
                    del now[what]
    return now


def _spent(event: Event, seat: int) -> tuple[str, ...]:
    """The cards that *event* tells *seat* have left its hand."""
    match event:
        case plays.TrapLaid(card=card):
            return (card,)
        case plays.AttackDeclared(seat=by, card=card, boosters=boosters) if by == seat:
            return (card, *boosters)
        case plays.ActionDeclared(seat=by, card=card) | plays.ExtraTurn(seat=by, card=card) if by == seat:
            return (card,)
        case plays.Settled(seat=by, card=card) | plays.Built(seat=by, card=card) if by == seat:
            return (card,)
        case plays.Blocked(seat=by, by=card) | plays.Countered(seat=by, by=card) if by == seat:
            return (card,)
        case turns.PenaltyCancelled(seat=by, by=card) if by == seat:
            return (card,)
        case turns.HandDiscarded(seat=by, cards=cards) if by == seat:
            return cards
        case plays.SpySent(seat=by) if by == seat:
            return ("spy",)
        case plays.Thawed(seat=by) if by == seat:
            return ("mercy",)
    return ()


def _stands(now: Holdings, place: int, card: str, replaced: str | None) -> None:
    now["defence", place, card] += 1
    if replaced is not None:
        now["defence", place, replaced] -= 1


def _fort(now: Holdings) -> int:
    return next(place for place, count in now.items() if isinstance(place, int) and count and is_fort(place))
