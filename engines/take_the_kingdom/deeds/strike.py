"""An attack that was not stopped: its shares one by one, each meeting a trap or doing its damage (TK-5.30 to 5.33)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.decisions.reversal import ReversalWindow
from engines.take_the_kingdom.events.strife import ShareLost
from engines.take_the_kingdom.places import REAL
from engines.take_the_kingdom.shares import Blow


@record
class Strike(Frame):
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
