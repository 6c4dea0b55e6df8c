"""The actions against opponents' places: TK-5.42 to 5.46, and what all aimed actions share."""

from __future__ import annotations

import pytest

from engines.take_the_kingdom.events.plays import ActionDeclared, Foiled
from engines.take_the_kingdom.events.strife import Frozen, Removed, TrapSprung
from engines.take_the_kingdom.events.turns import TurnEnded
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene, not_offered, refused


def against(kingdom: str, hand: str, blocker: str = "hills") -> Scene:
    return lay(seat("Fort, Land", f"{hand} land"), seat(kingdom, blocker), seat("Fort, Land", "hills"))


def test_earthquake_clears_a_place() -> None:
    """TK-9.17, 5.42: both defences and the trap, shown; nothing reversed; the Fort keeps its damage."""
    scene = against("Fort-1[Walls, Archers-2; real, frozen], Land", "earthquake")
    scene.play("earthquake", "B.Fort")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort-1[; frozen], Land"
    assert scene.told(Removed, C) == [
        Removed(owner=B, place=scene.number("B.Fort"), cards=("walls", "archers", "trap_real"))
    ]
    assert scene.told(TrapSprung) == []
    assert sorted(scene.discarded) == ["archers", "earthquake", "trap_real", "walls"]
    assert scene.turn.used == 1


def test_earthquake_finds_a_lone_trap_too() -> None:
    """TK-5.42, 8.22: no defence, but a trap, which is shown."""
    scene = against("Fort, Land[; decoy]", "earthquake")
    scene.play("earthquake", "B.Land")
    scene.passes(B)
    assert scene.discarded == ["trap_decoy", "earthquake"]


def test_an_earthquake_needs_something_to_shake() -> None:
    """TK-9.17, 5.42, 8.21: ``nothing_there``."""
    scene = against("Fort, Land[; frozen], Land[Hills]", "earthquake")
    with refused("nothing_there"):
        scene.play("earthquake", "B.Land")
    with refused("nothing_there"):
        scene.play("earthquake", "C.Fort")


def test_disrepair_takes_the_structures_only() -> None:
    """TK-9.18, 5.43: damaged or not; Archers and trap stay."""
    scene = against("Fort, Land[Walls-1, Archers; decoy]", "disrepair")
    scene.play("disrepair", "B.Land")
    scene.passes(B)
    assert scene.kingdom(B, B) == "Fort, Land[Archers; decoy]"
    assert scene.discarded == ["walls", "disrepair"]


def test_disrepair_needs_a_structure() -> None:
    """TK-5.43: ``nothing_there``; humans and a trap are not."""
    scene = against("Fort[Archers; real], Land[Walls]", "disrepair")
    with refused("nothing_there"):
        scene.play("disrepair", "B.Fort")


def test_mutiny_removes_one_human() -> None:
    """TK-9.18, 5.44."""
    scene = against("Fort, Land[Archers, Knights-1; real]", "mutiny")
    scene.play("mutiny_remove", "B.Land.Archers")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort, Land[Knights-1; trap]"
    assert scene.discarded == ["archers", "mutiny"]


def test_mutiny_moves_no_walls() -> None:
    """TK-9.18, 5.44: ``not_human``."""
    scene = against("Fort, Land[Walls, Archers]", "mutiny")
    with refused("not_human"):
        scene.play("mutiny_remove", "B.Land.Walls")


def test_sabotage_removes_a_trap_safely() -> None:
    """TK-5.45, 5.35: revealed and discarded, unsprung."""
    scene = against("Fort[Hills; real], Land", "sabotage")
    scene.play("sabotage_trap", "B.Fort")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort[Hills], Land"
    assert scene.told(Removed, C)[0].cards == ("trap_real",)
    assert scene.told(TrapSprung) == []
    assert scene.out.count("trap_real") == 0


def test_sabotage_needs_a_trap() -> None:
    """TK-5.45: ``no_trap``."""
    scene = against("Fort[Hills; real], Land", "sabotage")
    with refused("no_trap"):
        scene.play("sabotage_trap", "B.Land")


def test_freeze_stays_on_its_place() -> None:
    """TK-9.21, 5.46: on B's turn Walls on the Fort are ``frozen``; what lies there stays and works."""
    scene = lay(
        seat("Fort, Land", "freeze land"), seat("Fort[Hills; real]", "walls trap_decoy deny"), deck="moat moat moat"
    )
    scene.play("freeze", "B.Fort")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort[Hills; trap, frozen]"
    assert scene.told(Frozen) == [Frozen(owner=B, place=scene.number("B.Fort"))]
    assert scene.discarded == []
    scene.end()
    with refused("frozen"):
        scene.build("walls", "B.Fort")
    with refused("frozen"):
        scene.trap("trap_decoy", "B.Fort")


