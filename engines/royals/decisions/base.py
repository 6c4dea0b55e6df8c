"""What both decisions have in common: one seat is asked, and anybody may write standing orders beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.menu import Given, Menu, Picked
from engines.royals.decisions import writing
from engines.royals.moves import Move

if TYPE_CHECKING:
    from engines.royals.board import Continent
    from engines.royals.state import State


def picked(given: Given[Move]) -> Move:
    """The one move of an answer to a menu that asks for exactly one."""
    assert isinstance(given, Picked)
    move: Move = given.move
    return move


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Frame):
    seat: int

    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        """Orders for the seat's next turn: the running one goes on as it began (RY-6.3)."""
        return None if state.houses[seat].gone or seat in state.leaving else writing.menu(state, seat)

    def interject(self, board: Continent, seat: int, given: Given[Move]) -> None:
        board.put(seat, orders=writing.written(board.house(seat).orders, picked(given)))
