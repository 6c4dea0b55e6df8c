"""A turn from its start to its end, and what follows it (RY-5.1, 5.29 to 5.31)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.royals.atlas import PERIODS, first_draw
from engines.royals.board import Board
from engines.royals.decisions.drawing import Drawing
from engines.royals.decisions.playing import Playing
from engines.royals.deeds.scoring import score_period, score_titles
from engines.royals.events import PeriodBegan, TurnBegan
from engines.royals.house import Turn


@record
class StartTurn(Frame):
    seat: int

    def run(self, board: Board) -> None:
        state, seat, house = board.state, self.seat, board.house(self.seat)
        first = None if house.turns else first_draw(len(state.seats), state.position(seat))
        turn = Turn(seat=seat, first=first, orders=house.orders if house.orders.on else None)
        board.put(seat, turns=house.turns + 1, orders=evolve(house.orders, on=False))
        board.amend(turn=turn, turns=(*state.turns[:-1], state.turns[-1] + 1))
        board.emit(TurnBegan(seat=seat, number=house.turns + 1))
        board.push(EndOfTurn(), Playing(seat=seat), Drawing(seat=seat))


@record
class EndOfTurn(Frame):
    """The row is filled, then whoever is to leave the match does (RY-7.9), then the period is scored if it is over."""

    def run(self, board: Board) -> None:
        turn, leaving = board.state.ongoing, board.state.leaving
        board.put(turn.seat, last=evolve(turn, orders=None))
        board.fill_row()
        board.amend(leaving=())
        for seat in leaving:
            board.depart(seat)
            if board.state.over:
                return
        score_if_due(board, turn.seat)
        if not board.state.over:
            board.amend(turn=None)
            board.push(StartTurn(seat=board.state.after(turn.seat)))


def score_if_due(board: Board, seat: int) -> None:
    """After the turn of *seat*: the first two periods end with the turn in which the deck ran out, the last one with
    the round."""
    state = board.state
    last = state.period == len(PERIODS) - 1
    if not state.ending or (last and not state.closes_the_round(seat)):
        return
    score_period(board)
    if last:
        score_titles(board)
        board.crown()
    else:
        board.amend(ending=False, period=state.period + 1, turns=(*state.turns, 0))
        board.emit(PeriodBegan(period=state.period))
