"""What players see of a position: section 11 of the rules, as far as views carry it."""

from __future__ import annotations

import pytest

from engines.bellum_magica.view import View
from engines.core.chair import Seating
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B
from tests.bellum_magica.scene import Scene


def seen(game: Scene, seat: int | None = None) -> View:
    view: View = game.match.view(seat)
    return view


def test_what_is_left_of_each_kind_can_be_counted() -> None:
    """BM-11.1, 3.1: from what went into the game less what was seen, never from the deck."""
    table = seen(begun(2)).table
    assert table.settlements_left == (1, 3, 10)
    table = seen(begun(5)).table
    assert table.settlements_left == (2, 7, 10)


@pytest.mark.parametrize(
    ("chests", "end_at", "near"), [(7, "10", False), (8, "10", True), (4, "7", False), (5, "7", True)]
)
def test_the_end_is_near(chests: int, end_at: str, near: bool) -> None:
    """BM-11.1: two chests before it."""
    game = scene(lairs={A: Told(force="S2", chests="w " * chests)}, row=3, end_at=end_at)
    assert seen(game).table.lairs[A].near_end == near


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
