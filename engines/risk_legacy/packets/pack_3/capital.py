"""The world capital (RL-B3.6)."""

from engines.core.event import DECISIVE, OfSeat
from engines.core.record import record
from engines.core.shown import told
from engines.core.text import Text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import CityFounded
from engines.risk_legacy.decisions.naming import NamingLater
from engines.risk_legacy.decisions.unsealing import ripen
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import CityTitle, Territory
from engines.risk_legacy.state import State


@record
class CapitalFounded(SaidItself, OfSeat, weight=DECISIVE):
    territory: Territory
    replaced: CityTitle | None
    """The city that stood there before."""

    def said(self) -> Text:
        return told(self, "" if self.replaced is None else "event-capital-founded-over")


def founding(state: State, seat: int, at: int) -> CityFounded:
    """What changes in the world."""
    return CityFounded(territory=at, city="world_capital", person=state.people[seat])


def found(board: Board, seat: int, at: int) -> None:
    """It stands in the place of any city there, and of its fortification; its founder opens what waited for it, then
    names it."""
    before = board.state.world.lands[at].city
    board.change(founding(board.state, seat, at))
    board.emit(CapitalFounded(seat=seat, territory=at, replaced=before.kind if before else None))
    board.push(NamingLater(seat=seat, place="city", number=at))
    ripen(board, seat)
