"""Time and identifiers: snowflakes that never repeat, timestamps in Discord's format."""

from __future__ import annotations

import datetime as dt
import time
from collections.abc import Callable

from .protocol import EPOCH_MS

Clock = Callable[[], float]
"""Seconds since 1970, like ``time.time``."""

TIME_SHIFT = 22


class Snowflakes:
    """Makes identifiers: milliseconds since Discord's epoch, then a counter. Strictly growing.

    They stay so when the clock stands still or goes back, and, through ``skip``, when a saved world is loaded.
    """

    def __init__(self, clock: Clock = time.time) -> None:
        self.clock = clock
        self.ahead = 0.0
        """Seconds by which it is later here than by that clock."""
        self.last = 0

    def new(self) -> str:
        """An identifier that was never given before."""
        stamp = (int(self.seconds() * 1000) - EPOCH_MS) << TIME_SHIFT
        self.last = max(self.last + 1, stamp)
        return str(self.last)

    def skip(self, last: int) -> None:
        """Give no identifier up to ``last`` again (it was given in an earlier run)."""
        self.last = max(self.last, last)

    def seconds(self) -> float:
        """The present moment in seconds since 1970."""
        return self.clock() + self.ahead

    def now(self) -> str:
        """The present moment as an ISO 8601 timestamp in UTC."""
        return timestamp(self.seconds())

    def age(self, identifier: str) -> float:
        """Seconds since this identifier was made, by the clock."""
        return self.seconds() - ((int(identifier) >> TIME_SHIFT) + EPOCH_MS) / 1000


def timestamp(seconds: float) -> str:
    """ISO 8601 in UTC with microseconds, as the API writes it."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat(timespec="microseconds")
