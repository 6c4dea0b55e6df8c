"""What the actions against one opponent have in common: one target, one block window, nothing if it is blocked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TypeVar, Union

from engines.core.text import Text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.moves import (
    ConquestDefence,
    ConquestLand,
    Disrepair,
    Earthquake,
    Freeze,
    Misfortune,
    MutinyRemove,
    SabotageTrap,
    SpyLook,
    SpySteal,
)
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.plays.base import Choices, Rule
from engines.take_the_kingdom.state import State

A = TypeVar("A", bound=Union[ConquestDefence, MutinyRemove])
Q = TypeVar("Q", bound=Union[ConquestLand, Disrepair, Earthquake, Freeze, SabotageTrap, SpyLook])
R = TypeVar("R", bound=Union[Misfortune, SpySteal])


def rival_places(state: State, seat: int) -> tuple[Place, ...]:
    """All places of all opponents, clockwise from *seat*; the attack order does not matter to actions."""
    return tuple([place for rival in state.rivals(seat) for place in state.kingdoms[rival].places])


class AtPlace(Rule[Q]):
    """Aimed at a place of an opponent."""

    @abstractmethod
    def at(self, place: int) -> Q:
        """The play against the place with this number."""

    def thinkable(self, place: Place) -> bool:
        """Whether a player may think of it there."""
        return True

    def hindrance(self, place: Place) -> Text | None:
        """Why it is refused there."""

    def choices(self, state: State, seat: int, card: str) -> Choices[Q]:
        places = (place for place in rival_places(state, seat) if self.thinkable(place))
        return ((self.at(place.number), self.hindrance(place)) for place in places)

    def reasons(self, state: State, seat: int, card: str) -> Iterable[Text | None]:
        return (self.hindrance(place) for place in rival_places(state, seat) if self.thinkable(place))

    def against(self, state: State, seat: int, play: Q) -> tuple[int, ...]:
        owner, _ = state.where(play.place)
        return (owner,)

    def announce(self, board: Board, seat: int, play: Q) -> None:
        (target,) = self.against(board.state, seat, play)
        board.emit(ActionDeclared(seat=seat, play=self.kind, card=self.cards[0], target=target, place=play.place))


class AtDefence(Rule[A]):
    """Aimed at a defence of an opponent."""

    def against(self, state: State, seat: int, play: A) -> tuple[int, ...]:
        owner, _ = state.defender(play.defence)
        return (owner,)


class AtRival(Rule[R]):
    """Aimed at an opponent."""

    @abstractmethod
    def at(self, rival: int) -> R:
        """The play against this seat."""

    def hindrance(self, rival: Kingdom) -> Text | None:
        """Why it is refused against this one."""

    def choices(self, state: State, seat: int, card: str) -> Choices[R]:
        return ((self.at(rival), self.hindrance(state.kingdoms[rival])) for rival in state.rivals(seat))

    def against(self, state: State, seat: int, play: R) -> tuple[int, ...]:
        return (play.seat,)

    def announce(self, board: Board, seat: int, play: R) -> None:
        board.emit(ActionDeclared(seat=seat, play=self.kind, card=self.cards[0], target=play.seat))
