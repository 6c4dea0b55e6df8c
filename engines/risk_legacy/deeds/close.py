"""The record is closed, and with it the match (RL-1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame
from engines.risk_legacy import events

if TYPE_CHECKING:
    from engines.risk_legacy.board import Theatre


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseGame(Frame):
    """Scar cards that nobody played are in the pool again: it holds whatever the world has left."""

    kind: Literal["close_game"] = "close_game"

    def run(self, board: Theatre) -> None:
        state = board.state
        board.state = state.evolve(over=True)
        board.emit(events.GameRecorded(game=state.game) if state.chain else events.WorldFounded())
