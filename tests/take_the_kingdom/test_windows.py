"""Block windows and counters: TK-6.1 to 6.6, 6.8, 6.9."""

from typing import Any

import pytest

from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.events.plays import Blocked, Foiled, Passed
from tests.playing import lone
from tests.take_the_kingdom.kingdom import A, B, C, D, lay, seat
from tests.take_the_kingdom.scene import Scene, not_offered, refused

BARE = "Fort, Land"
ALL = "deny mercy mutiny sabotage"
HUMANS = ("soldiers", "pikemen")
MACHINES = ("siege_tower", "battering_ram", "trebuchet", "cannon")


def attacked(card: str, hand: str, kingdom: str = BARE, **options: Any) -> Scene:
    scene = lay(seat(BARE, f"{card} land"), seat(kingdom, hand), seat(BARE, "hills"), **options)
    scene.attack(card.split(maxsplit=1)[0], "B.Land")
    return scene


@pytest.mark.parametrize(
    ("card", "fits", "not_so"),
    [*((card, "mutiny", "sabotage") for card in HUMANS), *((card, "sabotage", "mutiny") for card in MACHINES)],
)
def test_what_stops_humans_and_machines(card: str, fits: str, not_so: str) -> None:
    """TK-6.3: Mutiny or Sabotage, and Deny or Mercy; never the other one."""
    scene = attacked(card, ALL)
    assert set(scene.may(B)) == {fits, "deny", "mercy", "pass"}
    with refused("cannot_block"):
        scene.blocks(B, not_so)


@pytest.mark.parametrize("card", ["disrepair", "freeze", "earthquake", "hills", "deny"])
def test_other_cards_never_block(card: str) -> None:
    """TK-6.3, 5.43: Disrepair neither; and what is not held cannot be used."""
    scene = attacked("cannon", "disrepair freeze earthquake hills")
    assert scene.may(B) == ("pass",)
    with not_offered():
        scene.blocks(B, card)


def test_only_the_attacked_seat_is_asked() -> None:
    """TK-6.2, 6.3, 8.13: ``not_asked``; nobody else may help."""
    scene = lay(seat(BARE, "cannon land"), seat(BARE, "hills"), seat(BARE, ALL))
    scene.attack("cannon", "B.Land")
    assert scene.asked == (B,)
    with refused("core-stale"):
        scene.blocks(C, "deny")


@pytest.mark.parametrize("card", ["deny", "mercy"])
def test_deny_or_mercy_is_final(card: str) -> None:
    """TK-6.5, 6.8, 8.15, 10.9: no card answers it, not even a Deny of the attacker."""
    scene = attacked("cannon deny mercy", card)
    scene.blocks(B, card)
    assert scene.asked == (A,)
    assert scene.told(Blocked) == [Blocked(seat=B, by=card, against="cannon", whole=False)]
    assert scene.told(Foiled) == [Foiled(seat=A, card="cannon")]
    assert scene.kingdom(B) == BARE
    assert "end_turn" in scene.may(A), "its main choice, no counter window"


@pytest.mark.parametrize("blocker", ["deny", "sabotage"])
def test_whom_a_block_saves(blocker: str) -> None:
    """TK-9.9, 6.5: C's Deny makes C's share void, and B's Land is destroyed; B's Sabotage stops the machine itself, for
    all seats, and C is not asked. Three plays are used in both cases."""
    scene = lay(seat(BARE, "siege_tower morale spread land"), seat(BARE, "sabotage"), seat("Fort, Land[Walls]", "deny"))
    scene.attack("siege_tower morale spread", "B.Land:1", "C.Land:3")
    assert scene.turn.used == 3
    if blocker == "deny":
        scene.passes(B)
        assert scene.told(Passed, C) == [Passed(seat=B)], "later ones see earlier answers"
        scene.blocks(C, "deny")
    else:
        scene.blocks(B, "sabotage")
        scene.passes(A)
        assert scene.told(Passed) == [Passed(seat=A)]
    assert scene.kingdom(B) == ("Fort" if blocker == "deny" else BARE)
    assert scene.kingdom(C) == "Fort, Land[Walls]"
    assert scene.mover == B


