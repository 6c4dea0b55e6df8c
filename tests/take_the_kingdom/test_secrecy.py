"""Who knows what: section 3 of the rules, as far as a single scene shows it, and TK-10.10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.booklet.strokes import Edit
from engines.core.match import Match
from engines.core.move import part
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.components import KIND, PENALTIES, TRAPS
from engines.take_the_kingdom.events.plays import ActionDeclared, Blocked, Passed
from engines.take_the_kingdom.events.turns import HandDiscarded, PenaltyReturned
from engines.take_the_kingdom.moves import ready
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
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


def main_choice() -> Scene:
    return rich()


def drafting() -> Scene:
    scene = rich()
    scene.does(A, ready("attack", "cannon"), part(m.Attack, spread=True), part(m.Attack, place=scene.number("B.Land")))
    return scene


def block_window() -> Scene:
    scene = rich()
    scene.attack("cannon spread", "B.Land:3", "C.Land:1 Archers")
    return scene


def counter_window() -> Scene:
    scene = block_window()
    scene.blocks(B, "sabotage")
    return scene


def reversal() -> Scene:
    scene = lay(
        seat("Fort[Hills; real], Land[; decoy], Land", "cannon deny"),
        seat("Fort, Land[; real]", "deny trap_decoy hills"),
        seat(BARE, "mercy"),
    )
    scene.attack("cannon", "B.Land")
    scene.passes(B)
    assert scene.asked == (B,)
    return scene


def penalty_window() -> Scene:
    scene = rich(turn=C, deck="plague moat famine")
    scene.end()
    assert "accept" in scene.may(A)
    return scene


def hand_limit() -> Scene:
    scene = rich("cannon spread deny mercy spy hills hills moat")
    scene.end()
    assert "discard" in scene.may(A)
    return scene


def after_a_look() -> Scene:
    scene = rich()
    scene.play("spy_look", "B.Land")
    scene.passes(B)
    return scene


def with_orders() -> Scene:
    scene = rich()
    scene.orders(C, Edit(field="hush", value=True), Edit(field="done", value=True))
    return scene


SCENES = (
    main_choice, drafting, block_window, counter_window, reversal, penalty_window, hand_limit, after_a_look, with_orders
)  # fmt: skip


def look(match: Match[Any], witness: int | None) -> list[str]:
    """Everything that *witness* can see, as written."""
    seen: list[Any] = [match.asked(), match.span, match.view(witness)]
    if witness is not None:
        menus = match.menu(witness), match.aside(witness)
        seen += [menus, [menu and menu.notes() for menu in menus], match.blocked(witness), match.question(witness)]
        seen += [match.default(witness) if witness in match.asked() else None]
    return [repr(each) for each in seen]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("witness", [None, A, B, C])
@pytest.mark.parametrize("scene_of", SCENES)
def test_nothing_shown_depends_on_what_is_hidden(scene_of: Callable[[], Scene], witness: int | None, seed: str) -> None:
    """TK-3.2, 10.10, 6.4: other hands, the deck and face-down traps exchanged, the witness sees the same."""
    match = scene_of().match
    other = Match(
        match.game, match.game.scramble(match._state, () if witness is None else (witness,), seed), match.step
    )
    match.game.check(other._state)
    assert other._state != match._state, "something was exchanged"
    assert look(other, witness) == look(match, witness)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_exchanged(seed: str) -> None:
    """TK-3.2: a trap's position gets a trap, a hand no penalty; what the witness knows stays fixed."""
    scene = after_a_look()
    state = scene.match.game.scramble(scene.state, (A,), seed)
    assert state.kingdoms[A] == scene.state.kingdoms[A]
    assert state.where(scene.number("B.Land"))[1] == scene.state.where(scene.number("B.Land"))[1], "A looked there"
    for kingdom in state.kingdoms:
        assert not any(KIND[card] in PENALTIES for card in kingdom.hand)
        assert all(KIND[place.trap.card] in TRAPS for place in kingdom.places if place.trap)
    assert [len(kingdom.hand) for kingdom in state.kingdoms] == [len(kingdom.hand) for kingdom in scene.state.kingdoms]
    assert len(state.deck) == len(scene.state.deck)
    assert drafting().match.game.scramble(drafting().state, (B,), seed).drafts == (None, None, None), "A's own business"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_play_sounds_the_same_whatever_is_hidden(seed: str) -> None:
    """TK-6.4, 10.10: the same attack opens the same windows and is told in the same words."""
    told = []
    for scramble in (False, True):
        scene = rich()
        if scramble:
            state = scene.match.game.scramble(scene.state, (A,), seed)
            scene.match = Match(scene.match.game, state, scene.match.step)
        scene.attack("cannon spread", "B.Land:3", "C.Land:1 Archers")
        first = scene.asked
        scene.passes(B)
        told.append((first, scene.asked, [event.heard(None) for event in scene.story]))
    assert told[0] == told[1]


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


def test_answers_are_public_at_once() -> None:
    """Section 3: the blocking card, or that somebody passed."""
    scene = block_window()
    scene.passes(B)
    assert scene.told(Passed, None) == [Passed(seat=B)]
    scene.blocks(C, "mercy")
    assert scene.told(Blocked, None) == [Blocked(seat=C, by="mercy", against="cannon", whole=False)]


def test_discards_and_returned_penalties_are_shown() -> None:
    """Section 3: everyone, at once, also one that is shuffled back."""
    scene = hand_limit()
    scene.discards(A, "hills moat")
    assert scene.told(HandDiscarded) == [HandDiscarded(seat=A, cards=("hills", "moat"), why="limit")]
    scene = lay(seat(BARE, "hills"), seat(BARE, "hills", turns=0), deck="plague moat walls archers", no_more=True)
    scene.end()
    assert scene.told(PenaltyReturned, None)[0] == PenaltyReturned(seat=B, card="plague")


def test_menus_made_of_hidden_cards_are_private() -> None:
    """Section 3: a hand, a draft. Only the reversal is made of public things."""
    for scene_of in (main_choice, drafting, block_window, counter_window, penalty_window, hand_limit):
        match = scene_of().match
        menu = match.menu(match.asked()[0])
        assert menu is not None
        assert menu.private
    match = reversal().match
    menu = match.menu(B)
    assert menu is not None
    assert not menu.private


def test_a_conquest_of_a_defence_tells_what_it_replaces() -> None:
    """Section 3: a declared play with all its parameters, at the declaration."""
    scene = lay(seat("Fort[Hills, Moat]", "conquest land"), seat("Fort[Knights]", "deny"))
    scene.carry("B.Fort.Knights", "A.Fort", replace="Hills")
    (declared,) = scene.told(ActionDeclared)
    assert (declared.defence, declared.to, declared.replaced) == ("knights", scene.number("A.Fort"), "hills")
