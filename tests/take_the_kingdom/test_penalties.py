"""Disease, Famine and Plague in later turns: TK-5.15 to 5.19."""

from __future__ import annotations

from typing import Any

import pytest

from engines.take_the_kingdom.events.turns import (
    Drew,
    PenaltyAccepted,
    PenaltyCancelled,
    PenaltyIdle,
    PenaltyShown,
    PenaltyStands,
)
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene, refused

BARE = "Fort, Land"


def drawing(deck: str, hand: str, **options: Any) -> Scene:
    """A has just drawn *deck* on top of *hand*."""
    scene = lay(seat(BARE, hand), seat("Fort[Knights], Land[Walls]", "deny"), deck=deck, turn=B, **options)
    scene.end()
    return scene


def test_a_penalty_is_shown_at_once_and_never_enters_the_hand() -> None:
    """TK-5.15: the other cards are in hand when the question comes."""
    scene = drawing("walls disease fortune", "deny")
    assert scene.told(PenaltyShown) == [PenaltyShown(seat=A, card="disease")]
    assert scene.hand(A) == "walls fortune deny"
    assert scene.told(Drew, A)[-1].cards == ("walls", "disease", "fortune")
    assert scene.asked == (A,)
    assert scene.may(A) == ("accept", "deny")
    assert scene.turn.used == 0, "nothing stands yet"


def test_disease_bans_what_is_built() -> None:
    """TK-9.22, 5.17, 8.8: Lands and traps too; Mercy as a Land is legal; the extra turn is free of it."""
    scene = drawing("disease walls fortune", "land trap_real mercy soldiers")
    scene.accepts(A)
    assert scene.told(PenaltyStands) == [PenaltyStands(seat=A, card="disease", bans="defence")]
    assert (scene.turn.used, scene.turn.left) == (1, 2)
    assert scene.why_not(A, "build", "walls") == "banned_disease"
    assert scene.why_not(A, "settle") == "banned_disease"
    assert scene.why_not(A, "set_trap", "trap_real") == "banned_disease"
    assert scene.why_not(A, "attack", "soldiers") is None
    scene.play("mercy_land")
    scene.play("fortune")
    assert scene.turn.extra
    assert (scene.turn.bans, scene.turn.left) == ((), 3)
    assert scene.why_not(A, "build", "walls") is None


def test_famine_bans_attacks_and_boosters() -> None:
    """TK-5.17."""
    scene = drawing("famine hills moat", "cannon morale conquest")
    scene.accepts(A)
    assert scene.why_not(A, "attack", "cannon") == "banned_famine"
    assert scene.says(A, "morale") == "banned_famine"
    assert scene.why_not(A, "conquest_land") is None
    assert scene.why_not(A, "build", "hills") is None
    with refused("banned_famine"):
        scene.attack("cannon", "B.Land")


def test_plague_bans_actions() -> None:
    """TK-5.17: all ten of them, the extra turn by Fortune too; Mercy is never banned."""
    scene = drawing("plague hills moat", "cannon spy misfortune fortune mercy")
    scene.accepts(A)
    for play in ("spy_draw", "spy_steal", "misfortune", "fortune"):
        assert scene.why_not(A, play) == "banned_plague"
    assert scene.why_not(A, "attack", "cannon") is None
    assert scene.why_not(A, "mercy_turn") is None


def test_each_penalty_is_asked_about_in_the_order_drawn() -> None:
    """TK-9.23, 5.16, 5.17: a Plague of the same draw does not hinder a Deny; bans start with the last answer."""
    scene = drawing("plague famine hills", "deny mercy cannon spy")
    assert scene.match.view(A).own.penalty == "plague"
    scene.accepts(A)
    assert scene.told(PenaltyAccepted) == [PenaltyAccepted(seat=A, card="plague")]
    assert (scene.turn.used, scene.turn.bans) == (0, ())
    assert scene.match.view(A).own.penalty == "famine"
    scene.cancels(A, "deny")
    assert scene.told(PenaltyCancelled) == [PenaltyCancelled(seat=A, card="famine", by="deny")]
    assert (scene.turn.used, scene.turn.bans) == (1, ("plague",))
    assert sorted(scene.discarded) == ["deny", "famine", "plague"]
    assert scene.why_not(A, "attack", "cannon") is None
    assert scene.why_not(A, "spy_draw") == "banned_plague"


def test_mercy_cancels_a_penalty_like_deny() -> None:
    """TK-5.56, 5.10: neither the penalty nor the Mercy is a play."""
    scene = drawing("disease hills moat", "mercy")
    assert scene.may(A) == ("accept", "mercy")
    scene.cancels(A, "mercy")
    assert scene.turn.used == 0
    assert scene.discarded == ["mercy", "disease"]
    assert scene.why_not(A, "build", "hills") is None


def test_a_drawn_deny_may_cancel_the_penalty_of_the_same_draw() -> None:
    """TK-5.15: the others of the draw are in hand."""
    scene = drawing("disease deny hills", "")
    scene.cancels(A, "deny")
    assert scene.hand(A) == "hills"


