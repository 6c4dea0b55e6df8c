"""The places: BM-7.1 to 7.4, and the examples BM-9.26, 9.27."""

from __future__ import annotations

import pytest

from engines.core.text import SeatRef, text
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.scene import Scene


def ended(*held: str, **more: Told) -> Scene:
    """All have had their attack; somebody has enough chests."""
    lairs = {seat: more.get("ABCDE"[seat], Told(chests=chests)) for seat, chests in enumerate(held)}
    game = scene(len(held), lairs=lairs, row=3)
    while not game.match.over:
        game.stay()
    return game


def ranked(game: Scene) -> tuple[tuple[int, ...], tuple[int, ...]]:
    outcome = game.match.outcome
    assert outcome is not None
    return outcome.ranks, outcome.scores


def why(game: Scene) -> object:
    outcome = game.match.outcome
    assert outcome is not None
    return outcome.why


TEN = "w1 w1 w2 w2 w2 w2 w3 w3 m3 m3"
"""22 points in ten chests."""
SIX = "g5 g5 g4 m4 m4 m3"
"""25 points in six."""
NINE = "w2 w2 w2 w3 m2 m2 m2 m3 m3"
"""21 points in nine."""


def test_six_chests_beat_ten() -> None:
    """BM-9.26, 7.2, 7.4, 1.4: all seats compare; holding the most chests is no victory by itself."""
    game = ended(TEN, SIX, NINE)
    assert ranked(game) == ((2, 1, 3), (22, 25, 21))
    assert why(game) == text("ending", why="points", winners=(SeatRef(B),), count=1, points=25)


def test_nothing_but_chests_counts() -> None:
    """BM-7.1: neither resources nor creatures nor tokens."""
    rich = Told(chests="w1", food=20, runestones=20, barrels=2, spells=3, left="hoard_dragon", right="iron_golem")
    game = ended(TEN, "w1", B=rich)
    assert ranked(game) == ((1, 2), (22, 1))


@pytest.mark.parametrize(
    ("held", "ranks", "decided", "winners"),
    [
        # 24 with nine, 24 with ten, 20 with ten
        (
            ("m4 m4 m2 m2 w3 w3 w2 w2 w2", "m4 m2 m2 w3 w3 w2 w2 w2 w2 w2", "m3 m3 m3 m3 m3 w1 w1 w1 w1 w1"),
            (2, 1, 3),
            "chests",
            (B,),
        ),
        # 24 with nine twice, 20 with ten
        (
            ("m4 m4 m2 m2 w3 w3 w2 w2 w2", "m4 m4 m2 m2 w3 w3 w2 w2 w2", "m3 m3 m3 m3 m3 w1 w1 w1 w1 w1"),
            (1, 1, 3),
            "shared",
            (A, B),
        ),
    ],
)
def test_points_then_chests_then_a_shared_victory(
    held: tuple[str, ...], ranks: tuple[int, ...], decided: str, winners: tuple[int, ...]
) -> None:
    """BM-9.27, 7.3, 8.27."""
    game = ended(*held)
    assert ranked(game) == (ranks, (24, 24, 20))
    seats = tuple(SeatRef(seat) for seat in winners)
    assert why(game) == text("ending", why=decided, winners=seats, count=len(winners), points=24)


def test_all_places_are_ranked_this_way() -> None:
    """BM-7.3: the second place is shared, so the next one is the fourth."""
    low = "w2 w2"
    game = ended("m4 m4 m4 m4 m4 m4 m3 m3 m3 m3", low, "w2 w2", "m3")
    assert ranked(game) == ((1, 2, 2, 4), (36, 4, 4, 3))
    game = ended("m4 m4 m4 m4 m4 m4 m3 m3 m3 m3", "w1 w1 w1", low, "w3")
    assert ranked(game)[0] == (1, 3, 2, 4), "three points: three chests before one"


def test_nobody_is_eliminated() -> None:
    """BM-7.4: robbed of everything, with nothing in its rows, a seat still plays and may yet win."""
    lairs = {A: Told(force="S9 T3", food=2), B: Told(force="S2", chests="w1 w2"), C: Told(force="S2"), D: Told()}
    game = scene(4, lairs=lairs, row=2)
    game.attack(B, most=True)
    assert (game.chests(B), game.asked) == ("", (B,))
    game.attack("tavern")
    assert game.lair(B).food == 1
