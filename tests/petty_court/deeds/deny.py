"""The deed below does not happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.core.frame import Frame
from tests.petty_court.deeds.steal import StealDeed
from tests.petty_court.events import Cancelled

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@dataclass(frozen=True, slots=True, kw_only=True)
class DenyDeed(Frame):
    seat: int
    kind: Literal["deny_deed"] = "deny_deed"

    def run(self, board: Court) -> None:
        denied = board.pop()
        assert isinstance(denied, (StealDeed, DenyDeed))
        board.emit(Cancelled(ref=denied.kind))
