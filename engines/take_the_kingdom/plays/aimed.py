"""What the actions against one opponent have in common: one target, one block window, nothing if it is blocked.

A card of one of these kinds is a rule of its own here, its move, its data and its texts: the menu, the phrase, the line
of the log, what an order weighs and what the steward thinks of it follow."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Protocol

from engines.core.text import Text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND
from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.places import Place, Standing
from engines.take_the_kingdom.plays.base import Choices, Rule
from engines.take_the_kingdom.siege import Site
from engines.take_the_kingdom.state import State

POINT = 10
"""What one point is worth, in the steward's own coin."""
TRIFLE = 3
"""What hinders somebody a little."""


class Spot(Site, Protocol):
    """A place, or what a seat sees of it."""

    @property
    def number(self) -> int: ...

    @property
    def trap(self) -> object | None: ...

    @property
    def frozen(self) -> bool: ...

    @property
    def full(self) -> bool: ...


class Rival(Protocol):
    """A kingdom, or what a seat sees of it: its hand is cards, or how many there are."""

    @property
    def hand(self) -> object: ...

    @property
    def skip(self) -> bool: ...


def rival_places(state: State, seat: int) -> tuple[Place, ...]:
    """All places of all opponents, clockwise from *seat*; the attack order does not matter to actions."""
    return tuple([place for rival in state.rivals(seat) for place in state.kingdoms[rival].places])


class AtPlace(Rule[Any]):
    """Aimed at a place of an opponent."""

    gain: ClassVar[int] = 0
    """What a point that is taken there brings to whoever takes it, in the steward's coin."""
    risk: ClassVar[int] = 0
    """What a trap that may be real takes off that."""

    def thinkable(self, place: Spot) -> bool:
        """Whether a player may think of it there."""
        return True

    def hindrance(self, place: Spot) -> Text | None:
        """Why it is refused there."""

    def harm(self, place: Spot) -> int:
        """Points that it takes from the owner of the place."""
        return 0

    def taste(self, place: Spot, weight: int) -> int:
        """What it brings there to the steward, to whom a point of the owner's is worth *weight*."""
        return (weight + self.gain) * self.harm(place) - (0 if self.gain else POINT)

    def choices(self, state: State, seat: int, card: str) -> Choices[Any]:
        make: Any = self.of
        places = (place for place in rival_places(state, seat) if self.thinkable(place))
        return ((make(place=place.number), self.hindrance(place)) for place in places)

    def reasons(self, state: State, seat: int, card: str) -> Iterable[Text | None]:
        return (self.hindrance(place) for place in rival_places(state, seat) if self.thinkable(place))

    def against(self, state: State, seat: int, play: Any) -> tuple[int, ...]:
        owner, _ = state.where(play.place)
        return (owner,)

    def announce(self, board: Board, seat: int, play: Any) -> None:
        (target,) = self.against(board.state, seat, play)
        board.emit(ActionDeclared(seat=seat, play=self.kind, card=self.cards[0], target=target, place=play.place))

    def loss(self, state: State, target: int, play: Any) -> int:
        return self.harm(state.where(play.place)[1])


class AtDefence(Rule[Any]):
    """Aimed at a defence of an opponent."""

    gain: ClassVar[int] = 0
    """As of :class:`AtPlace`."""

    @abstractmethod
    def seizable(self, standing: Standing, place: Spot, *, bare: bool) -> bool:
        """Whether it can be aimed at that defence at all. *bare*: its owner has no Land left."""

    def taste(self, standing: Standing, weight: int) -> int:
        """What it brings to the steward, to whom a point of the owner's is worth *weight*."""
        return standing.strength * (weight + self.gain) - (0 if self.gain else POINT)

    def against(self, state: State, seat: int, play: Any) -> tuple[int, ...]:
        owner, _ = state.defender(play.defence)
        return (owner,)

    def announce(self, board: Board, seat: int, play: Any) -> None:
        owner, place = board.state.defender(play.defence)
        kind, card = KIND[play.defence], self.cards[0]
        board.emit(ActionDeclared(seat=seat, play=self.kind, card=card, target=owner, place=place.number, defence=kind))

    def loss(self, state: State, target: int, play: Any) -> int:
        defence = state.defender(play.defence)[1].defence(play.defence)
        return defence.strength if defence else 0


class AtRival(Rule[Any]):
    """Aimed at an opponent."""

    dread: ClassVar[int] = 0
    """Points that a steward would rather lose, as long as there is a deck."""

    def hindrance(self, rival: Rival) -> Text | None:
        """Why it is refused against this one."""

    @abstractmethod
    def taste(self, weight: int, deck: int) -> int:
        """What it brings to the steward, to whom a point of the opponent's is worth *weight*, with so many cards in the
        deck."""

    def choices(self, state: State, seat: int, card: str) -> Choices[Any]:
        make: Any = self.of
        return ((make(seat=rival), self.hindrance(state.kingdoms[rival])) for rival in state.rivals(seat))

    def against(self, state: State, seat: int, play: Any) -> tuple[int, ...]:
        return (play.seat,)

    def announce(self, board: Board, seat: int, play: Any) -> None:
        board.emit(ActionDeclared(seat=seat, play=self.kind, card=self.cards[0], target=play.seat))
