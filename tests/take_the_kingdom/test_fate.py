"""Misfortune, Fortune and Mercy on the own turn: TK-5.47, 5.48, 5.53 and section 5h."""

import pytest

from engines.take_the_kingdom.events.plays import ExtraTurn, Thawed
from engines.take_the_kingdom.events.strife import SkipAhead
from engines.take_the_kingdom.events.turns import TurnSkipped, TurnStarted
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import refused

BARE = "Fort, Land"


def test_misfortune_takes_the_next_turn() -> None:
    """TK-9.27, 5.47, 8.24: once pending, ``already_skipping``; then C's turn is skipped without a draw."""
    scene = lay(
        seat(BARE, "misfortune misfortune hills"),
        seat(BARE, "cannon hills deny"),
        seat(BARE, "mercy"),
        deck="moat moat moat moat moat walls",
    )
    scene.play("misfortune", "C")
    scene.passes(C)
    assert scene.told(SkipAhead) == [SkipAhead(seat=C)]
    assert scene.match.view(None).kingdoms[C].skip
    with refused("already_skipping"):
        scene.play("misfortune", "C")
    scene.play("misfortune", "B")
    scene.blocks(B, "deny")
    scene.end()
    scene.attack("cannon", "C.Land")
    assert scene.may(C) == ("mercy", "pass"), "who will skip may still block"
    scene.passes(C)
    scene.end()
    assert scene.told(TurnSkipped) == [TurnSkipped(seat=C)]
    assert scene.asked == (A,)
    assert scene.hand(C) == "mercy"


def test_after_a_skip_a_new_one_is_possible() -> None:
    """TK-9.27, 5.53: one at a time."""
    scene = lay(seat(BARE, "misfortune"), seat(BARE, "hills", skip=True), seat(BARE, "hills"), turn=C, deck="moat")
    scene.end()
    assert scene.asked == (A,)
    with refused("already_skipping"):
        scene.play("misfortune", "B")
    scene.end()
    scene.end()
    scene.play("misfortune", "B")
    scene.passes(B)
    assert scene.match.view(None).kingdoms[B].skip


@pytest.mark.parametrize(("play", "card"), [("fortune", "fortune"), ("mercy_turn", "mercy")])
def test_an_extra_turn_ends_this_one(play: str, card: str) -> None:
    """TK-5.48, 5.59: no further play, then a full extra turn, which nobody can stop; one play, and discarded."""
    scene = lay(seat(BARE, f"{card} hills"), seat(BARE, "deny mercy"), deck="moat walls knights")
    scene.play(play)
    assert scene.told(ExtraTurn) == [ExtraTurn(seat=A, card=card, lost=2)]
    assert scene.asked == (A,)
    assert (scene.turn.extra, scene.turn.used) == (True, 0)
    assert scene.hand(A) == "hills moat walls knights"
    assert scene.discarded == [card]


def test_fortune_may_follow_itself() -> None:
    """TK-5.48; also as the third play."""
    scene = lay(seat(BARE, "fortune fortune"), seat(BARE, "deny"), turn_is={"used": 2})
    scene.play("fortune")
    scene.play("fortune")
    assert [event.extra for event in scene.told(TurnStarted)] == [True, True]
    scene.end()
    assert scene.asked == (B,)


def test_mercy_thaws_an_own_place_only() -> None:
    """TK-5.57: one play; ``not_frozen``; the Freeze goes to the discard."""
    scene = lay(seat("Fort, Land[Hills; frozen]", "mercy mercy hills"), seat("Fort[; frozen]", "deny"))
    with refused("not_frozen"):
        scene.play("mercy_thaw", "A.Fort")
    with refused("core-not-offered"):
        scene.play("mercy_thaw", "B.Fort")
    scene.play("mercy_thaw", "A.Land")
    assert scene.kingdom(A) == "Fort, Land[Hills]"
    assert scene.told(Thawed) == [Thawed(seat=A, place=scene.number("A.Land"))]
    assert sorted(scene.discarded) == ["freeze", "mercy"]
    assert scene.turn.used == 1
    assert scene.why_not(A, "mercy_thaw") == "not_frozen"
