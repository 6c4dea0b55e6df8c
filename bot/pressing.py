"""How fast one person may press. Whoever is faster is asked for patience, and nothing is carried out."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.allowance import Allowance


class Patience:
    """What the router grants to each person."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.presses = Allowance(3, 20, now)
        self.suggestions = Allowance(10, 60, now)
        """While somebody types, Discord asks at every letter."""
        self.words = Allowance(1, 1, now)
        """Being asked for patience."""
