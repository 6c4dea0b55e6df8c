"""The Spy: TK-5.49 to 5.52."""

import pytest

from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.events.strife import CardStolen, Stole, TrapLearned
from engines.take_the_kingdom.events.turns import Drew, SomeoneDrew
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import refused

BARE = "Fort, Land"


def test_a_spy_draws_from_the_deck() -> None:
    """TK-5.49, 5.52: the spy hears the card, the others that one was drawn; it may be played at once."""
    scene = lay(seat(BARE, "spy"), seat(BARE, "deny"), deck="knights")
    scene.play("spy_draw")
    assert scene.told(Drew, A) == [Drew(owners=(A,), cards=("knights",), how="spy")]
    assert scene.told(Drew, B) == []
    assert scene.told(SomeoneDrew, B) == [SomeoneDrew(seat=A, count=1, how="spy")]
    assert (scene.turn.used, scene.discarded) == (1, ["spy"])
    scene.build("knights", "A.Fort")


@pytest.mark.parametrize(("play", "why"), [("spy_draw", "deck_empty"), ("spy_look", "no_trap")])
def test_a_spy_needs_something_to_find(play: str, why: str) -> None:
    """TK-5.49, 5.51: a deck, or a trap of an opponent."""
    scene = lay(seat("Fort, Land[; real]", "spy hills"), seat(BARE, "deny"), no_more=True)
    assert scene.why_not(A, play) == why


@pytest.mark.parametrize(("face", "card"), [(1, "hills"), (2, "cannon"), (3, "misfortune"), (4, "deny")])
def test_a_spy_steals_a_random_card(face: int, card: str) -> None:
    """TK-9.28, 4.6, 5.50: one uniform index over the hand in number order; thief and victim learn which."""
    scene = lay(seat(BARE, "spy moat"), seat(BARE, "deny hills misfortune cannon"), seat(BARE, "hills"), faces=(face,))
    scene.play("spy_steal", "B")
    scene.passes(B)
    assert card in scene.hand(A).split()
    assert card not in scene.hand(B).split()
    stolen = Stole(owners=(A, B), card=card)
    assert scene.told(Stole, A) == scene.told(Stole, B) == [stolen]
    assert scene.told(Stole, C) == scene.told(Stole) == []
    assert scene.told(CardStolen, C) == scene.told(CardStolen) == [CardStolen(thief=A, victim=B)]
    assert not scene.state.rng.told


def test_a_stolen_card_may_be_played_in_the_same_turn() -> None:
    """TK-9.28, 5.50, 5.52, 8.26: with a play that is left. An empty hand cannot be robbed."""
    scene = lay(seat(BARE, "spy spy moat"), seat(BARE, "cannon"), seat(BARE, "hills"), faces=(1,))
    scene.play("spy_steal", "B")
    scene.passes(B)
    with refused("hand_empty"):
        scene.play("spy_steal", "B")
    scene.attack("cannon", "B.Land")
    assert scene.turn.used == 2


def test_a_stolen_card_may_lift_a_hand_over_the_limit_until_the_turn_ends() -> None:
    """TK-5.5: no other moment limits a hand."""
    scene = lay(seat(BARE, "spy hills hills moat moat walls walls"), seat(BARE, "cannon"), faces=(1,))
    scene.play("spy_steal", "B")
    scene.passes(B)
    assert len(scene.hand(A).split()) == 7
    scene.end()
    scene.discards(A, "hills")


@pytest.mark.parametrize("face", ["real", "decoy"])
def test_a_spy_looks_under_a_trap(face: str) -> None:
    """TK-9.29, 5.51: A's view shows it from now on; the others see only that A looked, and where."""
    scene = lay(seat(BARE, "spy hills"), seat(f"Fort[; {face}], Land", "hills"), seat(BARE, "hills"))
    scene.play("spy_look", "B.Fort")
    scene.passes(B)
    assert scene.kingdom(B, A) == f"Fort[; {face}], Land"
    assert scene.kingdom(B, C) == scene.kingdom(B) == "Fort[; trap], Land"
    assert [(event.play, event.place) for event in scene.told(ActionDeclared)] == [("spy_look", scene.number("B.Fort"))]
    assert [event.card for event in scene.told(TrapLearned, A)] == [f"trap_{face}"]
    assert scene.told(TrapLearned, B) == scene.told(TrapLearned, C) == []


def test_a_look_lasts_while_the_trap_lies() -> None:
    """TK-9.29, 5.52, 3.1: also after a third seat has conquered the place; each knower keeps its knowledge."""
    scene = lay(
        seat(BARE, "spy hills"), seat("Fort, Land[; decoy]", "conquest"), seat("Fort, Land[; real]", "hills"),
        deck="moat moat moat",
    )  # fmt: skip
    scene.play("spy_look", "C.Land")
    scene.passes(C)
    scene.end()
    scene.play("conquest_land", "C.Land")
    scene.passes(C)
    known = "Fort, Land[; decoy], Land[; real]"
    assert scene.kingdom(B, A) == "Fort, Land[; trap], Land[; real]"
    assert scene.kingdom(B, B) == known
    assert scene.kingdom(B, C) == "Fort, Land[; trap], Land[; real]"
    assert scene.kingdom(B) == "Fort, Land[; trap], Land[; trap]"
