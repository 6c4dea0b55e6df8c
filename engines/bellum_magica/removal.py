"""Taking a seat out of a running match (BM-7.7)."""

from __future__ import annotations

from engines.bellum_magica.board import Board
from engines.bellum_magica.decisions.base import Decision
from engines.bellum_magica.orders import Orders


def remove(board: Board, seat: int) -> None:
    """It is answered for by defaults until phase 6, and leaves then. So is a question that its sealed answer has not
    settled yet: nobody is bound before that counts (BM-5.9)."""
    top = board.state.stack[-1]
    if isinstance(top, Decision) and top.may_withdraw(seat):
        board.swap(top.unsealed(seat))
    board.put(seat, orders=Orders())
    board.amend(leaving=(*board.state.leaving, seat))
