"""The deed below does not happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.record import record
from tests.petty_court.deeds.steal import StealDeed
from tests.petty_court.events import Cancelled

if TYPE_CHECKING:
    from tests.petty_court.board import Court


@record
class DenyDeed(Frame):
    seat: int

    def run(self, board: Court) -> None:
        denied = board.pop()
        assert isinstance(denied, (StealDeed, DenyDeed))
        board.emit(Cancelled(ref="steal_deed" if isinstance(denied, StealDeed) else "deny_deed"))
