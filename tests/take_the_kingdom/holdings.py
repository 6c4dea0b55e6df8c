"""What a kingdom consists of, and what events say of it. A conquered Land brings along what stands on it, which nobody
needs to be told who sees the table: Lands and Forts are counted, not what stands on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from engines.core.event import Event
from engines.take_the_kingdom.events import plays, strife
from engines.take_the_kingdom.state import State

BASES = ("fort", "land", "mercy")
"""What damage can take a place away with."""


def held(state: State, seat: int) -> Counter[Hashable]:
    return Counter(place.number for place in state.kingdoms[seat].places)


def replayed(before: Counter[Hashable], events: Iterable[Event], seat: int) -> Counter[Hashable]:
    now = Counter(before)
    for event in events:
        match event:
            case plays.Settled(seat=by, place=place) if by == seat:
                now[place] += 1
            case strife.LandConquered(seat=by, owner=owner, place=place):
                now[place] += (by == seat) - (owner == seat)
            case strife.Damaged(owner=owner, place=place, card=card, left=0) if owner == seat and card in BASES:
                now[place] -= 1
            case strife.Eliminated(seat=out, by=None) if out == seat:
                now.clear()
    return now
