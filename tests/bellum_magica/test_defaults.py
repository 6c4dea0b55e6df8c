"""Matches that only the clock plays: BM-10.13, and what a default never does."""

from __future__ import annotations

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import CASTLES
from engines.bellum_magica.lair import Lair
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.ordering import never_treats
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


def test_every_castle_shows_a_map() -> None:
    """BM-10.13: so no match can go on for ever without a chest."""
    assert [any(row.maps for row in Lair(castle=castle).lefts) for castle in range(len(CASTLES))] == [True] * 5


def test_one_clock_for_a_poll() -> None:
    """BM-5.12: all who are silent pass; what they would be asked next is another question."""
    game = scene(3, lairs={seat: Told(barrels=1) for seat in (A, B, C)}, row=3, phase="poll", faces=(5,))
    game.treat(B, "barrel")
    game.clock()
    assert [(event.seat, event.row) for event in game.heard(e.Treated)] == [(B, 3)]
    assert list(game.asked) == [A, C], "A passed about the 3, and is asked about the 5"
    assert game.heard(e.NobodyTreats) == []


def test_a_clock_leaves_orders_alone() -> None:
    """BM-5.12, 6.8: an order has answered already."""
    game = scene(3, lairs={A: Told(barrels=1), C: Told(barrels=1)}, row=3, phase="poll")
    never_treats(game, C)
    game.clock()
    assert game.heard(e.NobodyTreats) == [e.NobodyTreats(row=3)]
    assert (game.lair(A).barrels, game.lair(C).barrels) == (1, 1)
