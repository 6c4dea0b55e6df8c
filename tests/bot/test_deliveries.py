"""Whose card an act concerns: at once what is theirs, and the rest of it when the turn passes."""

from typing import Any

import pytest

from bot.play.deliveries import _concerns
from engines.core.frame import WINDOW
from engines.core.match import Match
from tests.campaigns import table
from tests.playing import Turn, played

MOMENTS = 150


@pytest.fixture(name="turns", scope="module")
def _turns(game: Any) -> list[Turn]:
    place = table(game, game.meta.seats[-1], seed=2)
    return [turn for turn, _ in zip(played(place, 2), range(MOMENTS), strict=False)]


def passed(before: Match[Any], after: Match[Any]) -> bool:
    goes_on = before.span == after.span and set(after.asked()) <= set(before.asked())
    return not goes_on and WINDOW not in (before.span, after.span)


def test_nobody_is_left_behind_when_the_turn_passes(game: Any, turns: list[Turn]) -> None:
    """Everything that a seat has heard by then, and whatever changed in its view, was worth a look at its card."""
    seats = range(game.meta.seats[-1])
    seen = {seat: turns[0].before.view(seat) for seat in seats}
    for turn in turns:
        for seat in seats:
            if _concerns(seat, turn.before, turn.after, turn.events):
                seen[seat] = turn.after.view(seat)
            if passed(turn.before, turn.after) or seat in turn.after.asked():
                assert seen[seat] == turn.after.view(seat)


def test_what_is_told_to_one_seat_is_on_its_card_at_once(game: Any, turns: list[Turn]) -> None:
    for turn in turns:
        for event in turn.events:
            for seat in range(game.meta.seats[-1]):
                if event.heard(seat) != event.heard(None):
                    assert _concerns(seat, turn.before, turn.after, turn.events)


def test_who_waits_is_spared_the_single_acts_of_somebody_elses_turn(turns: list[Turn]) -> None:
    within = [turn for turn in turns if not passed(turn.before, turn.after) and not turn.after.over]
    for turn in within:
        for seat in set(range(len(turn.after._state.chairs))) - {*turn.before.asked(), *turn.after.asked()}:
            if all(event.heard(seat) == event.heard(None) for event in turn.events):
                spared = turn.before.question(seat) == turn.after.question(seat)
                assert not (spared and _concerns(seat, turn.before, turn.after, turn.events))
    assert within, "somebody acts twice in a turn"
