"""Freeze and Misfortune (TK-5.46, 5.47)."""

from typing import Any

from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.events.strife import Frozen, SkipAhead
from engines.take_the_kingdom.places import Spot, is_fort
from engines.take_the_kingdom.plays.aimed import TRIFLE, AtPlace, AtRival
from engines.take_the_kingdom.table import Realm, Table

ALREADY_FROZEN = text("reason-already-frozen")
ALREADY_SKIPPING = text("reason-already-skipping")


@record
class Freeze(AtPlace, cards=("freeze",), use="freeze", phrase="freeze"):
    """TK-5.46: nothing more can be added there; what lies there stays and works."""

    @classmethod
    def hindrance(cls, place: Spot) -> Text | None:
        return ALREADY_FROZEN if place.frozen else None

    def taste(self, place: Spot, weight: int) -> int:
        """Most where nothing stands before a Fort."""
        return weight if is_fort(place.number) and not place.full else TRIFLE - 1

    def effect(self, board: Board, seat: int) -> None:
        owner, place = board.state.where(self.place)
        board.lay(owner, evolve(place, freeze=board.touch_down()))
        board.emit(Frozen(owner=owner, place=place.number))


@record
class Misfortune(AtRival, cards=("misfortune",), use="skip", phrase="misfortune"):
    """TK-5.47: the next ordinary turn does not take place."""

    @classmethod
    def hindrance(cls, rival: Realm[Any]) -> Text | None:
        return ALREADY_SKIPPING if rival.skip else None

    def brings(self, table: Table[Any], weight: int) -> int:
        """Without a deck a turn is hardly missed."""
        return 3 * weight if table.deck else weight

    def dread(self, table: Table[Any]) -> int:
        return 3 if table.deck else 0

    def effect(self, board: Board, seat: int) -> None:
        board.put(self.seat, skip=True)
        board.emit(SkipAhead(seat=self.seat))
