"""A march by hand: one territory after the other, as a line for own turns would go (RL-5.9, 6.6)."""

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.deeds.assault import launch
from engines.risk_legacy.events.battle import MarchHalted
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.expansion import expand
from engines.risk_legacy.rules.marches import ahead


@record
class Onward(Frame):
    """Between two steps, above the decision that it answers: each is planned when the one before is done (RL-5.9.7).
    An attack that was given up has said why (RL-5.9.3), and is the last one."""

    seat: int
    goal: int
    ratio: int
    step: int | None = None
    """The territory that was to be taken."""

    def run(self, board: Board) -> None:
        state, seat = board.state, self.seat
        if state.fields[self.goal].owner == seat or (self.step is not None and state.fields[self.step].owner != seat):
            return
        move = lines.step(state, seat, ahead(self.goal, self.ratio))
        if move is None:
            board.emit(MarchHalted(owners=(seat,), goal=self.goal))
            return
        board.push(evolve(self, step=move.target))
        if isinstance(move, Assault):
            launch(board, seat, move)
        else:
            expand(board, seat, move)
