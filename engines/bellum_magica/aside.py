"""What a seat may do without being asked: write its standing orders, take back a sealed answer."""

from dataclasses import replace

from engines.bellum_magica import writing
from engines.bellum_magica.board import Board
from engines.bellum_magica.booklet import BOOKLET, late
from engines.bellum_magica.decisions.base import Decision, take_back
from engines.bellum_magica.events import TookBack
from engines.bellum_magica.moves import PassToday, Withdraw
from engines.bellum_magica.orders import NEVER_TREAT
from engines.bellum_magica.state import State
from engines.bellum_magica.words.moves import Words
from engines.core.menu import Given, Menu, picked
from engines.core.move import Move


def aside(state: State, seat: int) -> Menu[Move] | None:
    """Whatever page is open, a sealed answer is taken back by its first entry."""
    if state.lairs[seat].gone or seat in state.leaving:
        return None
    menu = BOOKLET.menu(state, seat, state.lairs[seat].orders)
    back = [Withdraw(roll=state.today.rolls)] if _open(state).unsealed(seat) else []
    return replace(menu, options=(*Words(state, seat).options(*back, *_today(state, seat)), *menu.options))


def _today(state: State, seat: int) -> list[Move]:
    """What ends with the day is offered as long as it can still be of use."""
    orders = state.lairs[seat].orders
    passing = orders.today.treats is not None and orders.today.treats.rows == NEVER_TREAT
    here = orders.pen.page == "top" and (passing or "treats" not in late(state, seat))
    return [PassToday(on=not passing)] if here else []


def interject(board: Board, seat: int, given: Given[Move]) -> None:
    move, orders, decision = picked(given), board.lair(seat).orders, _open(board.state)
    if isinstance(move, Withdraw):
        take_back(board, seat)
        board.emit(TookBack(seat=seat))
        return
    if isinstance(move, PassToday):
        board.put(seat, orders=writing.pass_today(orders, on=move.on))
    else:
        board.put(seat, orders=BOOKLET.written(orders, move))
    decision.reordered(board, seat, orders)


def _open(state: State) -> Decision:
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    return decision
