"""How fast one person may press. Whoever is faster is asked for patience, and nothing is carried out."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

REMEMBERED = 10_000
"""People whose presses are counted at once; beyond that the one who has been quiet for longest begins anew."""


class Spent(NamedTuple):
    left: float
    at: float


class Allowance:
    """For each person *burst* turns at once, and *rate* a second in the long run.

    :param now: seconds, never running back.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self._now = rate, burst, now
        self._spent: OrderedDict[str, Spent] = OrderedDict()
        """Whoever has not all their turns, the most recent last."""

    def take(self, person: str) -> bool:
        """One turn; false if there is none left, which costs nothing."""
        now = self._now()
        self._forget(now)
        left = self.burst
        if known := self._spent.get(person):
            left = min(self.burst, known.left + (now - known.at) * self.rate)
        if left < 1:
            return False
        self._spent[person] = Spent(left - 1, now)
        self._spent.move_to_end(person)
        return True

    def _forget(self, now: float) -> None:
        """Whoever has all their turns again need not be remembered."""
        while self._spent:
            oldest = next(iter(self._spent))
            if len(self._spent) <= REMEMBERED and (now - self._spent[oldest].at) * self.rate < self.burst:
                return
            del self._spent[oldest]


class Patience:
    """What the router grants to each person."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.presses = Allowance(3, 20, now)
        self.suggestions = Allowance(10, 60, now)
        """While somebody types, Discord asks at every letter."""
        self.words = Allowance(1, 1, now)
        """Being asked for patience."""
