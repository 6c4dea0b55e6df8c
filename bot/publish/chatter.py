"""What others write where boards stand: that they did, never what. Nothing of it is stored.

What was written while the bot was not there is asked of Discord, once, when a board changes for the first time after a
start: one request for each table that goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

MOST = 10
"""Messages of others below a board, after which nobody sees it any more."""


class Chatter:
    def __init__(self) -> None:
        self._latest: dict[str, deque[int]] = {}
        """By channel, of those where boards stand: the ids of the latest messages of others."""

        self._missed: set[str] = set()

    def watch(self, channel: str, *, missed: bool = False) -> None:
        """From now on it counts what is written there.

        :param missed: whether a board has stood there while the bot was not."""
        self._latest.setdefault(channel, deque(maxlen=MOST))
        if missed:
            self._missed.add(channel)

    def missed(self, channel: str) -> bool:
        """Whether something may have been written there that was not counted."""
        return channel in self._missed

    def made_up(self, channel: str, messages: Iterable[int]) -> None:
        """These *messages* of others are the latest there; what was counted meanwhile may be among them."""
        self._missed.discard(channel)
        latest = self._latest.get(channel)
        if latest is not None:
            every = sorted({*latest, *messages})
            latest.clear()
            latest.extend(every)

    def leave(self, channel: str) -> None:
        """No board stands there any more."""
        self._latest.pop(channel, None)
        self._missed.discard(channel)

    def wrote(self, channel: int, message: int) -> None:
        """Somebody else has."""
        latest = self._latest.get(str(channel))
        if latest is not None:
            latest.append(message)

    def buried(self, channel: str, message: str) -> bool:
        """Whether that many stand below *message*. Ids grow, so nothing has to be reset when it is posted anew."""
        latest = self._latest.get(channel)
        return latest is not None and len(latest) == MOST and latest[0] > int(message)
