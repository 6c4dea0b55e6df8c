"""Misfortune, Fortune and Mercy on the own turn: TK-5.47, 5.48, 5.53 and section 5h."""

import pytest

from engines.take_the_kingdom.events.plays import ExtraTurn, Thawed
from engines.take_the_kingdom.events.strife import SkipAhead
from engines.take_the_kingdom.events.turns import TurnSkipped, TurnStarted
from tests.take_the_kingdom.kingdom import A, C
from tests.take_the_kingdom.rows import Row, case

ROWS = [
    case(
        "TK-9.27, 5.47, 8.24: Misfortune, once at a time, takes the next turn; who will skip may still block",
        "bare: misfortune misfortune hills | bare: cannon hills deny | bare: mercy",
        "misfortune C; C passes", {SkipAhead: [SkipAhead(seat=C)], "skip": (False, False, True)},
        "already_skipping: misfortune C; misfortune B; B blocks deny; end; attack cannon at C.Land",
        {"may C": "mercy pass"},
        "C passes; end", {TurnSkipped: [TurnSkipped(seat=C)], "asked": "A", "hand C": "mercy"},
        deck="moat moat moat moat moat walls",
    ),
    case(
        "TK-9.27, 5.53: one skip at a time; after it a new one",
        "bare: misfortune | bare: hills | bare: hills",
        "end", {"asked": "A"}, "already_skipping: misfortune B; end; end; misfortune B; B passes",
        {"skip": (False, True, False)}, b={"skip": True}, turn=C, deck="moat",
    ),
    *(
        case(
            f"TK-5.48, 5.59: {play}: no further play, then a full extra turn, which nobody can stop",
            f"bare: {card} hills | bare: deny mercy",
            play, {ExtraTurn: [ExtraTurn(seat=A, card=card, lost=2)], "asked": "A", "extra": True, "used": 0},
            {"hand A": "hills moat walls knights", "discarded": card}, deck="moat walls knights",
        )
        for play, card in (("fortune", "fortune"), ("mercy_turn", "mercy"))
    ),
    case(
        "TK-5.48: Fortune may follow itself, also as the third play", "bare: fortune fortune | bare: deny",
        "fortune; fortune", {TurnStarted: [TurnStarted(seat=A, extra=True, opening=False)] * 2}, "end", {"asked": "B"},
        turn_is={"used": 2},
    ),
    case(
        "TK-5.57: Mercy thaws an own place only, for one play; the Freeze goes to the discard",
        "Fort, Land[Hills; frozen]: mercy mercy hills | Fort[; frozen]: deny",
        "not_frozen: mercy_thaw A.Fort; core-not-offered: mercy_thaw B.Fort; mercy_thaw A.Land",
        {(Thawed, "place"): ["A.Land"], "A": "Fort, Land[Hills]"},
        {"discarded": "freeze mercy", "used": 1, "why A mercy_thaw": "not_frozen"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_fate(row: Row) -> None:
    row()
