"""What a seat may do without being asked: write its standing orders (RL-1.6), and concede (RL-7.2.5)."""

from dataclasses import replace

from engines.core.booklet.fields import Reading
from engines.core.booklet.strokes import Edit
from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.text import SeatRef, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.booklet import BOOKLET
from engines.risk_legacy.components import BOX
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.orders import Line
from engines.risk_legacy.rules import concession
from engines.risk_legacy.rules.queued import requeued
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

CONCEDING = tuple(text("prompt-concede", who=SeatRef(seat)) for seat in range(BOX.seats.max))


def aside(state: State, seat: int) -> Menu[Move] | None:
    """From the beginning of a game to its victory (RL-1.6); not for the eliminated."""
    side = state.sides[seat]
    if not state.chain or state.ending or side.eliminated:
        return None
    menu = BOOKLET.menu(state, seat, side.orders)
    if BOOKLET.page(Reading(state, seat, side.orders)).name != "concede":
        return menu
    to = concession.favoured(state, seat)
    options = (*Words(state, seat).options(*_concessions(state, seat, to)), *menu.options)
    return replace(menu, prompt=menu.prompt if to is None else CONCEDING[to], options=options)


def _concessions(state: State, seat: int, to: int | None) -> list[Move]:
    """First to whom, then whether that is meant."""
    if to is not None:
        return [Concede(to=to)]
    given = state.sides[seat].concedes_to
    others = (other for other in concession.targets(state, seat) if other != given)
    takes_back: list[Move] = [] if given is None else [Concede(to=None)]
    return [*(PenConcede(to=other) for other in others), *takes_back]


def interject(board: Board, seat: int, given: Given[Move]) -> None:
    """One stroke of the pen, or a word to the table. Whoever turns the page has named nobody."""
    match picked(given):
        case PenConcede(to=to):
            board.order(seat, favours=to)
        case Concede(to=to):
            board.order(seat, favours=None)
            concession.concede(board, seat, to)
        case Edit(field="act_now"):
            board.turn(by_hand=False)
        case stroke:
            before = board.side(seat).orders
            board.put(seat, orders=evolve(BOOKLET.written(before, stroke), favours=None))
            if board.side(seat).orders.plays != before.plays:
                board.amend(queue=requeued(board.state, seat, before.plays))
            _rewritten(board, seat, before.lines)


def _rewritten(board: Board, seat: int, before: tuple[Line, ...]) -> None:
    """What is written in one's own turn is for later ones: nobody shall lose a turn to one press of the pen."""
    turn = board.state.turn
    if turn is not None and turn.seat == seat and before != board.side(seat).orders.lines:
        board.turn(by_hand=True)
