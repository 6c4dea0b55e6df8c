"""What the use cases work with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.kit import Kit
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.undelivered import Undelivered
from persistence.deliveries import Box
from persistence.store import Store


class Publishing(Protocol):
    """What has to stand in a channel before anything goes on; all else is a delivery, which nobody waits for."""

    async def now(self, box: Box) -> Undelivered | None:
        """Carry out at once what waits in *box*; what kept it from arriving, if something did."""

    async def announce(self, loaded: LoadedTable) -> str:
        """Post that the match of this lobby begins: the id of that message, which nobody chooses. ``Undelivered``."""

    async def withdraw(self, table_id: str) -> None:
        """It does not begin after all. ``Undelivered``."""


@dataclass(frozen=True, slots=True)
class Means:
    """The store, the only writer, and whoever brings things to a channel."""

    kit: Kit
    store: Store
    sessions: Sessions
    publisher: Publishing
    locale: str
    """For public texts where nobody has chosen a language."""
