"""Who would play with whom: what people have sought, in groups, and when enough agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.play import timing
from bot.time.calendar import DAY, together
from bot.time.pace import OWN, PACES
from engines.core.game import Game
from persistence.persons import Person
from persistence.seeks import Seek

SEEKERS = "seekers"
"""The kind of the placard that says who seeks on a server, and where seats are open; its subject is the server."""
SOUGHT = tuple(pace for pace in PACES if pace != OWN)
"""The paces that can be sought: on numbers of its own a table agrees when it is there."""


class Wish(NamedTuple):
    """What somebody would play."""

    game: str
    pace: str
    players: int | None
    """So many in all; ``None``: as soon as there are enough."""

    def enough(self, game: Game[Any]) -> int:
        """How many people that takes."""
        return self.players or game.meta.seats[0]


def wish(seek: Seek) -> Wish:
    return Wish(seek.game, seek.pace, seek.players)


def groups(seeks: Sequence[Seek]) -> dict[Wish, list[Seek]]:
    """Who would play each: whoever minds no number is in all groups of that game and pace. The longest sought first."""
    found: dict[Wish, list[Seek]] = {}
    for each in map(wish, seeks):
        alike = [seek for seek in seeks if (seek.game, seek.pace) == each[:2]]
        found[each] = [seek for seek in alike if seek.players in (None, each.players)]
    return found


class Agreed(NamedTuple):
    wish: Wish
    seeks: Sequence[Seek]
    """Of those who would sit down, the longest sought first."""


def agreed(seeks: Sequence[Seek], games: Mapping[str, Game[Any]]) -> Iterator[Agreed]:
    """The groups of which there are enough for a table: as many as it takes, or all if it is open how many play."""
    for each, there in groups(seeks).items():
        game = games.get(each.game)
        if game and len(there) >= each.enough(game):
            yield Agreed(each, there[: each.players or game.meta.seats[-1]])


def overlap(people: Sequence[Person], now: int) -> int | None:
    """For how many hours a day all of *people* are awake who have said when they are; ``None``: of two at least nobody
    knows. The same for a whole day, so that nothing that says it changes by the hour."""
    hours = [waking for person in people if (waking := timing.own_of(person).waking)]
    return together(hours, now - now % DAY) if len(hours) > 1 else None
