"""Section 10 of the rules: states and steps that no play leads to, and that the checks must notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.record import evolve
from engines.take_the_kingdom.components import NUMBERS
from engines.take_the_kingdom.decisions.block import BlockWindow
from engines.take_the_kingdom.deeds.play import Play
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.moves import Attack, Share
from engines.take_the_kingdom.places import Place, Standing
from engines.take_the_kingdom.state import State
from tests.take_the_kingdom import lasting
from tests.take_the_kingdom.kingdom import A, B, lay, seat
from tests.take_the_kingdom.scene import Scene

Change = Callable[[State], State]


def scene() -> Scene:
    return lay(
        seat("Fort[Hills, Moat-1; real], Land", "hills morale cannon soldiers"),
        seat("Fort, Land[Walls; decoy, frozen]", "deny moat"),
        seat("", fell=1),
    )


def put(state: State, owner: int, **changes: Any) -> State:
    kingdoms = list(state.kingdoms)
    kingdoms[owner] = evolve(kingdoms[owner], **changes)
    return state.evolve(kingdoms=tuple(kingdoms))


def reshape(state: State, owner: int, at: int, change: Callable[[Place], Place]) -> State:
    places = list(state.kingdoms[owner].places)
    places[at] = change(places[at])
    return put(state, owner, places=tuple(places))


def drawn(state: State, kind: str) -> tuple[int, State]:
    """A card of *kind* out of the deck."""
    card = next(card for card in state.deck if card in NUMBERS[kind])
    return card, state.evolve(deck=tuple(other for other in state.deck if other != card))


def to_hand(kind: str, owner: int = A) -> Change:
    def change(state: State) -> State:
        card, state = drawn(state, kind)
        return put(state, owner, hand=tuple(sorted((*state.kingdoms[owner].hand, card))))

    return change


def in_flight(*kinds: str) -> Change:
    def change(state: State) -> State:
        for kind in kinds:
            held = state.kingdoms[A].held(kind)
            assert held is not None
            state = put(state, A, hand=tuple(card for card in state.kingdoms[A].hand if card != held))
            state = state.evolve(flight=(*state.flight, held))
        return state

    return change


def third_defence(state: State) -> State:
    card, state = drawn(state, "walls")
    return reshape(state, A, 0, lambda place: evolve(place, defences=(*place.defences, Standing(card=card))))


def dead_defence(state: State) -> State:
    return reshape(
        state, A, 0, lambda place: evolve(place, defences=(Standing(card=place.defences[0].card, damage=1),))
    ).evolve(discard=(*state.discard, state.kingdoms[A].places[0].defences[1].card))


def second_fort(state: State) -> State:
    fort, *out = state.out
    assert fort in NUMBERS["fort"]
    return put(state.evolve(out=tuple(out)), A, places=(*state.kingdoms[A].places, Place(base=Standing(card=fort))))


def no_fort(state: State) -> State:
    fort, *lands = state.kingdoms[A].places
    return put(state, A, places=tuple(lands)).evolve(discard=(*state.discard, *fort.cards))


def fort_in_the_deck(state: State) -> State:
    fort, *out = state.out
    return state.evolve(out=tuple(out), deck=(*state.deck, fort))


def unknown_to_its_owner(state: State) -> State:
    return reshape(state, A, 0, lambda place: evolve(place, trap=place.trap and evolve(place.trap, known_to=(B,))))


def aimed_in_the_opening(state: State) -> State:
    state = in_flight("soldiers")(state)
    land = state.kingdoms[B].places[1].number
    attack = Attack(card="soldiers", shares=(Share(place=land, amount=1),))
    assert state.turn
    return state.evolve(
        turn=evolve(state.turn, opening=True),
        stack=(*state.stack, Play(seat=A, move=attack, targets=(B,)), BlockWindow(seat=B)),
    )


def turn_of(state: State, **changes: Any) -> State:
    assert state.turn
    return state.evolve(turn=evolve(state.turn, **changes))


BROKEN: dict[str, Change] = {
    "10.1 a card is lost": lambda state: state.evolve(deck=state.deck[1:]),
    "10.1 a card is there twice": lambda state: state.evolve(discard=(*state.discard, state.deck[0])),
    "10.2 three defences on a place": third_defence,
    "10.2 a defence without strength": dead_defence,
    "10.2 a base without strength": lambda state: reshape(
        state, A, 1, lambda place: evolve(place, base=evolve(place.base, damage=1))
    ),
    "10.2 a second Fort": second_fort,
    "10.2 no Fort": no_fort,
    "10.2 an eliminated seat holds a card": to_hand("walls", owner=2),
    "10.3 a penalty in a hand": to_hand("plague"),
    "10.3 a Fort in the deck": fort_in_the_deck,
    "10.3 a booster in flight alone": in_flight("morale"),
    "10.3, 5.25 two numbered attacks in flight": in_flight("cannon", "soldiers"),
    "10.4 a fourth play": lambda state: turn_of(state, used=4),
    "10.4 seven cards out of turn": lambda state: _all(
        state, *(to_hand(kind, owner=B) for kind in ("walls", "walls", "walls", "archers", "archers"))
    ),
    "10.5 damage below nothing": lambda state: reshape(
        state, A, 1, lambda place: evolve(place, base=evolve(place.base, damage=-1))
    ),
    "10.7 a trap that its owner does not know": unknown_to_its_owner,
    "10.8 an aimed play in an opening turn": aimed_in_the_opening,
    "10.8 a skipping seat on turn": lambda state: put(state, A, skip=True),
    "an ending with something pending": lambda state: state.evolve(ending="all_passed"),
    "nothing pending and no ending": lambda state: state.evolve(stack=()),
}


def _all(state: State, *changes: Change) -> State:
    for change in changes:
        state = change(state)
    return state


@pytest.mark.parametrize("what", BROKEN)
def test_the_check_notices(what: str) -> None:
    """TK-10.1 to 10.8."""
    whole = scene()
    whole.match.game.check(whole.state)
    broken = BROKEN[what](whole.state)
    with pytest.raises(AssertionError):
        whole.match.game.check(broken)


def healed(state: State) -> State:
    return reshape(
        state, A, 0, lambda place: evolve(place, defences=tuple(evolve(card, damage=0) for card in place.defences))
    )


def hurt_behind_a_land(state: State) -> State:
    return reshape(state, A, 0, lambda place: evolve(place, base=evolve(place.base, damage=1)))


UNDONE: dict[str, Change] = {
    "10.5 damage heals": healed,
    "10.5 the deck grows": lambda state: state.evolve(deck=(*state.deck, 0)),
    "10.6 a Fort is hurt behind a Land": hurt_behind_a_land,
    "10.7 somebody forgets a trap": unknown_to_its_owner,
}


@pytest.mark.parametrize("what", UNDONE)
def test_what_no_act_undoes(what: str) -> None:
    """TK-10.5 to 10.7, as every scenario checks it between two acts."""
    state = scene().state
    lasting.check(state, state)
    with pytest.raises(AssertionError):
        lasting.check(state, UNDONE[what](state))


@pytest.mark.parametrize("pile", ["discard", "out"])
def test_piles_never_shrink(pile: str) -> None:
    """TK-10.5."""
    state = scene().state
    full = state.evolve(**{pile: (*getattr(state, pile), state.deck[0])})
    with pytest.raises(AssertionError):
        lasting.check(full, state)


def test_a_kingdom_is_worth_no_more_than_the_box() -> None:
    """TK-10.13."""
    everything = sum(Standing(card=card).strength for kind in NUMBERS for card in NUMBERS[kind])
    assert everything == 4 * 3 + 15 + 5 + 60 == 92
    assert Kingdom(hand=tuple(NUMBERS["knights"])).points == 0
