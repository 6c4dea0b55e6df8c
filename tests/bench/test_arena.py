"""Keen stewards against the stewards of then, as often as was promised: a part of the soak, since it takes minutes."""

import os
from pkgutil import iter_modules

import pytest

from engines import GAMES
from tests.bench import as_it_was
from tests.bench.arena import bouts
from tests.rivals import keen

BOUTS = int(os.environ.get("CASTELLAN_SOAK_BOUTS", "0"))
"""Matches of each game: 200 were promised."""
ENOUGH = 0.6


@pytest.mark.skipif(not BOUTS, reason="takes minutes: a part of the soak")
@pytest.mark.parametrize("key", [module.name for module in iter_modules(as_it_was.__path__)])
def test_keen_ones_beat_those_of_then(key: str) -> None:
    """Issue 13, point 10: in 60 % of them at least, at the smallest table. What ``python -m tests.bench.arena GAME
    --against was`` prints more of."""
    seats = min(GAMES[key].meta.seats)
    won = [bout.won for bout in bouts(GAMES[key], seats, range(BOUTS), keen, as_it_was.was)]
    assert len(won) == BOUTS
    assert sum(won) >= ENOUGH * BOUTS, f"{key}, {seats} seats: {sum(won):g} of {BOUTS}"