def test_seats_are_asked_clockwise_from_the_mover_and_once_each() -> None:
    """TK-6.2: for all their shares together."""
    scene = lay(
        seat("Fort, Land, Land[Walls]", "hills"), seat(BARE, "deny"), seat(BARE, "trebuchet morale spread land"),
        seat(BARE, "hills"), turn=C,
    )  # fmt: skip
    scene.attack("trebuchet morale spread", "A.Land:1", "B.Land:1", "D.Land:1", "A.Land2:3")
    assert scene.asked == (D,)
    scene.passes(D)
    assert scene.asked == (A,)
    scene.passes(A)
    assert scene.asked == (B,)
    scene.blocks(B, "deny")
    assert [scene.kingdom(owner) for owner in (A, B, D)] == ["Fort", BARE, "Fort"]


def test_a_play_with_every_part_void_is_spent() -> None:
    """TK-6.6, 5.32, 8.16: nothing sprung, nothing revealed; a trap waits behind a block."""
    scene = lay(seat(BARE, "pikemen spread land"), seat("Fort, Land[; real]", "deny"), seat(BARE, "mercy"))
    scene.attack("pikemen spread", "B.Land:1", "C.Land:1")
    scene.blocks(B, "deny")
    scene.blocks(C, "mercy")
    assert scene.kingdom(B) == "Fort, Land[; trap]"
    assert scene.told(Foiled) == [Foiled(seat=A, card="pikemen")]
    assert scene.discarded == ["deny", "mercy", "pikemen", "spread"]
    assert scene.turn.used == 2


# ---- who has but one answer


def test_one_answer_is_asked_for_where_silence_would_tell() -> None:
    """TK-5.4, 5.16, 6.4, 6.9, 8.5: in the windows, which open whatever is held, and at the end of a turn in which no
    card fits. What has but one outcome that everybody can see is asked of nobody."""
    told = {kind for seats in GAME.meta.seats for seed in range(4) for kind in lone(GAME, seats, seed)}
    assert {"block_window", "penalty_window", "main_choice"} <= told
    assert told <= {"block_window", "counter_window", "reversal_block", "penalty_window", "main_choice"}


# ---- windows that do not open


def test_a_window_is_skipped_for_an_empty_hand() -> None:
    """TK-6.4 (a), 9.31: public."""
    scene = attacked("cannon", "")
    assert scene.asked == (A,)
    assert scene.kingdom(B) == "Fort"
    assert scene.told(Passed) == []


SIGHT = "deny deny deny mercy mercy mercy mercy sabotage sabotage sabotage mutiny"


@pytest.mark.parametrize(
    ("card", "own", "seen", "opens"),
    [
        ("cannon", BARE, SIGHT, False),
        ("soldiers", BARE, SIGHT, True),
        ("cannon", "Fort, Mercy, Mercy, Mercy, Mercy", SIGHT.replace("mercy", ""), False),
        ("cannon", BARE, SIGHT.removeprefix("deny "), True),
    ],
)
def test_a_window_is_skipped_if_every_answer_lies_in_public_sight(card: str, own: str, seen: str, opens: bool) -> None:
    """TK-9.31, 6.4 (b): in the discard, on the table, removed at set-up; one Mutiny is not, so Soldiers open the window
    even if B has none, nor is a Deny in the attacker's own hand."""
    hidden = "" if "deny deny deny" in seen else "deny"
    scene = lay(seat(own, f"{card} land {hidden}"), seat(BARE, "hills hills moat moat walls"), discard=seen)
    scene.attack(card, "B.Land")
    assert (scene.asked == (B,)) == opens
    assert not opens or scene.may(B) == ("pass",)


@pytest.mark.parametrize(("hand", "seen", "bans"), [("", "", ()), ("deny", "mercy mercy mercy mercy", ("plague",))])
def test_the_counter_window_is_skipped_by_the_same_tests(hand: str, seen: str, bans: tuple[str, ...]) -> None:
    """TK-6.4, 6.9: an empty hand; under Plague no Mercy unseen, though a Deny is: it is banned, and that is public."""
    scene = lay(
        seat(BARE, f"cannon {hand}"), seat(BARE, "sabotage hills"), discard=seen,
        turn_is={"bans": bans, "used": len(bans)},
    )  # fmt: skip
    scene.attack("cannon", "B.Land")
    scene.blocks(B, "sabotage")
    assert scene.told(Passed) == []
    assert scene.kingdom(B) == BARE
    assert scene.asked == ((A,) if hand else (B,)), "with no card left the turn is over"
