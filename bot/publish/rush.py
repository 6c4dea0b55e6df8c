"""Presses come before boards: Discord gives a press three seconds, and nobody minds a board that comes a bit later."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

FEW = 8
"""Presses under way at the same moment that slow nothing down."""
LATE = 2.0
"""Seconds that everything else waits at most."""


class Rush:
    def __init__(self) -> None:
        self._presses = 0
        self._calm = asyncio.Event()
        self._calm.set()

    @contextlib.contextmanager
    def press(self) -> Iterator[None]:
        """While one is carried out."""
        self._presses += 1
        if self._presses > FEW:
            self._calm.clear()
        try:
            yield
        finally:
            self._presses -= 1
            if self._presses <= FEW:
                self._calm.set()

    async def over(self) -> None:
        """Until few presses are left, or it has been long enough."""
        if not self._calm.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LATE):
                    await self._calm.wait()
