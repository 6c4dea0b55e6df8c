"""Taking a seat out of a running match (BM-7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.bellum_magica.orders import Orders

if TYPE_CHECKING:
    from engines.bellum_magica.board import Lands


def remove(board: Lands, seat: int) -> None:
    """It is answered for by defaults until phase 6, and leaves then."""
    board.put(seat, orders=Orders())
    board.state = board.state.evolve(leaving=(*board.state.leaving, seat))
