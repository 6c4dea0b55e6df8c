"""Which cards to give up at the end of the turn (RY-5.28): at most two dozen ways, so they are listed whole."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import record
from engines.core.text import text
from engines.royals.limits import ends
from engines.royals.state import State
from engines.royals.words.moves import Words

PROMPT = text("prompt-trim")


@record
class Trimming(Draft):
    def menu(self, state: State, seat: int) -> Menu[Move]:
        house, words = state.houses[seat], Words(state, seat)
        return Pick(prompt=PROMPT, options=words.options(*ends(house), Cancel()), notes=words.over)

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        return None if given == Picked((Cancel(),)) else given
