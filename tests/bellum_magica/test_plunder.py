"""Attacks on settlements and castles."""

from __future__ import annotations

import pytest

from engines.bellum_magica import events
from engines.bellum_magica import moves as m
from engines.core.text import text
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C, D, right
from tests.bellum_magica.scene import Scene


def before(settlement: str, force: str, row: int = 3) -> Scene:
    """A with so many swords before a settlement; B has something to do afterwards."""
    return scene(lairs={A: Told(force=force), B: Told(force="S2")}, row=row, open_=f"{settlement} goose_farm")


@pytest.mark.parametrize(
    ("force", "shields", "magic", "short"),
    [
        ("S3", 3, 0, (0, 0)),
        ("G3", 3, 0, (0, 0)),
        ("S2", 3, 0, (0, 1)),
        ("S6 G1", 6, 1, (0, 0)),
        ("S5 G2", 6, 1, (0, 0)),
        ("G7", 6, 1, (0, 0)),
        ("S9", 6, 1, (1, 0)),
        ("S5 G1", 6, 1, (0, 1)),
        ("G4", 3, 1, (0, 0)),
        ("S4", 3, 1, (1, 0)),
        ("S1 G2", 3, 1, (0, 1)),
    ],
)
def test_magic_swords_serve_as_ordinary_ones_never_the_reverse(
    force: str, shields: int, magic: int, short: tuple[int, int]
) -> None:
    """BM-5.21, with the figures of BM-9.4, 9.5 and 9.19."""
    assert right(force).short(shields, magic) == short
    assert right(force).beats(shields, magic) == (short == (0, 0))


@pytest.mark.parametrize(("force", "row"), [("S3", 3), ("S2 G1", 3), ("G3", 5)])
def test_swords_of_both_kinds_beat_a_plain_defence(force: str, row: int) -> None:
    """BM-9.4: defence 3; it yields a food and a wood chest, and its slot is empty."""
    game = before("sheepfold", force, row)
    game.attack("sheepfold")
    (told,) = game.heard(events.Plundered)
    assert (told.food, told.chests, game.open) == (1, (1, 0, 0), "- goose_farm")


@pytest.mark.parametrize(
    ("settlement", "force", "reason"),
    [
        ("sheepfold", "S2", text("reason-swords-short", missing=1)),
        ("wizards_city", "S9", text("reason-magic-short", missing=1)),
        ("wizards_city", "S5 G1", text("reason-swords-short", missing=1)),
    ],
)
def test_too_few_swords_are_told_exactly(settlement: str, force: str, reason: object) -> None:
    """BM-9.4, 9.5."""
    game = before(settlement, force)
    assert game.why(m.Plunder(settlement=SETTLEMENT[settlement])) == reason


@pytest.mark.parametrize("force", ["S6 G1", "S5 G2"])
def test_magic_shields_need_magic_swords(force: str) -> None:
    """BM-9.5: defence 6 and one magic; a gold and a metal chest."""
    game = before("wizards_city", force)
    game.attack("wizards_city")
    (told,) = game.heard(events.Plundered)
    assert told.chests == (0, 1, 1)


def test_a_thief_takes_one_chest_and_leaves_a_shield() -> None:
    """BM-9.6."""
    a = Told(castle="ravenspire", right="goblin_cook")
    game = scene(lairs={A: a, B: Told(chests="w1 w2 m3")}, row=2, faces=(1,))
    game.attack(B)
    assert len(game.menu().options) == 3
    with game.refused():
        game.steal("wood metal")
    game.steal("metal")
    assert (game.chests(A), game.chests(B), game.lair(B).shields) == ("m3", "w1 w2", 3)
    assert game.heard(events.Robbed) == [events.Robbed(thief=A, victim=B, chests=(0, 1, 0))]
    for owner in (A, B):
        (stolen,) = game.heard(events.Stolen, owner)
        assert stolen.chests == (events.Chest(chest=1, value=3),)


