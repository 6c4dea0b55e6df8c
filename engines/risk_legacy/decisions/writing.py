"""Writing standing orders (RL-6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.menu import Menu
from engines.risk_legacy.moves import Move

if TYPE_CHECKING:
    from engines.risk_legacy.board import Theatre
    from engines.risk_legacy.state import State


def menu(state: State, seat: int) -> Menu[Move] | None:
    return None


def write(board: Theatre, seat: int, move: Move) -> None:
    raise AssertionError(move)
