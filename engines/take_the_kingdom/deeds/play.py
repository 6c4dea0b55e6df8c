"""A declared play, until it surfaces with nobody left to ask, and the shares of an attack that was not stopped (TK-5.30
to 5.33, 6.1)."""

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.decisions.base import Pending
from engines.take_the_kingdom.decisions.block import BlockWindow
from engines.take_the_kingdom.decisions.penalty import ask
from engines.take_the_kingdom.decisions.reversal import ReversalWindow
from engines.take_the_kingdom.events.plays import Foiled
from engines.take_the_kingdom.events.strife import ShareLost
from engines.take_the_kingdom.places import REAL
from engines.take_the_kingdom.plays.base import Blow, PlayMove


def declare(board: Board, seat: int, move: PlayMove) -> None:
    """The cards leave the hand, the table hears of it, and the seats it is aimed at will be asked."""
    targets = move.against(board.state, seat)
    board.launch(seat, move.paid)
    move.announce(board, seat)
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
            board.emit(Foiled(seat=self.seat, card=self.move.paid[0]))
            return
        self.move.effect(board, self.seat)
        ask(board, self.seat)
        if blows := self.move.blows(board.state, self.void):
            board.push(Strike(seat=self.seat, blows=blows))


@record
class Spend(Frame):
    """The cards of a resolved play that did not come to lie on the table go to the discard."""

    def run(self, board: Board) -> None:
        board.discard(*board.state.flight)
        board.amend(flight=())


@record
class Strike(Frame):
    """The shares one by one, each meeting a trap or doing its damage."""

    seat: int
    blows: tuple[Blow, ...]

    def run(self, board: Board) -> None:
        if self.blows:
            blow, *rest = self.blows
            board.push(evolve(self, blows=tuple(rest)))
            self.land(board, blow)

    def land(self, board: Board, blow: Blow) -> None:
        kingdom = board.kingdom(blow.owner)
        place = kingdom.place(blow.place)
        if place is None or board.kingdom(self.seat).out:
            board.emit(ShareLost(owner=blow.owner, place=blow.place, why="eliminated"))
        elif place not in kingdom.open:
            board.emit(ShareLost(owner=blow.owner, place=blow.place, why="shielded"))
        elif place.trap and board.spring(blow.owner, place) == REAL:
            attacker_aims = board.state.house.reversal_choice == "attacker"
            chooser = self.seat if attacker_aims else blow.owner
            board.push(ReversalWindow(seat=chooser, by=blow.owner, victim=self.seat, amount=blow.amount))
        else:
            board.hurt(blow.owner, blow.place, blow.amount, blow.first, by=self.seat)
