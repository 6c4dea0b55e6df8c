"""An expansion into a chosen territory: from where, if that is a question, and how many set out (RL-5.5)."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Amount, Blocked, Given, Menu, Number, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import evolve, record
from engines.risk_legacy.moves.turn import Expand, From
from engines.risk_legacy.rules.expansion import hindrance, least, origins
from engines.risk_legacy.rules.ground import neighbours
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.prompts import everywhere
from engines.risk_legacy.words.reasons import reason

WHERE_FROM, HOW_MANY = everywhere("prompt-expand-from"), everywhere("prompt-expand-troops")


def only(state: State, seat: int, target: int, origin: int) -> Expand | None:
    """The expansion from there, if there is only one."""
    low, high = least(state, seat, target), state.fields[origin].troops - 1
    return Expand(origin=origin, target=target, troops=low) if low == high else None


@record
class Expanding(Draft):
    target: int
    origin: int | None = None

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        if self.origin is None:
            ways = (only(state, seat, self.target, at) or From(origin=at) for at in origins(state, seat, self.target))
            return Pick(prompt=WHERE_FROM[self.target], options=words.options(*ways, Cancel()))
        low, high = least(state, seat, self.target), state.fields[self.origin].troops - 1
        return Amount(
            prompt=HOW_MANY[self.target],
            low=low,
            high=high,
            options=words.options(Expand(origin=self.origin, target=self.target, troops=high), Cancel()),
            notes=words.setting_out(self.origin, self.target),
            taken=words.options(From(origin=self.origin)) if len(origins(state, seat, self.target)) == 1 else (),
        )

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """Own territories next to it from which nobody can get there."""
        if self.origin is not None and len(origins(state, seat, self.target)) > 1:
            return ()
        why = {at: hindrance(state, seat, at, self.target) for at in neighbours(state, seat, self.target)}
        return Words(state, seat).blocked(*((From(origin=at), reason(no)) for at, no in why.items() if no))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(From(origin=origin),)):
                return evolve(self, origin=origin)
            case Number(value=troops):
                assert self.origin is not None
                return Picked((Expand(origin=self.origin, target=self.target, troops=troops),))
            case Picked(moves=(Cancel(),)):
                return None
            case _:
                return given
