"""Opening turns: TK-5.11 to 5.14 and the options that touch them."""

import pytest

from engines.take_the_kingdom.events.turns import Drew, PenaltyReturned, SomeoneDrew, TurnStarted
from tests.take_the_kingdom.kingdom import A, B, lay, seat, stacked
from tests.take_the_kingdom.rows import Row, case

BARE = "Fort, Land"


FORBIDDEN = (
    "mutiny_remove", "spy_steal", "spy_look", "mercy_land", "mercy_turn", "mercy_thaw", "conquest_land", "earthquake",
    "sabotage_trap", "attack pikemen",
)  # fmt: skip
DEFENCES, TRAPS = ("hills", "moat", "walls", "battlements", "archers", "knights"), ("trap_real", "trap_decoy")
ALLOWED = ("settle", "fortune", "spy_draw", *(f"build {each}" for each in DEFENCES), *(f"set_trap {t}" for t in TRAPS))
TWO_SHUFFLES = (
    *stacked(["spy", "hills", "plague"], ["plague", "spy", "hills"]),
    *stacked(["spy", "hills", "plague"], ["spy", "hills", "plague"]),
)
ROWS = [
    case(
        "TK-9.3, 5.12, 5.13: no attacks, no actions, no Spy against opponents, no Mercy in any use",
        "Fort, Land[; frozen]: pikemen mutiny spy mercy morale conquest earthquake sabotage"
        " | Fort[Knights], Land[Walls; real]: deny",
        {f"why A {play}": "opening" for play in FORBIDDEN} | {"says A morale": "opening"}, a={"turns": 2},
    ),
    case(
        "TK-9.3, 5.12: Land, defences, traps, Fortune, and Spy to draw from the deck. The list is closed",
        f"bare: land fortune spy {' '.join((*DEFENCES, *TRAPS))} | bare: deny",
        {f"why A {play}": None for play in ALLOWED}, a={"turns": 2},
    ),
    case(
        "TK-1.8, 5.13, 8.2: Mercy by option: as a Land, for a thaw, for an extra turn",
        "Fort, Land[; frozen]: mercy mercy mercy | bare: deny",
        {"why A mercy_turn": None}, "mercy_land; mercy_thaw A.Land", {"A": "Fort, Land, Mercy"},
        a={"turns": 1}, opening_mercy="true",
    ),
    case(
        "TK-5.11: the third turn is none", "bare: deny | bare: cannon | bare: cannon",
        "end", {"opening": True, "why B attack cannon": "opening"},
        "end", {"opening": False, "why C attack cannon": None}, b={"turns": 1}, c={"turns": 2},
    ),
    case(
        "TK-5.11, 5.13, 8.1: the count is each seat's own: one that is past it may attack; blockers are always allowed",
        "bare: cannon pikemen | Fort, Land, Land: deny mercy",
        "attack cannon at B.Land; B blocks mercy; attack pikemen at B.Land2; B blocks deny",
        {"discarded": "mercy cannon deny pikemen"}, b={"turns": 0},
    ),
    *(
        case(
            f"TK-9.26, 1.7, 5.11: an extra turn after {turns} turns with {counts}",
            "bare: fortune hills | bare: deny",
            "fortune", {TurnStarted: [TurnStarted(seat=A, extra=True, opening=opening)], "opening_left": (left, 1)},
            "end; end", {"asked": "A", "opening": left == 1},
            a={"turns": turns}, b={"turns": 1}, deck="moat walls moat", opening_counts=counts,
        )
        for counts, turns, opening, left in (
            ("all_turns", 1, True, 0), ("ordinary_turns", 1, True, 1), ("all_turns", 2, False, 0),
            ("ordinary_turns", 2, True, 0),
        )
    ),
    case(
        "TK-9.25, 5.14, 8.3, 4.6: a penalty is shown, put back, shuffled in before the next card; no play used",
        "bare: deny | bare: deny mercy walls walls moat moat",
        "end", {"hand B": "land mercy hills moat moat walls walls deny spy", "deck": 1, "rolled": True},
        {PenaltyReturned: [PenaltyReturned(seat=B, card="plague")] * 2, (Drew, B, "cards"): [("land", "spy", "hills")]},
        {(SomeoneDrew, A, "count"): [3], "used": 0, "bans": ()},
        "build walls B.Fort; build walls B.Fort", {"asked": "B"}, "end; B discards moat", {"asked": "A"},
        b={"turns": 1}, deck="land plague spy hills", no_more=True, faces=TWO_SHUFFLES,
    ),
    case(
        "TK-5.14: nothing is drawn if the deck holds only penalties", "bare: deny | bare: deny",
        "end", {"hand B": "hills deny", "deck": 2}, b={"turns": 0}, deck="hills plague famine", no_more=True,
    ),
    case(
        "TK-5.14: one that a Spy draws goes back too: no play, no ban, another card for it", "bare: spy | bare: deny",
        "spy_draw", {PenaltyReturned: [PenaltyReturned(seat=A, card="famine")], "hand A": "walls"},
        {"used": 1, "bans": ()},
        a={"turns": 1}, deck="famine walls", no_more=True, faces=stacked(["walls", "famine"], ["walls", "famine"]),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_openings(row: Row) -> None:
    """TK-9.26: with ``ordinary_turns`` an extra turn belongs to the ordinary turn before it."""
    row()


@pytest.mark.parametrize("counts", ["all_turns", "ordinary_turns"])
def test_ordinary_turns_always_count(counts: str) -> None:
    """TK-1.7, 5.11: two of them and the opening is over."""
    scene = lay(seat(BARE, "hills", turns=0), seat(BARE, "hills", turns=0), turn=B, opening_counts=counts)
    openings = []
    for _ in range(6):
        scene.end()
        if scene.asked and "discard" in scene.may(scene.asked[0]):
            scene.absent(scene.asked[0])
        openings.append((scene.mover, scene.turn.opening))
    assert openings == [(A, True), (B, True), (A, True), (B, True), (A, False), (B, False)]
