"""The frame of a turn: sections 5a and 5b of the rules."""

import pytest

from engines.take_the_kingdom.components import BOX
from engines.take_the_kingdom.events.turns import (
    DeckEmptied,
    Drew,
    HandDiscarded,
    SomeoneDrew,
    TurnEnded,
    TurnSkipped,
    TurnStarted,
)
from engines.take_the_kingdom.moves import Discard, EndTurn
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import not_offered

BARE = "Fort, Land"


@pytest.mark.parametrize("deck", ["walls moat archers knights", "walls moat", "walls", ""])
def test_a_turn_begins_with_three_cards_from_the_top(deck: str) -> None:
    """TK-5.2: automatic; the others hear the number. Fewer are drawn as far as they go: the discard is never
    reshuffled."""
    scene, drawn = lay(seat(BARE, "hills"), seat(BARE, "deny"), deck=deck, no_more=True), deck.split()[:3]
    scene.end()
    assert scene.asked == (B,)
    assert scene.hand(B) == " ".join(kind for kind in ("moat", "walls", "archers", "deny") if kind in (*drawn, "deny"))
    assert [event.cards for event in scene.told(Drew, B)] == ([tuple(drawn)] if drawn else [])
    assert scene.told(SomeoneDrew, A) == ([SomeoneDrew(seat=B, count=len(drawn), how="turn")] if drawn else [])
    assert scene.match.view(None).deck == len(deck.split()) - len(drawn)
    assert len(scene.told(DeckEmptied)) == (len(drawn) in (1, 2))


def test_up_to_three_plays_and_then_the_turn_goes_on_by_itself() -> None:
    """TK-5.4, 2.6: with three plays used nobody is asked."""
    scene = lay(seat(BARE, "land hills walls moat"), seat(BARE, "deny"))
    scene.play("settle")
    scene.build("hills", "A.Fort")
    assert scene.asked == (A,)
    assert scene.turn.left == 1
    scene.build("walls", "A.Fort")
    assert scene.asked == (B,)
    assert [event.seat for event in scene.told(TurnStarted)] == [B]


def test_passing_is_always_legal() -> None:
    """TK-5.4, 8.5: no play is compulsory. Having no legal card does not end the turn: that would tell the others."""
    scene = lay(seat(BARE, "deny hills"), seat(BARE, "deny"), turn_is={"bans": ("disease",), "used": 1})
    assert scene.asked == (A,)
    assert scene.may(A) == ("end_turn",)
    scene.end()
    assert scene.hand(A) == "hills deny"
    assert scene.discarded == []


def test_an_empty_hand_ends_the_turn_unasked() -> None:
    """TK-5.4: holding no card is public."""
    scene = lay(seat(BARE, "land"), seat(BARE, "deny"))
    scene.play("settle")
    assert scene.asked == (B,)


def test_a_turn_with_an_empty_deck_and_hand_passes_by_itself() -> None:
    """TK-5.3: both are public; it counts as a pass."""
    scene = lay(seat(BARE, "hills"), seat(BARE), seat(BARE, "deny"), no_more=True, turn_is={"began_empty": True})
    scene.end()
    assert scene.asked == (C,)
    assert [event.seat for event in scene.told(TurnEnded)] == [A, B]
    assert scene.match.view(None).kingdoms[B].passed


def test_a_declared_play_is_final_and_its_cards_are_in_flight() -> None:
    """TK-5.9, 8.28: in no hand until it is resolved."""
    scene = lay(seat(BARE, "cannon"), seat(BARE, "deny"))
    scene.attack("cannon", "B.Land")
    assert scene.hand(A) == ""
    assert scene.turn.used == 1
    assert len(scene.state.flight) == 1
    assert scene.discarded == []
    assert scene.match.menu(A) is None, "no way back"


# ---- the hand limit


def test_more_than_six_cards_are_given_up_at_the_end_of_the_turn() -> None:
    """TK-5.5: exactly the excess, its own choice, face up."""
    scene = lay(seat(BARE, "hills hills moat walls knights deny mercy spy"), seat(BARE, "deny"))
    scene.end()
    assert scene.asked == (A,)
    for wrong in ("hills", "hills hills moat", "hills cannon", "moat moat"):
        with not_offered():  # discard_count, or not_in_hand: it holds one Moat
            scene.discards(A, wrong)
    scene.discards(A, "knights spy")
    assert scene.told(HandDiscarded) == [HandDiscarded(seat=A, cards=("knights", "spy"), why="limit")]
    assert scene.discarded == ["knights", "spy"]
    assert scene.hand(A) == "mercy hills hills moat walls deny"
    assert scene.asked == (B,)


def test_the_default_gives_up_cards_in_the_printed_order() -> None:
    """TK-5.5, 6.10: ``defaults.discard_order``."""
    scene = lay(seat(BARE, "mercy land hills moat knights soldiers spy spread deny"), seat(BARE, "deny"))
    scene.end()
    scene.absent(A)
    assert scene.discarded == ["soldiers", "hills", "spread"]
    assert BOX.defaults.discard_order[:3] == ("soldiers", "hills", "spread")
    assert set(BOX.defaults.discard_order) == {
        card.id for card in BOX.cards.items if card.category not in {"fort", "penalty"}
    }, "every card that can be in a hand has its place in the order"


def test_the_hand_limit_comes_before_an_extra_turn() -> None:
    """TK-5.6, 5.48, 8.25: the turn ends first."""
    scene = lay(seat(BARE, "fortune hills hills moat walls knights deny mercy"), seat(BARE, "deny"))
    scene.play("fortune")
    scene.discards(A, "hills")
    assert scene.asked == (A,)
    assert scene.turn.extra
    assert scene.turn.left == 3
    assert len(scene.hand(A).split()) == 9


# ---- whose turn it is


def test_a_pending_skip_takes_the_whole_next_turn() -> None:
    """TK-5.1: no draw, no play, no discard, not counted anywhere."""
    scene = lay(seat(BARE, "deny"), seat(BARE, "deny hills", turns=1, skip=True), seat(BARE, "deny"))
    scene.end()
    assert scene.asked == (C,)
    assert scene.hand(B) == "hills deny"
    assert scene.told(TurnSkipped) == [TurnSkipped(seat=B)]
    assert [event.seat for event in scene.told(TurnStarted)] == [C]
    seen = scene.match.view(None).kingdoms[B]
    assert not seen.skip, "it is used up"
    assert seen.opening_left == 1, "TK-5.11: skipped turns never count"


def test_an_extra_turn_follows_on_the_own_turn() -> None:
    """TK-5.6, 5.53: full draw, three plays; another seat's pending skip waits for that seat."""
    scene = lay(seat(BARE, "fortune"), seat(BARE, "deny", skip=True), seat(BARE, "deny"), deck="hills moat walls")
    scene.play("fortune")
    assert scene.told(TurnStarted) == [TurnStarted(seat=A, extra=True, opening=False)]
    assert scene.hand(A) == "hills moat walls"
    assert scene.match.view(None).kingdoms[B].skip
    scene.end()
    assert scene.asked == (C,)


def test_what_is_over_the_hand_limit_takes_a_second_press() -> None:
    """TK-5.5: and the end of a turn by itself does not."""
    assert Discard(card="walls").lasts()
    assert not EndTurn().lasts()
