"""Disease, Famine and Plague in later turns: TK-5.15 to 5.19."""

from typing import Any

import pytest

from engines.take_the_kingdom.events.turns import (
    Drew,
    PenaltyAccepted,
    PenaltyCancelled,
    PenaltyIdle,
    PenaltyShown,
    PenaltyStands,
)
from tests.take_the_kingdom.kingdom import A, B, C
from tests.take_the_kingdom.rows import Row, case

RIVAL = "Fort[Knights], Land[Walls]: deny"
DRAWN: dict[str, Any] = {"turn": B}
"""B ends its turn, and A draws."""
BUILDS, CARDS = ("build hills", "settle", "set_trap trap_real"), ("spy_draw", "fortune")
BANS = (
    ("disease", "defence", BUILDS, ("attack cannon", *CARDS, "mercy_land")),
    ("famine", "attack", ("attack cannon",), (*BUILDS, *CARDS, "mercy_turn")),
    ("plague", "action", (*CARDS, "spy_steal"), (*BUILDS, "attack cannon", "mercy_turn")),
)
"""Penalty, the class that it bans, what cannot be played then and what can."""
ROWS = [
    case(
        "TK-5.15: shown at once, never in the hand; the other cards are there when the question comes",
        f"bare: deny | {RIVAL}",
        "end", {PenaltyShown: [PenaltyShown(seat=A, card="disease")], "hand A": "walls fortune deny"},
        {(Drew, A, "cards"): [("walls", "disease", "fortune")], "asked": "A", "may A": "accept deny", "used": 0},
        deck="walls disease fortune", **DRAWN,
    ),
    *(
        case(
            f"TK-5.17, 8.8, 8.14: {penalty}; Mercy is never banned, be it as a Land",
            f"bare: land trap_real mercy morale fortune spy | {RIVAL}",
            "end; A bears", {PenaltyStands: [PenaltyStands(seat=A, card=penalty, bans=bans)], "used": 1, "left": 2},
            {f"why A {play}": f"banned_{penalty}" for play in forbidden} | {f"why A {play}": None for play in allowed},
            {"says A morale": "banned_famine" if penalty == "famine" else "booster_alone"},
            deck=f"{penalty} hills cannon", **DRAWN,
        )
        for penalty, bans, forbidden, allowed in BANS
    ),
    case(
        "TK-9.22, 5.17: an extra turn is free of the ban and has all its plays; Mercy as a Land is legal before it",
        f"bare: mercy soldiers | {RIVAL}",
        "end; A bears; mercy_land; fortune", {"extra": True, "bans": (), "left": 3, "why A build walls": None},
        deck="disease walls fortune", **DRAWN,
    ),
    case(
        "TK-9.23, 5.16, 5.17: in the order drawn; a Plague of the same draw hinders no Deny, bans start with the last",
        f"bare: deny mercy cannon spy | {RIVAL}",
        "end", {"penalty": "plague"}, "A bears",
        {PenaltyAccepted: [PenaltyAccepted(seat=A, card="plague")], "used": 0, "bans": (), "penalty": "famine"},
        "A cancels deny", {PenaltyCancelled: [PenaltyCancelled(seat=A, card="famine", by="deny")]},
        {"used": 1, "bans": ("plague",), "discarded": "deny famine plague"},
        {"why A attack cannon": None, "why A spy_draw": "banned_plague"}, deck="plague famine hills", **DRAWN,
    ),
    *(
        case(
            f"TK-5.10, 5.15, 5.56: cancelled it is no play, nor is the {card}; others of the draw are in hand by then",
            f"bare:{hand} | {RIVAL}",
            "end", {"may A": f"accept {card}"},
            f"A cancels {card}", {"used": 0, "discarded": f"{card} disease", "why A build hills": None},
            deck=deck, **DRAWN,
        )
        for deck, hand, card in (
            ("disease hills moat", " mercy", "mercy"), ("disease hills moat", " deny", "deny"),
            ("disease deny hills", "", "deny"),
        )
    ),
    case(
        "TK-5.16, 6.4 (a): once the hand is empty the rest stands unasked; no card is left to play",
        "Fort: deny | bare: hills",
        "end; A bears; A cancels deny", {(PenaltyStands, "card"): ["plague", "disease"], "asked": "B"},
        deck="plague famine disease", **DRAWN,
    ),
    case(
        "TK-9.24, 5.17: three leave no play: straight to the hand limit; a bounty has left one card too many",
        "bare: hills hills hills moat moat spy deny | bare: deny",
        "end; A bears; A bears; A bears", {"used": 3, "asked": "A"},
        "A discards hills", {"discarded": "disease famine plague hills", "asked": "B"},
        a={"spoils": 1}, deck="disease famine plague", **DRAWN,
    ),
    case(
        "TK-5.16, 6.10: accepted by default", f"bare: deny mercy | {RIVAL}",
        "end; A absent", {"bans": ("disease",), "hand A": "mercy hills moat deny"}, deck="disease hills moat", **DRAWN,
    ),
    *(
        case(
            f"TK-5.16, 6.4: not asked about {why}", f"Fort:{hand} | bare: hills | bare: hills",
            "end", {PenaltyAccepted: [], (PenaltyStands, "card"): ["plague", "famine", "disease"], "asked": "B"},
            deck="plague famine disease", discard=sight, turn=C,
        )
        for why, hand, sight in (
            ("without a hand", "", ""), ("with all in sight", " hills", "deny deny deny mercy mercy mercy mercy"),
        )
    ),
    case(
        "TK-6.4: who has no answer is asked all the same: otherwise the window would tell", f"bare: soldiers | {RIVAL}",
        "end", {"asked": "A", "may A": "accept"}, deck="plague hills moat", **DRAWN,
    ),
    case(
        "TK-5.6, 8.7: a ban ends with the turn", f"bare: walls | {RIVAL}",
        "end; A bears; end; end", {"asked": "A", "why A build walls": None}, deck="disease hills moat", **DRAWN,
    ),
    case(
        "TK-5.18: no blocker on another seat's turn is banned, and bans are the mover's own anyway",
        "bare: cannon | bare: deny", "attack cannon at B.Land", {"may B": "deny pass"},
        turn_is={"bans": ("plague",), "used": 1},
    ),
    *(
        case(
            f"TK-9.36, 5.19, 8.26: of a Spy with {used} plays used, {answer or 'unasked'}",
            "bare: spy cannon hills mercy | bare: deny",
            "spy_draw", *(step for step in ({"may A": "accept mercy"}, answer) if answer),
            {PenaltyIdle: [] if answer else [PenaltyIdle(seat=A, card="famine")], "discarded": discarded},
            {(PenaltyStands, "card"): ["famine"] * (answer == "A bears"), "asked": "A" if left else "B"},
            *([{"left": left, "bans": bans, "why A attack cannon": "banned_famine" if bans else None}] if left else []),
            *([{"why A build hills": None}] if left else []), deck="famine", turn_is={"used": used},
        )
        for used, answer, left, bans, discarded in (
            (0, "A bears", 1, ("famine",), "famine spy"), (1, "A bears", 0, (), "famine spy"),
            (1, "A cancels mercy", 1, (), "mercy famine spy"), (2, "", 0, (), "famine spy"),
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_penalties(row: Row) -> None:
    """TK-9.36: a Spy's penalty uses the next play and bans for the rest of the turn, which goes on to its end once no
    play is left; it can be cancelled; with no play left it is not asked about and does nothing."""
    row()
