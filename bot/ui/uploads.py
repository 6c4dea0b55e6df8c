"""Which files a message has: those that it has already are not sent again."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import discord
from discord.utils import MISSING

from bot.ui.parts import Part, attached

REMEMBERED = 20_000
"""Messages; of others nobody knows what they show, and files are sent anew."""


def files(parts: Sequence[Part]) -> list[discord.File]:
    """Those of *parts*, made anew for each attempt, since sending uses them up."""
    return [discord.File(io.BytesIO(each.content), each.name, description=each.alt or None) for each in attached(parts)]


class Uploads:
    """The names of the files of messages, by their ids. One for all that edit messages."""

    def __init__(self) -> None:
        self._names: OrderedDict[str, tuple[str, ...]] = OrderedDict()

    def noted(self, message: str, parts: Sequence[Part]) -> None:
        """It shows *parts* now."""
        self._keep(message, tuple(each.name for each in attached(parts)))

    @contextmanager
    def changing(self, message: str, parts: Sequence[Part]) -> Iterator[None]:
        """It is edited to *parts*; if that fails, it may have arrived all the same."""
        try:
            yield
        except BaseException:
            self.forget(message)
            raise
        self.noted(message, parts)

    def seen(self, message: discord.Message) -> None:
        """Discord has just said what it shows, which counts where nobody else knows."""
        if str(message.id) not in self._names:
            self._keep(str(message.id), tuple(each.filename for each in message.attachments))

    def forget(self, message: str) -> None:
        """Nobody knows what has become of it."""
        self._names.pop(message, None)

    def has(self, message: str, parts: Sequence[Part]) -> bool:
        """Whether it is known to have the files of *parts*, and no others."""
        return self._names.get(message) == tuple(each.name for each in attached(parts))

    def attachments(self, message: str, parts: Sequence[Part]) -> list[discord.File]:
        """What an edit of it to *parts* has to bring along: nothing, if it has all of it. Typed as discord.py does."""
        return MISSING if self.has(message, parts) else files(parts)

    def _keep(self, message: str, names: tuple[str, ...]) -> None:
        self._names[message] = names
        self._names.move_to_end(message)
        while len(self._names) > REMEMBERED:
            self._names.popitem(last=False)
