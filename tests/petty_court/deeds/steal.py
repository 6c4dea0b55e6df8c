"""Two coins change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.record import record

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@record
class StealDeed(Frame):
    seat: int
    target: int

    def run(self, board: Court) -> None:
        loot = min(2, board.state.players[self.target].coins)
        board.earn(self.target, -loot)
        board.earn(self.seat, loot)
