"""Attacks with Spread: TK-5.29, 5.31, and who can be hit at once."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.move import Value, part
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.events.strife import ShareLost
from engines.take_the_kingdom.moves import ready
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene, not_offered, refused


def against(b: str, c: str = "Fort, Land", hand: str = "pikemen morale spread", **options: Any) -> Scene:
    return lay(seat("Fort, Land", f"{hand} land"), seat(b, "hills"), seat(c, "hills"), **options)


def portions(scene: Scene) -> list[Value]:
    return scene.parts(A, "amount")


def test_a_share_that_kills_the_last_land_opens_the_fort() -> None:
    """TK-9.7: Land 1, Fort 1: Land destroyed, then Hills; Fort 3."""
    scene = against("Fort[Hills], Land")
    scene.attack("pikemen spread", "B.Land:1", "B.Fort:1")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"
    assert scene.match.view(None).kingdoms[B].points == 3
    assert scene.turn.used == 2


def test_in_the_other_order_the_fort_is_not_open() -> None:
    """TK-9.7: ``not_open``."""
    scene = against("Fort[Hills], Land")
    with refused("not_open"):
        scene.attack("pikemen spread", "B.Fort:1", "B.Land:1")


def test_a_share_that_does_not_kill_the_land_opens_nothing() -> None:
    """TK-5.29: open if all earlier shares are dealt in full."""
    scene = against("Fort, Land[Walls]", hand="cannon spread")
    scene.does(A, ready("attack", "cannon"), part(m.Attack, spread=True), part(m.Attack, place=scene.number("B.Land")))
    assert portions(scene) == [1, 2, 3], "the rest could go to C's Land"
    scene.does(A, part(m.Attack, amount=2))
    with refused("not_open"):
        scene.does(A, part(m.Attack, place=scene.number("B.Fort")))
    scene.does(A, part(m.Attack, place=scene.number("C.Land")))
    assert portions(scene) == [1, 2], "C's Fort could take the other"


def test_amounts_sum_up_to_d_exactly() -> None:
    """TK-9.10, 5.29: 1 + 2 with D 4 is ``shares_wrong``; a share is at least 1."""
    scene = against("Fort, Land, Land, Land", hand="cannon spread")
    for amounts in ((1, 2), (3, 2), (0, 4), (4, 0)):
        with not_offered():  # shares_wrong
            scene.attack("cannon spread", *(f"B.Land{'' if i == 0 else 2}:{n}" for i, n in enumerate(amounts)))


def test_one_share_is_no_spread() -> None:
    """TK-9.10, 2.6: one share of 4 with Spread is ``shares_wrong``."""
    scene = against("Fort, Land, Land", hand="cannon spread")
    with not_offered():  # shares_wrong
        scene.attack("cannon spread", "B.Land:4")


def test_soldiers_alone_cannot_be_spread() -> None:
    """TK-9.10: D 1 is ``shares_wrong`` always; with Morale it is 2."""
    scene = against("Fort, Land, Land", hand="soldiers morale spread")
    with refused("shares_wrong"):
        scene.attack("soldiers spread", "B.Land:1", "B.Land2:1")
    scene.attack("soldiers morale spread", "B.Land:1", "B.Land2:1")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"
    assert scene.turn is not None
    assert scene.mover == B, "three plays are used"


def test_where_only_one_place_can_be_hit_spread_has_nothing_to_divide() -> None:
    """TK-5.29: ``shares_wrong`` for a lone Fort."""
    scene = lay(seat("Fort", "cannon spread"), seat("Fort[Knights]", "hills"))
    with refused("shares_wrong"):
        scene.attack("cannon spread", "B.Fort:4")
    scene = lay(seat("Fort", "pikemen spread"), seat("Fort, Land[Walls]", "hills"))
    with refused("shares_wrong"):
        scene.attack("pikemen spread", "B.Land:2")


def test_each_place_once() -> None:
    """TK-5.29: ``share_twice``."""
    scene = against("Fort, Land[Knights], Land", hand="cannon spread")
    with refused("share_twice"):
        scene.attack("cannon spread", "B.Land:2", "B.Land:2")


def test_the_first_defence_is_named_for_every_share() -> None:
    """TK-5.29: ``first_needed``."""
    scene = against("Fort, Land[Walls, Moat], Land[Hills, Hills]", hand="cannon spread")
    with not_offered():  # first_needed
        scene.attack("cannon spread", "B.Land:3", "B.Land2:1 Hills")
    scene.attack("cannon spread", "B.Land:3 Moat", "B.Land2:1 Hills2")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort, Land[Walls-1], Land[Hills]"


def test_amounts_above_the_strength_of_a_place_are_lost() -> None:
    """TK-5.29: allowed."""
    scene = against("Fort, Land, Land", hand="cannon spread")
    scene.attack("cannon spread", "B.Land:3", "B.Land2:1")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"


def test_the_doubled_damage_is_divided() -> None:
    """TK-8.11, 9.9: Siege Tower, Morale and Spread: D 4, three plays."""
    scene = against("Fort, Land", "Fort, Land[Walls]", hand="siege_tower morale spread")
    scene.attack("siege_tower morale spread", "B.Land:1", "C.Land:3")
    assert scene.turn.used == 3
    scene.passes(B, C)
    assert (scene.kingdom(B), scene.kingdom(C)) == ("Fort", "Fort")


def test_several_opponents_may_be_hit() -> None:
    """TK-8.12, 1.9: ``any`` is the default."""
    scene = against("Fort, Land", "Fort, Land")
    scene.attack("pikemen spread", "C.Land:1", "B.Land:1")
    assert scene.asked == (B,), "asked clockwise from the seat on turn, whatever the order of the shares"
    scene.passes(B, C)
    assert (scene.kingdom(B), scene.kingdom(C)) == ("Fort", "Fort")


def test_one_kingdom_by_option() -> None:
    """TK-1.9, 5.29: ``one_kingdom``."""
    scene = against("Fort, Land, Land", "Fort, Land", hand="pikemen spread", spread_reach="one_kingdom")
    with refused("one_kingdom"):
        scene.attack("pikemen spread", "B.Land:1", "C.Land:1")
    scene.attack("pikemen spread", "B.Land:1", "B.Land2:1")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"


@pytest.mark.parametrize(("b", "amounts"), [("Fort, Land[Walls]", [3]), ("Fort, Land", [1, 2, 3])])
def test_within_one_kingdom_the_first_share_must_leave_something_to_hit(b: str, amounts: list[int]) -> None:
    """TK-1.9, 5.29: a lone Land has to fall, or its Fort would not be open for the rest."""
    scene = against(b, hand="cannon spread", spread_reach="one_kingdom")
    scene.does(A, ready("attack", "cannon"), part(m.Attack, spread=True), part(m.Attack, place=scene.number("B.Land")))
    assert portions(scene) == amounts


def test_shares_hit_in_the_listed_order() -> None:
    """TK-5.30: a Fort after its Land, with another kingdom's place between."""
    scene = against("Fort, Land", "Fort, Land", hand="trebuchet spread")
    scene.attack("trebuchet spread", "B.Land:1", "C.Land:1", "B.Fort:1")
    scene.passes(B, C)
    assert (scene.kingdom(B), scene.kingdom(C)) == ("Fort-1", "Fort")


