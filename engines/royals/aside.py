"""What a seat may do without being asked: write its standing orders (RY-6)."""

from __future__ import annotations

from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.royals.board import Board
from engines.royals.booklet import BOOKLET
from engines.royals.state import State


def aside(state: State, seat: int) -> Menu[Move] | None:
    """Orders for the seat's next turn: the running one goes on as it began (RY-6.3)."""
    house = state.houses[seat]
    return None if house.gone or seat in state.leaving else BOOKLET.menu(state, seat, house.orders)


def interject(board: Board, seat: int, given: Given[Move]) -> None:
    board.put(seat, orders=BOOKLET.written(board.house(seat).orders, picked(given)))
