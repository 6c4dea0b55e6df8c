"""A seat's first turn: RY-5.4, with the worked example 9.15."""

from __future__ import annotations

import pytest

from engines.core.move import part
from engines.royals import moves as m
from engines.royals.events import DrewUnseen, TookFromRow, TurnBegan
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

FIRST_TURNS = {2: (1, 2), 3: (1, 1, 2), 4: (1, 1, 2, 2), 5: (1, 1, 2, 2, 3)}
"""Seats → country cards by position from the start seat."""


def sources(play: Scene) -> list[tuple[m.Source, ...]]:
    return [draw.sources for draw in play.offers(m.Draw)]


@pytest.mark.parametrize("start", [A, B])
@pytest.mark.parametrize("seats", FIRST_TURNS)
def test_the_first_turn(seats: int, start: int) -> None:
    """RY-5.4, 8.3: so many country cards by position from the start seat; no plan, no intrigue."""
    play = begun(seats, start=start)
    for position, quota in enumerate(FIRST_TURNS[seats]):
        seat = (start + position) % seats
        assert play.mover == seat
        assert all(draw.plan is None for draw in play.offers(m.Draw))
        assert not any(m.FromIntrigue() in draw for draw in sources(play))
        for card in range(quota):
            assert play.offers(m.Draw)
            play.draw("row1" if card == 0 else "deck")
        assert play.offers(m.EndTurn)
        assert sum(play.state.houses[seat].hand) == quota
        play.end()
    assert play.mover == start
    assert all(draw.plan is not None for draw in play.offers(m.Draw)), "RY-5.5: every later turn has one"


def test_three_cards_of_a_first_turn_at_one_go() -> None:
    """RY-5.4, 5.3: the fifth of five."""
    play = begun(5)
    for _ in range(4):
        play.defaults()
    assert play.offers("draw.plan") == [part(m.Draw, plan=None)]
    play.draw("row1 row3 deck")
    assert [card == "-" for card in play.row.split()] == [True, False, True]
    assert sum(play.state.houses[4].hand) == 3


def test_claims_are_allowed_in_the_first_turn() -> None:
    """RY-5.4, 8.3."""
    play = scene(first=True, phase="draw", row="fr de gb")
    play.turn("row1", "lyon_marshal")
    assert play.holder("lyon_marshal") == A


@pytest.mark.parametrize("seats", FIRST_TURNS)
def test_by_default_a_first_turn_draws_its_number(seats: int) -> None:
    """RY-5.10: from the deck."""
    play = begun(seats)
    for quota in FIRST_TURNS[seats]:
        play.defaults()
        assert [event.count for event in play.heard(DrewUnseen)] == [quota]
    assert not [event for event in play.story if isinstance(event, TookFromRow)]


def test_the_first_turns_of_three_seats() -> None:
    """RY-9.15: C begins; C 1, A 1, B 2."""
    play = scene(first=True, phase="draw", start=C, seat=C, row="fr es de")
    with play.refused("reason-first-turn"):
        play.draw("intrigue", None)
    play.draw("row2")
    with play.refused():  # wrong_phase
        play.draw("deck", None)
    play.claim("valencia_marshal", "es1")
    assert play.values(C) == [1]
    assert play.row == "fr - de"
    play.end()
    assert "-" not in play.row
    for seat, quota in ((A, 1), (B, 2)):
        assert play.mover == seat
        play.turn("deck " * quota)
    assert [event.seat for event in play.story if isinstance(event, TurnBegan)] == [A, B, C]
    assert play.mover == C
    assert play.state.ongoing.first is None
