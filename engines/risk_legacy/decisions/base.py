"""What all decisions have in common: beside each of them anybody may write standing orders (RL-1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.menu import Given, Menu, Picked
from engines.risk_legacy.decisions import writing
from engines.risk_legacy.moves import Move

if TYPE_CHECKING:
    from engines.risk_legacy.board import Theatre
    from engines.risk_legacy.state import State


def picked(given: Given[Move]) -> Move:
    """The one move of an answer to a menu that asks for exactly one."""
    assert isinstance(given, Picked)
    move: Move = given.move
    return move


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Frame):
    """Its ``span`` is the clock's (RL-5.1.3, 5.13): founding, setup, turn, window, reward, planet."""

    def ordered(self, state: State, seat: int) -> Given[Move] | None:
        """For a seat that leaves as soon as the roll is settled the defaults answer (RL-7.4.3)."""
        return self.fallback(state, seat) if seat in state.leaving else None

    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        return writing.menu(state, seat)

    def interject(self, board: Theatre, seat: int, given: Given[Move]) -> None:
        writing.write(board, seat, picked(given))
