"""How many recruits go to one territory (RL-5.4.4)."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Amount, Given, Menu, Number, Picked
from engines.core.move import Cancel, Move
from engines.core.record import record
from engines.risk_legacy.moves.turn import Place
from engines.risk_legacy.rules.recruits import post
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.prompts import everywhere

HOW_MANY = everywhere("prompt-place-troops")


@record
class Placing(Draft):
    territory: int

    def menu(self, state: State, seat: int) -> Menu[Move]:
        left = state.ongoing.recruits
        return Amount(
            prompt=HOW_MANY[self.territory],
            low=1,
            high=left,
            options=Words(state, seat).options(Place(territory=self.territory, troops=left), Cancel()),
        )

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """Goes through with it only where the rule for absent players sends everything anyway."""
        where = Place(territory=self.territory, troops=state.ongoing.recruits)
        return Picked((where if self.territory == post(state, seat) else Cancel(),))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Number(value=troops):
                return Picked((Place(territory=self.territory, troops=troops),))
            case Picked(moves=(Cancel(),)):
                return None
            case _:
                return given
