"""All armed seats at once, in any order; missiles are public, so only their holders are asked, and openly."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engines.core.menu import Given, Menu, Option, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import text
from engines.core.window import without
from tests.petty_court.decisions.base import PASS, Decision
from tests.petty_court.deeds.gamble import GambleDeed
from tests.petty_court.events import Passed
from tests.petty_court.moves import Fire, Pass
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

MISSILE = text("ask-missile")
FIRE: Option[Move] = Option(move=Fire(), say=say)


@record
class MissileWindow(Decision):
    """Holds the die that it may change, so that one seat's missile leaves the window of the others open."""

    span: ClassVar[str] = "window"
    seat: int
    die: int
    waiting: tuple[int, ...]

    def asked(self, state: State) -> tuple[int, ...]:
        return self.waiting

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Pick(prompt=MISSILE, options=(FIRE, PASS), private=False)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Pass(),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        waiting = without(self.waiting, seat)
        if picked(given) == Fire():
            board.fire(seat)
            board.swap(evolve(self, waiting=waiting, die=1))
        else:
            board.emit(Passed(seat=seat))
            board.swap(evolve(self, waiting=waiting))

    def run(self, board: Court) -> None:
        """Nobody is armed, or everybody has spoken."""
        board.push(GambleDeed(seat=self.seat, die=self.die))
