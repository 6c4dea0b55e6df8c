"""The window in which the others may deny what somebody is about to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engines.core.menu import Given, Menu, Option, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import text
from engines.core.window import after
from tests.petty_court.decisions.base import PASS, Decision
from tests.petty_court.deeds.deny import DenyDeed
from tests.petty_court.deeds.steal import StealDeed
from tests.petty_court.events import Passed
from tests.petty_court.moves import Pass, Play
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

DENY = text("ask-deny")
PASSING: Given[Move] = Picked((Pass(),))


def announce(board: Court, deed: StealDeed | DenyDeed, *, by: int) -> None:
    """Put a deed on the stack under a window in which the others may deny it.

    Every other seat is asked whether or not it holds a deny: being skipped would tell the table."""
    board.push(deed, DenyWindow(queue=after(board.state.seats, by)))


@record
class DenyWindow(Decision):
    """In seat order; the first to deny closes it, and the denial opens a window of its own."""

    span: ClassVar[str] = "window"
    queue: tuple[int, ...]

    def asked(self, state: State) -> tuple[int, ...]:
        return self.queue[:1]

    def run(self, board: Court) -> None:
        """Everybody passed: let the deed below surface."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        denies: list[Option[Move]] = [
            Option(move=Play(card=card), say=say) for card in state.players[seat].holding("deny")
        ]
        return Pick(prompt=DENY, options=(*denies, PASS))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return PASSING

    def ordered(self, state: State, seat: int) -> Given[Move] | None:
        """Asks the order, never the hand: whoever gave it passes, with a deny or without."""
        return PASSING if state.players[seat].passes_denies else None

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Play(card=card):
                board.pop()
                board.show(seat, card)
                announce(board, DenyDeed(seat=seat), by=seat)
            case _:
                board.emit(Passed(seat=seat))
                board.swap(evolve(self, queue=self.queue[1:]))
