"""Where pictures are made, off the event loop: one after the other, so that they never take more than a processor and
the memory of one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

from bot.pictures.drawing import Pen, composed, encoded, pen
from bot.pictures.sprites import Sprites
from engines.core.drawing.scene import Scene

PATIENCE = 8.0
"""Seconds after which a picture that is not ready is done without: the text goes out instead."""


class TooSlow(Exception):  # noqa: N818  (what became of the picture)
    """It has not been ready in time."""


class Studio:
    """Closed with :meth:`close`, or by leaving it as a context."""

    def __init__(self, folder: Path | None = None, with_pen: Callable[[], Pen] = pen) -> None:
        """:param folder: where large grounds are kept between two starts."""
        self._folder, self._with = folder, with_pen
        self._sprites: Sprites | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def picture(self, make: Callable[[], Scene], *, patience: float = PATIENCE) -> bytes:
        """What *make* describes, as PNG; it is called off the event loop as well.

        :raises TooSlow: others are before it, or the machine is; a picture that nobody waits for any more is not begun.
        :raises Exception: whatever *make* or the pen could not do."""
        asked = time.monotonic()

        def work() -> bytes:
            if time.monotonic() - asked > patience:
                raise TooSlow
            return self.draw(make())

        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except TimeoutError as error:
            raise TooSlow from error

    def draw(self, scene: Scene) -> bytes:
        """The same here and now, for whoever has no event loop. Not while others draw."""
        if self._sprites is None:  # fonts are read by whoever draws first
            self._sprites = Sprites(self._with(), self._folder)
        return encoded(composed(scene, self._sprites))

    def close(self) -> None:
        self._thread.shutdown(wait=True, cancel_futures=True)
