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
from tests.take_the_kingdom.rows import Row, case

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


ROWS = [
    case(
        "TK-5.4, 2.6: up to three plays; then nobody is asked and the turn goes on by itself",
        "bare: land hills walls moat | bare: deny",
        "settle; build hills A.Fort", {"asked": "A", "left": 1},
        "build walls A.Fort", {"asked": "B", (TurnStarted, "seat"): [B]},
    ),
    case(
        "TK-5.4, 8.5: no play is compulsory; having no legal card does not end the turn: that would tell",
        "bare: deny hills | bare: deny", {"asked": "A", "may A": "end_turn"},
        "end", {"hand A": "hills deny", "discarded": ""}, turn_is={"bans": ("disease",), "used": 1},
    ),
    case("TK-5.4: an empty hand ends the turn unasked", "bare: land | bare: deny", "settle", {"asked": "B"}),
    case(
        "TK-5.3: with an empty deck and hand a turn passes by itself: both are public",
        "bare: hills | bare | bare: deny",
        "end", {"asked": "C", (TurnEnded, "seat"): [A, B], "passed": (True, True, False)},
        no_more=True, turn_is={"began_empty": True},
    ),
    case(
        "TK-5.9, 8.28: a declared play is final; until it is resolved its cards are in no hand",
        "bare: cannon | bare: deny",
        "attack cannon at B.Land", {"hand A": "", "used": 1, "flight": 1, "discarded": "", "asked": "B"},
    ),
    case(
        "TK-5.5: more than six cards are given up at the end: exactly the excess, by its own choice, face up",
        "bare: hills hills moat walls knights deny mercy spy | bare: deny",
        "end", {"asked": "A"},
        *(f"never: A discards {wrong}" for wrong in ("hills", "hills hills moat", "hills cannon", "moat moat")),
        "A discards knights spy", {"discarded": "knights spy", "hand A": "mercy hills hills moat walls deny"},
        {"asked": "B", HandDiscarded: [HandDiscarded(seat=A, cards=("knights", "spy"), why="limit")]},
    ),
    case(
        "TK-5.6, 5.48, 8.25: the hand limit comes before an extra turn",
        "bare: fortune hills hills moat walls knights deny mercy | bare: deny",
        "fortune; A discards hills",
        {"asked": "A", "extra": True, "left": 3, "hand A": "mercy hills moat moat moat moat walls knights deny"},
        deck="moat moat moat",
    ),
    case(
        "TK-5.1, 5.11: a pending skip takes the whole next turn, is used up, and never counts",
        "bare: deny | bare: deny hills | bare: deny",
        "end", {"asked": "C", "hand B": "hills deny", TurnSkipped: [TurnSkipped(seat=B)], (TurnStarted, "seat"): [C]},
        {"skip": (False, False, False), "opening_left": (0, 1, 0)}, b={"turns": 1, "skip": True},
    ),
    case(
        "TK-5.6, 5.53: an extra turn follows on the own turn; another seat's pending skip waits for that seat",
        "bare: fortune | bare: deny | bare: deny",
        "fortune", {TurnStarted: [TurnStarted(seat=A, extra=True, opening=False)], "hand A": "hills moat walls"},
        {"skip": (False, True, False)}, "end", {"asked": "C"}, b={"skip": True}, deck="hills moat walls",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_turns(row: Row) -> None:
    row()


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


def test_what_is_over_the_hand_limit_takes_a_second_press() -> None:
    """TK-5.5: and the end of a turn by itself does not."""
    assert Discard(card="walls").lasts()
    assert not EndTurn().lasts()
