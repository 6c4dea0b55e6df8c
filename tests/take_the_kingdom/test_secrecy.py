"""Who knows what: section 3 of the rules, as far as a single scene shows it, and TK-10.10."""

from __future__ import annotations

from typing import Any

import pytest

from engines.take_the_kingdom.components import KIND, PENALTIES, TRAPS
from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.moves import ready
from tests.take_the_kingdom.kingdom import A, B, lay, seat
from tests.take_the_kingdom.scene import Scene

BARE = "Fort, Land"
SEEDS = ("red", "green", "blue")


def rich(hand: str = "cannon spread deny mercy spy", turn: int = A, **more: Any) -> Scene:
    """Traps of both sorts in every kingdom; each hand holds something worth hiding."""
    return lay(
        seat("Fort[Hills; real], Land[; decoy]", hand),
        seat("Fort[Moat], Land[Walls; real], Land", "sabotage mutiny deny conquest trap_decoy"),
        seat("Fort, Land[Knights, Archers-1]", "fortune mercy soldiers"),
        turn=turn,
        **more,
    )


def after_a_look() -> Scene:
    scene = rich()
    scene.play("spy_look", "B.Land")
    scene.passes(B)
    return scene


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_exchanged(seed: str) -> None:
    """TK-3.2, 10.10: a trap's position gets a trap, a hand no penalty; what the witness knows stays fixed."""
    scene = after_a_look()
    state = scene.match.game.scramble(scene.state, (A,), seed)
    assert state.kingdoms[A] == scene.state.kingdoms[A]
    assert state.where(scene.number("B.Land"))[1] == scene.state.where(scene.number("B.Land"))[1], "A looked there"
    for kingdom in state.kingdoms:
        assert not any(KIND[card] in PENALTIES for card in kingdom.hand)
        assert all(KIND[place.trap.card] in TRAPS for place in kingdom.places if place.trap)
    assert [len(kingdom.hand) for kingdom in state.kingdoms] == [len(kingdom.hand) for kingdom in scene.state.kingdoms]
    assert len(state.deck) == len(scene.state.deck)
    scene.does(A, ready("attack", "cannon"))
    assert scene.match.drafting(A)
    assert scene.match.game.scramble(scene.state, (B,), seed).drafts == (None, None, None), "A's own business"


def test_hand_sizes_and_the_deck_are_public() -> None:
    """Section 3."""
    view = rich().match.view(None)
    assert [kingdom.hand for kingdom in view.kingdoms] == [5, 5, 3]
    assert [kingdom.shown for kingdom in view.kingdoms] == [None, None, None]
    assert view.deck > 0
    assert view.deck_shown is None
    assert view.own is None


def test_piles_are_public() -> None:
    """Section 3, TK-11.1: discard and out, and what that leaves unseen."""
    scene = lay(seat("Fort, Mercy", "cannon"), seat(BARE, "hills"), discard="deny sabotage moat")
    view = scene.match.view(B)
    assert view.discard == ("deny", "sabotage", "moat")
    assert sorted(view.out) == ["fort", "fort", "mercy", "misfortune", "misfortune"]
    assert dict(view.unseen) == {"deny": 2, "mercy": 3, "sabotage": 2, "mutiny": 2, "conquest": 2}


def test_the_turn_is_public() -> None:
    """Section 3, TK-11.1: skips, bans, plays left, pass flags, opening turns left."""
    scene = lay(
        seat(BARE, "hills", turns=1),
        seat(BARE, "hills", turns=5, skip=True, passed=True),
        turn_is={"bans": ("plague",), "used": 2},
    )
    view = scene.match.view(None)
    assert (view.turn.seat, view.turn.bans, view.turn.left) == (A, ("plague",), 1)
    assert [kingdom.opening_left for kingdom in view.kingdoms] == [1, 0]
    assert [(kingdom.skip, kingdom.passed) for kingdom in view.kingdoms] == [(False, False), (True, True)]


def test_a_conquest_of_a_defence_tells_what_it_replaces() -> None:
    """Section 3: a declared play with all its parameters, at the declaration."""
    scene = lay(seat("Fort[Hills, Moat]", "conquest land"), seat("Fort[Knights]", "deny"))
    scene.carry("B.Fort.Knights", "A.Fort", replace="Hills")
    (declared,) = scene.told(ActionDeclared)
    assert (declared.defence, declared.to, declared.replaced) == ("knights", scene.number("A.Fort"), "hills")
