"""What one seat may see, built field by field: what nobody wrote down here cannot leak."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from engines.core.chair import Sitter
from engines.core.record import record
from engines.take_the_kingdom.components import BLOCKERS, CARDS, KIND, LIMITS
from engines.take_the_kingdom.decisions.reversal import ReversalWindow
from engines.take_the_kingdom.deeds.recoil import Recoil
from engines.take_the_kingdom.kingdom import Kingdom, Tally, Turn
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.own import Own, own
from engines.take_the_kingdom.pending import pending
from engines.take_the_kingdom.places import Place, Standing
from engines.take_the_kingdom.state import Ending, HouseRules, State

HIDDEN = "hidden"
WATCHED = (*BLOCKERS, "conquest")
"""Kinds whose unseen copies players like to count."""


@record
class PlaceSeen:
    """Numbers of bases and defences are public names; a trap has none."""

    base: Standing
    defences: tuple[Standing, ...]
    trap: str | None
    """``hidden``, or the kind if the viewer knows it."""
    frozen: bool
    open: bool

    @property
    def number(self) -> int:
        return self.base.card

    @property
    def strength(self) -> int:
        return self.base.strength + sum(defence.strength for defence in self.defences)

    @property
    def full(self) -> bool:
        return len(self.defences) >= LIMITS.defences_per_place


@record
class KingdomSeen:
    places: tuple[PlaceSeen, ...]
    points: int
    hand: int
    shown: tuple[str, ...] | None
    """The hand itself, once the match is over."""
    opening_left: int
    skip: bool
    passed: bool
    fell: int | None
    sitter: Sitter
    tally: Tally

    @property
    def lands(self) -> tuple[PlaceSeen, ...]:
        return self.places[1:]

    @property
    def open(self) -> tuple[PlaceSeen, ...]:
        return self.places[1:] or self.places


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

    by: int
    victim: int
    amount: int
    place: int | None
    first: int | None


@record
class View:
    kingdoms: tuple[KingdomSeen, ...]
    turn: Turn | None
    asked: tuple[int, ...]
    question: Literal["main_choice", "hand_limit", "penalty_window", "window"] | None
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
        question=_question(top.kind) if top else None,
        play=_play(state),
        reversal=_reversal(state),
        deck=len(state.deck),
        deck_shown=tuple(KIND[card] for card in state.deck) if over else None,
        discard=tuple(KIND[card] for card in state.discard),
        out=tuple(KIND[card] for card in state.out),
        unseen=_unseen(state),
        house=state.house,
        ending=state.ending,
        me=seat,
        own=None if seat is None else own(state, seat),
    )


def _question(kind: str) -> Literal["main_choice", "hand_limit", "penalty_window", "window"]:
    match kind:
        case "main_choice" | "hand_limit" | "penalty_window":
            return kind
        case _:
            return "window"


def _kingdom(state: State, owner: int, seat: int | None) -> KingdomSeen:
    kingdom, over = state.kingdoms[owner], state.ending is not None
    return KingdomSeen(
        places=tuple(_place(kingdom, place, seat, over=over) for place in kingdom.places),
        points=kingdom.points,
        hand=len(kingdom.hand),
        shown=kingdom.kinds if over else None,
        opening_left=kingdom.opening_left,
        skip=kingdom.skip,
        passed=kingdom.passed,
        fell=kingdom.fell,
        sitter=state.chairs[owner].sitter,
        tally=kingdom.tally,
    )


def _place(kingdom: Kingdom, place: Place, seat: int | None, *, over: bool) -> PlaceSeen:
    trap = None
    if place.trap:
        trap = KIND[place.trap.card] if over or seat in place.trap.known_to else HIDDEN
    return PlaceSeen(
        base=place.base,
        defences=place.defences,
        trap=trap,
        frozen=place.freeze is not None,
        open=place in kingdom.open,
    )


def _play(state: State) -> PlaySeen | None:
    """Only what is aimed at somebody ever waits; everything about it is public."""
    play = pending(state)
    if play is None or not play.targets:
        return None
    return PlaySeen(seat=play.seat, move=play.move, targets=play.targets, void=play.void)


def _reversal(state: State) -> ReversalSeen | None:
    for frame in state.stack:
        if isinstance(frame, ReversalWindow):
            return ReversalSeen(by=frame.by, victim=frame.victim, amount=frame.amount, place=None, first=None)
        if isinstance(frame, Recoil):
            return ReversalSeen(
                by=frame.by, victim=frame.victim, amount=frame.amount, place=frame.place, first=frame.first
            )
    return None


def _unseen(state: State) -> tuple[tuple[str, int], ...]:
    """Counted from what everybody sees: the copies that exist less those in sight."""
    table = (card for kingdom in state.kingdoms for place in kingdom.places for card in _in_sight(place))
    seen = Counter(KIND[card] for card in (*state.discard, *state.out, *state.flight, *state.revealed, *table))
    return tuple((kind, CARDS[kind].count - seen[kind]) for kind in WATCHED)


def _in_sight(place: Place) -> tuple[int, ...]:
    face_down = place.trap.card if place.trap else None
    return tuple(card for card in place.cards if card != face_down)
