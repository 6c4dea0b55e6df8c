"""The stewards of then can still play: what measures today's does not rot."""

import random
from pkgutil import iter_modules

import pytest

from engines import GAMES
from tests import rivals
from tests.bench import as_it_was
from tests.bench.arena import opening
from tests.playing import asked


@pytest.mark.parametrize("key", [module.name for module in iter_modules(as_it_was.__path__)])
def test_it_plays_to_the_end(key: str) -> None:
    """With itself on every seat: what is not offered would be refused."""
    players = [as_it_was.was] * min(GAMES[key].meta.seats)
    end = rivals.play(lambda seats, seed: opening(GAMES[key], seats, f"then {seed}"), players, 0)
    assert end.outcome is not None


@pytest.mark.parametrize("key", ["bellum_magica", "royals", "take_the_kingdom", "risk_legacy"])
def test_it_is_another_player(key: str) -> None:
    """Else keen ones would be measured against themselves."""
    match = opening(GAMES[key], 3, "then")
    rng = random.Random(0)
    for _ in range(2000):
        (seat, *_) = match.asked()
        given = as_it_was.was(match, seat, rng)
        if given != rivals.keen(match, seat, rng):
            return
        match, _told = match.act(asked(match, seat, given))
    raise AssertionError("the same answers all along")
