"""How the steward looks at the table."""

from engines.take_the_kingdom.components import KIND, VALUE
from engines.take_the_kingdom.kingdom import KingdomSeen
from engines.take_the_kingdom.places import HIDDEN, REAL, PlaceSeen, is_fort
from engines.take_the_kingdom.plays.aimed import POINT
from engines.take_the_kingdom.view import View


def me(view: View) -> int:
    assert view.me is not None, "a steward plays a seat"
    return view.me


def mine(view: View) -> KingdomSeen:
    return view.kingdoms[me(view)]


def weight(view: View, seat: int) -> int:
    """What a point taken from *seat* is worth: all of it from the strongest rival, less from the others."""
    strongest = max(view.kingdoms[rival].points for rival in view.rivals(me(view)))
    return POINT if view.kingdoms[seat].points == strongest else POINT * 2 // 3


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
