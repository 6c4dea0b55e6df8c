"""Earthquake, Disrepair, Mutiny and Sabotage as actions: they clear a place and spring nothing (TK-5.42 to 5.45)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.record import record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND, NATURE
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.places import Standing
from engines.take_the_kingdom.plays.aimed import POINT, TRIFLE, AtDefence, AtPlace, Spot, rival_places
from engines.take_the_kingdom.plays.base import Choices
from engines.take_the_kingdom.state import State

NOTHING_THERE = text("reason-nothing-there")
NOT_HUMAN = text("reason-not-human")
NO_TRAP = text("reason-no-trap")


def of_nature(place: Spot, nature: str) -> tuple[Standing, ...]:
    """The defences of one kind there."""
    return tuple(defence for defence in place.defences if NATURE[KIND[defence.card]] == nature)


@record
class Earthquake(PlayMove):
    place: int


class Quaking(AtPlace):
    """TK-5.42: both defences and the trap; base, its damage and a Freeze stay."""

    of = Earthquake
    cards: ClassVar[tuple[str, ...]] = ("earthquake",)
    use: ClassVar[str] = "clear"
    phrase: ClassVar[str] = "raze"

    def hindrance(self, place: Spot) -> Text | None:
        return None if place.defences or place.trap else NOTHING_THERE

    def harm(self, place: Spot) -> int:
        return place.strength - place.base.strength

    def taste(self, place: Spot, weight: int) -> int:
        return super().taste(place, weight) + (POINT // 2 if place.trap else 0)

    def effect(self, board: Board, seat: int, play: Earthquake, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        trap = (place.trap.card,) if place.trap else ()
        board.strip(owner, place, (*(defence.card for defence in place.defences), *trap))


@record
class Disrepair(PlayMove):
    place: int


class Decaying(AtPlace):
    """TK-5.43: the structural defences; humans, trap and base stay."""

    of = Disrepair
    cards: ClassVar[tuple[str, ...]] = ("disrepair",)
    use: ClassVar[str] = "clear"
    phrase: ClassVar[str] = "raze"

    def hindrance(self, place: Spot) -> Text | None:
        return None if of_nature(place, "structural") else NOTHING_THERE

    def harm(self, place: Spot) -> int:
        return sum(defence.strength for defence in of_nature(place, "structural"))

    def effect(self, board: Board, seat: int, play: Disrepair, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        board.strip(owner, place, tuple(defence.card for defence in of_nature(place, "structural")))


@record
class MutinyRemove(PlayMove):
    defence: int


class Mutinying(AtDefence):
    """TK-5.44: one Archers or Knights."""

    of = MutinyRemove
    cards: ClassVar[tuple[str, ...]] = ("mutiny",)
    use: ClassVar[str] = "remove"
    phrase: ClassVar[str] = "remove"

    def seizable(self, standing: Standing, place: Spot, *, bare: bool) -> bool:
        return NATURE[KIND[standing.card]] == "human"

    def choices(self, state: State, seat: int, card: str) -> Choices[MutinyRemove]:
        places = rival_places(state, seat)
        humans = [defence.card for place in places for defence in of_nature(place, "human")]
        found = (defence.card for place in places for defence in place.defences)
        return ((MutinyRemove(defence=at), None if at in humans else NOT_HUMAN) for at in found)

    def effect(self, board: Board, seat: int, play: MutinyRemove, void: tuple[int, ...]) -> None:
        owner, place = board.state.defender(play.defence)
        board.strip(owner, place, (play.defence,))


@record
class SabotageTrap(PlayMove):
    place: int


class Disarming(AtPlace):
    """TK-5.45: the trap is shown and discarded, unsprung."""

    of = SabotageTrap
    cards: ClassVar[tuple[str, ...]] = ("sabotage",)
    use: ClassVar[str] = "remove_trap"
    phrase: ClassVar[str] = "remove"

    def hindrance(self, place: Spot) -> Text | None:
        return None if place.trap else NO_TRAP

    def taste(self, place: Spot, weight: int) -> int:
        return TRIFLE

    def effect(self, board: Board, seat: int, play: SabotageTrap, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        assert place.trap is not None, "nothing happens to a trap between declaration and effect"
        board.strip(owner, place, (place.trap.card,))
