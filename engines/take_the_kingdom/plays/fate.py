"""Freeze, Misfortune and Fortune (TK-5.46 to 5.48)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.record import evolve
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.events.plays import ExtraTurn
from engines.take_the_kingdom.events.strife import Frozen, SkipAhead
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.moves import Fortune, Freeze, Misfortune
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.plays.aimed import AtPlace, AtRival
from engines.take_the_kingdom.plays.base import Choices, Rule
from engines.take_the_kingdom.state import State

ALREADY_FROZEN = text("reason-already-frozen")
ALREADY_SKIPPING = text("reason-already-skipping")


class Freezing(AtPlace[Freeze]):
    """TK-5.46: nothing more can be added there; what lies there stays and works."""

    kind: ClassVar[str] = "freeze"
    cards: ClassVar[tuple[str, ...]] = ("freeze",)
    use: ClassVar[str] = "freeze"

    def at(self, place: int) -> Freeze:
        return Freeze(place=place)

    def hindrance(self, place: Place) -> Text | None:
        return None if place.freeze is None else ALREADY_FROZEN

    def effect(self, board: Board, seat: int, play: Freeze, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        board.lay(owner, evolve(place, freeze=board.touch_down()))
        board.emit(Frozen(owner=owner, place=place.number))


class Cursing(AtRival[Misfortune]):
    """TK-5.47: the next ordinary turn does not take place."""

    kind: ClassVar[str] = "misfortune"
    cards: ClassVar[tuple[str, ...]] = ("misfortune",)
    use: ClassVar[str] = "skip"

    def at(self, rival: int) -> Misfortune:
        return Misfortune(seat=rival)

    def hindrance(self, rival: Kingdom) -> Text | None:
        return ALREADY_SKIPPING if rival.skip else None

    def effect(self, board: Board, seat: int, play: Misfortune, void: tuple[int, ...]) -> None:
        board.put(play.seat, skip=True)
        board.emit(SkipAhead(seat=play.seat))


class Prospering(Rule[Fortune]):
    """TK-5.48: the last card of this turn; an extra turn follows."""

    kind: ClassVar[str] = "fortune"
    cards: ClassVar[tuple[str, ...]] = ("fortune",)
    use: ClassVar[str] = "turn"
    direct: ClassVar[bool] = True

    def choices(self, state: State, seat: int, card: str) -> Choices[Fortune]:
        return ((Fortune(), None),)

    def announce(self, board: Board, seat: int, play: Fortune) -> None:
        board.emit(ExtraTurn(seat=seat, card=self.cards[0], lost=board.state.ongoing.left))

    def effect(self, board: Board, seat: int, play: Fortune, void: tuple[int, ...]) -> None:
        board.turn(again=True)
