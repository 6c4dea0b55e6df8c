"""Several traps, orders about them, and reversed damage that may be blocked: TK-5.33, 5.37, 5.39."""

from typing import Any

import pytest

from engines.take_the_kingdom.events.plays import Blocked
from engines.take_the_kingdom.events.strife import ShareLost
from engines.take_the_kingdom.orders import Orders
from tests.take_the_kingdom.kingdom import A
from tests.take_the_kingdom.rows import Row, case
from tests.take_the_kingdom.test_traps import ATTACKER, SPRUNG, TRAPPED

BLOCKED: dict[str, Any] = {"reversal_block": "true"}
BEST = {"orders": Orders(reversal="best")}
ROWS = [
    case(
        "TK-5.33, 6.1: one after the other: the second owner sees what the first has done",
        "Fort, Land, Land, Land: pikemen spread hills | Fort, Land[; real]: hills | Fort, Land[; real]: hills",
        "attack pikemen spread at B.Land:1, C.Land:1; B passes; C passes", {"asked": "B"},
        "B reverses A.Land2", {"asked": "C", "A": "Fort, Land, Land"}, "C reverses A.Land3", {"A": "Fort, Land"},
    ),
    *(
        case(
            f"TK-6.11, 1.11: an order is what the default of TK-5.37 would be, for {chooser}",
            f"{ATTACKER}: cannon hills | Fort, Land[; real]: hills",
            SPRUNG, {"A": left}, a=BEST, b=BEST, reversal_choice=chooser,
        )
        for chooser, left in (("trap_owner", "Fort, Land"), ("attacker", "Fort, Land[Battlements]"))
    ),
    case(
        "TK-5.39, 8.18: not to be blocked by default", f"{ATTACKER}: cannon deny mercy | {TRAPPED}",
        f"{SPRUNG}; B reverses A.Land", {"A": "Fort, Land"},
    ),
    *(
        case(
            f"TK-1.12, 5.39: by option {card} makes the share lost, after the aim, and is no play",
            f"{ATTACKER}: cannon {card} sabotage mutiny hills | {TRAPPED}",
            f"{SPRUNG}; B reverses A.Land", {"asked": "A", "may A": f"{card} pass"},
            f"A blocks {card}", {"A": ATTACKER, "used": 1, "discarded": f"{card} cannon"},
            {Blocked: [Blocked(seat=A, by=card, against="trap_real", whole=False)]},
            {(ShareLost, "owner", "place", "why"): [(A, "A.Land", "blocked")]}, **BLOCKED,
        )
        for card in ("deny", "mercy")
    ),
    case(
        "TK-5.39: a lone choice opens that window, too; a pass takes the damage",
        f"Fort, Land[Knights]: cannon hills | {TRAPPED}",
        SPRUNG, {"asked": "A", "may A": "pass"}, "A passes", {"A": "Fort, Land[Knights-4]"}, **BLOCKED,
    ),
    case(
        "TK-5.39, 5.18: under a Plague only Mercy", f"{ATTACKER}: cannon deny mercy | {TRAPPED}",
        f"{SPRUNG}; B reverses A.Land", {"may A": "mercy pass"}, turn_is={"bans": ("plague",), "used": 1}, **BLOCKED,
    ),
    *(
        case(
            f"TK-5.39, 6.10: by default {spent or 'nothing'} for {attacker}", f"{attacker}: cannon {hand} | {TRAPPED}",
            SPRUNG, {"asked": "A"}, "A absent", {"hand A": " ".join(kind for kind in hand.split() if kind != spent)},
            {"discarded": discarded}, **BLOCKED,
        )
        for attacker, hand, spent, discarded in (
            ("Fort", "mercy deny", "deny", "deny cannon"), ("Fort", "mercy", "mercy", "mercy cannon"),
            ("Fort[Moat]", "mercy deny", "", "moat cannon"), ("bare", "deny", "", "land cannon"),
        )
    ),
    *(
        case(
            f"TK-5.39, 6.4: not opened {why}", f"bare: cannon{hand} | {TRAPPED}", SPRUNG, {"A": "Fort", ShareLost: []},
            discard=sight, **BLOCKED,
        )
        for why, hand, sight in (
            ("without a hand", "", ""), ("with all in sight", " hills", "deny deny deny mercy mercy mercy mercy"),
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_reversals(row: Row) -> None:
    row()
