"""What a seat may do without being asked: write its standing orders."""

from __future__ import annotations

from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.booklet import BOOKLET
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.state import State


def aside(state: State, seat: int) -> Menu[Move] | None:
    kingdom = state.kingdoms[seat]
    return None if kingdom.out else BOOKLET.menu(state, seat, kingdom.orders)


def interject(board: Board, seat: int, given: Given[Move]) -> None:
    board.put(seat, orders=BOOKLET.written(board.kingdom(seat).orders, picked(given)))
    decision = board.state.stack[-1]
    if isinstance(decision, Decision) and seat == decision.seat:
        board.swap(evolve(decision, by_hand=True))