def test_a_share_at_a_fort_still_shielded_is_lost() -> None:
    """TK-9.8, 5.31: the Land share was reversed; the trap of the Fort is not sprung."""
    scene = lay(
        seat("Fort, Land[Walls]", "pikemen spread land"),
        seat("Fort[Hills; decoy], Land[; real]", "hills"),
    )
    scene.attack("pikemen spread", "B.Land:1", "B.Fort:1")
    scene.passes(B)
    assert scene.kingdom(A) == "Fort, Land[Walls-1]", "reversed to the only open place, so B was not asked"
    assert scene.kingdom(B, B) == "Fort[Hills; decoy], Land"
    assert scene.told(ShareLost) == [ShareLost(owner=B, place=scene.number("B.Fort"), why="shielded")]


def test_a_decoy_lets_the_following_share_through() -> None:
    """TK-9.8: as 9.7, decoy out."""
    scene = lay(seat("Fort, Land", "pikemen spread land"), seat("Fort[Hills], Land[; decoy]", "hills"))
    scene.attack("pikemen spread", "B.Land:1", "B.Fort:1")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"
    assert scene.out[-1] == "trap_decoy"


def test_only_the_shares_on_trapped_places_are_reversed() -> None:
    """TK-5.33: each by itself, in the order; the others are dealt."""
    scene = lay(
        seat("Fort, Land[Battlements]", "trebuchet spread land"),
        seat("Fort, Land[; real], Land[Hills], Land[; real]", "hills"),
    )
    scene.attack("trebuchet spread", "B.Land:1", "B.Land2:1", "B.Land3:1")
    scene.passes(B)
    assert scene.kingdom(A) == "Fort, Land[Battlements-2]"
    assert scene.kingdom(B) == "Fort, Land, Land, Land"
    assert scene.out[-2:] == ["trap_real", "trap_real"]


def test_nothing_lost_or_blocked_is_dealt_elsewhere() -> None:
    """TK-5.31: here B blocks, and its share is gone."""
    scene = lay(seat("Fort", "pikemen spread land"), seat("Fort, Land", "deny"), seat("Fort, Land[Walls]", "hills"))
    scene.attack("pikemen spread", "B.Land:1", "C.Land:1")
    scene.blocks(B, "deny")
    scene.passes(C)
    assert scene.kingdom(B) == "Fort, Land"
    assert scene.kingdom(C) == "Fort, Land[Walls-1]"
