"""Phase 4: each seat once, in turn order; after the last one the match may be over (BM-5.20, 5.31)."""

from __future__ import annotations

from engines.bellum_magica.board import Board
from engines.bellum_magica.decisions.raiding import Raiding
from engines.bellum_magica.deeds.recruits import Recruits
from engines.bellum_magica.events import NoAttack
from engines.bellum_magica.targets import can_attack
from engines.core.frame import Frame
from engines.core.record import evolve, record


@record
class Raids(Frame):
    """*queue*: who has still to attack."""

    queue: tuple[int, ...]

    def run(self, board: Board) -> None:
        if not self.queue:
            reckon(board)
            return
        seat = self.queue[0]
        board.push(evolve(self, queue=self.queue[1:]))
        if can_attack(board.state, seat):
            board.push(Raiding(seat=seat))
        else:
            board.attacked(seat)
            board.emit(NoAttack(seat=seat))


def reckon(board: Board) -> None:
    """Is this the end?"""
    state = board.state
    if any(len(lair.chests) >= state.variant.end_at for lair in state.lairs):
        board.finish("chests")
    elif state.day == state.variant.day_cap:
        board.finish("day_cap")
    else:
        board.push(Recruits(queue=state.seats))
