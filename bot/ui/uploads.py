"""Which files a message has: those that it has already are not sent again."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

import discord
from discord.utils import MISSING

from bot.ui.parts import Part, attached

REMEMBERED = 20_000
"""Messages; of others nobody knows what they show, and files are sent anew."""


def files(parts: Sequence[Part]) -> list[discord.File]:
    """Those of *parts*, made anew for each attempt, since sending uses them up."""
    return [discord.File(io.BytesIO(each.content), each.name, description=each.alt or None) for each in attached(parts)]


class Turn:
    """Whose turn it is to change one message, while there is anybody."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        self.crowded = False
        """Whether somebody has not waited for theirs: nobody knows which of two changes came last."""


class Change:
    """One edit of a message, in as many attempts as it takes."""

    def __init__(self, parts: Sequence[Part], turn: Turn, *, whole: bool) -> None:
        """:param whole: whether it brings all of its files, for want of knowing which are there."""
        self._parts, self._turn, self._whole = parts, turn, whole
        self.arrived = False
        """To be set: only then is it known what the message shows."""

    @property
    def overtaken(self) -> bool:
        """Whether somebody who could not wait has changed the message since it began, and perhaps taken away what it
        relies on: Discord may refuse it, and takes it if it is tried again, since from now on it brings everything."""
        return self._turn.crowded and not self._whole

    def attachments(self) -> list[discord.File]:
        """What it has to bring along, made anew for each attempt. Typed as discord.py does."""
        return files(self._parts) if self._whole or self._turn.crowded else MISSING


class Uploads:
    """The names of the files of messages, by their ids. One for all that edit messages.

    A change that brings no files relies on those that are there until it has arrived: whoever can wait does so until
    nobody else is changing the message, and whoever cannot brings everything; what it overtakes may be refused, and is
    to be tried again at once."""

    def __init__(self) -> None:
        self._names: OrderedDict[str, tuple[str, ...] | None] = OrderedDict()
        """``None``: nobody knows any more, whatever an older copy of the message may say."""
        self._turns: dict[str, Turn] = {}

    @asynccontextmanager
    async def changing(self, message: str, parts: Sequence[Part], patience: float) -> AsyncIterator[Change]:
        """It is edited to *parts*; unless that is known to have arrived, nobody knows what it shows from then on.

        :param patience: how many seconds to wait for others who are changing it just now."""
        with self._turn(message) as turn:
            try:
                async with asyncio.timeout(patience):
                    await turn.lock.acquire()
            except TimeoutError:
                turn.crowded = True
                yield Change(parts, turn, whole=True)
                return
            try:
                change = Change(parts, turn, whole=turn.crowded or not self._has(message, parts))
                self._keep(message, None)
                yield change
                if change.arrived and not turn.crowded:
                    self.noted(message, parts)
            finally:
                turn.lock.release()

    def noted(self, message: str, parts: Sequence[Part]) -> None:
        """It is new, and shows *parts*."""
        self._keep(message, _names(parts))

    def seen(self, message: discord.Message) -> None:
        """Discord has just said what it shows, which counts where nobody else knows."""
        if str(message.id) not in self._names:
            self._keep(str(message.id), tuple(each.filename for each in message.attachments))

    def _has(self, message: str, parts: Sequence[Part]) -> bool:
        """Whether it is known to have the files of *parts*, and no others."""
        return self._names.get(message) == _names(parts)

    @contextmanager
    def _turn(self, message: str) -> Iterator[Turn]:
        turn = self._turns.setdefault(message, Turn())
        turn.users += 1
        try:
            yield turn
        finally:
            turn.users -= 1
            if not turn.users:
                del self._turns[message]

    def _keep(self, message: str, names: tuple[str, ...] | None) -> None:
        self._names[message] = names
        self._names.move_to_end(message)
        while len(self._names) > REMEMBERED:
            self._names.popitem(last=False)


def _names(parts: Sequence[Part]) -> tuple[str, ...]:
    return tuple(each.name for each in attached(parts))
