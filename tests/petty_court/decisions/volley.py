"""Where the shots of a volley go, one private step each. (Six targets would make 56 splits: too long a menu.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.draft import Draft
from engines.core.menu import Given, Menu, Option, Pick, Picked, picked
from engines.core.move import Cancel, Move
from engines.core.record import evolve, record
from engines.core.text import text
from engines.core.window import after
from tests.petty_court.cards import SHOTS
from tests.petty_court.moves import Aim, Volley
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.state import State

AIM_AT = text("ask-aim")
CANCEL: Option[Move] = Option(move=Cancel(), say=say)


@record
class Aiming(Draft):
    card: int
    shots: tuple[int, ...] = ()

    def menu(self, state: State, seat: int) -> Menu[Move]:
        targets: list[Option[Move]] = [Option(move=Aim(target=other), say=say) for other in after(state.seats, seat)]
        return Pick(prompt=AIM_AT, options=(*targets, CANCEL))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match picked(given):
            case Aim(target=target):
                shots = (*self.shots, target)
                whole = len(shots) == SHOTS
                return Picked((Volley(card=self.card, shots=shots),)) if whole else evolve(self, shots=shots)
            case _:
                return None
