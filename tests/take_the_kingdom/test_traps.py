"""Traps and damage turned back: section 5f of the rules."""

from typing import Any

import pytest

from engines.take_the_kingdom.events.strife import Damaged, Removed, Reversed, ShareLost, TrapSprung, Wasted
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene, not_offered

ATTACKER = "Fort, Land[Battlements], Land"


def sprung(attacker: str = ATTACKER, hand: str = "cannon hills", **options: Any) -> Scene:
    """TK-9.11: A's Cannon has met a real trap at B's Land[Walls; real]."""
    scene = lay(seat(attacker, hand), seat("Fort, Land[Walls; real]", "hills"), seat("Fort, Land", "hills"), **options)
    scene.attack("cannon", "B.Land")
    scene.passes(B)
    return scene


def test_a_real_trap_turns_the_whole_share_back() -> None:
    """TK-9.11, 5.32, 5.34: trap out, Walls and Land whole; B chooses where it goes."""
    scene = sprung()
    assert scene.told(TrapSprung) == [TrapSprung(owner=B, place=scene.number("B.Land"), card="trap_real")]
    assert scene.out[-1] == "trap_real"
    assert scene.kingdom(B) == "Fort, Land[Walls]"
    assert scene.asked == (B,)
    scene.reverses(B, "A.Land")
    assert scene.kingdom(A) == "Fort, Land"
    assert [(event.card, event.amount) for event in scene.told(Damaged)] == [("battlements", 3), ("land", 1)]
    assert scene.told(Reversed) == [Reversed(by=B, owner=A, place=scene.number("A.Land"), amount=4)]
    assert scene.asked == (A,), "the turn goes on"


def test_reversed_damage_follows_the_attack_order() -> None:
    """TK-9.11, 5.34, 5.37, 8.17: the Fort is ``not_open``; over-kill is lost, nothing is divided."""
    scene = sprung()
    with not_offered():  # not_open
        scene.reverses(B, "A.Fort")
    with not_offered():
        scene.reverses(B, "B.Land")
    scene.reverses(B, "A.Land2")
    assert scene.kingdom(A) == "Fort, Land[Battlements]"
    assert [event.amount for event in scene.told(Wasted)] == [3]


@pytest.mark.parametrize(
    ("chooser", "attacker", "left"),
    [
        (B, ATTACKER, "Fort, Land"),
        (B, "Fort, Land[Knights], Land[Battlements]", "Fort, Land[Knights]"),
        (B, "Fort, Land[Battlements], Land[Battlements]", "Fort, Land[Battlements]"),
        (B, "Fort, Land[Knights, Hills], Land", "Fort, Land[Knights-3], Land"),
        (B, "Fort, Land[Walls, Moat], Land", "Fort, Land, Land"),
        (A, ATTACKER, "Fort, Land[Battlements]"),
        (A, "Fort, Land[Battlements], Land[Knights]", "Fort, Land[Battlements], Land[Knights-4]"),
        (A, "Fort, Land[Archers], Land[Knights]", "Fort, Land, Land[Knights]"),
        (A, "Fort, Land[Hills, Archers], Land[Knights, Walls]", "Fort, Land[Hills], Land[Knights, Walls]"),
    ],
)
def test_where_the_default_aims(chooser: int, attacker: str, left: str) -> None:
    """TK-1.11, 9.11, 5.37 *best*: most points, then a place that is destroyed, then the lowest number; the weaker
    defence first, then its number. If the attacker aims, fewest points, one that survives; the stronger
    defence first."""
    scene = sprung(attacker, reversal_choice="trap_owner" if chooser == B else "attacker")
    scene.absent(chooser)
    assert scene.kingdom(A) == left


def test_two_defences_at_the_reversal_want_a_first() -> None:
    """TK-5.37: ``first_needed``, and nothing but one of the two."""
    scene = sprung("Fort, Land[Knights, Hills], Land[Walls]")
    with not_offered():  # first_needed
        scene.reverses(B, "A.Land")
    with not_offered():  # no_such_target
        scene.reverses(B, "A.Land2", "Walls")
    scene.reverses(B, "A.Land", "Knights")
    assert scene.kingdom(A) == "Fort, Land[Knights-4, Hills], Land[Walls]"


