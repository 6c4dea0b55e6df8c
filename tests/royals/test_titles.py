"""The titles after the last period: RY-7.5, and the examples RY-9.18 and 9.19."""

import pytest

from engines.royals import events as e
from engines.royals.atlas import RANKS, TITLES
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene


def crowned(seats: int, titles: dict[str, tuple[int, ...]], holders: dict[str, int]) -> Scene:
    """The last turn of the match is over: *titles* count besides the cubes of *holders*."""
    played = scene(seats, holders=holders, titles=titles, period="1714", ending=True, seat=seats - 1)
    played.end()
    assert played.match.over
    return played


def taken(played: Scene, seat: int) -> dict[str, int]:
    """Title → points of *seat*."""
    markers = played.state.houses[seat].markers
    return {RANKS[marker.of]: marker.value for marker in markers if marker.shape == "title"}


def removed(played: Scene) -> list[str]:
    return [RANKS[marker.of] for marker in played.state.out if marker.shape == "title"]


FOUR = {
    "marshal": (2, 2, 1, 0), "baron": (3, 1, 1, 1), "countess": (1, 1, 1, 0), "cardinal": (1, 0, 0, 0),
    "princess": (2, 2, 2, 2), "king": (0, 0, 0, 1),
}  # fmt: skip


@pytest.mark.parametrize(
    ("titles", "king", "points", "gone"),
    [
        pytest.param(
            FOUR, B, ({"marshal": 2, "baron": 6, "cardinal": 12}, {"marshal": 2, "king": 8}, {}, {"king": 8}),
            "countess duke princess", id="RY-9.18: sole most, two halves, three or four tied, nobody",
        ),
        pytest.param(
            {"king": (0, 1), "baron": (2, 1)}, A, ({"king": 8, "baron": 6}, {"king": 8}),
            "marshal countess duke cardinal princess", id="RY-9.19: 0 : 0 is no tie, 1 : 1 is one",
        ),
    ],
)  # fmt: skip
def test_titles(titles: dict[str, tuple[int, ...]], king: int, points: tuple[dict[str, int], ...], gone: str) -> None:
    """RY-9.18, 9.19, 7.5, 8.20, 8.21."""
    played = crowned(len(points), titles, {"paris_king": king})
    assert tuple(taken(played, seat) for seat in played.state.seats) == points
    assert removed(played) == gone.split()


def test_from_marshal_up_to_king() -> None:
    """RY-7.5: in this order, after the scoring of 1714 and before the end."""
    played = crowned(3, {}, {"paris_king": A})
    assert [event.rank for event in played.heard(e.TitleScored)] == list(range(len(RANKS)))
    kinds = [type(event) for event in played.events]
    last_country = max(at for at, kind in enumerate(kinds) if kind is e.CountryScored)
    first_title = kinds.index(e.TitleScored)
    assert last_country < first_title < kinds.index(e.MatchEnded)


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize(
    ("cubes", "winners"), [((3, 2, 1), (A,)), ((0, 2, 2), (B, C)), ((1, 1, 1), ()), ((0, 0, 0), ())]
)
def test_every_title_by_its_value(rank: str, cubes: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """RY-7.5, 2.4: the full value is twice the half, and comes as one marker."""
    holder = "paris_king" if rank != "king" else "dijon_baron"
    played = crowned(3, {rank: cubes}, {holder: A})
    title = TITLES[RANKS.index(rank)]
    value = {1: title.full, 2: title.half, 0: 0}[len(winners)]
    assert [taken(played, seat).get(rank, 0) for seat in (A, B, C)] == [
        value if seat in winners else 0 for seat in (A, B, C)
    ]
    assert (rank in removed(played)) == (not winners)
    (told,) = (event for event in played.heard(e.TitleScored) if RANKS[event.rank] == rank)
    assert (told.winners, told.value, told.cubes) == (winners, value, cubes)
