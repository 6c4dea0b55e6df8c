"""Phases 4 and 5: each seat once, in turn order, one finishing before the next (BM-5.20, 5.31, 5.32)."""

from __future__ import annotations

from engines.bellum_magica.board import Board
from engines.bellum_magica.decisions.raiding import Raiding
from engines.bellum_magica.decisions.recruiting import Recruiting
from engines.bellum_magica.deeds.dusk import Dusk
from engines.bellum_magica.events import NoAttack
from engines.bellum_magica.targets import can_attack
from engines.core.frame import Frame
from engines.core.record import evolve, family, record


@family
class InTurn(Frame):
    """*queue*: who has still to come."""

    queue: tuple[int, ...]

    def run(self, board: Board) -> None:
        if self.queue:
            board.push(evolve(self, queue=self.queue[1:]))
            self.turn(board, self.queue[0])
        else:
            self.over(board)

    def turn(self, board: Board, seat: int) -> None:
        raise NotImplementedError

    def over(self, board: Board) -> None:
        raise NotImplementedError


@record
class Raids(InTurn):
    def turn(self, board: Board, seat: int) -> None:
        if can_attack(board.state, seat):
            board.push(Raiding(seat=seat))
        else:
            board.attacked(seat)
            board.emit(NoAttack(seat=seat))

    def over(self, board: Board) -> None:
        """Is this the end?"""
        state = board.state
        if any(len(lair.chests) >= state.variant.end_at for lair in state.lairs):
            board.finish("chests")
        elif state.day == state.variant.day_cap:
            board.finish("day_cap")
        else:
            board.push(Recruits(queue=state.seats))


@record
class Recruits(InTurn):
    def turn(self, board: Board, seat: int) -> None:
        board.push(Recruiting(seat=seat))

    def over(self, board: Board) -> None:
        board.push(Dusk())
