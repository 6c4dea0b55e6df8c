"""Take the Kingdom, put together from its parts."""

from engines.core.game import Game, alone
from engines.core.menu import Refused
from engines.core.page import Presenter
from engines.core.text import text
from engines.core.upcast import Upcast
from engines.take_the_kingdom import invariants, scoring, secrecy, setup, steward, view
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.booklet import BOOKLET, aside, interject
from engines.take_the_kingdom.meta import META
from engines.take_the_kingdom.pages import board, ending, guide, own
from engines.take_the_kingdom.picture import PAINTER
from engines.take_the_kingdom.riddles import RIDDLES
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.lines import line


def remove(board: Board, seat: int) -> None:
    """Only at a main choice, when nothing is in flight (TK-7.9); who is out already has nothing to lose."""
    if board.kingdom(seat).out:
        return
    if board.state.stack[-1].kind != "main_choice":
        raise Refused(text("core-cannot-remove"))
    board.banish(seat)


def next_up(state: State, seat: int) -> int | None:
    """Clockwise from *seat*, whose turn it is; who is to skip one is passed over, and an extra turn comes first."""
    if state.turn is None or state.turn.seat != seat or state.turn.again:
        return None
    return next((other for other in state.rivals(seat) if not state.kingdoms[other].skip), None)


GAME = Game(
    package=__package__,
    state=State,
    upcasts={1: Upcast()},
    meta=META,
    presenter=Presenter(
        board=board.board, own=own.own, score=own.score, event=line, ending=ending.ending, guide=guide.guide
    ),
    setup=alone(setup.setup),
    board=Board,
    view=view.view,
    outcome=scoring.outcome,
    redeal=secrecy.redeal,
    check=invariants.check,
    advise=steward.advise,
    aside=aside,
    interject=interject,
    handed_over=BOOKLET.handed_over,
    remove=remove,
    next_up=next_up,
    riddles=RIDDLES,
    painter=PAINTER,
)
"""The one object the rest of the program sees."""
