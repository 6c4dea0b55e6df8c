"""Spy: a card from the deck, a card from a hand, or a look at a trap (TK-5.49 to 5.52)."""

from typing import Any

from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND
from engines.take_the_kingdom.drawing import draw
from engines.take_the_kingdom.events.plays import SpySent
from engines.take_the_kingdom.events.strife import Stole, TrapLearned
from engines.take_the_kingdom.plays.aimed import AtRival
from engines.take_the_kingdom.plays.base import Direct
from engines.take_the_kingdom.plays.razing import AtTrap
from engines.take_the_kingdom.table import Realm, Table

SPY = ("spy",)
DECK_EMPTY = text("reason-deck-empty")
HAND_EMPTY = text("reason-hand-empty")


@record
class SpyDraw(Direct, cards=SPY, use="draw", phrase="spy"):
    """TK-5.49: one card from the deck; a penalty among them stings as usual."""

    @classmethod
    def hindrance(cls, table: Table[Any]) -> Text | None:
        return None if table.deck else DECK_EMPTY

    def announce(self, board: Board, seat: int) -> None:
        board.emit(SpySent(seat=seat))

    def effect(self, board: Board, seat: int) -> None:
        draw(board, seat, 1, "spy")


@record
class SpySteal(AtRival, cards=SPY, use="steal", phrase="spy"):
    """TK-5.50: a random card of a hand. The victim knows which, the others that one has moved."""

    @classmethod
    def hindrance(cls, rival: Realm[Any]) -> Text | None:
        return None if rival.hand else HAND_EMPTY

    def brings(self, table: Table[Any], weight: int) -> int:
        return weight * 3 // 2

    def effect(self, board: Board, seat: int) -> None:
        card = board.rob(self.seat, by=seat)
        board.emit(Stole(owners=(seat, self.seat), card=KIND[card]))


@record
class SpyLook(AtTrap, cards=SPY, use="look", phrase="spy"):
    """TK-5.51: the seat joins those who know the trap; nobody is told what it saw."""

    def effect(self, board: Board, seat: int) -> None:
        owner, place, trap = self.found(board)
        board.lay(owner, evolve(place, trap=trap.seen_by(seat)))
        board.emit(TrapLearned(owners=(seat,), owner=owner, place=place.number, card=KIND[trap.card]))
