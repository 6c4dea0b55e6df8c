"""Disease, Famine and Plague in later turns: TK-5.15 to 5.19."""

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
from tests.take_the_kingdom.scene import Scene

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


@pytest.mark.parametrize(
    ("penalty", "bans", "forbidden", "allowed"),
    [
        ("disease", "defence", ("build", "settle", "set_trap"), ("attack", "spy_draw", "fortune", "mercy_land")),
        ("famine", "attack", ("attack",), ("build", "settle", "set_trap", "spy_draw", "fortune", "mercy_turn")),
        ("plague", "action", ("spy_draw", "spy_steal", "fortune"), ("build", "settle", "attack", "mercy_turn")),
    ],
)
def test_what_a_penalty_bans(penalty: str, bans: str, forbidden: tuple[str, ...], allowed: tuple[str, ...]) -> None:
    """TK-5.17, 8.8, 8.14: Disease what is built, Lands and traps too; Famine attacks and boosters; Plague actions, the
    extra turn by Fortune too. Mercy is never banned, be it as a Land."""
    scene = drawing(f"{penalty} hills cannon", "land trap_real mercy morale fortune spy")
    scene.bears(A)
    assert scene.told(PenaltyStands) == [PenaltyStands(seat=A, card=penalty, bans=bans)]
    assert (scene.turn.used, scene.turn.left) == (1, 2)
    cards = {"build": "hills", "attack": "cannon", "set_trap": "trap_real"}
    assert {scene.why_not(A, play, cards.get(play)) for play in forbidden} == {f"banned_{penalty}"}
    assert {scene.why_not(A, play, cards.get(play)) for play in allowed} == {None}
    assert scene.says(A, "morale") == ("banned_famine" if penalty == "famine" else "booster_alone")


def test_an_extra_turn_is_free_of_the_ban() -> None:
    """TK-9.22, 5.17: and has all its plays; Mercy as a Land is legal before it."""
    scene = drawing("disease walls fortune", "mercy soldiers")
    scene.bears(A)
    scene.play("mercy_land")
    scene.play("fortune")
    assert scene.turn.extra
    assert (scene.turn.bans, scene.turn.left) == ((), 3)
    assert scene.why_not(A, "build", "walls") is None


def test_each_penalty_is_asked_about_in_the_order_drawn() -> None:
    """TK-9.23, 5.16, 5.17: a Plague of the same draw does not hinder a Deny; bans start with the last answer."""
    scene = drawing("plague famine hills", "deny mercy cannon spy")
    assert scene.match.view(A).own.penalty == "plague"
    scene.bears(A)
    assert scene.told(PenaltyAccepted) == [PenaltyAccepted(seat=A, card="plague")]
    assert (scene.turn.used, scene.turn.bans) == (0, ())
    assert scene.match.view(A).own.penalty == "famine"
    scene.cancels(A, "deny")
    assert scene.told(PenaltyCancelled) == [PenaltyCancelled(seat=A, card="famine", by="deny")]
    assert (scene.turn.used, scene.turn.bans) == (1, ("plague",))
    assert sorted(scene.discarded) == ["deny", "famine", "plague"]
    assert scene.why_not(A, "attack", "cannon") is None
    assert scene.why_not(A, "spy_draw") == "banned_plague"


@pytest.mark.parametrize(
    ("deck", "hand", "card"),
    [
        ("disease hills moat", "mercy", "mercy"),
        ("disease hills moat", "deny", "deny"),
        ("disease deny hills", "", "deny"),
    ],
)
def test_a_penalty_that_is_cancelled_is_no_play(deck: str, hand: str, card: str) -> None:
    """TK-5.10, 5.15, 5.56: nor is the Deny or Mercy that does it; the others of the draw are in hand by then."""
    scene = drawing(deck, hand)
    assert scene.may(A) == ("accept", card)
    scene.cancels(A, card)
    assert scene.turn.used == 0
    assert scene.discarded == [card, "disease"]
    assert scene.why_not(A, "build", "hills") is None


def test_once_the_hand_is_empty_the_rest_stands_unasked() -> None:
    """TK-5.16, 6.4 (a): skipped for one of the draw, in the order drawn."""
    scene = lay(seat("Fort", "deny"), seat(BARE, "hills"), deck="plague famine disease", turn=B)
    scene.end()
    scene.bears(A)
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
        scene.bears(A)
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
    scene.bears(A)
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


@pytest.mark.parametrize(
    ("used", "answer", "left", "bans", "discarded"),
    [
        (0, "accept", 1, ("famine",), ["famine", "spy"]),
        (1, "accept", 0, (), ["famine", "spy"]),
        (1, "mercy", 1, (), ["mercy", "famine", "spy"]),
        (2, "", 0, (), ["famine", "spy"]),
    ],
)
def test_a_penalty_that_a_spy_draws(
    used: int, answer: str, left: int, bans: tuple[str, ...], discarded: list[str]
) -> None:
    """TK-9.36, 5.19, 8.26: it uses the next play and bans for the rest of the turn, which goes on to its end once
    no play is left; it can be cancelled; with no play left it is not asked about and does nothing."""
    scene = lay(seat(BARE, "spy cannon hills mercy"), seat(BARE, "deny"), deck="famine", turn_is={"used": used})
    scene.play("spy_draw")
    if answer:
        assert scene.may(A) == ("accept", "mercy")
        scene.bears(A) if answer == "accept" else scene.cancels(A, answer)
    assert scene.told(PenaltyIdle) == ([] if answer else [PenaltyIdle(seat=A, card="famine")])
    assert len(scene.told(PenaltyStands)) == (answer == "accept")
    assert scene.discarded == discarded
    assert scene.asked == ((A,) if left else (B,))
    if left:
        assert (scene.turn.left, scene.turn.bans) == (left, bans)
        assert scene.why_not(A, "attack", "cannon") == ("banned_famine" if bans else None)
        assert scene.why_not(A, "build", "hills") is None
