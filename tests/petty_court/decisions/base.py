"""What all decisions of this game have in common: the standing order may be set or cleared beside any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.frame import Frame
from engines.core.menu import Option
from engines.core.move import Move
from engines.core.record import family
from tests.petty_court.moves import Pass
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.board import Court

PASS: Option[Move] = Option(move=Pass(), say=say)


@family
class Decision(Frame):
    def may_withdraw(self, seat: int) -> bool:
        return False

    def withdraw(self, board: Court, seat: int) -> None:
        raise AssertionError(f"{self} seals nothing")
