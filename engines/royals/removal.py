"""Taking a seat out of a running match (RY-7.9)."""

from __future__ import annotations

from engines.core.record import evolve
from engines.royals.board import Board
from engines.royals.decisions.drawing import Drawing
from engines.royals.deeds.turn import EndOfTurn


def remove(board: Board, seat: int) -> None:
    """At once between two turns; a turn that has begun is finished first, the seat's own by defaults."""
    turn = board.state.ongoing
    if board.house(seat).gone or seat in board.state.leaving:
        return
    if turn.seat != seat and not turn.drawn:
        board.depart(seat)
        return
    board.amend(leaving=(*board.state.leaving, seat))
    board.put(seat, orders=evolve(board.house(seat).orders, on=False))
    if turn.seat != seat:
        return
    if turn.drawn:
        finish_by_defaults(board, seat)
    else:
        board.clear()
        board.push(EndOfTurn())


def finish_by_defaults(board: Board, seat: int) -> None:
    top = board.state.stack[-1]
    if isinstance(top, Drawing):
        top.resolve(board, seat, top.fallback(board.state, seat))
        board.pop()
        top = board.state.stack[-1]
    top.resolve(board, seat, top.fallback(board.state, seat))
