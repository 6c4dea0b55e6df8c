"""What a seat may do without being asked: write its standing orders (RL-1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.risk_legacy.decisions import writing

if TYPE_CHECKING:
    from engines.risk_legacy.board import Theatre
    from engines.risk_legacy.state import State


def aside(state: State, seat: int) -> Menu[Move] | None:
    return writing.menu(state, seat)


def interject(board: Theatre, seat: int, given: Given[Move]) -> None:
    writing.write(board, seat, picked(given))