def test_the_next_robber_meets_the_new_shield() -> None:
    """BM-9.6: S2 falls short of 3."""
    game = scene(lairs={A: Told(force="S2 T1"), B: Told(chests="w1", robbed=1)}, row=2)
    assert game.why(m.Rob(victim=B, most=True)) == text("reason-swords-short", missing=1)


def test_the_tavern_stays_and_a_plundered_settlement_is_gone() -> None:
    """BM-9.16."""
    lairs = {seat: Told(force="S2") for seat in (A, B, C)}
    game = scene(3, lairs=lairs, row=3, open_="onion_farm goose_farm vineyard", faces=(1,))
    game.attack("tavern")
    game.attack("onion_farm")
    assert game.why(m.Plunder(settlement=SETTLEMENT["onion_farm"])) == text("reason-settlement-gone", missing=0)
    game.attack("tavern")
    assert [game.lair(seat).barrels for seat in (A, B, C)] == [1, 0, 1]
    assert game.open.startswith("- goose_farm vineyard")
    while game.state.day == 1:
        game.clock()
    first, *others = game.open.split()
    assert (first != "-", others) == (True, ["goose_farm", "vineyard"])


def test_robberies_of_one_day_add_up() -> None:
    """BM-9.17: C is robbed twice, its defence grows, then it has nothing left."""
    lairs = {A: Told(force="S2 T1"), B: Told(force="S3 T1"), C: Told(chests="m2 m3"), D: Told(force="S9 T2")}
    game = scene(4, lairs=lairs, row=2, faces=(1, 1))
    game.attack(C)
    assert game.lair(C).shields == 3
    game.attack(C)
    assert (game.lair(C).shields, game.chests(C)) == (4, "")
    if game.mover == C:
        game.stay()
    assert game.why(m.Rob(victim=C, most=True)) == text("reason-no-chests", missing=0)


def test_without_a_thief_no_castle_is_robbed() -> None:
    """BM-9.17."""
    game = scene(lairs={A: Told(force="S9"), B: Told(chests="w1")}, row=3)
    assert game.why(m.Rob(victim=B, most=True)) == text("reason-no-thief", missing=0)


@pytest.mark.parametrize(("taken", "left"), [("wood", "m4"), ("metal", "w2"), ("wood metal", "")])
def test_several_thieves_may_take_fewer(taken: str, left: str) -> None:
    """BM-9.18."""
    game = scene(3, lairs={A: Told(force="S4 T3"), B: Told(chests="w2 m4", robbed=1)}, row=2)
    game.attack(B)
    game.steal(taken)
    assert (game.chests(B), game.lair(B).shields) == (left, 4)
    (robbed,) = game.heard(events.Robbed, C)
    assert sum(robbed.chests) == len(taken.split())


def test_the_clock_steals_the_most() -> None:
    """BM-9.18, 5.30."""
    game = scene(3, lairs={A: Told(force="S4 T3"), B: Told(chests="w2 m4", robbed=1)}, row=2)
    game.attack(B)
    game.clock()
    assert (sorted(game.chests(A).split()), game.chests(B)) == (["m4", "w2"], "")


@pytest.mark.parametrize(
    ("force", "reason"),
    [
        ("S3 G1 T1", None),
        ("S2 G2 T1", None),
        ("S4 T1", text("reason-magic-short", missing=1)),
        ("S1 G2 T1", text("reason-swords-short", missing=1)),
    ],
)
def test_a_castle_is_defended_by_all_its_shields(force: str, reason: object) -> None:
    """BM-9.19: two printed, one robbery, a magic one from the living armour."""
    lairs = {A: Told(force=force), B: Told(chests="w1", robbed=1, right="living_armour")}
    game = scene(lairs=lairs, row=3)
    assert game.why(m.Rob(victim=B, most=True)) == reason
    assert game.accepts(m.Rob(victim=B, most=True)) == (reason is None)
