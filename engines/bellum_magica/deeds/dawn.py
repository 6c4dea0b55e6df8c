"""A day begins: the captain rolls, and whoever is able is asked about the number (BM-5.4)."""

from __future__ import annotations

from engines.bellum_magica.board import Board
from engines.bellum_magica.decisions.poll import open_poll
from engines.bellum_magica.deeds.harvest import Harvest
from engines.bellum_magica.events import DayBegan
from engines.core.frame import Frame
from engines.core.record import record


@record
class Dawn(Frame):
    def run(self, board: Board) -> None:
        """On the first day the first captain holds the die already. The next dawn waits below."""
        state = board.state
        if state.day:
            board.amend(captain=next(seat for seat in state.seats if seat != state.captain))
        board.amend(day=state.day + 1)
        board.today(rolls=0, attacked=(), plundered=())
        board.emit(DayBegan(day=board.state.day, captain=board.state.captain))
        board.roll_for_a_row()
        board.push(self, Harvest())
        open_poll(board)
