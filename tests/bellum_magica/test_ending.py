"""When it ends: BM-5.31, 8.26, 8.27, 1.4, 1.8, 1.10, and the examples BM-9.25, 9.34, 9.35."""

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B
from tests.bellum_magica.rows import Row, case
from tests.kits import EVERY

TEN = "S2 w w w w w w w w m m food=2 | S4 T2 g g g g"
ROWS = [
    case(
        "BM-9.25, 8.26, 5.31: whoever has ten may still be robbed by the last seat; then recruiting is played", TEN,
        "stay", {"over": False}, "robs A", {"over": False, "counts": [8, 6], "asked": "A", "kind": "recruiting"}, row=3,
    ),
    case("BM-9.25, 5.31: or it is over", TEN, "stay; stay", {"over": True}, row=3),
    case(
        "BM-5.31, 8.26: ten in the middle of the phase are not the end: B and C have their attacks",
        "S3 w w w w w w w w w | S2 | S2",
        "attack sheepfold", {"counts": [10, 0, 0], "asked": "B", (e.EndNear, "chests"): [10]},
        "stay", {"asked": "C"}, "stay", {(e.MatchEnded, "why"): ["chests"]},
        row=3, open_="sheepfold onion_farm goose_farm",
    ),
    *(
        case(
            f"BM-1.4, 1.8, 5.31: {held} chests, of which {end_at} end it", f"S2 {'w ' * held}| S2 food=2",
            "stay; stay", {"over": over}, row=3, end_at=end_at,
        )
        for held, end_at, over in ((10, "10", True), (9, "10", False), (7, "7", True), (6, "7", False))
    ),
    case(
        "BM-9.34, 1.10: not before the last day", "S2 w1 food=4 | S2 w2 w3 food=4",
        "stay; stay", {"over": False, "kind": "recruiting"}, row=3, day=14, captain=1, day_cap="15",
    ),
    case(
        "BM-9.34, 1.10, 7.1: on the last day it is scored after the attacks, nobody recruits",
        "S2 w1 food=4 | S2 w2 w3 food=4",
        "stay; stay", {(e.MatchEnded, "why", "winners"): [("day_cap", (B,))], "ranks": (2, 1), "scores": (1, 5)},
        row=3, day=15, captain=0, day_cap="15",
    ),
    case(
        "BM-11.4: a robbery that brings the end near is told", "S2 T1 w w w w w w w w | S2 m",
        "attack B", {e.EndNear: [e.EndNear(seat=A, chests=9)]}, row=3,
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_when_it_ends(row: Row) -> None:
    row()


def test_the_last_five_chests() -> None:
    """BM-9.35, 5.18: five seats with nine each, five tied scouts: wood first, then what stands in for it, in turn
    order; nobody robs, all have ten, fifty chests are scored."""
    maps = ("imp_courier", "mimic_chest", "harpy_scout", "nightmare_sphinx", "")
    held = ("w " * 9, "w " * 9, "m " * 9, "m " * 9, "g " * 9)
    castles = ("ravenspire", "mudmaw_keep", "embergate", "thornhold", "gloomtower")
    lairs = {seat: Told(castle=castles[seat], left=maps[seat], chests=held[seat]) for seat in range(5)}
    game = scene(5, lairs=lairs, row=1, phase="harvest")
    (found,) = [event for event in game.story if isinstance(event, e.Scouted)]
    assert [(find.seat, find.chest) for find in found.finds] == [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)]
    assert [len(pile) for pile in game.state.piles.chests] == [0, 0, 0]
    while not game.match.over:
        assert game.state.stack[-1].kind == "raiding"
        game.clock()
    assert [len(lair.chests) for lair in game.state.lairs] == [10] * 5
    assert sum(game.outcome.scores) == 155
    assert game.told(e.MatchEnded)[0].why == "chests"


@pytest.mark.parametrize(
    ("chests", "day", "cap", "said"),
    [
        ("w1 w2 w3 " * 3, 3, "none", "Chests (the match ends at 10): 🟥 9, 🔵 0"),
        (
            "w1 w2 w3 " * 3 + "m2",
            3,
            "none",
            "⏳ **The last attacks, if somebody still holds 10 chests after them.** Chests: 🟥 10",
        ),
        ("w1", 15, "15", "⏳ **The last attacks: the match ends with this day.** Chests: 🟥 1, 🔵 0"),
    ],
)
def test_the_last_attacks_are_announced(chests: str, day: int, cap: str, said: str) -> None:
    """BM-5.31: beside the question whom to attack."""
    game = scene(lairs={A: Told(chests=chests.strip())}, day=day, day_cap=cap)
    (told,) = GAME.presenter.score(game.match.view(A))
    assert EVERY.voice("en", "bellum_magica", ("🟥", "🔵"))(told).startswith(said)
