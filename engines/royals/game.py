"""Royals, put together from its parts."""

from engines.core.game import Game, alone
from engines.core.page import Presenter
from engines.core.upcast import Upcast
from engines.royals import booklet, deeds, invariants, scoring, secrecy, setup, steward, view
from engines.royals.board import Board
from engines.royals.meta import META
from engines.royals.pages import board, brief, ending, guide, losses, own, regions
from engines.royals.picture import PAINTER
from engines.royals.riddles import RIDDLES
from engines.royals.state import State
from engines.royals.words.lines import line

GAME = Game(
    package=__package__,
    state=State,
    upcasts={1: Upcast()},
    meta=META,
    presenter=Presenter(
        board=board.board,
        regions=regions.regions,
        own=own.own,
        score=own.score,
        headline=brief.headline,
        losses=losses.losses,
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
    aside=booklet.aside,
    interject=booklet.interject,
    handed_over=booklet.BOOKLET.handed_over,
    remove=deeds.remove,
    next_up=State.following,
    riddles=RIDDLES,
)
"""The one object the rest of the program sees."""
