"""What players see of a position: section 11 of the rules, as far as views carry it."""

from __future__ import annotations

from typing import Any

import pytest

from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import Left, Right
from engines.bellum_magica.own import Own
from engines.bellum_magica.view import View
from engines.core.chair import Seating
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C
from tests.bellum_magica.scene import Scene


def seen(game: Scene, seat: int | None = None) -> View:
    view: View = game.match.view(seat)
    return view


def own(game: Scene, seat: int) -> Own:
    mine = seen(game, seat).own
    assert mine is not None
    return mine


def test_the_public_summary() -> None:
    """BM-11.1: day, captain, phase, row, who is awaited, what lies open and how much is left."""
    game = scene(
        3, row=4, day=5, captain=B, phase="poll", lairs={C: Told(barrels=1)}, deck=10,
        open_="onion_farm old_mill goose_farm", display="orc_butcher bog_lurker fire_dragon iron_golem", piles="w7",
    )  # fmt: skip
    table = seen(game).table
    assert (table.day, table.captain, table.row, table.rolls, table.phase) == (5, B, 4, 1, "treats")
    assert (table.asked, table.seats) == ((C,), (B, C, A))
    assert table.settlements == tuple(SETTLEMENT[name] for name in ("onion_farm", "old_mill", "goose_farm"))
    assert (table.settlements_left, table.creatures_left[0]) == ((0, 0, 10), len(game.state.piles.creatures[0]))
    assert (table.chests_left, len(table.creatures)) == ((7, 20, 10), 4)


def test_what_is_left_of_each_kind_can_be_counted() -> None:
    """BM-11.1, 3.1: from what went into the game less what was seen, never from the deck."""
    table = seen(begun(2)).table
    assert table.settlements_left == (1, 3, 10)
    table = seen(begun(5)).table
    assert table.settlements_left == (2, 7, 10)


def test_the_rows_of_a_seat() -> None:
    """BM-11.1: six rows left and right summed up."""
    lair = seen(scene(lairs={A: Told(castle="ravenspire", left="goblin_cook", right="goblin_spearman")})).table.lairs[A]
    assert lair.lefts[2] == Left(food=2, maps=1)
    assert lair.rights[1] == Right(swords=1, thieves=1)


@pytest.mark.parametrize(
    ("chests", "end_at", "near"), [(7, "10", False), (8, "10", True), (4, "7", False), (5, "7", True)]
)
def test_the_end_is_near(chests: int, end_at: str, near: bool) -> None:
    """BM-11.1: two chests before it."""
    game = scene(lairs={A: Told(force="S2", chests="w " * chests)}, row=3, end_at=end_at)
    assert seen(game).table.lairs[A].near_end == near


def test_spells_ready_and_used() -> None:
    """BM-11.1."""
    game = scene(lairs={A: Told(spells=2)}, row=4, phase="poll", faces=(1,))
    game.treat(A, "spell")
    lair = seen(game).table.lairs[A]
    assert (lair.spells, lair.ready) == (2, 1)


@pytest.mark.parametrize(
    ("phase", "words"),
    [("poll", "treats"), ("raid", "plunder"), ("recruit", "recruiting")],
)
def test_the_phase(phase: Any, words: str) -> None:
    """BM-11.1, 5.1."""
    game = scene(lairs={A: Told(force="S2", food=2, barrels=1)}, row=3, phase=phase)
    assert seen(game).table.phase == words
    assert seen(begun(2)).table.phase == "setup"


def test_own_chests_with_values() -> None:
    """BM-11.2: and their total; not those that were stolen from the seat."""
    game = scene(lairs={A: Told(force="S4 T1"), B: Told(chests="w3 g6")}, row=2)
    assert ([chest.value for chest in own(game, B).chests], own(game, B).total) == ([3, 6], 9)
    game.attack(B)
    game.steal("gold")
    assert (own(game, B).total, own(game, A).total) == (3, 6)


def test_what_each_row_would_bring() -> None:
    """BM-11.2: in a poll, for the seat and for each rival: harvest, scouts, the best legal attack."""
    lairs = {A: Told(castle="ravenspire", barrels=1), B: Told(castle="mudmaw_keep", right="orc_raider")}
    game = scene(lairs=lairs, row=3, phase="poll", open_="onion_farm goose_farm")
    prospects = own(game, A).prospects
    assert [len(rows) for rows in prospects] == [6, 6]
    third = prospects[A][2]
    assert (third.food, third.runestones, third.find) == (game.lair(A).lefts[2].food, 0, 1)
    assert prospects[B][2].find is None
    force = game.lair(B).rights[3]
    assert force.swords >= 2
    assert prospects[B][3].attack in (m.Plunder(settlement=0), m.Plunder(settlement=SETTLEMENT["goose_farm"]))
    assert own(scene(lairs=lairs, row=3, open_="onion_farm goose_farm"), A).prospects == ()


def test_who_leaves_and_who_is_gone() -> None:
    """BM-7.7, 11.1."""
    game = scene(3, lairs={A: Told(force="S2", food=2), C: Told(chests="w1")}, row=3)
    game.leaves(C)
    lair = seen(game).table.lairs[C]
    assert (lair.leaving, lair.gone, lair.sitter) == (True, False, "removed")
    while game.state.day == 1:
        game.clock()
    lair = seen(game).table.lairs[C]
    assert (lair.leaving, lair.gone, lair.chests) == (False, True, (0, 0, 0))


def test_who_sits_there() -> None:
    """BM-11.3: absent seats."""
    game = scene(lairs={A: Told(force="S2")}, row=3)
    match, _ = game.match.seat(Seating(seat=B, change="leave"))
    assert [lair.sitter for lair in match.view(A).table.lairs] == ["here", "away"]


def test_the_end_in_full() -> None:
    """BM-11.5, 11.7: places, scores, chests and where they came from."""
    lairs = {A: Told(force="S3 T1", chests="m3 m3"), B: Told(force="S2", chests="w1 w2 g6 g6")}
    game = scene(lairs=lairs, row=2, day=15, day_cap="15", faces=(2,))
    game.attack(B)
    game.steal("gold")
    while not game.match.over:
        game.stay()
    view = seen(game)
    assert [(final.rank, final.points) for final in view.final] == [(1, 12), (2, 9)]
    assert [len(final.chests) for final in view.final] == [3, 3]
    thief, victim = (final.tally for final in view.final)
    assert (thief.robberies, thief.stolen, thief.stolen_points) == (1, 1, 6)
    assert (victim.robbed, victim.lost, victim.lost_points) == (1, 1, 6)
    assert (view.decided, view.table.phase) == ("points", "over")
