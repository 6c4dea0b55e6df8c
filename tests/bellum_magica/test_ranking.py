"""The places: BM-7.1 to 7.4, and the examples BM-9.26, 9.27."""

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


TEN = "w1 w1 w2 w2 w2 w2 w3 w3 m3 m3"
"""22 points in ten chests."""
SIX = "g5 g5 g4 m4 m4 m3"
"""25 points in six."""
NINE = "w2 w2 w2 w3 m2 m2 m2 m3 m3"
"""21 points in nine."""


TIED = ("m4 m4 m2 m2 w3 w3 w2 w2 w2", "m4 m2 m2 w3 w3 w2 w2 w2 w2 w2", "m3 m3 m3 m3 m3 w1 w1 w1 w1 w1")
"""24 with nine, 24 with ten, 20 with ten."""
MOST = "m4 m4 m4 m4 m4 m4 m3 m3 m3 m3"
RICH = Told(chests="w1", food=20, runestones=20, barrels=2, spells=3, left="hoard_dragon", right="iron_golem")
Places = tuple[int, ...]


@pytest.mark.parametrize(
    ("held", "more", "ranks", "scores", "why"),
    [
        pytest.param((TEN, SIX, NINE), {}, (2, 1, 3), (22, 25, 21), "points", id="BM-9.26: six chests beat ten"),
        pytest.param((TEN, "w1"), {"B": RICH}, (1, 2), (22, 1), "points", id="nothing but chests counts"),
        pytest.param(TIED, {}, (2, 1, 3), (24, 24, 20), "chests", id="BM-9.27: then the number of chests"),
        pytest.param((TIED[0], *TIED[::2]), {}, (1, 1, 3), (24, 24, 20), "shared", id="then a shared victory"),
        pytest.param(
            *((MOST, "w2 w2", "w2 w2", "m3"), {}, (1, 2, 2, 4), (36, 4, 4, 3), "points"),
            id="the second place is shared, so the next one is the fourth",
        ),
        pytest.param(
            *((MOST, "w1 w1 w1", "w2 w2", "w3"), {}, (1, 3, 2, 4), (36, 3, 4, 3), "points"),
            id="three points: three chests before one",
        ),
    ],
)
def test_the_places(held: tuple[str, ...], more: dict[str, Told], ranks: Places, scores: Places, why: str) -> None:
    """BM-9.26, 9.27, 1.4, 7.1 to 7.4, 8.27: all seats compare, and all places are ranked this way; holding the most
    chests is no victory by itself, and resources, creatures and tokens count for nothing."""
    outcome = ended(*held, **more).outcome
    assert (outcome.ranks, outcome.scores) == (ranks, scores)
    winners = tuple(SeatRef(seat) for seat, rank in enumerate(ranks) if rank == 1)
    assert outcome.why == text("ending", why=why, winners=winners, count=len(winners), points=max(scores))


def test_nobody_is_eliminated() -> None:
    """BM-7.4: robbed of everything, with nothing in its rows, a seat still plays and may yet win."""
    lairs = {A: Told(force="S9 T3", food=2), B: Told(force="S2", chests="w1 w2"), C: Told(force="S2"), D: Told()}
    game = scene(4, lairs=lairs, row=2)
    game.attack(B, most=True)
    assert (game.chests(B), game.asked) == ("", (B,))
    game.attack("tavern")
    assert game.lair(B).food == 1
