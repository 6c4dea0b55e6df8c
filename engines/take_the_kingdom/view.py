"""What one seat may see, built field by field: what nobody wrote down here cannot leak."""

from collections import Counter

from engines.core.record import like, record
from engines.take_the_kingdom.components import BLOCKERS, KIND, kinds_of
from engines.take_the_kingdom.decisions.base import pending
from engines.take_the_kingdom.decisions.reversal import Recoil, ReversalWindow
from engines.take_the_kingdom.kingdom import Kingdom, KingdomSeen, Turn
from engines.take_the_kingdom.own import Own, own
from engines.take_the_kingdom.places import HIDDEN, Place, PlaceSeen
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.state import Ending, HouseRules, State
from engines.take_the_kingdom.table import Table

WATCHED = (*BLOCKERS, "conquest")
"""Kinds whose unseen copies players like to count."""


@record
class PlaySeen:
    """A declared play that waits for answers or is being resolved."""

    seat: int
    move: PlayMove
    targets: tuple[int, ...]
    void: tuple[int, ...]


@record
class ReversalSeen:
    """Damage that a real trap turns back; aimed already if a place is named."""

    victim: int
    amount: int
    place: int | None = None
    first: int | None = None


@record
class View(Table[PlaceSeen]):
    kingdoms: tuple[KingdomSeen, ...]
    turn: Turn | None
    asked: tuple[int, ...]
    question: str | None
    """The kind of the decision."""
    play: PlaySeen | None
    reversal: ReversalSeen | None
    deck: int
    deck_shown: tuple[str, ...] | None
    """What was left in it, once the match is over."""
    discard: tuple[str, ...]
    out: tuple[str, ...]
    unseen: tuple[tuple[str, int], ...]
    """Copies of the watched kinds that are in the deck or a hand."""
    house: HouseRules
    ending: Ending | None
    me: int | None
    own: Own | None


def view(state: State, seat: int | None) -> View:
    over = state.ending is not None
    top = state.stack[-1] if state.stack else None
    return View(
        kingdoms=tuple(_kingdom(state, owner, seat) for owner in state.seats),
        turn=state.turn,
        asked=top.asked(state) if top else (),
        question=top.kind if top else None,
        play=_play(state),
        reversal=_reversal(state),
        deck=len(state.deck),
        deck_shown=kinds_of(state.deck) if over else None,
        discard=kinds_of(state.discard),
        out=kinds_of(state.out),
        unseen=_unseen(state),
        house=state.house,
        ending=state.ending,
        me=seat,
        own=None if seat is None else own(state, seat),
    )


def _kingdom(state: State, owner: int, seat: int | None) -> KingdomSeen:
    kingdom, over = state.kingdoms[owner], state.ending is not None
    places = tuple(_place(kingdom, place, seat, over=over) for place in kingdom.places)
    shown = kingdom.kinds if over else None
    return like(KingdomSeen, kingdom, places=places, hand=len(kingdom.hand), shown=shown)


def _place(kingdom: Kingdom, place: Place, seat: int | None, *, over: bool) -> PlaceSeen:
    trap = None
    if place.trap:
        trap = KIND[place.trap.card] if over or seat in place.trap.known_to else HIDDEN
    return like(PlaceSeen, place, trap=trap, open=place in kingdom.open)


def _play(state: State) -> PlaySeen | None:
    """Only what is aimed at somebody ever waits; everything about it is public."""
    play = pending(state)
    if play is None or not play.targets:
        return None
    return like(PlaySeen, play)


def _reversal(state: State) -> ReversalSeen | None:
    for frame in state.stack:
        match frame:
            case ReversalWindow(victim=victim, amount=amount):
                return ReversalSeen(victim=victim, amount=amount)
            case Recoil(victim=victim, amount=amount, place=place, first=first):
                return ReversalSeen(victim=victim, amount=amount, place=place, first=first)
    return None


def _unseen(state: State) -> tuple[tuple[str, int], ...]:
    """In whose hand or how deep, nobody learns from how many there are: the others are in sight."""
    hidden = Counter(kinds_of((*state.deck, *(card for kingdom in state.kingdoms for card in kingdom.hand))))
    return tuple((kind, hidden[kind]) for kind in WATCHED)