def test_once_the_hand_is_empty_the_rest_stands_unasked() -> None:
    """TK-5.16, 6.4 (a): skipped for one of the draw, in the order drawn."""
    scene = lay(seat("Fort", "deny"), seat(BARE, "hills"), deck="plague famine disease", turn=B)
    scene.end()
    scene.accepts(A)
    scene.cancels(A, "deny")
    assert [event.card for event in scene.told(PenaltyStands)] == ["plague", "disease"]
    assert scene.asked == (B,), "no card left to play"


def test_three_penalties_leave_no_play() -> None:
    """TK-9.24, 5.17: straight to the hand limit; here a bounty has left one card too many."""
    scene = lay(
        seat(BARE, "hills hills hills moat moat spy deny", spoils=1), seat(BARE, "deny"),
        deck="disease famine plague", turn=B,
    )  # fmt: skip
    scene.end()
    for _ in range(3):
        scene.accepts(A)
    assert scene.turn.used == 3
    assert scene.asked == (A,)
    scene.discards(A, "hills")
    assert scene.discarded == ["disease", "famine", "plague", "hills"]
    assert scene.asked == (B,)


def test_the_default_accepts() -> None:
    """TK-5.16, 6.10."""
    scene = drawing("disease hills moat", "deny mercy")
    scene.absent(A)
    assert scene.turn.bans == ("disease",)
    assert scene.hand(A) == "mercy hills moat deny"


@pytest.mark.parametrize("hand", ["", "hills"])
def test_the_penalty_window_is_skipped_by_public_facts_only(hand: str) -> None:
    """TK-5.16, 6.4: an empty hand, or every Deny and Mercy in public sight."""
    sight = "deny deny deny mercy mercy mercy mercy" if hand else ""
    scene = lay(
        seat("Fort", hand), seat(BARE, "hills"), seat(BARE, "hills"),
        deck="plague famine disease", discard=sight, turn=C,
    )  # fmt: skip
    scene.end()
    assert scene.told(PenaltyAccepted) == []
    assert [event.card for event in scene.told(PenaltyStands)] == ["plague", "famine", "disease"]
    assert scene.asked == (B,)


def test_a_seat_without_an_answer_is_asked_all_the_same() -> None:
    """TK-6.4: otherwise the window would tell."""
    scene = drawing("plague hills moat", "soldiers")
    assert scene.asked == (A,)
    assert scene.may(A) == ("accept",)


def test_a_ban_ends_with_the_turn() -> None:
    """TK-5.6, 8.7."""
    scene = drawing("disease hills moat", "walls")
    scene.accepts(A)
    scene.end()
    scene.end()
    assert scene.asked == (A,)
    assert scene.why_not(A, "build", "walls") is None


def test_a_ban_covers_no_blocker_on_another_seat_s_turn() -> None:
    """TK-5.18: it is over by then, and bans are the mover's own anyway."""
    scene = lay(seat(BARE, "cannon"), seat(BARE, "deny"), turn_is={"bans": ("plague",), "used": 1})
    scene.attack("cannon", "B.Land")
    assert scene.may(B) == ("deny", "pass")


# ---- a penalty from a Spy


def test_a_spied_penalty_uses_the_next_play() -> None:
    """TK-9.36: as second play it takes the third, and the turn goes on to the hand limit."""
    scene = lay(seat(BARE, "spy cannon"), seat(BARE, "deny"), deck="famine", turn_is={"used": 1})
    scene.play("spy_draw")
    assert scene.may(A) == ("accept",)
    scene.accepts(A)
    assert scene.asked == (B,)
    assert scene.discarded == ["famine", "spy"]


def test_a_spied_penalty_bans_for_the_rest_of_the_turn() -> None:
    """TK-9.36, 5.19, 8.26: as first play it leaves one play, and no attack."""
    scene = lay(seat(BARE, "spy cannon hills"), seat(BARE, "deny"), deck="famine")
    scene.play("spy_draw")
    scene.accepts(A)
    assert scene.turn.left == 1
    assert scene.why_not(A, "attack", "cannon") == "banned_famine"
    assert scene.why_not(A, "build", "hills") is None


def test_a_spied_penalty_with_no_play_left_does_nothing() -> None:
    """TK-9.36, 5.19: not asked, discarded, the turn goes on to its end."""
    scene = lay(seat(BARE, "spy deny"), seat(BARE, "deny"), deck="famine", turn_is={"used": 2})
    scene.play("spy_draw")
    assert scene.told(PenaltyIdle) == [PenaltyIdle(seat=A, card="famine")]
    assert scene.told(PenaltyStands) == []
    assert scene.discarded == ["famine", "spy"]
    assert scene.asked == (B,)


def test_a_spied_penalty_can_be_cancelled() -> None:
    """TK-9.36: with Mercy after the second play: one play left, no ban."""
    scene = lay(seat(BARE, "spy cannon mercy"), seat(BARE, "deny"), deck="famine", turn_is={"used": 1})
    scene.play("spy_draw")
    scene.cancels(A, "mercy")
    assert (scene.turn.left, scene.turn.bans) == (1, ())
    assert scene.why_not(A, "attack", "cannon") is None
