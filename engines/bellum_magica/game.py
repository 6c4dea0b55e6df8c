"""Bellum Magica, put together from its parts."""

from engines.bellum_magica import aside, invariants, scoring, secrecy, setup, steward, view
from engines.bellum_magica.board import Board
from engines.bellum_magica.booklet import BOOKLET
from engines.bellum_magica.decisions.base import OneSeat, remove
from engines.bellum_magica.deeds import InTurn
from engines.bellum_magica.meta import META
from engines.bellum_magica.pages import board, ending, guide, own, regions
from engines.bellum_magica.picture import PAINTER
from engines.bellum_magica.riddles import RIDDLES
from engines.bellum_magica.state import State
from engines.bellum_magica.words.lines import line
from engines.core.game import Game, alone
from engines.core.page import Presenter
from engines.core.upcast import Upcast


def next_up(state: State, seat: int) -> int | None:
    """In the phases in which seats take turns (BM-5.20, 5.32), the one after *seat* that has still to come and can do
    anything as it is."""
    doing = next((frame for frame in reversed(state.stack) if isinstance(frame, InTurn)), None)
    if doing is None or not isinstance(state.stack[-1], OneSeat):
        return None
    return next((other for other in doing.queue if other != seat and doing.can(state, other)), None)


GAME = Game(
    package=__package__,
    state=State,
    meta=META,
    presenter=Presenter(
        board=board.board,
        regions=regions.regions,
        own=own.own,
        score=own.score,
        event=line,
        ending=ending.ending,
        guide=guide.guide,
    ),
    painter=PAINTER,
    setup=alone(setup.setup),
    board=Board,
    view=view.view,
    outcome=scoring.outcome,
    redeal=secrecy.redeal,
    check=invariants.check,
    advise=steward.advise,
    aside=aside.aside,
    interject=aside.interject,
    handed_over=BOOKLET.handed_over,
    remove=remove,
    upcasts={1: Upcast()},
    next_up=next_up,
    riddles=RIDDLES,
)
"""The one object the rest of the program sees."""
