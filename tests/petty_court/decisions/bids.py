"""Everybody secretly names a number; the highest that nobody else named earns that many coins. Or passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engines.core.menu import Amount, Given, Menu, Number, Picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import text
from tests.petty_court.decisions.base import PASS, Decision
from tests.petty_court.events import Sealed, Unsealed
from tests.petty_court.moves import Pass

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

HIGHEST = 3
YOUR_BID = text("ask-bid")


@record
class SealedBids(Decision):
    """A decision while a bid is missing; the deed that unseals them all once none is."""

    span: ClassVar[str] = "round"
    sealed: ClassVar[bool] = True
    bids: tuple[int | None, ...]
    """0 for a pass; ``None`` while it is missing, and for a seat that is out of the match."""

    def asked(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in state.seats if self.bids[seat] is None)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Amount(prompt=YOUR_BID, low=1, high=HIGHEST, options=(PASS,), private=False)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Pass(),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        board.swap(self.sealing(seat, given.value if isinstance(given, Number) else 0))
        board.emit(Sealed(seat=seat, on=True))

    def may_withdraw(self, seat: int) -> bool:
        return self.bids[seat] is not None

    def withdraw(self, board: Court, seat: int) -> None:
        board.swap(self.sealing(seat, None))
        board.emit(Sealed(seat=seat, on=False))

    def sealing(self, seat: int, bid: int | None) -> SealedBids:
        return evolve(self, bids=(*self.bids[:seat], bid, *self.bids[seat + 1 :]))

    def run(self, board: Court) -> None:
        board.emit(Unsealed(bids=self.bids))
        highest = max((bid for bid in self.bids if bid and self.bids.count(bid) == 1), default=0)
        if highest:
            board.earn(self.bids.index(highest), highest)
