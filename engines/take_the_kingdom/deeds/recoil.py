"""Damage that a real trap turns against the attacker (TK-5.34, 5.38). It springs nothing there."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import record
from engines.take_the_kingdom.board import Board


@record
class Recoil(Frame):
    by: int
    """The owner of the trap, who takes the bounty if a Fort falls."""
    victim: int
    place: int
    first: int | None
    amount: int

    def run(self, board: Board) -> None:
        board.hurt(self.victim, self.place, self.amount, self.first, by=self.by)
