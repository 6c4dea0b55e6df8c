"""Lands, defences and traps (TK-5.20 to 5.24)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import DEFENCES, KIND, TRAPS
from engines.take_the_kingdom.events.plays import Built, Settled, TrapLaid
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.places import Place, Standing, Trap
from engines.take_the_kingdom.plays.base import Choices, Rule
from engines.take_the_kingdom.plays.slots import FROZEN, slots, stand, why_no_slot
from engines.take_the_kingdom.state import State

TRAP_THERE = text("reason-trap-there")


@record
class Settle(PlayMove):
    """Lay a Land from the hand."""


class Settling(Rule[Settle]):
    """TK-5.20."""

    of = Settle
    phrase: ClassVar[str] = "settle"
    cards: ClassVar[tuple[str, ...]] = ("land",)
    direct: ClassVar[bool] = True

    def choices(self, state: State, seat: int, card: str) -> Choices[Settle]:
        return ((Settle(), None),)

    def announce(self, board: Board, seat: int, play: Settle) -> None:
        (card,) = board.state.flight
        board.emit(Settled(seat=seat, card=KIND[card], place=card))

    def effect(self, board: Board, seat: int, play: Settle, void: tuple[int, ...]) -> None:
        board.lay(seat, Place(base=Standing(card=board.touch_down())))


@record
class Build(PlayMove):
    card: str
    place: int
    replace: int | None = None


class Building(Rule[Build]):
    """TK-5.21, 5.23."""

    of = Build
    phrase: ClassVar[str] = "build"
    cards: ClassVar[tuple[str, ...]] = DEFENCES

    def choices(self, state: State, seat: int, card: str) -> Choices[Build]:
        return (
            (Build(card=card, place=place.number, replace=old), why_no_slot(place, old))
            for place, old in slots(state.kingdoms[seat])
        )

    def paid(self, play: Build) -> tuple[str, ...]:
        return (play.card,)

    def announce(self, board: Board, seat: int, play: Build) -> None:
        replaced = None if play.replace is None else KIND[play.replace]
        board.emit(Built(seat=seat, card=play.card, place=play.place, replaced=replaced))

    def effect(self, board: Board, seat: int, play: Build, void: tuple[int, ...]) -> None:
        _, place = board.state.where(play.place)
        board.lay(seat, stand(place, Standing(card=board.touch_down()), play.replace))
        if play.replace is not None:
            board.discard(play.replace)


@record
class SetTrap(PlayMove):
    card: str
    place: int


class Trapping(Rule[SetTrap]):
    """TK-5.22. The table hears that there is a trap now, and never which."""

    of = SetTrap
    phrase: ClassVar[str] = "trap"
    cards: ClassVar[tuple[str, ...]] = TRAPS

    def choices(self, state: State, seat: int, card: str) -> Choices[SetTrap]:
        return (
            (SetTrap(card=card, place=place.number), self.hindrance(place)) for place in state.kingdoms[seat].places
        )

    def hindrance(self, place: Place) -> Text | None:
        if place.frozen:
            return FROZEN
        return TRAP_THERE if place.trap else None

    def paid(self, play: SetTrap) -> tuple[str, ...]:
        return (play.card,)

    def announce(self, board: Board, seat: int, play: SetTrap) -> None:
        board.emit(TrapLaid(owners=(seat,), card=play.card, place=play.place))

    def effect(self, board: Board, seat: int, play: SetTrap, void: tuple[int, ...]) -> None:
        _, place = board.state.where(play.place)
        board.lay(seat, evolve(place, trap=Trap(card=board.touch_down(), known_to=(seat,))))
