"""A round: the sealed bids, then a turn each. When it leaves the bottom of the stack, that is the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.record import record
from tests.petty_court.decisions.bids import SealedBids
from tests.petty_court.decisions.turn import TakeTurn
from tests.petty_court.scoring import finished

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@record
class Round(Frame):
    def run(self, board: Court) -> None:
        if finished(board.state):
            return
        all_seats, first = len(board.state.players), board.state.first
        order = sorted(board.state.seats, key=lambda seat: (seat - first) % all_seats)
        turns = (TakeTurn(seat=seat) for seat in reversed(order))
        board.push(self, *turns, SealedBids(bids=(None,) * all_seats))
