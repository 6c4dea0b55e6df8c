"""A turn from its start to its end, and what follows it (RL-5.2, 5.3.1, 5.4, 5.11)."""

from engines.core.frame import Frame
from engines.core.record import like, maker, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.card_pick import draw
from engines.risk_legacy.decisions.joining import Joining
from engines.risk_legacy.decisions.recruiting import Recruiting, forestalled
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.deeds.elimination import leave
from engines.risk_legacy.events.battle import OrderDropped
from engines.risk_legacy.events.turn import Recruited, RecruitedMore, TurnBegan
from engines.risk_legacy.hooks import Power, announce, in_force
from engines.risk_legacy.rules.reactions import play_queued
from engines.risk_legacy.rules.recruits import hindrance, places, reckon
from engines.risk_legacy.rules.rounds import following, leader
from engines.risk_legacy.rules.starts import entries
from engines.risk_legacy.turn import Turn


@record
class StartTurn(Frame):
    """What happens by itself (RL-5.3.1) before the first choice of a turn, which lies on top (RL-5.3.2)."""

    seat: int
    round: int

    def run(self, board: Board) -> None:
        board.amend(turn=_turn(seat=self.seat), round=self.round)
        board.emit(_began(seat=self.seat, round=self.round))
        board.push(END, _action(seat=self.seat), MUSTER, _start(seat=self.seat))
        announce(board, Power.turn_start, self.seat)
        play_queued(board, self.seat)


@record
class Muster(Frame):
    """Recruits; or, without any territory, a way back into the war, or the end of it (RL-5.4)."""

    def run(self, board: Board) -> None:
        seat = board.state.ongoing.seat
        if board.state.held(seat):
            found = reckon(board.state, seat)
            told = RecruitedMore if found.powers else Recruited
            board.emit(like(told, found, seat=seat))
            if places(board.state, seat):
                board.turn(recruits=found.total)
                board.push(_recruiting(seat=seat))
                if hindrance(board.state, seat) is not None:  # nothing can be traded before
                    forestalled(board, seat)
        elif entries(board.state, seat):
            board.push(Joining(seat=seat))
        else:
            leave(board, seat, "no_start")


@record
class EndOfTurn(Frame):
    """Scars on the board would act first (RL-5.11.1): none of the starting box does."""

    def run(self, board: Board) -> None:
        """Whoever left in its own turn gets no card (RL-7.4.3)."""
        seat = board.state.ongoing.seat
        board.push(NextTurn(seat=seat))
        if not board.side(seat).eliminated:
            board.push(DrawCard(seat=seat))
            announce(board, Power.turn_end_scars, seat)


@record
class DrawCard(Frame):
    """The card, if one is due and nothing else is claimed instead (RL-5.11.2, 5.11.3)."""

    seat: int

    def run(self, board: Board) -> None:
        seat = self.seat
        if any(power.turn_claim(board, seat) for power in in_force(board.state, Power.turn_claim)):
            return
        draw(board, seat)


@record
class NextTurn(Frame):
    """Clockwise to the next seat that is not eliminated; after the last round the game is over (RL-5.2, 7.2.4)."""

    seat: int
    """Whose turn ended."""

    def run(self, board: Board) -> None:
        lapse(board, self.seat)
        seat, number = following(board.state, self.seat)
        cap = board.state.variant.round_cap
        board.count_reigns()
        board.amend(turn=None)
        if cap is not None and number > cap:
            board.win(leader(board.state), "round_cap")
        else:
            board.push(StartTurn(seat=seat, round=number))


def lapse(board: Board, seat: int) -> None:
    """One turn less for the lines that have acted in it; after the last they are struck (RL-6.6)."""
    orders = board.side(seat).orders
    if orders.turns is None or not board.state.ongoing.by_line:
        return
    if orders.turns > 1:
        board.order(seat, turns=orders.turns - 1)
    else:
        board.order(seat, lines=())
        board.emit(OrderDropped(owners=(seat,), order="lines"))


END, MUSTER = EndOfTurn(), Muster()
"""The stages of every turn that are nobody's own, made once."""
_turn, _began, _recruiting = maker(Turn), maker(TurnBegan), maker(Recruiting)
_action, _start = maker(Action), maker(TurnStart)
