"""The record is closed, and with it the match (RL-1.6)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.founding import WorldFounded
from engines.risk_legacy.events.rewards import GameRecorded


@record
class CloseGame(Frame):
    """Scar cards that nobody played are in the pool again: it holds whatever the world has left."""

    def run(self, board: Board) -> None:
        state = board.state
        board.amend(over=True)
        board.emit(GameRecorded(game=state.game) if state.chain else WorldFounded())
