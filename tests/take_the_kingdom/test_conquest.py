"""Conquest: TK-5.40, 5.41."""

import pytest

from engines.core.move import part
from engines.take_the_kingdom.events.strife import DefenceConquered, LandConquered, TrapLearned
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene, not_offered, refused


def points(scene: Scene, seat: int) -> int:
    found: int = scene.match.view(None).kingdoms[seat].points
    return found


def test_the_whole_place_changes_kingdom() -> None:
    """TK-9.19, 5.40, 8.20, 3.1, 9.29: trap, damage and Freeze come along; A + 2, B - 2; A is told "real", B still knows
    it."""
    scene = lay(
        seat("Fort, Land", "conquest walls mercy"),
        seat("Fort, Land[Walls-1; real, frozen], Land", "hills"),
        seat("Fort, Land", "hills"),
    )
    scene.play("conquest_land", "B.Land")
    scene.passes(B)
    assert scene.kingdom(A, A) == scene.kingdom(A, B) == "Fort, Land, Land[Walls-1; real, frozen]"
    assert scene.kingdom(A) == scene.kingdom(A, C) == "Fort, Land, Land[Walls-1; trap, frozen]"
    assert (points(scene, A), points(scene, B)) == (6, 4)
    tallies = [kingdom.tally for kingdom in scene.match.view(None).kingdoms]
    assert (tallies[A].taken, tallies[B].lost) == (1, 1)
    assert scene.told(LandConquered) == [LandConquered(seat=A, owner=B, place=scene.number("B.Land"))]
    assert [event.card for event in scene.told(TrapLearned, A)] == ["trap_real"]
    assert scene.told(TrapLearned, C) == []
    with refused("frozen"):
        scene.build("walls", "B.Land")
    scene.play("mercy_thaw", "B.Land")
    scene.build("walls", "B.Land")
    assert scene.kingdom(A, A) == "Fort, Land, Land[Walls-1, Walls; real]"


def test_conquest_ignores_the_attack_order_but_never_takes_a_fort() -> None:
    """TK-8.19, 5.40: any Land, guarded or not."""
    scene = lay(seat("Fort", "conquest hills"), seat("Fort, Land, Land[Knights, Archers]", "hills"))
    with not_offered():
        scene.play("conquest_land", "B.Fort")
    scene.play("conquest_land", "B.Land2")
    scene.passes(B)
    assert scene.kingdom(A) == "Fort, Land[Knights, Archers]"


def test_a_conquered_mercy_is_a_land_for_everybody() -> None:
    """TK-9.37, 5.58: two points with its Hills; never a Mercy again; destroyed: both cards to the discard."""
    scene = lay(seat("Fort, Mercy[Hills]", "pikemen hills"), seat("Fort", "conquest deny"), turn=B)
    scene.play("conquest_land", "A.Mercy")
    scene.passes(A)
    assert scene.kingdom(B) == "Fort, Mercy[Hills]"
    assert points(scene, B) == 5
    assert scene.hand(B) == "deny", "it came to the table, not to the hand"
    scene.end()
    scene.attack("pikemen", "A.Mercy")
    scene.passes(B)
    assert scene.discarded == ["conquest", "hills", "mercy", "pikemen"]


# ---- a defence of a Fort


def test_a_fort_defence_moves_with_its_damage() -> None:
    """TK-9.20, 5.41: there Knights 3; the trap stays on B's Fort."""
    scene = lay(seat("Fort, Land[Moat]", "conquest hills"), seat("Fort[Knights-2, Hills; decoy]", "hills"))
    scene.carry("B.Fort.Knights", "A.Land")
    scene.passes(B)
    assert scene.kingdom(A) == "Fort, Land[Moat, Knights-2]"
    assert scene.kingdom(B, B) == "Fort[Hills; decoy]"
    assert scene.told(DefenceConquered) == [
        DefenceConquered(seat=A, owner=B, card="knights", to=scene.number("A.Land"), replaced=None)
    ]
    assert (points(scene, A), points(scene, B)) == (9, 4)


@pytest.mark.parametrize(
    ("own", "theirs", "why"),
    [
        ("Fort, Land[Moat]", "Fort[Knights-2, Hills], Land", "lands_first"),
        ("Fort[; frozen], Land[; frozen]", "Fort[Knights]", "no_room"),
        ("Fort[Walls-1, Moat-1], Land[; frozen]", "Fort[Knights]", "no_room"),
    ],
)
def test_lands_come_first_and_somewhere_it_must_find_room(own: str, theirs: str, why: str) -> None:
    """TK-9.20, 5.41: ``no_room`` if all are frozen or full of damaged defences."""
    scene = lay(seat(own, "conquest hills"), seat(theirs, "hills"))
    assert scene.why_not(A, "conquest_defence", "conquest") == why


def test_a_conquered_defence_may_replace_an_undamaged_one() -> None:
    """TK-5.41, 8.20: the replaced one goes to the discard; frozen and damaged ones refuse. Where there is a free slot,
    nothing is replaced, nor what stands elsewhere."""
    scene = lay(
        seat("Fort[Hills, Walls-1], Land[; frozen], Land[Moat]", "conquest hills"), seat("Fort[Knights]", "hills")
    )
    with refused("frozen"):
        scene.carry("B.Fort.Knights", "A.Land")
    with refused("damaged_stays"):
        scene.carry("B.Fort.Knights", "A.Fort", replace="Walls")
    with not_offered():  # place_full
        scene.carry("B.Fort.Knights", "A.Fort")
    with not_offered():  # free_slot
        scene.carry("B.Fort.Knights", "A.Land2", replace="Moat")
    wrong = ConquestDefence(
        defence=scene.number("B.Fort.Knights"), to=scene.number("A.Fort"), replace=scene.number("A.Land2.Moat")
    )
    with not_offered():  # not_there
        scene.does(part(ConquestDefence, card="conquest"), wrong)
    scene.carry("B.Fort.Knights", "A.Fort", replace="Hills")
    scene.passes(B)
    assert scene.kingdom(A) == "Fort[Walls-1, Knights], Land[; frozen], Land[Moat]"
    assert scene.discarded == ["hills", "conquest"]


def test_nothing_moves_between_own_places() -> None:
    """TK-5.24: a defence belongs to its place."""
    scene = lay(seat("Fort[Hills]", "conquest hills"), seat("Fort[Knights]", "hills"))
    with not_offered():
        scene.carry("A.Fort.Hills", "A.Fort")
