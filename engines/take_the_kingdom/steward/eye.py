"""How the steward looks at the table."""

from __future__ import annotations

from collections.abc import Iterator

from engines.take_the_kingdom.components import KIND, VALUE
from engines.take_the_kingdom.places import REAL, Standing, is_fort
from engines.take_the_kingdom.plays.aimed import POINT
from engines.take_the_kingdom.view import HIDDEN, KingdomSeen, PlaceSeen, View


def mine(view: View) -> KingdomSeen:
    assert view.me is not None
    return view.kingdoms[view.me]


def rivals(view: View) -> tuple[int, ...]:
    return tuple(seat for seat, kingdom in enumerate(view.kingdoms) if seat != view.me and kingdom.fell is None)


def rival_places(view: View) -> Iterator[tuple[int, PlaceSeen]]:
    """Every place of every opponent with its owner."""
    return ((rival, place) for rival in rivals(view) for place in view.kingdoms[rival].places)


def weight(view: View, seat: int) -> int:
    """What a point taken from *seat* is worth: all of it from the strongest rival, less from the others."""
    strongest = max(view.kingdoms[rival].points for rival in rivals(view))
    return POINT if view.kingdoms[seat].points == strongest else POINT * 2 // 3


def where(view: View, number: int) -> tuple[int, PlaceSeen]:
    """The owner of a place, and the place."""
    return next(
        (owner, place)
        for owner, kingdom in enumerate(view.kingdoms)
        for place in kingdom.places
        if place.number == number
    )


def stands_at(view: View, defence: int) -> tuple[int, PlaceSeen, Standing]:
    """The owner of a defence, its place, and the defence."""
    return next(
        (owner, place, standing)
        for owner, kingdom in enumerate(view.kingdoms)
        for place in kingdom.places
        for standing in place.defences
        if standing.card == defence
    )


def held(view: View, kind: str) -> int:
    return view.own.hand.count(kind) if view.own else 0


def last_rounds(view: View) -> bool:
    """About one more turn for everybody before the deck is empty."""
    return view.deck <= 4 * len(view.kingdoms)


def risky(place: PlaceSeen) -> bool:
    """There may be a real trap."""
    return place.trap in {HIDDEN, REAL}


def shelter(place: PlaceSeen, card: str) -> int:
    """How good a home a place is: a Fort is safe behind its Lands, and damage spills over on a strong Land last."""
    sturdy = VALUE[KIND.index(card)] >= 3
    return (6 if sturdy else -3) if is_fort(place.number) else min(place.strength, 4)
