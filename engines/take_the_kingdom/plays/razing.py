"""Earthquake, Disrepair, Mutiny and Sabotage as actions: they clear a place and spring nothing (TK-5.42 to 5.45)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND, NATURE
from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.moves import Disrepair, Earthquake, MutinyRemove, SabotageTrap
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.plays.aimed import AtDefence, AtPlace, rival_places
from engines.take_the_kingdom.plays.base import Choices
from engines.take_the_kingdom.state import State

NOTHING_THERE = text("reason-nothing-there")
NOT_HUMAN = text("reason-not-human")
NO_TRAP = text("reason-no-trap")


def of_nature(place: Place, nature: str) -> tuple[int, ...]:
    return tuple(defence.card for defence in place.defences if NATURE[KIND[defence.card]] == nature)


class Quaking(AtPlace[Earthquake]):
    """TK-5.42: both defences and the trap; base, its damage and a Freeze stay."""

    kind: ClassVar[str] = "earthquake"
    cards: ClassVar[tuple[str, ...]] = ("earthquake",)
    use: ClassVar[str] = "clear"

    def at(self, place: int) -> Earthquake:
        return Earthquake(place=place)

    def hindrance(self, place: Place) -> Text | None:
        return None if place.defences or place.trap else NOTHING_THERE

    def effect(self, board: Board, seat: int, play: Earthquake, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        trap = (place.trap.card,) if place.trap else ()
        board.strip(owner, place, (*(defence.card for defence in place.defences), *trap))

    def loss(self, state: State, target: int, play: Earthquake) -> int:
        _, place = state.where(play.place)
        return place.strength - place.base.strength


class Decaying(AtPlace[Disrepair]):
    """TK-5.43: the structural defences; humans, trap and base stay."""

    kind: ClassVar[str] = "disrepair"
    cards: ClassVar[tuple[str, ...]] = ("disrepair",)
    use: ClassVar[str] = "clear"

    def at(self, place: int) -> Disrepair:
        return Disrepair(place=place)

    def hindrance(self, place: Place) -> Text | None:
        return None if of_nature(place, "structural") else NOTHING_THERE

    def effect(self, board: Board, seat: int, play: Disrepair, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        board.strip(owner, place, of_nature(place, "structural"))

    def loss(self, state: State, target: int, play: Disrepair) -> int:
        _, place = state.where(play.place)
        rotten = of_nature(place, "structural")
        return sum(defence.strength for defence in place.defences if defence.card in rotten)


class Mutinying(AtDefence[MutinyRemove]):
    """TK-5.44: one Archers or Knights."""

    kind: ClassVar[str] = "mutiny_remove"
    cards: ClassVar[tuple[str, ...]] = ("mutiny",)
    use: ClassVar[str] = "remove"

    def choices(self, state: State, seat: int, card: str) -> Choices[MutinyRemove]:
        found = (defence.card for place in rival_places(state, seat) for defence in place.defences)
        return ((MutinyRemove(defence=at), None if NATURE[KIND[at]] == "human" else NOT_HUMAN) for at in found)

    def announce(self, board: Board, seat: int, play: MutinyRemove) -> None:
        owner, place = board.state.defender(play.defence)
        kind, card = KIND[play.defence], self.cards[0]
        board.emit(ActionDeclared(seat=seat, play=self.kind, card=card, target=owner, place=place.number, defence=kind))

    def effect(self, board: Board, seat: int, play: MutinyRemove, void: tuple[int, ...]) -> None:
        owner, place = board.state.defender(play.defence)
        board.strip(owner, place, (play.defence,))

    def loss(self, state: State, target: int, play: MutinyRemove) -> int:
        defence = state.defender(play.defence)[1].defence(play.defence)
        return defence.strength if defence else 0


class Disarming(AtPlace[SabotageTrap]):
    """TK-5.45: the trap is shown and discarded, unsprung."""

    kind: ClassVar[str] = "sabotage_trap"
    cards: ClassVar[tuple[str, ...]] = ("sabotage",)
    use: ClassVar[str] = "remove_trap"

    def at(self, place: int) -> SabotageTrap:
        return SabotageTrap(place=place)

    def hindrance(self, place: Place) -> Text | None:
        return None if place.trap else NO_TRAP

    def effect(self, board: Board, seat: int, play: SabotageTrap, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        assert place.trap is not None, "nothing happens to a trap between declaration and effect"
        board.strip(owner, place, (place.trap.card,))
