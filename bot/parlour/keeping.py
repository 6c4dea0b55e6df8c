"""Keeping the simulated Discord on disk, so that tables outlive the process, however it ends."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from bot.parlour.simulated import Change, SimulatedDiscord

log = logging.getLogger(__name__)

DELAY = 0.3
"""Seconds after a change until it is written; further changes meanwhile are written with it."""


def file_beside(database: Path) -> Path:
    """Where the world of a database is kept."""
    return database.with_name(f"{database.name}.world.json")


class Keeper:
    """Writes the world to a file soon after each change."""

    def __init__(self, discord: SimulatedDiscord, path: Path) -> None:
        self._discord, self._path = discord, path
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, change: Change) -> None:
        """Something changed: see to it that it is written. Interactions are not part of the world. What time it is
        comes first: what the bot writes from then on is no earlier."""
        if change.name == "TIME_PASSED":
            self.save()
        elif self._timer is None and not change.name.startswith("INTERACTION_"):
            self._timer = asyncio.get_running_loop().call_later(DELAY, self.save)

    def save(self) -> None:
        """Write it now. A disk that is full costs the latest messages at worst, never a game."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        try:
            self._discord.save(self._path)
        except OSError:
            log.warning("The parlour's messages could not be saved", exc_info=True)
