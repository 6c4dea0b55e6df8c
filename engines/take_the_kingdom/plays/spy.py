"""Spy: a card from the deck, a card from a hand, or a look at a trap (TK-5.49 to 5.52)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND
from engines.take_the_kingdom.drawing import draw
from engines.take_the_kingdom.events.plays import SpySent
from engines.take_the_kingdom.events.strife import Stole, TrapLearned
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.plays.aimed import TRIFLE, AtPlace, AtRival, Rival, Spot
from engines.take_the_kingdom.plays.base import Choices, Rule
from engines.take_the_kingdom.plays.razing import NO_TRAP
from engines.take_the_kingdom.state import State

SPY = ("spy",)
DECK_EMPTY = text("reason-deck-empty")
HAND_EMPTY = text("reason-hand-empty")


@record
class SpyDraw(PlayMove):
    pass


class Scouting(Rule[SpyDraw]):
    """TK-5.49: one card from the deck; a penalty among them stings as usual."""

    of = SpyDraw
    cards: ClassVar[tuple[str, ...]] = SPY
    use: ClassVar[str] = "draw"
    phrase: ClassVar[str] = "spy"
    direct: ClassVar[bool] = True

    def choices(self, state: State, seat: int, card: str) -> Choices[SpyDraw]:
        return ((SpyDraw(), None if state.deck else DECK_EMPTY),)

    def announce(self, board: Board, seat: int, play: SpyDraw) -> None:
        board.emit(SpySent(seat=seat))

    def effect(self, board: Board, seat: int, play: SpyDraw, void: tuple[int, ...]) -> None:
        draw(board, seat, 1, "spy")


@record
class SpySteal(PlayMove):
    seat: int


class Stealing(AtRival):
    """TK-5.50: a random card of a hand. The victim knows which, the others that one has moved."""

    of = SpySteal
    cards: ClassVar[tuple[str, ...]] = SPY
    use: ClassVar[str] = "steal"
    phrase: ClassVar[str] = "spy"

    def hindrance(self, rival: Rival) -> Text | None:
        return None if rival.hand else HAND_EMPTY

    def taste(self, weight: int, deck: int) -> int:
        return weight * 3 // 2

    def effect(self, board: Board, seat: int, play: SpySteal, void: tuple[int, ...]) -> None:
        hand = board.kingdom(play.seat).hand
        card = hand[board.below(len(hand))]
        board.lose(play.seat, card)
        board.gain(seat, card)
        board.emit(Stole(owners=(seat, play.seat), card=KIND[card]))


@record
class SpyLook(PlayMove):
    place: int


class Looking(AtPlace):
    """TK-5.51: the seat joins those who know the trap; nobody is told what it saw."""

    of = SpyLook
    cards: ClassVar[tuple[str, ...]] = SPY
    use: ClassVar[str] = "look"
    phrase: ClassVar[str] = "spy"

    def hindrance(self, place: Spot) -> Text | None:
        return None if place.trap else NO_TRAP

    def taste(self, place: Spot, weight: int) -> int:
        return TRIFLE

    def effect(self, board: Board, seat: int, play: SpyLook, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        assert place.trap is not None, "nothing happens to a trap between declaration and effect"
        knowers = tuple(sorted({seat, *place.trap.known_to}))
        board.lay(owner, evolve(place, trap=evolve(place.trap, known_to=knowers)))
        board.emit(TrapLearned(owners=(seat,), owner=owner, place=place.number, card=KIND[place.trap.card]))
