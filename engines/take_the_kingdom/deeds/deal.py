"""The start seat, the shuffle and the deal (TK-4.1, 4.4, 4.5)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import record
from engines.core.window import after
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BOX, LIMITS
from engines.take_the_kingdom.deeds.turn import StartTurn
from engines.take_the_kingdom.drawing import take_mild, tell
from engines.take_the_kingdom.events.turns import MercyGiven, StartChosen


@record
class Deal(Frame):
    def run(self, board: Board) -> None:
        seats, named = board.state.seats, board.state.house.start
        start = board.below(len(seats)) if named is None else named
        board.emit(StartChosen(seat=start, drawn=named is None))
        deck = board.shuffle(board.state.deck)
        board.amend(deck=deck)
        dealt: list[list[int]] = [[] for _ in seats]
        for seat in (start, *after(seats, start)) * LIMITS.deal:
            card = take_mild(board, seat)
            assert card is not None, "the deck is large at the deal"
            dealt[seat].append(card)
        for seat in (start, *after(seats, start)):
            board.gain(seat, *dealt[seat])
            tell(board, seat, tuple(dealt[seat]), "deal")
        board.emit(MercyGiven(count=BOX.setup.by_seats[str(len(seats))].mercy_each))
        board.push(StartTurn(seat=start))
