"""What counts as a play, and the refusals that all plays share: TK-5.7 to 5.10."""

from typing import Any

import pytest

from tests.take_the_kingdom.rows import Row, case

BANNED: dict[str, Any] = {"turn_is": {"bans": ("famine", "plague"), "used": 2}}
PLAYS = ("why A attack cannon", "says A morale", "why A earthquake")
ROWS = [
    case(
        "TK-5.10, 6.6, 8.6: blockers and counters cost no play; a blocked play stays spent, with all its cards",
        "bare: cannon morale mercy hills | bare: sabotage deny | bare: deny",
        "attack cannon morale at B.Land; B blocks sabotage; A blocks mercy; B blocks deny",
        {"used": 2, "left": 1, "hand A": "hills", "discarded": "sabotage mercy deny cannon morale"},
    ),
    *(
        case(
            f"TK-5.8: a Deny is only an answer, said before the opening is: turn {turns}", "bare: deny | bare: deny",
            {"says A deny": "only_as_answer", "may A": "end_turn"}, a={"turns": turns},
        )
        for turns in (1, 5)
    ),
    case(
        "TK-5.8: the opening before a ban", "bare: cannon morale earthquake | bare: deny",
        dict.fromkeys(PLAYS, "opening"), a={"turns": 2}, **BANNED,
    ),
    case(
        "TK-5.8: a ban before the plays left, those before the target", "bare: cannon morale earthquake | bare: deny",
        dict(zip(PLAYS, ("banned_famine", "banned_famine", "banned_plague"), strict=True)), **BANNED,
    ),
    case(
        "TK-5.8, 5.25: no booster for which no play is left", "bare: cannon morale spread | Fort, Land, Land: deny",
        "no_plays_left: attack cannon morale spread at B.Land:4, B.Land2:4", turn_is={"used": 1},
    ),
    case(
        "TK-5.8, 5.25: the attack alone has its play", "bare: cannon morale spread | Fort, Land, Land: deny",
        "no_plays_left: attack cannon morale at B.Land; attack cannon at B.Land", turn_is={"used": 2},
    ),
    case(
        "TK-5.7: the clock of the turn stands still while another is asked", "bare: cannon | bare: deny",
        {"asked": "A", "span": "turn"}, "attack cannon at B.Land", {"asked": "B", "span": "window"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_refusals(row: Row) -> None:
    row()
