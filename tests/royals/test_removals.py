"""Removals and the round, and several of them: RY-7.9."""

from __future__ import annotations

import pytest

from engines.royals import events as e
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D
from tests.royals.scene import Scene


def kinds(played: Scene) -> list[type]:
    """What happened in the last verb, the seating apart."""
    return [type(event) for event in played.events][1:]


def period_values(played: Scene, seat: int) -> list[int]:
    return [marker.value for marker in played.state.houses[seat].markers if marker.shape == "period"]


# ---- the round


def test_without_the_start_seat_the_next_one_counts() -> None:
    """RY-7.9, 5.31: A has gone, so D closes the round before B, not A."""
    played = scene(4, seat=C, phase="draw", period="1714", deck=3)
    played.leaves(A)
    played.draw("deck deck deck")
    assert played.heard(e.PeriodEnding)[0].still == (D,)
    played.end()
    assert (played.mover, played.match.over) == (D, False)
    played.defaults()
    assert played.match.over


def test_the_start_seat_removed_in_the_last_round() -> None:
    """RY-7.9: start seat C; C is removed while D plays; A and B still have their turns, and D closes nothing."""
    played = scene(4, seat=D, start=C, phase="draw", period="1714", deck=3)
    played.draw("deck deck deck")
    played.leaves(C)
    played.end()
    for seat in (A, B):
        assert played.mover == seat
        played.defaults()
    assert played.match.over


def test_a_removal_may_complete_the_last_round() -> None:
    """RY-7.9: scoring follows at once. D was to play next and goes without having drawn."""
    played = scene(4, holders={"paris_king": D, "dijon_baron": A}, seat=D, phase="draw", period="1714", ending=True)
    played.leaves(D)
    assert played.match.over
    assert period_values(played, A) == [14]
    assert kinds(played)[0] is e.Departed


def test_who_is_about_to_leave_plays_no_more() -> None:
    """RY-7.9, 11.1: C goes after A's turn; so B and D are the ones that still play in the last round."""
    played = scene(4, seat=A, phase="draw", period="1714", deck=3)
    played.draw("deck")
    played.leaves(C)
    played.draw("deck deck")
    assert [event.still for event in played.heard(e.PeriodEnding)] == [(B, D)]
    assert played.match.view(None).still == (B, D)


# ---- several


def test_two_seats_may_go_in_one_turn() -> None:
    """RY-7.9: both, in the order in which they were removed."""
    played = scene(4, hands={C: "fr1", B: "de1"}, seat=A)
    played.leaves(C)
    played.leaves(B)
    played.end()
    assert [event.seat for event in played.heard(e.Departed)] == [C, B]
    assert played.mover == D
    played.defaults()
    assert played.mover == A


@pytest.mark.parametrize("order", [(C, D), (D, C)])
def test_two_removals_may_complete_the_last_round(order: tuple[int, int]) -> None:
    """RY-7.9: in whatever order."""
    holders = {"paris_king": C, "dijon_princess": D, "lyon_marshal": A}
    played = scene(4, seat=B, period="1714", ending=True, holders=holders)
    for seat in order:
        played.leaves(seat)
    played.end()
    assert played.match.over
    assert period_values(played, A) == [14]


@pytest.mark.parametrize("order", [(D, A), (A, D)])
def test_all_have_gone_before_anything_is_scored(order: tuple[int, int]) -> None:
    """RY-7.9: D's removal completes the last round; A, removed in the same turn, counts as absent too."""
    played = scene(4, seat=C, period="1714", ending=True, holders={"paris_king": A, "dijon_princess": B})
    for seat in order:
        played.leaves(seat)
    played.end()
    assert played.match.over
    assert period_values(played, B) == [14]
    assert kinds(played)[-1] is e.MatchEnded
    assert played.state.gone == (A, D)


def test_who_is_left_alone_has_won() -> None:
    """RY-7.9: at once, without further scoring."""
    played = scene(3, holders={"paris_king": A, "lyon_marshal": C}, seat=A, phase="draw", period="1680", ending=True)
    played.leaves(A)
    assert played.mover == B
    played.leaves(C)
    assert played.match.over
    assert (played.heard(e.CountryScored), played.heard(e.TitleScored)) == ([], [])
    assert played.heard(e.MatchEnded) == [e.MatchEnded(why="alone", winners=(B,))]
    outcome = played.match.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((2, 1, 2), (0, 0, 0))


def test_nobody_can_be_removed_from_a_match_that_is_won() -> None:
    """RY-7.9: A plays, B is removed, then A: B goes first, so A is left alone and has won."""
    played = scene(2, holders={"paris_king": A}, seat=A)
    played.leaves(B)
    played.leaves(A)
    assert played.heard(e.MatchEnded) == [e.MatchEnded(why="alone", winners=(A,))]
    assert played.heard(e.Departed) == [e.Departed(seat=B)]
    assert played.total(A) == 6
    outcome = played.match.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 2)
