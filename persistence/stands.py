"""Those who watch: what they predict of a match, and who may see all of it some turns late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from persistence.contests import Decision
from persistence.deliveries import Delivery
from persistence.records import History

PLACARD = "stands"
"""The kind of placard on which people predict; its subject is the id of a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prediction:
    """That somebody thinks that a seat wins a match, or knows the answer to one of its riddles."""

    table_id: str
    user_id: str
    name: str
    """As they are shown."""
    seat: int
    """The seat that wins, or the number of the answer."""
    at: int
    riddle: str = ""
    """The key of the riddle; empty: who wins."""
    right: bool = False
    """The match is over, and that seat has won it, or shares the first place; or that is the answer."""
    shown: bool = True
    """Whether others may read their name beside what came of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast:
    """That somebody may see all hands of a match as they were some turns ago."""

    user_id: str
    name: str
    delay: int
    """Turns, or rounds."""
    by: str
    """Who has granted that, by id."""
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """What somebody may see late, together with all that it is made of: it holds what seats hide from each other."""

    cast: Cast
    history: History = field(repr=False)


class Stands(Protocol):
    """A person is *tied* to a match if they sit there or have ever sat there, have lent or given up a seat there, or
    if any of that holds for another match of the same contest that goes on."""

    async def open(self, table_id: str, stands: str, *, locale: str) -> bool:
        """People may predict who wins: the table is marked with *stands*, and a placard says so where it is played.
        False if they could before, or the match does not go on."""

    async def predict(self, table_id: str, user_id: str, name: str, seat: int, riddle: str = "") -> bool:
        """They say so, in the place of what they have said before. False, and nothing has changed, if nobody may any
        more, there is no such seat, or they sit there or have ever done so.

        :param riddle: whose answer *seat* is; of that nobody says anything once it has come out."""

    async def of_table(self, table_id: str) -> list[Prediction]:
        """What was said of that match, the first one first."""

    async def come_true(self, guild_id: str, contest_id: int | None = None) -> list[Prediction]:
        """What was said there (of matches of that contest) of matches that are over and count, right or wrong. A riddle
        whose answer has never come out, or too soon, is not among it."""

    async def grant(
        self,
        table_id: str,
        user_id: str,
        name: str,
        delay: int,
        by: str,
        due: Sequence[Delivery] = (),
        said: Sequence[Decision] = (),
    ) -> bool:
        """They may see that match *delay* turns late, until it is over or they sit down there. False, and nothing has
        changed, if they are tied to it, or it does not go on.

        :param due: what is told at the table because of it.
        :param said: what is noted in the log of its contest, if it has one."""

    async def revoke(
        self, table_id: str, user_id: str, due: Sequence[Delivery] = (), said: Sequence[Decision] = ()
    ) -> bool:
        """They may no more. False if they could not. *due* and *said* as above."""

    async def casts(self, table_id: str) -> list[Cast]:
        """Who may, the first one first."""

    async def watched(self, table_id: str, user_id: str) -> Watched | None:
        """All that led to the present of a match that they may see late, read at one moment; ``None``: they may not,
        since nobody has granted it, they are tied to it by now, or it does not go on."""
