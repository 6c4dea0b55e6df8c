"""Who asks for something, with what it is done, and what comes of it that is not done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.kit import Kit
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.play.working import Announced
from bot.speech import Voice
from bot.undelivered import Undelivered
from engines.core.menu import Refused
from engines.core.text import text
from persistence.deliveries import Box
from persistence.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Caller:
    """Somebody who asks for something at one place."""

    user: str
    name: str
    """As it is shown at tables: fit to stand in a message."""
    locale: str
    """What they read."""
    guild: str | None
    """The server at which they ask; ``None``: in direct messages."""
    channel: str
    threads: bool = False
    """Whether the bot may make a thread there."""
    manages: bool = False
    """Whether they may manage that server."""
    roles: tuple[str, ...] = ()
    """What they have there."""
    key: str
    """Of this very request: an act that it caused once is never done again."""


class Publishing(Protocol):
    """What has to stand in a channel before anything goes on; all else is a delivery, which nobody waits for."""

    async def now(self, box: Box) -> Undelivered | None:
        """Carry out at once what waits in *box*; what kept it from arriving, if something did."""

    async def announce(self, loaded: LoadedTable) -> Announced:
        """Post that the match of this lobby begins, in a thread of its own where that is wanted and possible.
        ``Undelivered``."""

    async def withdraw(self, table_id: str) -> None:
        """It does not begin after all. ``Undelivered``."""

    async def present(self, guild: str, user: str) -> bool:
        """Whether *user* is on that server, as far as can be found out."""

    def threads(self, channel: str) -> bool:
        """Whether matches can have threads of their own there, as far as is known."""


@dataclass(frozen=True, slots=True)
class Means:
    """The store, the only writer, and whoever brings things to a channel."""

    kit: Kit
    store: Store
    sessions: Sessions
    publisher: Publishing
    locale: str
    """For public texts where nobody has chosen a language."""


class Declined(Refused):
    """Refused by the bot and not by the rules: the reason is a text of the bot's own catalogue."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(text(key, **args))
        self.filled = args


class Barred(Declined):
    """Whoever asks has no right to it, there."""


def why(refused: Refused, voice: Voice) -> str:
    """The reason, in words. A game's own takes a voice that speaks of it."""
    if isinstance(refused, Declined):
        return voice.tell(refused.reason.key, **refused.filled)
    return voice(refused.reason)
