"""Phase 5: each seat in turn order, one finishing before the next (BM-5.32)."""

from __future__ import annotations

from engines.bellum_magica.board import Board
from engines.bellum_magica.decisions.recruiting import Recruiting
from engines.bellum_magica.deeds.dusk import Dusk
from engines.core.frame import Frame
from engines.core.record import evolve, record


@record
class Recruits(Frame):
    """*queue*: who has still to recruit."""

    queue: tuple[int, ...]

    def run(self, board: Board) -> None:
        if self.queue:
            board.push(evolve(self, queue=self.queue[1:]), Recruiting(seat=self.queue[0]))
        else:
            board.push(Dusk())
