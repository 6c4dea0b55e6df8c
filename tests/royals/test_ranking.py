"""Places and what decides them, and who plays on in the last round: RY-5.31, 7.6, 7.7, and the example RY-9.20."""

import pytest

from engines.core.record import evolve
from engines.royals import GAME
from engines.royals import events as e
from engines.royals.markers import Marker
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

# ---- the last round


def test_whoever_plays_on_may_claim() -> None:
    """RY-5.31: full turns, so the last one can still change the scoring."""
    played = scene(3, hands={C: "fr8"}, holders={"dijon_princess": A}, seat=B, phase="draw", deck=3, period="1714")
    played.draw("deck deck deck")
    played.end()
    played.turn("deck deck deck", "paris_king")
    assert played.match.over
    assert [marker.value for marker in played.state.houses[C].markers if marker.period == 2] == [14]
    assert [marker.value for marker in played.state.houses[A].markers if marker.period == 2] == [7]


# ---- places


def titled(titles: dict[str, tuple[int, ...]], seats: int = 3) -> Scene:
    """The match ends; the last seat holds Valencia's marshal: the city's marker (1) and Spain in 1714 (9)."""
    played = scene(
        seats, holders={"valencia_marshal": seats - 1}, titles=titles, period="1714", ending=True, seat=seats - 1
    )
    played.end()
    assert played.match.over
    return played


@pytest.mark.parametrize(
    ("titles", "ranks", "scores"),
    [
        pytest.param({"king": (2, 0, 0), "duke": (0, 1, 0)}, (1, 3, 2), (16, 10, 14), id="most points win"),
        pytest.param(
            {"duke": (1, 0, 0), "baron": (0, 1, 0), "marshal": (0, 2, 0)}, (1, 3, 2), (10, 10, 10),
            id="10 each: a title of 10; 6 and 4; 9 and 1",
        ),
        pytest.param({"duke": (1, 1, 0), "countess": (1, 1, 0)}, (2, 2, 1), (9, 9, 14), id="equal lists share a place"),
        pytest.param(
            {"king": (2, 2, 0), "princess": (1, 1, 0), "countess": (0, 0, 2)}, (1, 1, 4, 3), (15, 15, 8, 14),
            id="or a victory; the next place counts on from those before",
        ),
    ],
)  # fmt: skip
def test_places(titles: dict[str, tuple[int, ...]], ranks: tuple[int, ...], scores: tuple[int, ...]) -> None:
    """RY-7.6, 7.7, 1.2, 1.4, 8.24: the sum of all taken markers, and nothing but markers; then single ones."""
    played = titled(titles, seats=len(ranks))
    assert (played.outcome.ranks, played.outcome.scores) == (ranks, scores)
    assert [played.total(seat) for seat in played.state.seats] == list(scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    assert played.heard(e.MatchEnded) == [e.MatchEnded(why="scored", winners=winners)]


def with_piles(*piles: tuple[int, ...]) -> tuple[tuple[int, ...], object]:
    """The places in a finished match, had its seats these markers, and what decided."""
    played = titled({"king": (1,) * len(piles)}, seats=len(piles))
    houses = tuple(
        evolve(house, markers=tuple(Marker(shape="city", value=value) for value in pile))
        for house, pile in zip(played.state.houses, piles, strict=True)
    )
    outcome = GAME.outcome(evolve(played.state, houses=houses))
    assert outcome is not None
    return outcome.ranks, dict(outcome.why.args)["why"]


@pytest.mark.parametrize(
    ("piles", "ranks", "why"),
    [
        (((16, 12, 8, 4), (16, 10, 9, 5)), (1, 2), "marker"),
        (((16, 10, 9, 5), (16, 12, 8, 4)), (2, 1), "marker"),
        (((16, 12, 8, 4), (16, 12, 8, 4)), (1, 1), "shared"),
        (((4, 8, 12, 16), (16, 12, 8, 4)), (1, 1), "shared"),
        (((16, 12, 12), (16, 12, 8, 4)), (1, 2), "marker"),
        (((16, 16, 8), (8, 16, 16), (15, 16, 9)), (1, 1, 3), "shared"),
        (((), (1,)), (2, 1), "points"),
    ],
)
def test_the_highest_single_markers_decide(
    piles: tuple[tuple[int, ...], ...], ranks: tuple[int, ...], why: str
) -> None:
    """RY-9.20, 7.7: 40 : 40; the second highest decides. Equal lists, in whatever order taken: shared victory. The
    result says which."""
    assert with_piles(*piles) == (ranks, why)
