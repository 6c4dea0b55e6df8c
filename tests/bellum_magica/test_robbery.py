"""Phase 4: castles are robbed of chests (BM-5.22, 5.26 to 5.28)."""

from typing import Any

import pytest

from engines.bellum_magica import events
from engines.bellum_magica import moves as m
from engines.core.text import text
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B
from tests.bellum_magica.rows import Row, case
from tests.bellum_magica.scene import Scene

ANY = m.Rob(victim=B, most=True)
CHOICE = m.Rob(victim=B, most=False)


def robber(force: str, chests: str, *, robbed: int = 0, faces: tuple[int, ...] = ()) -> Scene:
    """A before the castle of B; C looks on."""
    lairs = {A: Told(force=force), B: Told(chests=chests, robbed=robbed)}
    return scene(3, lairs=lairs, row=2, faces=faces)


# ---- the defence of a castle


@pytest.mark.parametrize(
    ("force", "reason"),
    [
        ("S3 G1 T1", None),
        ("S2 G2 T1", None),
        ("S4 T1", text("reason-magic-short", missing=1, others=(), more=0)),
        ("S1 G2 T1", text("reason-swords-short", missing=1)),
    ],
)
def test_a_castle_is_defended_by_all_its_shields(force: str, reason: object) -> None:
    """BM-9.19, 5.22: two printed, one of a robbery, one and a magic one of the living armour."""
    lairs = {A: Told(force=force), B: Told(chests="w1", robbed=1, right="living_armour")}
    game = scene(lairs=lairs, row=3)
    assert (game.lair(B).shields, game.lair(B).magic_shields) == (3, 1)
    assert game.why(ANY) == reason
    assert game.accepts(ANY) == (reason is None)


# ---- what is taken


@pytest.mark.parametrize(
    ("force", "chests", "asked"),
    [
        ("S9 T1", "w1 w2 w3", False),
        ("S9 T2", "m4", False),
        ("S9 T1", "w1 m2", True),
        ("S9 T2", "m2 m3", True),
        ("S9 T2", "w1 m2 g4", True),
    ],
)
def test_the_thief_is_asked_only_where_it_has_a_choice(force: str, chests: str, asked: bool) -> None:
    """BM-5.26: one chest of one kind leaves none."""
    game = robber(force, chests)
    assert game.accepts(CHOICE) == asked
    assert game.accepts(ANY)
    game.attack(B)
    assert (game.state.stack[-1].kind == "stealing") == asked
    assert bool(game.heard(events.Robbed)) == (not asked)


@pytest.mark.parametrize(("taken", "left"), [("wood", "m4"), ("metal", "w2"), ("wood metal", ""), ("metal wood", "")])
def test_several_thieves_may_take_fewer(taken: str, left: str) -> None:
    """BM-9.18, 8.15: three of them before a wood and a metal chest."""
    game = robber("S4 T3", "w2 m4", robbed=1)
    game.attack(B)
    assert (game.pick().at_least, game.pick().at_most) == (1, 2)
    game.steal(taken)
    assert (game.chests(B), game.lair(B).shields) == (left, 4)


@pytest.mark.parametrize("taken", ["", "wood wood", "gold", "wood metal wood"])
def test_other_ways_are_refused(taken: str) -> None:
    """BM-9.18, 5.29: ``take_one``, ``not_there``, ``too_many``."""
    game = robber("S4 T3", "w2 m4", robbed=1)
    game.attack(B)
    with game.refused():
        game.steal(taken)


CHAIN: dict[str, Any] = {"row": 2, "open_": "old_mill sheepfold beehive_farm horse_ranch", "faces": (1, 1)}
ROWS = [
    case(
        "BM-9.6: a thief takes one chest and leaves a shield; wood and metal together are too many",
        "castle=ravenspire right=goblin_cook | w1 w2 m3",
        "attack B; never: steal wood metal; steal metal", {"chests A": "m3", "chests B": "w1 w2", "B.shields": 3},
        {(events.Robbed, "victim", "shields"): [(B, 3)]}, row=2, faces=(1, 2),
    ),
    case(
        "BM-5.27, 8.16: chance picks among the chests of a kind: gold, then metal, then wood; as the victim got them",
        "S9 T2 | w1 g4 w3 m2 g5 m3 g6",
        "attack B; steal wood gold", {"chests A": "g6 w3", "chests B": "w1 g4 m2 g5 m3"}, row=2, faces=(3, 2),
    ),
    case(
        "BM-9.17, 5.28: C is robbed twice on one day and has nothing left for D",
        "S2 T1 | S3 T1 | S0 m2 m3 | S9 T2",
        "attack C", {"C.shields": 3, "chests C": "m3", "asked": "B"},
        "attack C", {"C.shields": 4, "chests C": "", "asked": "D"}, "no-chests: robs C", **CHAIN,
    ),
    case(
        "BM-9.17, 8.17: the new shield counts at once: two swords fall short", "S2 T1 | S2 T1 | S0 m2 m3 | S9 T2",
        "attack C; swords-short: robs C", **CHAIN,
    ),
    case(
        "BM-5.28: B takes from A what A has just taken; both have a shield more", "S9 T1 | S9 T1 g6 g4",
        "attack B", {"chests A": "g6", "chests B": "g4"},
        "attack A", {"chests A": "", "chests B": "g4 g6", "each.shields": [3, 3]}, row=2, faces=(1, 1),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_robberies(row: Row) -> None:
    row()


@pytest.mark.parametrize(
    ("thieves", "taken"), [(1, "g4"), (2, "g4 m2"), (3, "g4 m2 m3"), (4, "g4 m2 m3 w1"), (5, "g4 m2 m3 w1 w2")]
)
def test_the_clock_steals_the_most_gold_first(thieves: int, taken: str) -> None:
    """BM-5.30, 9.18: for an attack that has been chosen."""
    game = scene(
        lairs={A: Told(force=f"S9 G1 T{thieves}"), B: Told(chests="w1 w2 m2 m3 g4")}, row=3, faces=(1,) * thieves
    )
    game.attack(B)
    game.clock()
    assert game.chests(A) == taken
