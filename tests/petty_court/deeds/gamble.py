"""The die pays, if no missile has turned it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleDeed(Frame):
    seat: int
    die: int
    kind: Literal["gamble_deed"] = "gamble_deed"

    def run(self, board: Court) -> None:
        board.earn(self.seat, 3 if self.die >= 4 else 0)
