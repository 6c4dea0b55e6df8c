"""A seat is out of this game (RL-7.2.3, 7.3.1)."""

from engines.core.frame import Frame
from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.turn import Departure
from engines.risk_legacy.hooks import Power, announce
from engines.risk_legacy.rules import concession


def leave(board: Board, seat: int, why: Departure) -> None:
    """*Seat* is about to be out."""
    board.push(Elimination(seat=seat, why=why))
    announce(board, Power.leaving, seat)


@record
class Elimination(Frame):
    """It takes effect when whoever has something to say before has said it: in its own turn that is over then."""

    seat: int
    why: Departure

    def run(self, board: Board) -> None:
        board.eliminate(self.seat, self.why)
        if self.why == "no_troops":
            return
        board.check_victory()
        concession.check(board)
        if board.state.ending is None:
            board.cut_short()
