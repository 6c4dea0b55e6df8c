"""What the actions against one opponent have in common: one target, one block window, nothing if it is blocked.

A card of one of these kinds is one record here, with its rule, its data and its texts: the menu, the phrase, the line
of the log, what an order weighs and what the steward thinks of it follow."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

from engines.core.record import family
from engines.core.text import Text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND
from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.places import Spot
from engines.take_the_kingdom.plays.base import Choices, PlayMove
from engines.take_the_kingdom.table import Realm, Table

POINT = 10
"""What one point is worth, in the steward's own coin."""
TRIFLE = 3
"""What hinders somebody a little."""


@family
class Action(PlayMove):
    """Aimed at one opponent."""

    def announce(self, board: Board, seat: int) -> None:
        (target,), named = self.against(board.state, seat), self.named(board.state)
        board.emit(ActionDeclared(seat=seat, play=self.kind, card=self.cards[0], target=target, **named))

    def named(self, table: Table[Any]) -> dict[str, Any]:
        """What else the table hears, as the event calls it."""
        return {}

    @abstractmethod
    def brings(self, table: Table[Any], weight: int) -> int:
        """What it is worth to the steward, to whom a point of the opponent's is worth *weight*."""

    def dread(self, table: Table[Any]) -> int:
        """Points that a steward would rather lose, besides those that it loses."""
        return 0


@family
class AtPlace(Action):
    """Aimed at a place of an opponent."""

    place: int

    @classmethod
    def choices(cls, table: Table[Any], seat: int, _card: str) -> Choices:
        return ((cls(place=place.number), cls.hindrance(place)) for place in cls.thought_of(table, seat))

    @classmethod
    def reasons(cls, table: Table[Any], seat: int, _card: str) -> Iterable[Text | None]:
        return map(cls.hindrance, cls.thought_of(table, seat))

    @classmethod
    def thought_of(cls, table: Table[Any], seat: int) -> Iterable[Spot]:
        """The places of all opponents, clockwise from *seat*; the attack order does not matter to actions."""
        return (place for rival in table.rivals(seat) for place in cls.within(table.kingdoms[rival]))

    @classmethod
    def within(cls, kingdom: Realm[Any]) -> tuple[Spot, ...]:
        """The places of a kingdom where a player may think of it."""
        return kingdom.places

    @classmethod
    def hindrance(cls, place: Spot) -> Text | None:
        """Why it is refused there."""

    def harm(self, place: Spot) -> int:
        """Points that it takes from the owner of the place."""
        return 0

    def taste(self, place: Spot, weight: int) -> int:
        """:meth:`brings`, there."""
        return weight * self.harm(place) - POINT

    def brings(self, table: Table[Any], weight: int) -> int:
        return self.taste(table.site(self.place), weight)

    def against(self, table: Table[Any], seat: int) -> tuple[int, ...]:
        return (table.where(self.place)[0],)

    def named(self, table: Table[Any]) -> dict[str, Any]:
        return {"place": self.place}

    def loss(self, table: Table[Any], target: int) -> int:
        return self.harm(table.site(self.place))


@family
class AtDefence(Action):
    """Aimed at a defence of an opponent."""

    defence: int

    def brings(self, table: Table[Any], weight: int) -> int:
        return weight * table.defender(self.defence)[2].strength - POINT

    def against(self, table: Table[Any], seat: int) -> tuple[int, ...]:
        return (table.defender(self.defence)[0],)

    def named(self, table: Table[Any]) -> dict[str, Any]:
        return {"place": table.defender(self.defence)[1].number, "defence": KIND[self.defence]}

    def loss(self, table: Table[Any], target: int) -> int:
        return table.defender(self.defence)[2].strength


@family
class AtRival(Action):
    """Aimed at an opponent."""

    seat: int

    @classmethod
    def choices(cls, table: Table[Any], seat: int, _card: str) -> Choices:
        return ((cls(seat=rival), cls.hindrance(table.kingdoms[rival])) for rival in table.rivals(seat))

    @classmethod
    def hindrance(cls, rival: Realm[Any]) -> Text | None:
        """Why it is refused against this one."""

    def against(self, table: Table[Any], seat: int) -> tuple[int, ...]:
        return (self.seat,)
