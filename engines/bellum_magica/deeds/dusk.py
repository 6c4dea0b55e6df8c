"""Phase 6: the end of the day (BM-5.37). The next dawn waits below."""

from __future__ import annotations

from engines.bellum_magica.board import Board
from engines.bellum_magica.orders import Layer
from engines.core.frame import Frame
from engines.core.record import evolve, record

UNPLANNED = Layer()


@record
class Dusk(Frame):
    def run(self, board: Board) -> None:
        board.turn_up_settlements()
        board.ready_spells()
        for seat in board.state.seats:
            orders = board.lair(seat).orders
            if orders.today != UNPLANNED:
                board.put(seat, orders=evolve(orders, today=UNPLANNED))
        leaving = tuple(seat for seat in board.state.seats if seat in board.state.leaving)
        board.amend(leaving=())
        for seat in leaving:
            if board.state.ending is None:
                board.depart(seat)