def test_a_thaw_makes_room_again() -> None:
    """TK-9.21, 5.57: mercy_thaw (1 play), then Walls (2nd play)."""
    scene = lay(seat("Fort[; frozen], Land", "mercy walls"), seat("Fort", "deny"))
    scene.play("mercy_thaw", "A.Fort")
    scene.build("walls", "A.Fort")
    assert scene.kingdom(A) == "Fort[Walls], Land"
    assert sorted(scene.discarded) == ["freeze", "mercy"]
    assert scene.told(TurnEnded)[0].seat == A, "two plays, and then the hand was empty"


def test_one_freeze_to_a_place() -> None:
    """TK-5.46: ``already_frozen``."""
    scene = against("Fort[; frozen], Land", "freeze")
    with refused("already_frozen"):
        scene.play("freeze", "B.Fort")


@pytest.mark.parametrize(
    ("play", "card", "targets"),
    [
        ("earthquake", "earthquake", ("A.Land", "A.Fort")),
        ("disrepair", "disrepair", ("A.Land",)),
        ("mutiny_remove", "mutiny", ("A.Land.Archers",)),
        ("sabotage_trap", "sabotage", ("A.Land",)),
        ("freeze", "freeze", ("A.Land", "A.Fort")),
        ("conquest_land", "conquest", ("A.Land", "B.Fort")),
        ("misfortune", "misfortune", ("A", "D")),
        ("spy_steal", "spy", ("A", "D")),
        ("spy_look", "spy", ("A.Land",)),
    ],
)
def test_actions_are_for_opponents_who_are_still_in(play: str, card: str, targets: tuple[str, ...]) -> None:
    """TK-5.8, 8.21: ``own_kingdom``, ``eliminated``, ``no_such_target``; Conquest never takes a Fort."""
    scene = lay(
        seat("Fort, Land[Walls, Archers; real]", f"{card} land"),
        seat("Fort[Hills], Land[Moat, Knights; decoy]", "hills"),
        seat("Fort, Land", "hills"),
        seat("", fell=1),
    )
    for target in targets:
        with not_offered():
            scene.play(play, target)


@pytest.mark.parametrize(
    ("play", "card", "target"),
    [
        ("earthquake", "earthquake", "B.Fort"),
        ("disrepair", "disrepair", "B.Fort"),
        ("mutiny_remove", "mutiny", "B.Fort.Archers"),
        ("sabotage_trap", "sabotage", "B.Fort"),
        ("freeze", "freeze", "B.Fort"),
        ("conquest_land", "conquest", "B.Land"),
        ("spy_look", "spy", "B.Fort"),
        ("misfortune", "misfortune", "B"),
        ("spy_steal", "spy", "B"),
    ],
)
@pytest.mark.parametrize("blocker", ["deny", "mercy"])
def test_every_aimed_action_can_be_denied_and_then_does_nothing(
    play: str, card: str, target: str, blocker: str
) -> None:
    """Section 5g, TK-5.55, 6.3, 6.5, 6.6: Mutiny or Sabotage do not fit; TK-8.19: the attack order does not matter."""
    scene = against("Fort[Walls, Archers; real], Land", card, f"{blocker} mutiny sabotage")
    before = scene.kingdom(B, B)
    scene.play(play, target)
    assert scene.asked == (B,)
    assert scene.told(ActionDeclared, C)[0].play == play
    assert scene.may(B) == (blocker, "pass")
    assert scene.says(B, "mutiny") == scene.says(B, "sabotage") == "cannot_block"
    scene.blocks(B, blocker)
    assert scene.kingdom(B, B) == before
    assert scene.told(Foiled) == [Foiled(seat=A, card=card)]
    assert scene.discarded == [blocker, card]
    assert not scene.match.view(None).kingdoms[B].skip
    assert (scene.turn.used, scene.hand(A)) == (1, "land")


@pytest.mark.parametrize(
    ("play", "card", "target"),
    [
        ("mutiny_remove", "mutiny", "B.Land.Knights"),
        ("sabotage_trap", "sabotage", "B.Land"),
        ("disrepair", "disrepair", "B.Land"),
        ("freeze", "freeze", "B.Land"),
        ("spy_look", "spy", "B.Land"),
        ("earthquake", "earthquake", "B.Land"),
        ("conquest_land", "conquest", "B.Land"),
    ],
)
def test_no_action_springs_a_trap(play: str, card: str, target: str) -> None:
    """TK-5.35."""
    scene = against("Fort, Land[Walls, Knights; real]", card)
    scene.play(play, target)
    scene.passes(B)
    assert scene.told(TrapSprung) == []
    assert scene.asked == (A,)


def test_removed_damaged_cards_free_their_slots() -> None:
    """TK-5.54: Earthquake, Disrepair and Mutiny, also of damaged cards."""
    scene = lay(seat("Fort, Land", "mutiny land"), seat("Fort[Knights-4, Walls-1]", "archers"), deck="moat moat moat")
    scene.play("mutiny_remove", "B.Fort.Knights")
    scene.passes(B)
    scene.end()
    scene.build("archers", "B.Fort")
    assert scene.kingdom(B) == "Fort[Walls-1, Archers]"
