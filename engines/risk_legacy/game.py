"""Risk Legacy, put together from its parts."""

from engines.core.game import Game
from engines.core.menu import Refused
from engines.core.page import Presenter
from engines.core.upcast import Upcast
from engines.risk_legacy import aside, invariants, scoring, secrecy, setup, steward, view
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.bequest import bequest, meanwhile
from engines.risk_legacy.campaign.records import seals
from engines.risk_legacy.decisions.unsealing import word_seals
from engines.risk_legacy.deeds.aftermath import Aftermath
from engines.risk_legacy.foreseen import discover
from engines.risk_legacy.luck import LUCK
from engines.risk_legacy.meta import META
from engines.risk_legacy.packets import unpack
from engines.risk_legacy.pages import board, brief, ending, guide, occasion, own, regions
from engines.risk_legacy.pages.world import laurels, pages
from engines.risk_legacy.pages.world.regret import regret
from engines.risk_legacy.pages.world.tale import tale
from engines.risk_legacy.picture import PAINTER
from engines.risk_legacy.riddles import RIDDLES
from engines.risk_legacy.rules import removal, undo
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.rounds import next_up
from engines.risk_legacy.state import State
from engines.risk_legacy.words.lines import line

unpack()
discover()
word_seals()


class Table(Board):
    """The board with what follows a victory."""

    aftermath = Aftermath()


def remove(board: Board, seat: int) -> None:
    if not removal.removable(board.state, seat):
        raise Refused(reason("not_now"))
    removal.remove(board, seat)


GAME = Game(
    package=__package__,
    state=State,
    meta=META,
    presenter=Presenter(
        board=board.board,
        regions=regions.regions,
        own=own.own,
        score=brief.score,
        headline=brief.headline,
        settled=brief.settled,
        event=line,
        ending=ending.ending,
        occasion=occasion.occasion,
        waits=occasion.waits,
        guide=guide.guide,
    ),
    painter=PAINTER,
    setup=setup.setup,
    board=Table,
    view=view.view,
    outcome=scoring.outcome,
    redeal=secrecy.redeal,
    check=invariants.check,
    advise=steward.advise,
    aside=aside.aside,
    interject=aside.interject,
    handed_over=removal.handed_over,
    remove=remove,
    next_up=next_up,
    luck=LUCK,
    riddles=RIDDLES,
    bequest=bequest,
    meanwhile=meanwhile,
    pages=pages,
    tale=tale,
    laurels=laurels,
    regret=regret,
    moot=setup.moot,
    seals=seals,
    upcasts={1: Upcast(), 2: Upcast(), 3: Upcast(state=undo.upcast)},
)
"""The one object the rest of the program sees."""
