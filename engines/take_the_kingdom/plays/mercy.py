"""Fortune, and Mercy on the own turn: an extra turn, a Land, or a thaw (TK-5.48, 5.57 to 5.59)."""

from typing import Any

from engines.core.record import evolve, family, record
from engines.core.text import text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.events.plays import ExtraTurn, Thawed
from engines.take_the_kingdom.plays.base import Choices, Direct, PlayMove
from engines.take_the_kingdom.plays.building import NewLand
from engines.take_the_kingdom.table import Table

MERCY = ("mercy",)
NOT_FROZEN = text("reason-not-frozen")


@family
class Again(Direct, use="turn", phrase="extra"):
    """The last card of this turn; an extra turn follows."""

    def announce(self, board: Board, seat: int) -> None:
        board.emit(ExtraTurn(seat=seat, card=self.cards[0], lost=board.state.ongoing.left))

    def effect(self, board: Board, seat: int) -> None:
        board.turn(again=True)


@record
class Fortune(Again, cards=("fortune",)):
    """TK-5.48."""


@record
class MercyTurn(Again, cards=MERCY):
    """TK-5.59: as Fortune, though no action card."""


@record
class MercyLand(NewLand, cards=MERCY, use="land", phrase="mercy"):
    """TK-5.58: from now on a Land in every respect, and never a Mercy again."""


@record
class MercyThaw(PlayMove, cards=MERCY, use="thaw", phrase="mercy"):
    """TK-5.57: also a Freeze that came with a conquered Land."""

    place: int

    @classmethod
    def choices(cls, table: Table[Any], seat: int, _card: str) -> Choices:
        places = table.kingdoms[seat].places
        return ((cls(place=place.number), None if place.frozen else NOT_FROZEN) for place in places)

    def announce(self, board: Board, seat: int) -> None:
        board.emit(Thawed(seat=seat, place=self.place))

    def effect(self, board: Board, seat: int) -> None:
        place = board.state.site(self.place)
        assert place.freeze is not None, "only a frozen place is thawed"
        board.lay(seat, evolve(place, freeze=None))
        board.discard(place.freeze)
