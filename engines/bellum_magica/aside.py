"""What a seat may do without being asked: write its standing orders, take back a sealed answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.bellum_magica.decisions import strokes, writing
from engines.bellum_magica.decisions.base import Decision
from engines.bellum_magica.moves import Withdraw
from engines.core.menu import Given, Menu, picked
from engines.core.move import Move

if TYPE_CHECKING:
    from engines.bellum_magica.board import Lands
    from engines.bellum_magica.state import State


def aside(state: State, seat: int) -> Menu[Move] | None:
    if state.lairs[seat].gone or seat in state.leaving:
        return None
    return writing.menu(state, seat, withdraw=_open(state).may_withdraw(seat))


def interject(board: Lands, seat: int, given: Given[Move]) -> None:
    move, orders, decision = picked(given), board.lair(seat).orders, _open(board.state)
    if isinstance(move, Withdraw):
        decision.withdraw(board, seat)
        return
    board.put(seat, orders=strokes.written(orders, move))
    decision.reordered(board, seat, orders)


def _open(state: State) -> Decision:
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    return decision
