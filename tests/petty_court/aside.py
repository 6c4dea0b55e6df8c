"""What a seat may do without being asked: set or clear its standing order, take back a sealed answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.menu import Given, Menu, Option, Pick, picked
from engines.core.move import Move
from engines.core.text import text
from tests.petty_court.decisions.base import Decision
from tests.petty_court.moves import PassDenies, Withdraw
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

ASIDE = text("ask-aside")


def aside(state: State, seat: int) -> Menu[Move] | None:
    order: Option[Move] = Option(move=PassDenies(on=not state.players[seat].passes_denies), say=say)
    taken: Option[Move] = Option(move=Withdraw(), say=say)
    return Pick(prompt=ASIDE, options=(order, taken) if _open(state).may_withdraw(seat) else (order,))


def interject(board: Court, seat: int, given: Given[Move]) -> None:
    match picked(given):
        case PassDenies(on=on):
            board.order(seat, passes_denies=on)
        case _:
            _open(board.state).withdraw(board, seat)


def _open(state: State) -> Decision:
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    return decision
