"""Bellum Magica, put together from its parts."""

from engines.bellum_magica import aside, invariants, scoring, secrecy, setup, steward, view
from engines.bellum_magica.board import Board
from engines.bellum_magica.booklet import BOOKLET
from engines.bellum_magica.decisions.base import remove
from engines.bellum_magica.meta import META
from engines.bellum_magica.pages import board, ending, guide, own
from engines.bellum_magica.state import State
from engines.bellum_magica.words.lines import line
from engines.core.game import Game, alone
from engines.core.page import Presenter
from engines.core.upcast import Upcast

GAME = Game(
    package=__package__,
    state=State,
    meta=META,
    presenter=Presenter(board=board.board, own=own.own, event=line, ending=ending.ending, guide=guide.guide),
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
)
"""The one object the rest of the program sees."""