def test_reversed_damage_springs_no_trap() -> None:
    """TK-9.12, 5.34: a trap there goes with its destroyed place, shown, to the discard."""
    scene = sprung("Fort, Land[Battlements; real], Land")
    scene.reverses(B, "A.Land")
    assert scene.kingdom(A) == "Fort, Land"
    assert scene.discarded == ["battlements", "land", "trap_real", "cannon"]
    assert scene.told(Removed) == [Removed(owner=A, place=scene.number("A.Land"), cards=("trap_real",))]
    assert len(scene.told(TrapSprung)) == 1


@pytest.mark.parametrize(
    ("kingdom", "left"),
    [("Fort[Hills; real]", "Fort[Hills]"), ("Fort, Land[; real, frozen]", "Fort, Land[; frozen]")],
)
def test_wherever_a_trap_lies_it_springs(kingdom: str, left: str) -> None:
    """TK-5.32, 5.46: under the Fort, be it the base or a defence on it that is hit; on a frozen place."""
    scene = lay(seat("Fort, Land[Knights]", "cannon hills"), seat(kingdom, "hills"))
    scene.attack("cannon", "B.Land" if "Land" in kingdom else "B.Fort")
    scene.passes(B)
    assert (scene.kingdom(A), scene.kingdom(B)) == ("Fort, Land[Knights-4]", left)


@pytest.mark.parametrize("chooser", ["trap_owner", "attacker"])
def test_with_one_choice_nobody_is_asked_and_the_attacker_may_fall(chooser: str) -> None:
    """TK-9.14, 5.37, 5.38: Fort destroyed, A out, B takes one of 3 cards, 2 discarded, the turn is over; whoever aims,
    it is B's trap."""
    scene = lay(
        seat("Fort-1", "cannon hills moat walls"), seat("Fort, Land[; real]", "deny"), seat("Fort, Land", "deny"),
        faces=(2,), deck="soldiers soldiers soldiers", reversal_choice=chooser,
    )  # fmt: skip
    scene.attack("cannon", "B.Land")
    scene.passes(B)
    assert scene.match.view(None).kingdoms[A].fell == 1
    assert scene.kingdom(A) == ""
    assert scene.hand(B) == "moat soldiers soldiers soldiers deny", "the bounty, then its own draw"
    assert scene.asked == (B,)
    assert scene.discarded == ["fort", "hills", "walls", "cannon"]


def test_the_remaining_shares_of_a_fallen_attacker_are_lost() -> None:
    """TK-5.38."""
    scene = lay(
        seat("Fort-1", "cannon spread"), seat("Fort, Land[Walls; real]", "deny"), seat("Fort, Land", "deny")
    )  # fmt: skip
    scene.attack("cannon spread", "B.Land:3", "C.Land:1")
    scene.passes(B, C)
    assert scene.kingdom(C) == "Fort, Land"
    assert scene.told(ShareLost) == [ShareLost(owner=C, place=scene.number("C.Land"), why="eliminated")]


def test_a_conqueror_and_a_counter_kill_in_one_attack() -> None:
    """TK-9.39: B falls first, then A by C's trap, and C wins at once."""
    scene = lay(
        seat("Fort-1", "cannon spread hills"),
        seat("Fort-1", "moat"),
        seat("Fort, Land[Hills; real]", "deny"),
        faces=(1, 2),
    )
    scene.attack("cannon spread", "B.Fort:2", "C.Land:2")
    scene.passes(B, C)
    assert scene.over
    assert [kingdom.fell for kingdom in scene.match.view(None).kingdoms] == [2, 1, None]
    assert scene.hand(C) == "moat deny", "A's second card in number order: the bounty it had just taken"
    assert scene.outcome.ranks == (2, 3, 1)
