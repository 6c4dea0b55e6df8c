"""Freeze, Misfortune and Fortune (TK-5.46 to 5.48)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.events.plays import ExtraTurn
from engines.take_the_kingdom.events.strife import Frozen, SkipAhead
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.places import is_fort
from engines.take_the_kingdom.plays.aimed import TRIFLE, AtPlace, AtRival, Rival, Spot
from engines.take_the_kingdom.plays.base import Choices, Rule
from engines.take_the_kingdom.state import State

ALREADY_FROZEN = text("reason-already-frozen")
ALREADY_SKIPPING = text("reason-already-skipping")


@record
class Freeze(PlayMove):
    place: int


class Freezing(AtPlace):
    """TK-5.46: nothing more can be added there; what lies there stays and works."""

    of = Freeze
    cards: ClassVar[tuple[str, ...]] = ("freeze",)
    use: ClassVar[str] = "freeze"
    phrase: ClassVar[str] = "freeze"

    def hindrance(self, place: Spot) -> Text | None:
        return ALREADY_FROZEN if place.frozen else None

    def taste(self, place: Spot, weight: int) -> int:
        """Most where nothing stands before a Fort."""
        return weight if is_fort(place.number) and not place.full else TRIFLE - 1

    def effect(self, board: Board, seat: int, play: Freeze, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        board.lay(owner, evolve(place, freeze=board.touch_down()))
        board.emit(Frozen(owner=owner, place=place.number))


@record
class Misfortune(PlayMove):
    seat: int


class Cursing(AtRival):
    """TK-5.47: the next ordinary turn does not take place."""

    of = Misfortune
    cards: ClassVar[tuple[str, ...]] = ("misfortune",)
    use: ClassVar[str] = "skip"
    phrase: ClassVar[str] = "misfortune"
    dread: ClassVar[int] = 3

    def hindrance(self, rival: Rival) -> Text | None:
        return ALREADY_SKIPPING if rival.skip else None

    def taste(self, weight: int, deck: int) -> int:
        """Without a deck a turn is hardly missed."""
        return 3 * weight if deck else weight

    def effect(self, board: Board, seat: int, play: Misfortune, void: tuple[int, ...]) -> None:
        board.put(play.seat, skip=True)
        board.emit(SkipAhead(seat=play.seat))


@record
class Fortune(PlayMove):
    pass


class Prospering(Rule[Fortune]):
    """TK-5.48: the last card of this turn; an extra turn follows."""

    of = Fortune
    cards: ClassVar[tuple[str, ...]] = ("fortune",)
    use: ClassVar[str] = "turn"
    phrase: ClassVar[str] = "extra"
    direct: ClassVar[bool] = True

    def choices(self, state: State, seat: int, card: str) -> Choices[Fortune]:
        return ((Fortune(), None),)

    def announce(self, board: Board, seat: int, play: Fortune) -> None:
        board.emit(ExtraTurn(seat=seat, card=self.cards[0], lost=board.state.ongoing.left))

    def effect(self, board: Board, seat: int, play: Fortune, void: tuple[int, ...]) -> None:
        board.turn(again=True)
