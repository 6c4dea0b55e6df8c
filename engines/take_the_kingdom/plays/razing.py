"""Earthquake, Disrepair, Mutiny and Sabotage as actions: they clear a place and spring nothing (TK-5.42 to 5.45)."""

from typing import Any

from engines.core.record import family, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND, NATURE
from engines.take_the_kingdom.places import Place, Site, Spot, Standing, Trap
from engines.take_the_kingdom.plays.aimed import POINT, TRIFLE, AtDefence, AtPlace
from engines.take_the_kingdom.plays.base import Choices
from engines.take_the_kingdom.table import Table

NOTHING_THERE = text("reason-nothing-there")
NOT_HUMAN = text("reason-not-human")
NO_TRAP = text("reason-no-trap")


def structures(place: Site) -> tuple[Standing, ...]:
    """The structural defences there."""
    return tuple(defence for defence in place.defences if NATURE[KIND[defence.card]] == "structural")


@record
class Earthquake(AtPlace, cards=("earthquake",), use="clear", phrase="raze"):
    """TK-5.42: both defences and the trap; base, its damage and a Freeze stay."""

    @classmethod
    def hindrance(cls, place: Spot) -> Text | None:
        return None if place.defences or place.trap else NOTHING_THERE

    def harm(self, place: Spot) -> int:
        return place.strength - place.base.strength

    def taste(self, place: Spot, weight: int) -> int:
        return weight * self.harm(place) - (POINT // 2 if place.trap else POINT)

    def effect(self, board: Board, seat: int) -> None:
        owner, place = board.state.where(self.place)
        trap = (place.trap.card,) if place.trap else ()
        board.strip(owner, place, (*(defence.card for defence in place.defences), *trap))


@record
class Disrepair(AtPlace, cards=("disrepair",), use="clear", phrase="raze"):
    """TK-5.43: the structural defences; humans, trap and base stay."""

    @classmethod
    def hindrance(cls, place: Spot) -> Text | None:
        return None if structures(place) else NOTHING_THERE

    def harm(self, place: Spot) -> int:
        return sum(defence.strength for defence in structures(place))

    def effect(self, board: Board, seat: int) -> None:
        owner, place = board.state.where(self.place)
        board.strip(owner, place, tuple(defence.card for defence in structures(place)))


@record
class MutinyRemove(AtDefence, cards=("mutiny",), use="remove", phrase="remove"):
    """TK-5.44: one Archers or Knights."""

    @classmethod
    def choices(cls, table: Table[Any], seat: int, _card: str) -> Choices:
        return (
            (cls(defence=defence.card), None if NATURE[KIND[defence.card]] == "human" else NOT_HUMAN)
            for rival in table.rivals(seat)
            for place in table.kingdoms[rival].places
            for defence in place.defences
        )

    def effect(self, board: Board, seat: int) -> None:
        owner, place, _ = board.state.defender(self.defence)
        board.strip(owner, place, (self.defence,))


@family
class AtTrap(AtPlace):
    """Aimed at the trap of an opponent."""

    @classmethod
    def hindrance(cls, place: Spot) -> Text | None:
        return None if place.trap else NO_TRAP

    def taste(self, place: Spot, weight: int) -> int:
        return TRIFLE

    def found(self, board: Board) -> tuple[int, Place, Trap]:
        """The owner, the place and the trap. Nothing happens to it between declaration and effect."""
        owner, place = board.state.where(self.place)
        assert place.trap is not None, "there was one when it was declared"
        return owner, place, place.trap


@record
class SabotageTrap(AtTrap, cards=("sabotage",), use="remove_trap", phrase="remove"):
    """TK-5.45: the trap is shown and discarded, unsprung."""

    def effect(self, board: Board, seat: int) -> None:
        owner, place, trap = self.found(board)
        board.strip(owner, place, (trap.card,))
