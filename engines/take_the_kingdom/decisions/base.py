"""What all decisions of this game have in common: standing orders may be written beside any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.menu import Given, Menu, Picked
from engines.core.record import evolve
from engines.take_the_kingdom.decisions import writing
from engines.take_the_kingdom.moves import Move

if TYPE_CHECKING:
    from engines.take_the_kingdom.board import Realm
    from engines.take_the_kingdom.state import State


def picked(given: Given[Move]) -> Move:
    """The one move of an answer to a menu that asks for exactly one."""
    assert isinstance(given, Picked)
    move: Move = given.move
    return move


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Frame):
    """A question to one seat. Where it asks nobody, ``run`` says what then goes without saying."""

    seat: int
    by_hand: bool = False
    """The seat wrote orders while it was asked: they are for its next question, this one it answers itself."""

    def ordered(self, state: State, seat: int) -> Given[Move] | None:
        return None if self.by_hand else self.obey(state, seat)

    def obey(self, state: State, seat: int) -> Given[Move] | None:
        """What the standing orders of *seat* answer here."""
        return None

    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        return None if state.kingdoms[seat].out else writing.menu(state, seat)

    def interject(self, board: Realm, seat: int, given: Given[Move]) -> None:
        board.put(seat, orders=writing.written(board.kingdom(seat).orders, picked(given)))
        if seat == self.seat:
            board.swap(evolve(self, by_hand=True))
