"""Traps and damage turned back: section 5f of the rules."""

import pytest

from engines.take_the_kingdom.events.strife import Damaged, Removed, Reversed, ShareLost, TrapSprung, Wasted
from tests.take_the_kingdom.kingdom import A, B, C
from tests.take_the_kingdom.rows import Row, case

ATTACKER = "Fort, Land[Battlements], Land"
"""TK-9.11: what A's Cannon comes from, meeting a real trap."""
TRAPPED = "Fort, Land[Walls; real]: hills | bare: hills"
SPRUNG = "attack cannon at B.Land; B passes"
AIMS = (
    ("B", ATTACKER, "Fort, Land"),
    ("B", "Fort, Land[Knights], Land[Battlements]", "Fort, Land[Knights]"),
    ("B", "Fort, Land[Battlements], Land[Battlements]", "Fort, Land[Battlements]"),
    ("B", "Fort, Land[Knights, Hills], Land", "Fort, Land[Knights-3], Land"),
    ("B", "Fort, Land[Walls, Moat], Land", "Fort, Land, Land"),
    ("A", ATTACKER, "Fort, Land[Battlements]"),
    ("A", "Fort, Land[Battlements], Land[Knights]", "Fort, Land[Battlements], Land[Knights-4]"),
    ("A", "Fort, Land[Archers], Land[Knights]", "Fort, Land, Land[Knights]"),
    ("A", "Fort, Land[Hills, Archers], Land[Knights, Walls]", "Fort, Land[Hills], Land[Knights, Walls]"),
)
"""Who aims, the attacker's kingdom, and what is left of it."""
ROWS = [
    case(
        "TK-9.11, 5.32, 5.34: the whole share turns back, Walls and Land stay whole; B chooses where, the turn goes on",
        f"{ATTACKER}: cannon hills | {TRAPPED}",
        SPRUNG, {(TrapSprung, "owner", "place", "card"): [(B, "B.Land", "trap_real")], "asked": "B"},
        {"out": "fort mercy trap_real", "B": "Fort, Land[Walls]"},
        "B reverses A.Land", {"A": "Fort, Land", (Damaged, "card", "amount"): [("battlements", 3), ("land", 1)]},
        {(Reversed, "by", "owner", "place", "amount"): [(B, A, "A.Land", 4)], "asked": "A"},
    ),
    case(
        "TK-9.11, 5.34, 5.37, 8.17: it follows the attack order; over-kill is lost, nothing is divided",
        f"{ATTACKER}: cannon hills | {TRAPPED}",
        f"{SPRUNG}; never: B reverses A.Fort; never: B reverses B.Land; B reverses A.Land2",
        {"A": "Fort, Land[Battlements]", (Wasted, "amount"): [3]},
    ),
    *(
        case(
            f"TK-1.11, 9.11, 5.37: where {who} aims by default at {attacker}", f"{attacker}: cannon hills | {TRAPPED}",
            f"{SPRUNG}; {who} absent", {"A": left}, reversal_choice={"A": "attacker", "B": "trap_owner"}[who],
        )
        for who, attacker, left in AIMS
    ),
    case(
        "TK-5.37: of two defences the first is named, and nothing but one of the two",
        f"Fort, Land[Knights, Hills], Land[Walls]: cannon hills | {TRAPPED}",
        f"{SPRUNG}; never: B reverses A.Land; never: B reverses A.Land2 Walls; B reverses A.Land Knights",
        {"A": "Fort, Land[Knights-4, Hills], Land[Walls]"},
    ),
    case(
        "TK-9.12, 5.34: it springs no trap, which goes with its destroyed place, shown",
        f"Fort, Land[Battlements; real], Land: cannon hills | {TRAPPED}", f"{SPRUNG}; B reverses A.Land",
        {"A": "Fort, Land", "discarded": "battlements land trap_real cannon", (TrapSprung, "owner"): [B]},
        {(Removed, "owner", "place", "cards"): [(A, "A.Land", ("trap_real",))]},
    ),
    case(
        "TK-5.32: under the Fort, be it a defence on it that is hit",
        "Fort, Land[Knights]: cannon hills | Fort[Hills; real]: hills",
        "attack cannon at B.Fort; B passes", {"A": "Fort, Land[Knights-4]", "B": "Fort[Hills]"},
    ),
    case(
        "TK-5.46: on a frozen place", "Fort, Land[Knights]: cannon hills | Fort, Land[; real, frozen]: hills",
        SPRUNG, {"A": "Fort, Land[Knights-4]", "B": "Fort, Land[; frozen]"},
    ),
    *(
        case(
            f"TK-9.14, 5.37, 5.38: with one choice nobody is asked, and A falls; the bounty is B's if {chooser} aims",
            "Fort-1: cannon hills moat walls | Fort, Land[; real]: deny | bare: deny",
            SPRUNG, {"fell": (1, None, None), "A": "", "asked": "B", "hand B": "moat soldiers soldiers soldiers deny"},
            {"discarded": "fort hills walls cannon"},
            faces=(2,), deck="soldiers soldiers soldiers", reversal_choice=chooser,
        )
        for chooser in ("trap_owner", "attacker")
    ),
    case(
        "TK-5.38: the remaining shares of a fallen attacker are lost",
        "Fort-1: cannon spread | Fort, Land[Walls; real]: deny | bare: deny",
        "attack cannon spread at B.Land:3, C.Land:1; B passes; C passes",
        {"C": "Fort, Land", (ShareLost, "owner", "place", "why"): [(C, "C.Land", "eliminated")]},
    ),
    case(
        "TK-9.39: B falls, then A by C's trap, whose bounty is the one that A had just taken; C wins at once",
        "Fort-1: cannon spread hills | Fort-1: moat | Fort, Land[Hills; real]: deny",
        "attack cannon spread at B.Fort:2, C.Land:2; B passes; C passes",
        {"over": True, "fell": (2, 1, None), "hand C": "moat deny", "ranks": (2, 3, 1)}, faces=(1, 2),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_traps(row: Row) -> None:
    """TK-5.37 *best*: most points, then a place that is destroyed, then the lowest number; the weaker defence first,
    then its number. If the attacker aims, fewest points, one that survives; the stronger defence first."""
    row()
