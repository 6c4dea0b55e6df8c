"""Everybody is dealt a hand, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.record import record
from tests.petty_court.cards import HELD

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@record
class Deal(Frame):
    def run(self, board: Court) -> None:
        for seat in board.state.seats * HELD:
            board.draw(seat)
