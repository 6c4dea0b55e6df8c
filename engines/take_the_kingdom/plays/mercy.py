"""Mercy on the own turn: a thaw, a Land, or an extra turn (TK-5.57 to 5.59)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.record import evolve, record
from engines.core.text import text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.events.plays import ExtraTurn, Settled, Thawed
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.places import Place, Standing
from engines.take_the_kingdom.plays.base import Choices, Rule
from engines.take_the_kingdom.state import State

MERCY = ("mercy",)
NOT_FROZEN = text("reason-not-frozen")


@record
class MercyThaw(PlayMove):
    place: int


class Thawing(Rule[MercyThaw]):
    """TK-5.57: also a Freeze that came with a conquered Land."""

    of = MercyThaw
    cards: ClassVar[tuple[str, ...]] = MERCY
    use: ClassVar[str] = "thaw"
    phrase: ClassVar[str] = "mercy"

    def choices(self, state: State, seat: int, card: str) -> Choices[MercyThaw]:
        return (
            (MercyThaw(place=place.number), None if place.frozen else NOT_FROZEN)
            for place in state.kingdoms[seat].places
        )

    def announce(self, board: Board, seat: int, play: MercyThaw) -> None:
        board.emit(Thawed(seat=seat, place=play.place))

    def effect(self, board: Board, seat: int, play: MercyThaw, void: tuple[int, ...]) -> None:
        _, place = board.state.where(play.place)
        assert place.freeze is not None, "only a frozen place is thawed"
        board.lay(seat, evolve(place, freeze=None))
        board.discard(place.freeze)


@record
class MercyLand(PlayMove):
    pass


class Refuge(Rule[MercyLand]):
    """TK-5.58: from now on a Land in every respect, and never a Mercy again."""

    of = MercyLand
    cards: ClassVar[tuple[str, ...]] = MERCY
    use: ClassVar[str] = "land"
    phrase: ClassVar[str] = "mercy"
    direct: ClassVar[bool] = True

    def choices(self, state: State, seat: int, card: str) -> Choices[MercyLand]:
        return ((MercyLand(), None),)

    def announce(self, board: Board, seat: int, play: MercyLand) -> None:
        (card,) = board.state.flight
        board.emit(Settled(seat=seat, card=self.cards[0], place=card))

    def effect(self, board: Board, seat: int, play: MercyLand, void: tuple[int, ...]) -> None:
        board.lay(seat, Place(base=Standing(card=board.touch_down())))


@record
class MercyTurn(PlayMove):
    pass


class Respite(Rule[MercyTurn]):
    """TK-5.59: as Fortune, though no action card."""

    of = MercyTurn
    cards: ClassVar[tuple[str, ...]] = MERCY
    use: ClassVar[str] = "turn"
    phrase: ClassVar[str] = "extra"
    direct: ClassVar[bool] = True

    def choices(self, state: State, seat: int, card: str) -> Choices[MercyTurn]:
        return ((MercyTurn(), None),)

    def announce(self, board: Board, seat: int, play: MercyTurn) -> None:
        board.emit(ExtraTurn(seat=seat, card=self.cards[0], lost=board.state.ongoing.left))

    def effect(self, board: Board, seat: int, play: MercyTurn, void: tuple[int, ...]) -> None:
        board.turn(again=True)
