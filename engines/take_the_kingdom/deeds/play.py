"""A declared play: final, public, and stoppable until it surfaces with nobody left to ask (TK-6.1)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.decisions.block import BlockWindow
from engines.take_the_kingdom.decisions.penalty import ask
from engines.take_the_kingdom.deeds.strike import Strike
from engines.take_the_kingdom.events.plays import Foiled
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.pending import Pending
from engines.take_the_kingdom.plays.rules import RULES


def declare(board: Board, seat: int, move: PlayMove) -> None:
    """The cards leave the hand, the table hears of it, and the seats it is aimed at will be asked."""
    rule = RULES[move.kind]
    targets = rule.against(board.state, seat, move)
    board.launch(seat, rule.paid(move))
    rule.announce(board, seat, move)
    board.push(Play(seat=seat, move=move, targets=targets, queue=targets))


@record
class Play(Pending):
    def run(self, board: Board) -> None:
        if self.queue:
            seat, *rest = self.queue
            board.push(evolve(self, queue=tuple(rest)), BlockWindow(seat=seat))
            return
        board.push(Spend())
        if self.targets and all(seat in self.void for seat in self.targets):
            board.count(self.seat, blocked=1)
            board.emit(Foiled(seat=self.seat, card=RULES[self.move.kind].paid(self.move)[0]))
        else:
            self.take_effect(board)

    def take_effect(self, board: Board) -> None:
        rule = RULES[self.move.kind]
        rule.effect(board, self.seat, self.move, self.void)
        ask(board, self.seat)
        if blows := rule.blows(board.state, self.move, self.void):
            board.push(Strike(seat=self.seat, blows=blows))


@record
class Spend(Frame):
    """The cards of a resolved play that did not come to lie on the table go to the discard."""

    def run(self, board: Board) -> None:
        board.discard(*board.state.flight)
        board.amend(flight=())
