"""Where pictures are made, off the event loop: one after the other, so that they never take more than a processor and
the memory of one."""

from __future__ import annotations

import asyncio
import hashlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, Self

from bot.pictures.drawing import Pen, composed, encoded, pen
from bot.pictures.sprites import Sprites, source
from engines.core.drawing.scene import Scene

PATIENCE = 8.0
"""Seconds after which a picture that is not ready is done without: the text goes out instead."""


BEGUN = 0.5
"""Seconds more for one that is being drawn by then: as a rule it is ready in less."""
FINISHED = 24 * 2**20
"""Bytes of finished pictures that are kept: who looks twice, or at what somebody else has looked at, waits for none."""


class Picture(NamedTuple):
    """A finished one."""

    name: str
    """Of its file: equal pictures have equal names, and no others."""
    png: bytes
    told: str = ""
    """What it shows, in words; ``""``: it has no title."""


class TooSlow(Exception):  # noqa: N818  (what became of the picture)
    """It has not been ready in time."""


class Studio:
    """Closed with :meth:`close`, or by leaving it as a context."""

    def __init__(self, folder: Path | None = None, with_pen: Callable[[], Pen] = pen) -> None:
        """:param folder: where large grounds are kept between two starts."""
        self._folder, self._with = folder, with_pen
        self._sprites: Sprites | None = None
        self._finished: OrderedDict[str, bytes] = OrderedDict()
        """By the name of its file; what it is called in words depends on the table."""
        self._size = 0
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def picture(self, make: Callable[[], Scene | None], *, patience: float = PATIENCE) -> Picture | None:
        """What *make* describes, if it does; it is called off the event loop as well.

        :raises TooSlow: others are before it, or the machine is; a picture that nobody waits for any more is not begun.
        :raises Exception: whatever *make* or the pen could not do."""
        asked, begun = time.monotonic(), threading.Event()

        def work() -> Picture | None:
            if time.monotonic() - asked > patience:
                raise TooSlow
            begun.set()
            scene = make()
            return None if scene is None else self.draw(scene)

        working = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            for seconds in (patience, BEGUN):
                done, _ = await asyncio.wait([working], timeout=seconds)
                if done or not begun.is_set():
                    break
            if working.done():
                return working.result()
        finally:
            working.cancel()
        raise TooSlow

    def draw(self, scene: Scene) -> Picture:
        """The same here and now, for whoever has no event loop. Not while others draw."""
        name = f"{_source(scene)}.png"
        if name in self._finished:
            self._finished.move_to_end(name)
            return Picture(name, self._finished[name], scene.told)
        if self._sprites is None:  # fonts are read by whoever draws first
            self._sprites = Sprites(self._with(), self._folder)
        png = self._finished[name] = encoded(composed(scene, self._sprites))
        self._size += len(png)
        while self._size > FINISHED and len(self._finished) > 1:
            self._size -= len(self._finished.popitem(last=False)[1])
        return Picture(name, png, scene.told)

    def close(self) -> None:
        self._thread.shutdown(wait=True, cancel_futures=True)


def _source(scene: Scene) -> str:
    """The hash of what it is drawn from."""
    layers = ((layer.left, layer.top, source(layer.sprite)) for layer in scene.layers)
    return hashlib.sha256(repr((scene.width, scene.height, *layers)).encode()).hexdigest()[:24]
