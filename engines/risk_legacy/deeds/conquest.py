"""What ends an assault: the survivors of its last roll move in, or nobody does (RL-5.6.14, 5.8, 5.9.3)."""

from engines.core.frame import Frame
from engines.core.record import like, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.battle import Conquered
from engines.risk_legacy.events.turn import LostOnTheWay
from engines.risk_legacy.rules import removal
from engines.risk_legacy.rules.battle import ongoing


def conquer(board: Board, survivors: int) -> None:
    """The survivors of this roll move in; an HQ passes with the territory (RL-5.6.14)."""
    battle = ongoing(board.state)
    order, seat = battle.order, battle.seat
    lost = board.march(seat, order.origin, order.target, survivors)
    turn = board.state.ongoing
    board.turn(conquered=tuple(dict.fromkeys((*turn.conquered, order.target))))
    board.count(seat, conquests=1)
    board.put(seat, conquered=(*board.side(seat).conquered, order.target))
    hq = board.field(order.target).hq
    board.emit(like(Conquered, order, seat=seat, troops=survivors, loser=battle.defender, hq=hq))
    if lost:
        board.emit(LostOnTheWay(seat=seat, territory=order.target, troops=lost))
    board.report("conquered", hq)
    if all(field.owner != battle.defender for field in board.state.fields):
        board.knock_out(battle.defender, seat)
    board.check_victory()


@record
class StopAssault(Frame):
    """Whoever moved in has; the decision that ordered the assault goes on."""

    def run(self, board: Board) -> None:
        board.amend(battle=None)
        if board.state.leaving:
            removal.depart(board)
