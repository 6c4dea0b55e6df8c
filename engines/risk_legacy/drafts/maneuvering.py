"""A maneuver from a chosen territory: where to, and how many (RL-5.10)."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Amount, Blocked, Given, Menu, Number, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import evolve, record
from engines.risk_legacy.moves.turn import Maneuver, To
from engines.risk_legacy.rules.paths import any_time, goals
from engines.risk_legacy.rules.recruits import fronts
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.prompts import everywhere
from engines.risk_legacy.words.reasons import reason

WHERE_TO, HOW_MANY = (
    tuple(everywhere(key, ends=ends) for ends in (0, 1)) for key in ("prompt-maneuver-to", "prompt-maneuver-troops")
)
"""For those whose turn goes on, and for those whose turn ends with it: nobody shall be surprised by that."""


@record
class Maneuvering(Draft):
    origin: int
    target: int | None = None

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        most, ends = state.fields[self.origin].troops - 1, not any_time(state, seat)
        if self.target is None:
            ways = fronts(state, seat, goals(state, seat, self.origin))
            moves = (self.to(at, most) if most == 1 else To(target=at) for at in ways)
            return Pick(prompt=WHERE_TO[ends][self.origin], options=words.options(*moves, Cancel()))
        return Amount(
            prompt=HOW_MANY[ends][self.target],
            low=1,
            high=most,
            options=words.options(self.to(self.target, most), Cancel()),
        )

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """The other own territories, and the one where they stand."""
        if self.target is not None:
            return ()
        reach = goals(state, seat, self.origin)
        apart = (at for at in state.held(seat) if at not in (*reach, self.origin))
        no = ((To(target=at), reason("not_connected")) for at in apart)
        return Words(state, seat).blocked((To(target=self.origin), reason("same_territory")), *no)

    def to(self, target: int, troops: int) -> Maneuver:
        return Maneuver(origin=self.origin, target=target, troops=troops)

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(To(target=target),)):
                return evolve(self, target=target)
            case Number(value=troops):
                assert self.target is not None
                return Picked((self.to(self.target, troops),))
            case Picked(moves=(Cancel(),)):
                return None
            case _:
                return given
