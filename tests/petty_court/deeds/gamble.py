"""The die pays, if no missile has turned it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.record import record

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@record
class GambleDeed(Frame):
    seat: int
    die: int

    def run(self, board: Court) -> None:
        board.earn(self.seat, 3 if self.die >= 4 else 0)
