"""What others write where boards stand: that they did, never what. Nothing of it is stored.

A restart counts anew, so up to nine messages more stand below a board then: to ask Discord what was missed would cost
a request for each table."""

from __future__ import annotations

from collections import deque

MOST = 10
"""Messages of others below a board, after which nobody sees it any more."""


class Chatter:
    def __init__(self) -> None:
        self._latest: dict[str, deque[int]] = {}
        """By channel, of those where boards stand: the ids of the latest messages of others."""

    def watch(self, channel: str) -> None:
        """From now on it counts what is written there."""
        self._latest.setdefault(channel, deque(maxlen=MOST))

    def leave(self, channel: str) -> None:
        """No board stands there any more."""
        self._latest.pop(channel, None)

    def wrote(self, channel: int, message: int) -> None:
        """Somebody else has."""
        latest = self._latest.get(str(channel))
        if latest is not None:
            latest.append(message)

    def buried(self, channel: str, message: str) -> bool:
        """Whether that many stand below *message*. Ids grow, so nothing has to be reset when it is posted anew."""
        latest = self._latest.get(channel)
        return latest is not None and len(latest) == MOST and latest[0] > int(message)
