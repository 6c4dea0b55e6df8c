"""Matches that only the clock plays: BM-10.13, and what a default never does."""

import pytest

from engines.bellum_magica import events as e
from tests.bellum_magica.arrange import begun
from tests.bellum_magica.scene import Scene
from tests.contract.games import MANY, SOAK_GAMES

MATCHES = 10 if SOAK_GAMES >= MANY else 4
"""Of each seat count."""


def played_out(seats: int, seed: str = "nobody is there") -> Scene:
    """A match in which nobody ever shows up."""
    game = begun(seats, seed=seed)
    while not game.match.over:
        game.clock()
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_defaults_alone_end_every_game(seats: int) -> None:
    """BM-10.13: scouts bring a chest on many a day, until somebody has ten; nobody attacks, recruits or pays."""
    game = played_out(seats)
    made = (e.Plundered, e.Stolen, e.Recruited, e.Treated)
    assert not [event for event in game.story if isinstance(event, made)]
    assert game.heard(e.MatchEnded)[0].why == "chests"
    assert max(len(lair.chests) for lair in game.state.lairs) >= 10
    assert sum(len(lair.chests) for lair in game.state.lairs) == sum(lair.tally.scouted for lair in game.state.lairs)


def test_how_long_that_takes() -> None:
    """BM-10.13: 40 to 50 days on average, seldom more than 90."""
    days = [played_out(seats, f"{seed}").state.day for seats in (2, 3, 4, 5) for seed in range(MATCHES)]
    assert 35 <= sum(days) / len(days) <= 55
    assert sum(day > 90 for day in days) <= len(days) // 20
