"""So much at once, and so much in the long run, for each of many."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

REMEMBERED = 10_000
"""So many are counted at once; beyond that the one who has been quiet for longest begins anew."""


class Spent(NamedTuple):
    left: float
    at: float


class Allowance:
    """For each *burst* turns at once, and *rate* a second in the long run.

    :param now: seconds, never running back.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self._now = rate, burst, now
        self._spent: OrderedDict[Hashable, Spent] = OrderedDict()
        """Whoever has not all their turns, the most recent last."""

    def take(self, who: Hashable) -> bool:
        """One turn; false if there is none left, which costs nothing."""
        now = self._now()
        self._forget(now)
        left = self.burst
        if known := self._spent.get(who):
            left = min(self.burst, known.left + (now - known.at) * self.rate)
        if left < 1:
            return False
        self._spent[who] = Spent(left - 1, now)
        self._spent.move_to_end(who)
        return True

    def _forget(self, now: float) -> None:
        """Whoever has all their turns again need not be remembered."""
        while self._spent:
            oldest = next(iter(self._spent))
            if len(self._spent) <= REMEMBERED and (now - self._spent[oldest].at) * self.rate < self.burst:
                return
            del self._spent[oldest]
