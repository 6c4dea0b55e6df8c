"""How near a scoring is: the nearer, the more counts what would be scored now."""

from __future__ import annotations

from typing import NamedTuple

from engines.royals.atlas import PERIODS, cards_in_game
from engines.royals.components import LIMITS
from engines.royals.house import MOST_DRAWN
from engines.royals.view import View

CERTAIN = 100
HALVED = 3
"""So many rounds before a scoring, half of what would be scored now can be counted on."""


class Clock(NamedTuple):
    period: int
    sure: tuple[int, ...]
    """Period → how far its scoring can be foreseen, in hundredths; 0 when it is past."""
    due: bool
    """The running period will be scored before the seat plays again, as far as it can tell."""
    last_turn: bool
    """The seat plays for the last time."""

    @property
    def end(self) -> int:
        """How far the titles can be foreseen."""
        return self.sure[-1]


def read(view: View) -> Clock:
    """The deck also runs out when it is what fills the row."""
    closing = view.ending or view.deck <= view.row.count(None)
    a_round = MOST_DRAWN[0] * (len(view.houses) - len(view.gone))
    left = 0 if closing else view.deck // a_round
    whole = max(1, (sum(cards_in_game(len(view.houses))) - LIMITS.country * len(view.houses) // 2) // a_round)
    sure = tuple(
        CERTAIN * HALVED // (HALVED + left + whole * (period - view.period)) if period >= view.period else 0
        for period in range(len(PERIODS))
    )
    return Clock(view.period, sure, left == 0, closing and view.period == len(PERIODS) - 1)
