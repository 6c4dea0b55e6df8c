"""Who holds too many cards throws one or two away; equal cards are equal options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.menu import Given, Menu, Option, Pick, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from tests.petty_court.cards import DECK
from tests.petty_court.decisions.base import Decision
from tests.petty_court.moves import Drop
from tests.petty_court.words import say

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

ASK_DISCARD = text("ask-discard")


@record
class TooMany(Decision):
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        held: list[Option[Move]] = [Option(move=Drop(ref=DECK[card]), say=say) for card in state.players[seat].hand]
        return Pick(prompt=ASK_DISCARD, options=tuple(held), at_least=1, at_most=2)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Drop(ref=DECK[state.players[seat].hand[-1]]),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        assert isinstance(given, Picked)
        board.pop()
        dropped: tuple[int, ...] = ()
        for move in given.moves:
            assert isinstance(move, Drop)
            copies = board.state.players[seat].holding(move.ref)
            dropped += next((card,) for card in copies if card not in dropped)
        board.drop(seat, dropped)
