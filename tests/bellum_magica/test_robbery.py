"""Phase 4: castles are robbed of chests (BM-5.22, 5.26 to 5.28)."""

import pytest

from engines.bellum_magica import events
from engines.bellum_magica import moves as m
from engines.core.text import text
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C, D
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


# ---- who can be robbed


# ---- what is taken


def test_a_thief_takes_one_chest_and_leaves_a_shield() -> None:
    """BM-9.6: S2 T1 against two shields; wood and metal together are too many."""
    a = Told(castle="ravenspire", right="goblin_cook")
    game = scene(lairs={A: a, B: Told(chests="w1 w2 m3")}, row=2, faces=(1, 2))
    assert game.rows(A)[1].endswith("S2 T1")
    game.attack(B)
    with game.refused():
        game.steal("wood metal")
    game.steal("metal")
    assert (game.chests(A), game.chests(B), game.lair(B).shields) == ("m3", "w1 w2", 3)
    assert [(event.victim, event.shields) for event in game.heard(events.Robbed)] == [(B, 3)]


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


# ---- chance


def test_chance_picks_among_the_chests_of_a_kind() -> None:
    """BM-5.27, 8.16: gold, then metal, then wood; in the order in which the victim got them."""
    game = robber("S9 T2", "w1 g4 w3 m2 g5 m3 g6", faces=(3, 2))
    game.attack(B)
    game.steal("wood gold")
    assert (game.chests(A), game.chests(B)) == ("g6 w3", "w1 g4 m2 g5 m3")


# ---- several robberies on one day


def chain(b: str) -> Scene:
    """BM-9.17: A S2 T1, B with a thief, C with two metal chests, D with nine swords and two thieves."""
    lairs = {A: Told(force="S2 T1"), B: Told(force=b), C: Told(force="S0", chests="m2 m3"), D: Told(force="S9 T2")}
    return scene(4, lairs=lairs, row=2, open_="old_mill sheepfold beehive_farm horse_ranch", faces=(1, 1))


def test_robberies_of_one_day_add_up() -> None:
    """BM-9.17, 5.28: C is robbed twice and has nothing left for D."""
    game = chain("S3 T1")
    game.attack(C)
    assert (game.lair(C).shields, game.chests(C), game.asked) == (3, "m3", (B,))
    game.attack(C)
    assert (game.lair(C).shields, game.chests(C), game.asked) == (4, "", (D,))
    with game.refused("reason-no-chests"):
        game.attack(C, most=True)


def test_the_new_shield_counts_at_once() -> None:
    """BM-9.17, 8.17: two swords fall short now."""
    game = chain("S2 T1")
    game.attack(C)
    with game.refused("reason-swords-short"):
        game.attack(C, most=True)


def test_a_robber_may_be_robbed_in_turn() -> None:
    """BM-5.28: B takes from A what A has just taken; both have a shield more."""
    lairs = {A: Told(force="S9 T1"), B: Told(force="S9 T1", chests="g6 g4")}
    game = scene(lairs=lairs, row=2, faces=(1, 1))
    game.attack(B)
    assert (game.chests(A), game.chests(B)) == ("g6", "g4")
    game.attack(A)
    assert (game.chests(A), game.chests(B)) == ("", "g4 g6")
    assert [lair.shields for lair in game.state.lairs] == [3, 3]
