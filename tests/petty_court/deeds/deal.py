"""Everybody is dealt a hand, card by card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame
from tests.petty_court.cards import HELD

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Frame):
    kind: Literal["deal"] = "deal"

    def run(self, board: Court) -> None:
        for seat in board.state.seats * HELD:
            board.draw(seat)
