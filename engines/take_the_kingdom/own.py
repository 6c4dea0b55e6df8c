"""The part of a view that only its seat sees: its hand and what the cards can do, its draft, its orders."""

from engines.core.draft import Draft
from engines.core.record import named, record
from engines.core.text import Text
from engines.take_the_kingdom.components import ATTACKS, KIND
from engines.take_the_kingdom.decisions.hand_limit import surplus
from engines.take_the_kingdom.decisions.main import MainChoice
from engines.take_the_kingdom.decisions.penalty import PenaltyWindow
from engines.take_the_kingdom.orders import Orders
from engines.take_the_kingdom.places import REAL, Place, Trap
from engines.take_the_kingdom.plays.attack import damage_of
from engines.take_the_kingdom.plays.base import barred
from engines.take_the_kingdom.plays.rules import RULES_OF, unplayable
from engines.take_the_kingdom.siege import dealt
from engines.take_the_kingdom.state import State


@record
class Way:
    """A way to play a card, and why not now if it cannot be. A card that is never played alone has a nameless one."""

    play: str
    why_not: Text | None


@record
class BestHit:
    """What an attack card in the hand could do best at one open place where no trap can spring, boosters apart."""

    card: str
    owner: int
    place: int
    points: int
    destroys: bool


@record
class Own:
    hand: tuple[str, ...]
    """Kinds, in the order of the data."""
    ways: tuple[tuple[str, tuple[Way, ...]], ...]
    """Kind of card → what it can do; only while the seat makes its main choice."""
    hits: tuple[BestHit, ...]
    surplus: tuple[str, ...]
    """What would be given up by default if the turn ended now."""
    penalty: str | None
    """The penalty that the seat is being asked about."""
    draft: Draft | None
    orders: Orders


def own(state: State, seat: int) -> Own:
    kingdom = state.kingdoms[seat]
    top = state.stack[-1] if state.stack else None
    choosing = isinstance(top, MainChoice) and top.seat == seat
    kinds = kingdom.sorts
    return Own(
        hand=kingdom.kinds,
        ways=tuple((card, _ways(state, seat, card)) for card in kinds) if choosing else (),
        hits=_hits(state, seat, kinds) if choosing else (),
        surplus=surplus(kingdom),
        penalty=top.card if isinstance(top, PenaltyWindow) and top.seat == seat else None,
        draft=state.drafts[seat],
        orders=kingdom.orders,
    )


def _ways(state: State, seat: int, card: str) -> tuple[Way, ...]:
    if why := unplayable(state, card):
        return (Way(play="", why_not=why),)
    return tuple(Way(play=named(rule), why_not=rule.refusal(state, seat, card)) for rule in RULES_OF[card])


def _hits(state: State, seat: int, kinds: tuple[str, ...]) -> tuple[BestHit, ...]:
    targets = [
        (rival, place)
        for rival in state.rivals(seat)
        for place in state.kingdoms[rival].open
        if _harmless(place.trap, seat)
    ]
    hits = []
    for card in kinds:
        if card in ATTACKS and targets and barred(state, card) is None:
            damage = damage_of(card, morale=False)
            owner, place = max(targets, key=lambda target: _worth(target[1], damage))
            points, destroys = _worth(place, damage)
            hits.append(BestHit(card=card, owner=owner, place=place.number, points=points, destroys=bool(destroys)))
    return tuple(hits)


def _harmless(trap: Trap | None, seat: int) -> bool:
    """Whether *seat* can be sure that nothing turns its attack back."""
    return trap is None or (seat in trap.known_to and KIND[trap.card] != REAL)


def _worth(place: Place, damage: int) -> tuple[int, int]:
    """Points lost there, and whether the place is."""
    return min(damage, place.strength), int(dealt(place, damage, None) is None)
