"""Two coins change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@dataclass(frozen=True, slots=True, kw_only=True)
class StealDeed(Frame):
    seat: int
    target: int
    kind: Literal["steal_deed"] = "steal_deed"

    def run(self, board: Court) -> None:
        loot = min(2, board.state.players[self.target].coins)
        board.earn(self.target, -loot)
        board.earn(self.seat, loot)
