"""How kind the dice were, as figures that can be added up over matches (RL-11.7)."""

from typing import Any

import pytest

from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.luck import LUCK
from engines.risk_legacy.side import Tally

MINE = Tally(rolls=10, lost=6, killed=8, expected_lost=7_250, expected_killed=7_000)
THEIRS = Tally(rolls=10, lost=8, killed=6, expected_lost=7_000, expected_killed=7_250)


def test_what_one_army_has_beyond_the_average_another_one_lacks() -> None:
    state = GAME.setup(3, "seed", GAME.meta.chosen({}, 3), None, ("", "", ""))
    assert LUCK.of(state) == (0, 0, 0)
    ann, bob, cid = state.sides
    fought: Any = evolve(state, sides=(evolve(ann, tally=MINE), evolve(bob, tally=THEIRS), cid))
    assert LUCK.of(fought) == (2_250, -2_250, 0)


@pytest.mark.parametrize(("thousandths", "more", "whole", "tenth"), [(1_250, 1, 1, 3), (-960, 0, 1, 0), (0, 1, 0, 0)])
def test_it_is_told_in_tenths(thousandths: int, more: int, whole: int, tenth: int) -> None:
    args: dict[str, Any] = dict(LUCK.told(thousandths).args)
    assert args["more"] == more
    assert dict(args["troops"].args) == {"whole": whole, "tenth": tenth}
