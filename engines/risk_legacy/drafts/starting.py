"""A place on the board for a faction that was chosen, but not taken yet (RL-4.2.6)."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import record
from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.rules.starts import farthest, hindrance, starts
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.prompts import of_factions
from engines.risk_legacy.words.reasons import reason

START_AT = of_factions("prompt-start-at")


@record
class Starting(Draft):
    faction: int

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        moves = (StartAt(territory=at) for at in starts(state, seat))
        return Pick(prompt=START_AT[self.faction], options=words.options(*moves, Cancel()))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        return barred(state, seat)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((StartAt(territory=farthest(state, seat)),))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(StartAt() as start,)):
                return Picked((TakeFaction(faction=self.faction), start))
            case _:
                return None


def barred(state: State, seat: int) -> tuple[Blocked[Move], ...]:
    """Territories where nobody, or not this seat, may start."""
    open_ = starts(state, seat)
    why = {at: hindrance(state, seat, at, hq=True) for at in EVERYWHERE if at not in open_}
    closed = ((StartAt(territory=at), reason(key)) for at, key in why.items() if key)
    return Words(state, seat).blocked(*closed)
