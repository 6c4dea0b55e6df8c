"""Lands, defences and traps (TK-5.20 to 5.24)."""

from collections.abc import Iterator
from typing import Any

from engines.core.record import evolve, family, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import CARDS, DEFENCES, TRAPS, VALUE, kind_of
from engines.take_the_kingdom.events.plays import Built, Settled, TrapLaid
from engines.take_the_kingdom.places import Place, Spot, Standing, Trap
from engines.take_the_kingdom.plays.base import AtHome, Choices, Direct
from engines.take_the_kingdom.table import Realm, Table

TRAP_THERE = text("reason-trap-there")
Slot = tuple[Spot, int | None]
"""A place, and the defence that is replaced there."""

FROZEN = text("reason-frozen")
DAMAGED_STAYS = text("reason-damaged-stays")


def slots(kingdom: Realm[Any]) -> Iterator[Slot]:
    """A free slot where there is one; on a full place either of the two defences."""
    for place in kingdom.places:
        if place.full:
            yield from ((place, defence.card) for defence in place.defences)
        else:
            yield place, None


def why_no_slot(place: Spot, replaced: int | None) -> Text | None:
    if place.frozen:
        return FROZEN
    old = None if replaced is None else place.defence(replaced)
    return DAMAGED_STAYS if old and old.damage else None


def stand(board: Board, seat: int, defence: Standing, number: int, replaced: int | None) -> None:
    """It comes to stand at a place of *seat*; what it replaces goes to the discard."""
    place = board.state.site(number)
    kept = tuple(old for old in place.defences if old.card != replaced)
    board.lay(seat, evolve(place, defences=(*kept, defence)))
    if replaced is not None:
        board.discard(replaced)


@family
class NewLand(Direct):
    """A card from the hand becomes a bare place."""

    def announce(self, board: Board, seat: int) -> None:
        (card,) = board.state.flight
        board.emit(Settled(seat=seat, card=self.cards[0], place=card))

    def effect(self, board: Board, seat: int) -> None:
        board.lay(seat, Place(base=Standing(card=board.touch_down())))


@record
class Settle(NewLand, cards=("land",), phrase="settle"):
    """TK-5.20."""


@record
class Build(AtHome, cards=DEFENCES, phrase="build"):
    """TK-5.21, 5.23."""

    replace: int | None = None

    def lasts(self) -> bool:
        """Whether the place loses strength by it: only an undamaged defence can be replaced."""
        return self.replace is not None and CARDS[self.card].value < VALUE[self.replace]

    @classmethod
    def choices(cls, table: Table[Any], seat: int, card: str) -> Choices:
        return (
            (cls(card=card, place=place.number, replace=old), why_no_slot(place, old))
            for place, old in slots(table.kingdoms[seat])
        )

    def announce(self, board: Board, seat: int) -> None:
        board.emit(Built(seat=seat, card=self.card, place=self.place, replaced=kind_of(self.replace)))

    def effect(self, board: Board, seat: int) -> None:
        stand(board, seat, Standing(card=board.touch_down()), self.place, self.replace)


@record
class SetTrap(AtHome, cards=TRAPS, phrase="trap"):
    """TK-5.22. The table hears that there is a trap now, and never which."""

    @classmethod
    def choices(cls, table: Table[Any], seat: int, card: str) -> Choices:
        places = table.kingdoms[seat].places
        return ((cls(card=card, place=place.number), cls.hindrance(place)) for place in places)

    @classmethod
    def hindrance(cls, place: Spot) -> Text | None:
        if place.frozen:
            return FROZEN
        return TRAP_THERE if place.trap else None

    def announce(self, board: Board, seat: int) -> None:
        board.emit(TrapLaid(owners=(seat,), card=self.card, place=self.place))

    def effect(self, board: Board, seat: int) -> None:
        place = board.state.site(self.place)
        board.lay(seat, evolve(place, trap=Trap(card=board.touch_down(), known_to=(seat,))))
