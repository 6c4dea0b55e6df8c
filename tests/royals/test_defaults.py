"""Matches that only the clock plays: RY-9.25, 10.12. Its single answers stand with the questions they answer."""

from __future__ import annotations

import pytest

from engines.royals import events as e
from engines.royals.atlas import COUNTRIES
from tests.royals.arrange import begun
from tests.royals.scene import Scene


def played_out(seats: int, *, seed: str = "a court", row_size: str = "3") -> Scene:
    """A match in which nobody ever shows up."""
    played = begun(seats, seed=seed, row_size=row_size)
    while not played.match.over:
        played.defaults()
    return played


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("row_size", ["3", "4"])
def test_when_everybody_always_times_out(seats: int, row_size: str) -> None:
    """RY-9.25, 10.8, 10.12, 8.20: nobody claims; three periods pass; every marker that is scored is removed; shared
    victory of all with nothing."""
    played = played_out(seats, row_size=row_size)
    story = played.story
    assert not any(isinstance(event, (e.Claimed, e.MarkerTaken)) for event in story)
    assert len([event for event in story if isinstance(event, e.CountryScored)]) == 3 * len(COUNTRIES)
    shapes = [marker.shape for marker in played.state.out]
    assert (shapes.count("period"), shapes.count("title"), len(shapes)) == (24, 7, 31)
    outcome = played.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0,) * seats, (1,) * seats)
    assert played.heard(e.MatchEnded)[0].winners == tuple(range(seats))
    assert len({house.turns for house in played.state.houses}) == 1


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@pytest.mark.parametrize("seats", [2, 5])
def test_defaults_alone_end_every_game(seats: int, seed: str) -> None:
    """RY-10.12: each three-card turn moves the deck on, so the deck runs out three times, and never twice before a
    scoring (RY-5.15, 5.16, 8.7)."""
    played = played_out(seats, seed=seed)
    ends = [event for event in played.story if isinstance(event, (e.PeriodEnding, e.PeriodBegan, e.MatchEnded))]
    assert [type(event) for event in ends] == [e.PeriodEnding, e.PeriodBegan] * 2 + [e.PeriodEnding, e.MatchEnded]
