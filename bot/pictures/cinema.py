"""Films of matches, made when somebody wants to see one, from the log and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.pictures.drawing import pen
from bot.pictures.film import Reel, film
from bot.play.loaded import LoadedTable
from bot.play.past import Past
from bot.ui.parts import File
from engines.core.drawing.scene import Scene
from engines.core.undo import Course

log = logging.getLogger(__name__)

KEPT = 3
"""Films: at the end of a match everybody wants the same one."""
PATIENCE = 180.0
"""Seconds that somebody waits for one, others before theirs included."""


Key = tuple[str, int, str]
"""Table, step, language."""


class Closed(Exception):  # noqa: N818  (what became of the film)
    """The bot stops."""


class Cinema:
    """One film at a time, in a thread of its own: boards do not wait for films."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="films")
        self._closed = False
        self._kept: OrderedDict[Key, File] = OrderedDict()
        self._making: dict[Key, asyncio.Future[File]] = {}

    async def film(self, loaded: LoadedTable, course: Course[Any], told: Past) -> File | None:
        """Of the match so far, told in the language of *told*; ``None`` if it cannot be drawn, or not in time."""
        key = loaded.table.id, loaded.playing.step, told.voice.locale
        if loaded.game.painter is None or not course.turns:
            return None
        if key in self._kept:
            return self._kept[key]
        making = self._making.get(key)
        if making is None:
            making = asyncio.get_running_loop().run_in_executor(self._thread, self._made, loaded, course, told)
            self._making[key] = making
            making.add_done_callback(lambda done: self._finished(key, done))
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(making)
        except Exception as error:
            log.warning("Table %s: no film: %s", loaded.table.id, type(error).__name__)
            return None

    def _finished(self, key: Key, done: asyncio.Future[File]) -> None:
        """Keep it, also if nobody waits for it any more: whoever has waited too long asks again."""
        del self._making[key]
        if not done.cancelled() and done.exception() is None:
            self._kept[key] = done.result()
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def _made(self, loaded: LoadedTable, course: Course[Any], told: Past) -> File:
        reel = Reel(told, loaded.names)
        scenes = list(reel.scenes(reel.frames(course)))
        content = film(lambda: self._shown(scenes), pen())
        return File(f"film-{loaded.table.id}-{loaded.playing.step}.webp", content)

    def _shown(self, scenes: Sequence[Scene]) -> Iterator[Scene]:
        for scene in scenes:
            if self._closed:
                raise Closed
            yield scene

    async def close(self) -> None:
        """Make no more; one that is being made is given up."""
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown, wait=True, cancel_futures=True)
