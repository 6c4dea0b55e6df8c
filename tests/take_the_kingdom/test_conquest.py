"""Conquest: TK-5.40, 5.41."""

import pytest

from engines.core.move import part
from engines.take_the_kingdom.events.strife import DefenceConquered, LandConquered, TrapLearned
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.rows import Row, case
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


NO_DEFENCE = "why A conquest_defence conquest"

ROWS = [
    case(
        "TK-8.19, 5.40: whatever the attack order, but never a Fort",
        "Fort: conquest hills | Fort, Land, Land[Knights, Archers]: hills",
        "never: conquest_land B.Fort; conquest_land B.Land2; B passes", {"A": "Fort, Land[Knights, Archers]"},
    ),
    case(
        "TK-9.37, 5.58: a Mercy, which goes to the table as a Land and is never a Mercy again",
        "Fort, Mercy[Hills]: pikemen hills | Fort: conquest deny",
        "conquest_land A.Mercy; A passes", {"B": "Fort, Mercy[Hills]", "points": (3, 5), "hand B": "deny"},
        "end; attack pikemen at A.Mercy; B passes", {"discarded": "conquest hills mercy pikemen"}, turn=B,
    ),
    case(
        "TK-9.20, 5.41: a defence of a Fort moves with its damage; the trap stays",
        "Fort, Land[Moat]: conquest hills | Fort[Knights-2, Hills; decoy]: hills",
        "carry B.Fort.Knights A.Land; B passes",
        {"A": "Fort, Land[Moat, Knights-2]", "B by B": "Fort[Hills; decoy]", "points": (9, 4)},
        {(DefenceConquered, "seat", "owner", "card", "to", "replaced"): [(A, B, "knights", "A.Land", None)]},
    ),
    *(
        case(f"TK-9.20, 5.41: {why}, with {own}", f"{own}: conquest hills | {theirs}: hills", {NO_DEFENCE: why})
        for own, theirs, why in (
            ("Fort, Land[Moat]", "Fort[Knights-2, Hills], Land", "lands_first"),
            ("Fort[; frozen], Land[; frozen]", "Fort[Knights]", "no_room"),
            ("Fort[Walls-1, Moat-1], Land[; frozen]", "Fort[Knights]", "no_room"),
        )
    ),
    case(
        "TK-5.24: a defence belongs to its place", "Fort[Hills]: conquest hills | Fort[Knights]: hills",
        "never: carry A.Fort.Hills A.Fort",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_what_is_conquered(row: Row) -> None:
    row()


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
