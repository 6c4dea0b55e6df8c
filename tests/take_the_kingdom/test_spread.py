"""Attacks with Spread: TK-5.29, 5.31, and who can be hit at once."""

import pytest

from engines.take_the_kingdom.events.strife import ShareLost
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import refused


@pytest.mark.parametrize(
    ("b", "c", "cards", "shares", "left"),
    [
        ("Fort[Hills], Land", "Fort", "pikemen", ("B.Land:1", "B.Fort:1"), ("Fort", "Fort")),
        ("Fort[Hills], Land[; decoy]", "Fort", "pikemen", ("B.Land:1", "B.Fort:1"), ("Fort", "Fort")),
        ("Fort, Land", "Fort, Land", "trebuchet", ("B.Land:1", "C.Land:1", "B.Fort:1"), ("Fort-1", "Fort")),
    ],
)
def test_shares_hit_in_the_listed_order(
    b: str, c: str, cards: str, shares: tuple[str, ...], left: tuple[str, str]
) -> None:
    """TK-9.7, 9.8, 5.30, 8.12: one that kills the last Land opens the Fort, with another kingdom's place between, or a
    decoy under it."""
    scene = lay(seat("Fort, Land", f"{cards} spread land"), seat(b, "hills"), seat(c, "hills"))
    scene.attack(f"{cards} spread", *shares)
    scene.passes(*([B, C] if "C.Land:1" in shares else [B]))
    assert (scene.kingdom(B), scene.kingdom(C)) == left
    assert scene.turn.used == 2
    assert ("trap_decoy" in scene.out) == ("decoy" in b)


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
    scene = lay(seat("Fort, Land", f"{hand} land"), seat(b, "hills"), seat("Fort, Land", "hills"), spread_reach=reach)
    with refused(why):
        scene.attack(hand, *shares)


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
    assert (scene.kingdom(B), scene.kingdom(C)) == ("Fort, Land", "Fort, Land[Walls-1]")
