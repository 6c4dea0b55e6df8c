"""Phase 3: treasure maps bring chests (BM-5.16 to 5.19)."""

from __future__ import annotations

import pytest

from engines.bellum_magica import events
from engines.bellum_magica.atlas import KIND
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.scene import Scene

WOOD, METAL, GOLD = range(3)
TRACKER = Told(castle="mudmaw_keep", left="lizard_tracker")
"""A map in row 3."""


def finds(game: Scene) -> list[tuple[int, int | None]]:
    """Seat and kind of chest, in the order of serving."""
    return [(find.seat, find.chest) for event in game.told(events.Scouted) for find in event.finds]


def tied(piles: str = "") -> Scene:
    """Four seats, captain C; C, D and A show one map each, B none."""
    lairs = {
        A: TRACKER,
        B: Told(castle="gloomtower"),
        C: Told(castle="ravenspire"),
        D: Told(castle="thornhold", left="kobold_lamplighter"),
    }
    return scene(4, lairs=lairs, captain=C, row=3, phase="harvest", piles=piles)


def alone(piles: str = "") -> Scene:
    lairs = {A: Told(castle="ravenspire"), B: Told(castle="gloomtower")}
    return scene(lairs=lairs, row=3, phase="harvest", piles=piles)


def test_equal_scouts_bring_wood() -> None:
    """BM-9.13, 5.16, 8.12: A and B show one map each, C none; nobody gets metal."""
    lairs = {A: Told(castle="ravenspire"), B: TRACKER, C: Told(castle="embergate")}
    assert finds(scene(3, lairs=lairs, row=3, phase="harvest")) == [(A, WOOD), (B, WOOD)]


def test_the_best_scouts_bring_metal() -> None:
    """BM-9.13, 5.16: B shows three maps now; A gets nothing."""
    best = Told(castle="mudmaw_keep", left="lizard_tracker hoard_dragon")
    game = scene(3, lairs={A: Told(castle="ravenspire"), B: best, C: Told(castle="embergate")}, row=3, phase="harvest")
    assert finds(game) == [(B, METAL)]
    assert [len(lair.chests) for lair in game.state.lairs] == [0, 1, 0]
    (scouted,) = game.told(events.Scouted)
    assert scouted.maps == 3


def test_without_maps_nothing_is_found() -> None:
    """BM-9.13, 5.16: equal numbers of none are no tie."""
    game = scene(lairs={A: Told(castle="mudmaw_keep"), B: Told(castle="embergate")}, row=3, phase="harvest")
    assert game.told(events.Scouted) == []
    assert [len(lair.chests) for lair in game.state.lairs] == [0, 0]


def test_only_the_active_row_counts() -> None:
    """BM-5.16, 8.11: A has its map in row 3, B in row 4."""
    lairs = {A: Told(castle="ravenspire"), B: Told(castle="mudmaw_keep")}
    assert finds(scene(lairs=lairs, row=4, phase="harvest")) == [(B, METAL)]


@pytest.mark.parametrize(("piles", "found"), [("m0", WOOD), ("w0 m0", GOLD), ("w0", METAL), ("m0 g0", WOOD)])
def test_metal_is_replaced_by_the_next_lower_kind_then_by_the_next_higher(piles: str, found: int) -> None:
    """BM-5.18."""
    assert finds(alone(piles)) == [(A, found)]


@pytest.mark.parametrize("settlement", ["garrison_town", "walled_city"])
@pytest.mark.parametrize(("piles", "kinds"), [("g0", METAL), ("g0 m0", WOOD)])
def test_gold_is_replaced_by_metal_then_by_wood(settlement: str, piles: str, kinds: int) -> None:
    """BM-5.18: loot alike."""
    game = scene(lairs={A: Told(force="S9"), B: Told(force="S2")}, row=3, open_=f"{settlement} onion_farm", piles=piles)
    game.attack(settlement)
    assert {KIND[chest] for chest in game.lair(A).chests} == {kinds}


def test_ten_chests_of_scouts_do_not_end_the_game_yet() -> None:
    """BM-5.19: A may be robbed until the last attack."""
    lairs = {A: Told(castle="ravenspire", chests="w w w w w w w w w"), B: Told(castle="gloomtower", force="S2 T1")}
    game = scene(lairs=lairs, row=3, phase="harvest")
    assert len(game.lair(A).chests) == 10
    assert not game.match.over
    assert game.told(events.EndNear) == [events.EndNear(seat=A, chests=10)]
    if game.mover == A:
        game.stay()
    game.attack(A, most=True)
    assert (len(game.lair(A).chests), game.match.over) == (9, False)


def test_scouts_are_counted_by_whether_they_were_alone() -> None:
    """BM-11.7, 9.13: two that tie; with a dragon B alone."""
    lairs = {
        A: Told(castle="ravenspire"),
        B: Told(castle="mudmaw_keep", left="lizard_tracker"),
        C: Told(castle="thornhold"),
    }
    tied = scene(3, lairs=lairs, row=3, phase="harvest")
    lairs[B] = Told(castle="mudmaw_keep", left="lizard_tracker hoard_dragon")
    alone = scene(3, lairs=lairs, row=3, phase="harvest")
    found = [
        [(game.lair(seat).tally.scouts_won, game.lair(seat).tally.scouts_shared) for seat in (A, B, C)]
        for game in (tied, alone)
    ]
    assert found == [[(0, 1), (0, 1), (0, 0)], [(0, 0), (1, 0), (0, 0)]]
