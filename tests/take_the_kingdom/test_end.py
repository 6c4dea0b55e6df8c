"""The end of a match, points and ranking: TK-7.4 to 7.7, and games that only defaults play."""

from typing import Any

import pytest

from engines.core.match import begin
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.events.strife import MatchEnded
from engines.take_the_kingdom.events.turns import TurnStarted
from tests.take_the_kingdom.kingdom import B, C
from tests.take_the_kingdom.rows import Row, case
from tests.take_the_kingdom.scene import Scene

EMPTY: dict[str, Any] = {"no_more": True, "turn_is": {"began_empty": True}}
PASSED = {"passed": True}
STRONG = "Fort[Knights], Land[Walls], Land"
ROWS = [
    *(
        case(f"TK-9.1, 1.4, 7.5: {kingdom} is worth {worth}", f"{kingdom}: hills | bare: hills", {"points": (worth, 4)})
        for kingdom, worth in (
            ("Fort[Knights], Land[Walls]", 11), ("Fort-1[Knights], Land[Walls]", 10),
            ("Fort[Knights; real], Land[Walls; decoy]", 11), ("Fort[Knights], Land[Walls], Mercy", 12),
            ("Fort[Knights-2], Land[Walls-1; frozen]", 8),
        )
    ),
    case(
        "TK-1.3, 8.27: without a deck turns go on until nobody can or will play", "bare: hills moat | bare: hills",
        "build hills A.Fort; end", {"hand B": "hills"}, "end", {"asked": "A", "over": False}, **EMPTY,
    ),
    case(
        "TK-9.32, 7.4: C, which skipped, keeps its chance; a skip neither sets nor clears a flag",
        "bare: hills soldiers | bare: soldiers | bare: moat",
        "build hills A.Fort; end; end", {"asked": "A", "passed": (False, True, False)},
        "end; end", {"asked": "C", "over": False}, "end", {"over": True, MatchEnded: [MatchEnded(why="all_passed")]},
        c={"skip": True}, **EMPTY,
    ),
    case(
        "TK-9.32: a play clears all flags", "bare: soldiers | bare: soldiers | bare: moat soldiers",
        "build moat C.Land; end", {"asked": "A", "over": False, "passed": (False,) * 3},
        a=PASSED, b=PASSED, turn=C, **EMPTY,
    ),
    case(
        "TK-7.4: a turn that began with cards in the deck is no pass", "bare: soldiers | bare: soldiers",
        "end", {"passed": (False, False)}, no_more=True,
    ),
    case(
        "TK-7.4: Fortune was a play and clears the flags; the extra turn without one is a pass",
        "bare: fortune soldiers | bare: soldiers",
        "fortune", {"passed": (False, False)}, "end", {"passed": (True, False), "asked": "B"}, b=PASSED, **EMPTY,
    ),
    *(
        case(
            f"TK-7.4 (b), 5.6: no deck and no hands: over although somebody just played, before an extra turn: {play}",
            f"bare: {card} | bare",
            play, {"over": True, MatchEnded: [MatchEnded(why="all_played")], TurnStarted: []}, **EMPTY,
        )
        for play, card in (("build moat A.Fort", "moat"), ("fortune", "fortune"))
    ),
    *(
        case(
            f"TK-9.33, 7.6: {name}", f"{a}: soldiers | {b}: soldiers",
            "end", {"over": True, "ranks": ranks, "scores": scores}, a=PASSED, turn=B, **EMPTY,
        )
        for name, a, b, ranks, scores in (
            ("points", "Fort[Knights], Land[Walls]", "Fort[Knights], Land", (1, 2), (11, 9)),
            ("then the Fort", STRONG, "Fort-1[Knights, Hills], Land, Land, Land, Land", (1, 2), (12, 12)),
            ("then Lands", STRONG, "Fort[Knights], Land, Land, Land, Mercy", (2, 1), (12, 12)),
            ("then shared", STRONG, "Fort, Land[Knights, Moat], Land", (1, 1), (12, 12)),
            ("a Fort by its base alone", "Fort-1[Knights], Land", "Fort[Archers], Land", (2, 1), (8, 8)),
        )
    ),
    case(
        "TK-7.3, 7.7, section 3: everything is revealed at the end: hands, traps and the deck",
        "Fort[; real], Land: cannon soldiers | Fort[; decoy]: deny",
        "attack cannon at B.Fort", {"deck_shown": None, "shown": (None, None)},
        "B passes", {"deck_shown": ("knights", "moat"), "shown": (("soldiers", "deny"), ()), "A": "Fort[; real], Land"},
        deck="knights moat", no_more=True,
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_ends(row: Row) -> None:
    """TK-7.5: a Fort, Lands (a Mercy too) and defences less their damage; traps and Freezes count nothing. TK-7.6:
    points, then the stronger Fort, then more Lands, then shared."""
    row()


@pytest.mark.parametrize(("seats", "turns", "each"), [(2, 29, 8), (3, 29, 7), (4, 30, 6)])
def test_defaults_alone_end_every_game(seats: int, turns: int, each: int) -> None:
    """TK-9.35, 10.11: every seat draws, discards, ends; shared victory."""
    match, events = begin(GAME, seats, "defaults")
    scene = Scene(match, {}, events)
    while not scene.over:
        scene.absent(scene.asked[0])
    assert len(scene.told(TurnStarted)) == turns
    assert (set(scene.outcome.scores), set(scene.outcome.ranks)) == ({each}, {1})
