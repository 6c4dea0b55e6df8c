"""Block windows and counters: TK-6.1 to 6.6, 6.8, 6.9."""

import pytest

from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.events.plays import Blocked, Foiled, Passed
from tests.playing import lone
from tests.take_the_kingdom.kingdom import A, B, C
from tests.take_the_kingdom.rows import Row, case

BARE = "Fort, Land"
ALL = "deny mercy mutiny sabotage"
HUMANS = ("soldiers", "pikemen")
MACHINES = ("siege_tower", "battering_ram", "trebuchet", "cannon")
NO_BLOCKERS = ("disrepair", "freeze", "earthquake", "hills", "deny")
SIGHT = "deny deny deny mercy mercy mercy mercy sabotage sabotage sabotage mutiny"
ROWS = [
    *(
        case(
            f"TK-6.3: {card}: {fits}, Deny and Mercy", f"bare: {card} land | bare: {ALL}",
            f"attack {card} at B.Land", {"may B": f"{may} pass"}, f"cannot_block: B blocks {wrong}",
        )
        for cards, fits, may, wrong in (
            (HUMANS, "mutiny", "deny mercy mutiny", "sabotage"),
            (MACHINES, "sabotage", "deny mercy sabotage", "mutiny"),
        )
        for card in cards
    ),
    case(
        "TK-6.3, 5.43: other cards never block, nor what is not held",
        "bare: cannon land | bare: disrepair freeze earthquake hills",
        "attack cannon at B.Land", {"may B": "pass"}, *(f"never: B blocks {card}" for card in NO_BLOCKERS),
    ),
    case(
        "TK-6.2, 6.3, 8.13: nobody but the attacked seat is asked, or may help",
        f"bare: cannon land | bare: hills | bare: {ALL}",
        "attack cannon at B.Land", {"asked": "B"}, "core-stale: C blocks deny",
    ),
    *(
        case(
            f"TK-6.5, 6.8, 8.15, 10.9: {card} is final: a main choice follows, no counter window",
            f"bare: cannon deny mercy land | bare: {card} | bare: hills",
            f"attack cannon at B.Land; B blocks {card}",
            {Foiled: [Foiled(seat=A, card="cannon")]},
            {Blocked: [Blocked(seat=B, by=card, against="cannon", whole=False)]},
            {"asked": "A", "B": BARE, "may A": "settle mercy_land mercy_turn end_turn"},
        )
        for card in ("deny", "mercy")
    ),
    *(
        case(
            f"TK-9.9, 6.5: {name}",
            "bare: siege_tower morale spread land | bare: sabotage | Fort, Land[Walls]: deny",
            "attack siege_tower morale spread at B.Land:1, C.Land:3", {"used": 3},
            *steps, {"B": left, "C": "Fort, Land[Walls]", "turn": "B"},
        )
        for name, left, steps in (
            ("a Deny saves its own seat; later ones see earlier answers", "Fort",
             ("B passes", {(Passed, C): [Passed(seat=B)]}, "C blocks deny")),
            ("a Sabotage stops the machine for all, and C is not asked", BARE,
             ("B blocks sabotage; A passes", {Passed: [Passed(seat=A)]})),
        )
    ),
    case(
        "TK-6.2: clockwise from the mover, once each for all their shares",
        "Fort, Land, Land[Walls]: hills | bare: deny | bare: trebuchet morale spread land | bare: hills",
        "attack trebuchet morale spread at A.Land:1, B.Land:1, D.Land:1, A.Land2:3", {"asked": "D"},
        "D passes", {"asked": "A"}, "A passes", {"asked": "B"}, "B blocks deny", {"A": "Fort", "B": BARE, "D": "Fort"},
        turn=C,
    ),
    case(
        "TK-6.6, 5.32, 8.16: with every part void a play is spent; a trap waits behind a block",
        "bare: pikemen spread land | Fort, Land[; real]: deny | bare: mercy",
        "attack pikemen spread at B.Land:1, C.Land:1; B blocks deny; C blocks mercy",
        {Foiled: [Foiled(seat=A, card="pikemen")], "B": "Fort, Land[; trap]", "used": 2},
        {"discarded": "deny mercy pikemen spread"},
    ),
    case(
        "TK-6.4 (a), 9.31: not for an empty hand, which is public",
        "bare: cannon land | bare | bare: hills",
        "attack cannon at B.Land", {"asked": "A", "B": "Fort", Passed: []},
    ),
    *(
        case(
            f"TK-9.31, 6.4 (b): {name}", f"{own}: {card} land {hidden}| bare: hills hills moat moat walls",
            f"attack {card} at B.Land", {"asked": asked, **({"may B": "pass"} if asked == "B" else {})}, discard=sight,
        )
        for name, card, hidden, own, sight, asked in (
            ("not if every answer lies in sight, in the discard", "cannon", "", BARE, SIGHT, "A"),
            ("one Mutiny does not, so Soldiers open it even if B has none", "soldiers", "", BARE, SIGHT, "B"),
            ("so does the table", "cannon", "", "Fort, Mercy, Mercy, Mercy, Mercy", SIGHT.replace("mercy", ""), "A"),
            ("a Deny in the attacker's own hand is not", "cannon", "deny ", BARE, SIGHT.removeprefix("deny "), "B"),
        )
    ),
    case(
        "TK-6.4, 6.9: nor for a counter with an empty hand; with no card left the turn is over",
        "bare: cannon | bare: sabotage hills",
        "attack cannon at B.Land; B blocks sabotage", {Passed: [], "B": BARE, "asked": "B"},
    ),
    case(
        "TK-6.4, 6.9: under Plague no Mercy is unseen, and the Deny that is cannot be played: that is public",
        "bare: cannon deny | bare: sabotage hills",
        "attack cannon at B.Land; B blocks sabotage", {Passed: [], "B": BARE, "asked": "A"},
        discard="mercy mercy mercy mercy", turn_is={"bans": ("plague",), "used": 1},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_windows(row: Row) -> None:
    row()


def test_one_answer_is_asked_for_where_silence_would_tell() -> None:
    """TK-5.4, 5.16, 6.4, 6.9, 8.5: in the windows, which open whatever is held, and at the end of a turn in which no
    card fits. What has but one outcome that everybody can see is asked of nobody. TK-5.9: an attack is confirmed."""
    told = {kind for seats in GAME.meta.seats for seed in range(4) for kind in lone(GAME, seats, seed)}
    assert {"block_window", "penalty_window", "main_choice"} <= told
    confirmed = {"attacking", "evenly"}
    windows = {"block_window", "counter_window", "reversal_block", "penalty_window"}
    assert told <= {"main_choice", *windows, *confirmed}
