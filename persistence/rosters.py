"""Rosters: who plays the next match of a world, and when. All times are UTC epoch milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypedDict, Unpack

from persistence.contests import Sitter
from persistence.deliveries import Delivery
from persistence.records import NewTable, Table

Answer = Literal["yes", "no"]
Absent = Literal["steward", "seat", "wait"]
"""What becomes of whoever cannot come: a steward plays for them, their seat is open to others, or all wait for the
date after this."""
PLACARD = "roster"
"""The kind of the placard that shows a roster; its subject is the world. Whatever changes here is due there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """Somebody on a roster."""

    user_id: str
    name: str
    """Fit to stand in a message."""
    answer: Answer | None = None
    """Whether they come; ``None``: they have not said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roster:
    """With everybody on it."""

    world_id: int
    absent: Absent
    at: int | None
    """The next date; ``None``: there is none."""
    weeks: int
    """From one date to the next; 0: there is no other after this."""
    zone: str
    """In which the dates keep their hour."""
    called: bool
    """Whether people were called to this date."""
    table_id: str | None
    """The table that opened at the last date, until its match has begun."""
    members: tuple[Member, ...] = ()
    """In the order of their seats."""

    def member(self, user_id: str) -> Member | None:
        """Somebody on it."""
        return next((each for each in self.members if each.user_id == user_id), None)


class RosterChanges(TypedDict, total=False):
    """Columns to set; what is absent stays."""

    absent: Absent
    weeks: int
    called: bool


class Rosters(Protocol):
    """What is *told* is heralded beside the placard, in the same transaction."""

    async def get(self, world_id: int) -> Roster | None:
        """``None``: that world has none."""

    async def every(self) -> list[Roster]:
        """Those of all worlds that are not left behind."""

    async def make(self, world_id: int, members: Sequence[Member], zone: str) -> None:
        """With those people; where there is one, nothing is done."""

    async def end(self, world_id: int) -> None:
        """There is none any more."""

    async def change(self, world_id: int, told: Sequence[Delivery] = (), **changes: Unpack[RosterChanges]) -> None:
        """``Missing``."""

    async def join(self, world_id: int, user_id: str, name: str) -> None:
        """Somebody is on it, behind all others, unless they were. ``Missing``."""

    async def drop(self, world_id: int, user_id: str) -> None:
        """Somebody is on it no more. ``Missing``."""

    async def answer(self, world_id: int, user_id: str, answer: Answer) -> bool:
        """Whether they come; false: they are not on it. ``Missing``."""

    async def move(
        self, world_id: int, before: int | None, at: int | None, told: Sequence[Delivery] = (), zone: str | None = None
    ) -> bool:
        """To another date, to which nobody has answered yet. False, and nothing is done: it is not *before* any more.

        :param zone: ``None``: the same."""

    async def gather(
        self,
        world_id: int,
        before: int,
        at: int | None,
        new: NewTable,
        sitters: Sequence[Sitter],
        due: Sequence[Delivery] = (),
        told: Sequence[Delivery] = (),
    ) -> Table | None:
        """A table at which those sit, in that order; the next date is *at* from now on, and the answers still hold.
        ``None``, and nothing is done: the date is not *before* any more. ``ChannelTaken``, ``TooManyTables`` as
        ``Tables.open``.

        :param due: what is to be delivered at the table."""

    async def begun(self, world_id: int, table_id: str) -> None:
        """The match of that table has begun, or it never will: whoever comes to the next one has not said so yet."""
