"""Conquest of a Fort defence: which one, then where to."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.take_the_kingdom.moves import Seize
from engines.take_the_kingdom.plays.rules import CARRYING
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

SEIZE = text("prompt-seize")
CARRY = text("prompt-carry")


@record
class Carrying(Draft):
    defence: int | None = None

    def menu(self, state: State, seat: int) -> Menu[Move]:
        legal = (move for move, why in self.steps(state, seat) if why is None)
        return Pick(
            prompt=SEIZE if self.defence is None else CARRY, options=Words(state, seat).options(*legal, Cancel())
        )

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        words = Words(state, seat)
        return tuple(Blocked(move=move, because=why, say=words.say) for move, why in self.steps(state, seat) if why)

    def steps(self, state: State, seat: int) -> list[tuple[Move, Text | None]]:
        """The next part, with the reason against it."""
        if self.defence is None:
            found = CARRYING.seizable(state, seat)
            return [(Seize(defence=card), CARRYING.why_not_seize(state, seat, card)) for card in found]
        return list(CARRYING.choices_with(state, seat, self.defence))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Seize(defence=defence),)):
                return evolve(self, defence=defence)
            case Picked(moves=(Cancel(),)):
                return None
            case _:
                return given
