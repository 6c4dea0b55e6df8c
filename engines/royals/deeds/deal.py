"""The start seat, the shuffles and the open row (RY-4.2 to 4.7)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import record
from engines.royals.board import Board
from engines.royals.deeds.turn import StartTurn
from engines.royals.events import Dealt


@record
class Deal(Frame):
    def run(self, board: Board) -> None:
        named = board.state.variant.start
        start = board.below(len(board.state.seats)) if named is None else named
        size = board.state.variant.row_size
        deck = board.shuffle(board.state.piles.deck)
        board.piles(deck=deck[size:], row=deck[:size], intrigue=board.shuffle(board.state.piles.intrigue))
        board.amend(start=start)
        board.emit(Dealt(start=start, drawn=named is None, row=deck[:size]))
        board.push(StartTurn(seat=start))
