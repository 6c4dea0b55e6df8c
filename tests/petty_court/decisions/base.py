"""What all decisions of this game have in common: the standing order may be set or cleared beside any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.menu import Given, Menu, Option, Pick, Picked
from engines.core.text import text
from tests.petty_court.moves import Move, Pass, PassDenies, Withdraw
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

PASS: Option[Move] = Option(move=Pass(), say=say)
ASIDE = text("ask-aside")


def picked(given: Given[Move]) -> Move:
    assert isinstance(given, Picked)
    move: Move = given.move
    return move


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Frame):
    def aside(self, state: State, seat: int) -> Menu[Move] | None:
        order: Option[Move] = Option(move=PassDenies(on=not state.players[seat].passes_denies), say=say)
        taken: Option[Move] = Option(move=Withdraw(), say=say)
        return Pick(prompt=ASIDE, options=(order, taken) if self.may_withdraw(seat) else (order,))

    def interject(self, board: Court, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case PassDenies(on=on):
                board.order(seat, passes_denies=on)
            case _:
                self.withdraw(board, seat)

    def may_withdraw(self, seat: int) -> bool:
        return False

    def withdraw(self, board: Court, seat: int) -> None:
        raise AssertionError(f"{self} seals nothing")
