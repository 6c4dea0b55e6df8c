"""Whoever proclaims a decree words it, and is paid for the trouble; or says nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.menu import Given, Menu, Option, Picked, Words, Write
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from tests.petty_court.cards import DECREE_LENGTH
from tests.petty_court.decisions.base import Decision
from tests.petty_court.events import Passed
from tests.petty_court.moves import NotNow
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

ASK_DECREE = text("ask-decree")
NOT_NOW: Option[Move] = Option(move=NotNow(), say=say)


@record
class WriteDecree(Decision):
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Write(prompt=ASK_DECREE, max_length=DECREE_LENGTH, options=(NOT_NOW,), private=False)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((NotNow(),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        board.pop()
        if isinstance(given, Words):
            board.decree(seat, given.value)
            board.earn(seat, 1)
        else:
            board.emit(Passed(seat=seat))
