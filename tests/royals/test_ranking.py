"""The last round, who has won and all other places: RY-5.31, 7.6, 7.7, and the examples RY-9.3 and 9.20."""

from __future__ import annotations

import pytest

from engines.core.record import evolve
from engines.royals import GAME
from engines.royals import events as e
from engines.royals.markers import Marker
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D
from tests.royals.scene import Scene


def players(played: Scene) -> list[int]:
    """Who began a turn in the last verb."""
    return [event.seat for event in played.heard(e.TurnBegan)]


def last_card(seat: int, *, start: int = 0, seats: int = 4, period: str = "1714") -> Scene:
    """*seat* has drawn the last card of the deck."""
    played = scene(seats, seat=seat, start=start, phase="draw", deck=3, period=period)
    played.draw("deck deck deck")
    assert played.state.ending
    return played


# ---- the last round


def test_the_last_round_is_finished() -> None:
    """RY-9.3, 5.31, 8.6: B finishes, C and D take full turns, A none; then 1714, the titles and the end."""
    played = last_card(B)
    assert played.heard(e.PeriodEnding) == [e.PeriodEnding(period=2, still=(C, D))]
    played.end()
    assert (played.mover, players(played), played.heard(e.CountryScored)) == (C, [C], [])
    played.defaults()
    assert (played.mover, played.heard(e.CountryScored)) == (D, [])
    played.draw("deck deck deck")
    assert not played.match.over
    played.end()
    assert [event.period for event in played.heard(e.CountryScored)] == [2] * 4
    assert len(played.heard(e.TitleScored)) == 7
    assert played.match.over
    assert [house.turns for house in played.state.houses] == [2] * 4


def test_the_seat_before_the_start_seat_ends_it_at_once() -> None:
    """RY-9.3, 5.31: had D drawn the last card."""
    played = last_card(D)
    assert played.heard(e.PeriodEnding) == [e.PeriodEnding(period=2, still=())]
    assert not played.match.over, "D still plays"
    played.end()
    assert played.match.over
    assert players(played) == []


@pytest.mark.parametrize(
    ("start", "seat", "still"), [(2, C, (D, A, B)), (2, A, (B,)), (2, B, ()), (1, B, (C, D, A)), (3, C, ())]
)
def test_the_round_runs_from_the_start_seat(start: int, seat: int, still: tuple[int, ...]) -> None:
    """RY-5.31, 8.6: the start seat's neighbour on the right plays last, wherever it sits."""
    played = last_card(seat, start=start)
    assert played.heard(e.PeriodEnding)[0].still == still
    played.end()
    for follower in still:
        assert played.mover == follower
        played.defaults()
    assert played.match.over
    assert len({house.turns for house in played.state.houses}) == 1, "RY-10.8: equally many turns"


@pytest.mark.parametrize("period", ["1648", "1680"])
def test_the_first_two_periods_end_in_mid_round(period: str) -> None:
    """RY-5.30, 8.6: at the end of this very turn, and the next seat plays on."""
    played = last_card(B, period=period)
    assert played.heard(e.PeriodEnding)[0].still == ()
    played.end()
    assert len(played.heard(e.CountryScored)) == 4
    assert (played.mover, played.match.over, played.state.ending) == (C, False, False)


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


def ranked(played: Scene) -> tuple[tuple[int, ...], tuple[int, ...]]:
    outcome = played.match.outcome
    assert outcome is not None
    return outcome.ranks, outcome.scores


def test_most_points_win() -> None:
    """RY-7.6, 1.2, 1.4: the sum of all taken markers, and nothing but markers."""
    played = titled({"king": (2, 0, 0), "duke": (0, 1, 0)})
    assert [played.total(seat) for seat in (A, B, C)] == [16, 10, 14]
    assert ranked(played) == ((1, 3, 2), (16, 10, 14))
    assert played.heard(e.MatchEnded) == [e.MatchEnded(why="scored", winners=(A,))]


def test_hands_and_cubes_are_worth_nothing() -> None:
    """RY-1.2, 7.6."""
    played = scene(2, hands={B: "fr12 + fr-es4"}, holders={"valencia_marshal": A}, period="1714", ending=True, seat=B)
    played.end()
    assert ranked(played) == ((1, 2), (14, 0))


def test_three_seats_tied_are_told_apart_by_single_markers() -> None:
    """RY-7.7: 10 each: a title of 10; 9 and 1; 6 and 4. All places are decided this way."""
    played = titled({"duke": (1, 0, 0), "baron": (0, 1, 0), "marshal": (0, 2, 0)})
    assert [sorted(played.values(seat)) for seat in (A, B, C)] == [[10], [4, 6], [1, 9]]
    assert ranked(played) == ((1, 3, 2), (10, 10, 10))


def test_equal_lists_share_a_place() -> None:
    """RY-7.7, 8.24: halves of the same titles; the next place counts on from those before."""
    played = titled({"duke": (1, 1, 0), "countess": (1, 1, 0)})
    assert [sorted(played.values(seat)) for seat in (A, B)] == [[4, 5], [4, 5]]
    assert ranked(played) == ((2, 2, 1), (9, 9, 14))
    shared = titled({"king": (2, 2, 0), "princess": (1, 1, 0), "countess": (0, 0, 2)}, seats=4)
    assert ranked(shared)[0][:2] == (1, 1)
    assert shared.heard(e.MatchEnded)[0].winners == (A, B)


def with_piles(*piles: tuple[int, ...]) -> tuple[int, ...]:
    """The places in a finished match, had its seats these markers."""
    played = titled({"king": (1,) * len(piles)}, seats=len(piles))
    houses = tuple(
        evolve(house, markers=tuple(Marker(shape="city", value=value) for value in pile))
        for house, pile in zip(played.state.houses, piles, strict=True)
    )
    outcome = GAME.outcome(played.state.evolve(houses=houses))
    assert outcome is not None
    return outcome.ranks


@pytest.mark.parametrize(
    ("piles", "ranks"),
    [
        (((16, 12, 8, 4), (16, 10, 9, 5)), (1, 2)),
        (((16, 10, 9, 5), (16, 12, 8, 4)), (2, 1)),
        (((16, 12, 8, 4), (16, 12, 8, 4)), (1, 1)),
        (((4, 8, 12, 16), (16, 12, 8, 4)), (1, 1)),
        (((16, 12, 12), (16, 12, 8, 4)), (1, 2)),
        (((16, 16, 8), (8, 16, 16), (15, 16, 9)), (1, 1, 3)),
        (((), (1,)), (2, 1)),
    ],
)
def test_the_highest_single_markers_decide(piles: tuple[tuple[int, ...], ...], ranks: tuple[int, ...]) -> None:
    """RY-9.20, 7.7: 40 : 40; the second highest decides. Equal lists, in whatever order taken: shared victory."""
    assert with_piles(*piles) == ranks


def test_a_full_title_is_one_marker() -> None:
    """RY-8.24, 7.7: one title of 16 beats two halves of 8."""
    played = titled({"king": (2, 0, 0, 0), "princess": (0, 1, 1, 0), "countess": (0, 1, 0, 0), "duke": (0, 0, 1, 0)}, 4)
    assert [sorted(played.values(seat)) for seat in (A, B, C)] == [[16], [7, 8], [7, 10]]
    tied = titled({"king": (2, 0, 0, 0), "cardinal": (0, 1, 0, 0), "marshal": (0, 2, 0, 0)}, 4)
    assert [sorted(tied.values(seat)) for seat in (A, B)] == [[16], [4, 12]]
    assert ranked(tied)[0][:2] == (1, 2)
