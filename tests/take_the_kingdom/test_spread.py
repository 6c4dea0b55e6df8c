"""Attacks with Spread: TK-5.29, 5.31, and who can be hit at once."""

from __future__ import annotations

from typing import Any

import pytest

from engines.take_the_kingdom.events.strife import ShareLost
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene, refused


def against(b: str, c: str = "Fort, Land", hand: str = "pikemen morale spread", **options: Any) -> Scene:
    return lay(seat("Fort, Land", f"{hand} land"), seat(b, "hills"), seat(c, "hills"), **options)


def test_a_share_that_kills_the_last_land_opens_the_fort() -> None:
    """TK-9.7: Land 1, Fort 1: Land destroyed, then Hills; Fort 3."""
    scene = against("Fort[Hills], Land")
    scene.attack("pikemen spread", "B.Land:1", "B.Fort:1")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"
    assert scene.match.view(None).kingdoms[B].points == 3
    assert scene.turn.used == 2


@pytest.mark.parametrize(
    ("b", "hand", "shares", "why"),
    [
        ("Fort[Hills], Land, Land", "pikemen spread", ("B.Fort:1", "B.Land:1"), "not_open"),
        ("Fort, Land, Land", "soldiers spread", ("B.Land:1", "B.Land2:1"), "shares_wrong"),
        ("Fort, Land[Knights], Land, Land", "cannon spread", ("B.Land:2", "B.Land:2"), "share_twice"),
        ("Fort, Land, Land, Land", "pikemen spread", ("B.Land:1", "C.Land:1"), "one_kingdom"),
    ],
)
def test_why_a_division_is_refused(b: str, hand: str, shares: tuple[str, str], why: str) -> None:
    """TK-5.29, 1.9, 2.6, 9.7, 9.10."""
    reach = "one_kingdom" if why == "one_kingdom" else "any"
    with refused(why):
        against(b, hand=hand, spread_reach=reach).attack(hand, *shares)


def test_shares_hit_in_the_listed_order() -> None:
    """TK-5.30, 8.12: a Fort after its Land, with another kingdom's place between."""
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
