"""Who would like to play what, on which server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from persistence.deliveries import Delivery
from persistence.parts import NOTHING, ByTable
from persistence.records import NewTable, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSeek:
    """Somebody has just said it."""

    guild_id: str
    user_id: str
    name: str
    """As it will be shown at the table: fit to stand in a message."""
    game: str
    pace: str
    """One of the bot's."""
    players: int | None
    """So many in all, and not otherwise; ``None``: as soon as there are enough."""
    until: int
    """When it is over, in UTC epoch milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seek(NewSeek):
    """What somebody seeks. Of a game at a pace everybody has one on each server at most."""

    id: int
    since: int
    """When they said it first, in UTC epoch milliseconds."""


class Seeks(Protocol):
    """What is over is not there any more, whether it has been swept away or not."""

    async def add(self, new: NewSeek, due: ByTable = NOTHING) -> Seek:
        """In the place of what the same person has said of that game at that pace on that server, since when they
        seek.

        :param due: what is to be delivered because of it, by table (or placard)."""

    async def remove(self, seek_id: int, user_id: str, due: ByTable = NOTHING) -> bool:
        """It is taken back; false, and nothing is delivered, if it is none of that person's. *due* as above."""

    async def of_person(self, user_id: str) -> list[Seek]:
        """On all servers, the longest sought first."""

    async def of_server(self, guild_id: str) -> list[Seek]:
        """Everybody's, the longest sought first."""

    async def servers(self) -> list[str]:
        """Those on which anybody seeks."""

    async def gather(
        self, seeks: Sequence[Seek], new: NewTable, due: Sequence[Delivery] = (), also: ByTable = NOTHING
    ) -> Table | None:
        """A table at which those people sit, in that order, in the place of what they have sought: all of it or
        nothing. ``None``: one of the seeks is there no more. ``ChannelTaken``, ``TooManyTables`` as ``Tables.open``.

        :param due: what is to be delivered at the table; *also* elsewhere."""
