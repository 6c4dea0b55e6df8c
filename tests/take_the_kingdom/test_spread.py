"""Attacks with Spread: TK-5.29, 5.31, and who can be hit at once."""

import pytest

from engines.take_the_kingdom.events.strife import ShareLost
from tests.take_the_kingdom.kingdom import B
from tests.take_the_kingdom.rows import Row, case

SHIELDED = "bare: pikemen spread land | Fort[Hills], Land, Land: hills | bare: hills"
ROWS = [
    *(
        case(
            f"TK-9.7, 9.8, 5.30, 8.12: the last Land opens the Fort, with {land} there",
            f"bare: pikemen spread land | Fort[Hills], {land}: hills | Fort: hills",
            "attack pikemen spread at B.Land:1, B.Fort:1; B passes", {"B": "Fort", "used": 2, "out": out},
        )
        for land, out in (("Land", "fort mercy"), ("Land[; decoy]", "fort mercy trap_decoy"))
    ),
    case(
        "TK-9.8, 5.30: in the listed order, also with another kingdom's place between",
        "bare: trebuchet spread land | bare: hills | bare: hills",
        "attack trebuchet spread at B.Land:1, C.Land:1, B.Fort:1; B passes; C passes", {"B": "Fort-1", "C": "Fort"},
    ),
    case("TK-9.7: not the other way round", SHIELDED, "not_open: attack pikemen spread at B.Fort:1, B.Land:1"),
    case(
        "TK-5.29, 9.10: the sum is exact", "bare: soldiers spread land | Fort, Land, Land: hills | bare: hills",
        "shares_wrong: attack soldiers spread at B.Land:1, B.Land2:1",
    ),
    case(
        "TK-5.29, 2.6: each place once", "bare: cannon spread land | Fort, Land[Knights], Land, Land: hills",
        "share_twice: attack cannon spread at B.Land:2, B.Land:2",
    ),
    case(
        "TK-1.9: of one kingdom, by option", "bare: pikemen spread land | Fort, Land, Land, Land: hills | bare: hills",
        "one_kingdom: attack pikemen spread at B.Land:1, C.Land:1", spread_reach="one_kingdom",
    ),
    case(
        "TK-9.8, 5.31: a share at a Fort still shielded is lost: the other went back to the only open place, unasked",
        "Fort, Land[Walls]: pikemen spread land | Fort[Hills; decoy], Land[; real]: hills",
        "attack pikemen spread at B.Land:1, B.Fort:1; B passes",
        {"A": "Fort, Land[Walls-1]", "B by B": "Fort[Hills; decoy], Land"},
        {(ShareLost, "owner", "place", "why"): [(B, "B.Fort", "shielded")]},
    ),
    case(
        "TK-5.33: each share on a trap is reversed by itself, in the order; the others are dealt",
        "Fort, Land[Battlements]: trebuchet spread land | Fort, Land[; real], Land[Hills], Land[; real]: hills",
        "attack trebuchet spread at B.Land:1, B.Land2:1, B.Land3:1; B passes",
        {"A": "Fort, Land[Battlements-2]", "B": "Fort, Land, Land, Land"},
        {"out": "fort fort mercy misfortune misfortune trap_real trap_real"},
    ),
    case(
        "TK-5.31: nothing lost or blocked is dealt elsewhere",
        "Fort: pikemen spread land | bare: deny | Fort, Land[Walls]: hills",
        "attack pikemen spread at B.Land:1, C.Land:1; B blocks deny; C passes",
        {"B": "Fort, Land", "C": "Fort, Land[Walls-1]"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_spread(row: Row) -> None:
    row()
