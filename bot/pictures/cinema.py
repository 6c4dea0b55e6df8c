"""Films of matches and worlds, and books of worlds, made when somebody wants one, from what is stored alone."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from bot.pictures.drawing import composed, pen
from bot.pictures.film import MEMORY, Reel, TooLarge, film
from bot.pictures.sprites import Sprites
from bot.play.loaded import LoadedTable
from bot.play.past import Past
from bot.ui.parts import File
from engines.core.drawing.scene import Scene
from engines.core.undo import Course

log = logging.getLogger(__name__)

KEPT = 22 * 2**20
"""Bytes of films and books: at the end of a match everybody wants the same one. Two films of any size fit in."""
PRINTED = 1000
"""Points of a picture in a book, the longer way."""
PATIENCE = 180.0
"""Seconds that somebody waits for one, others before theirs included."""


Key = tuple[str, int, str]
"""Table, step, language; or what tells a world, its last moment, language."""


class Closed(Exception):  # noqa: N818  (what became of the film)
    """The bot stops."""


class Cinema:
    """One film at a time, in a thread of its own: boards do not wait for films."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="films")
        self._closed = False
        self._kept: OrderedDict[tuple[str | int, ...], File] = OrderedDict()
        self._making: dict[tuple[str | int, ...], asyncio.Future[File]] = {}

    async def film(self, loaded: LoadedTable, course: Course[Any], told: Past) -> File | None:
        """Of the match so far, told in the language of *told*; ``None`` if it cannot be drawn, or not in time.

        :raises TooLarge: it fits into no message."""
        key = loaded.table.id, loaded.playing.step, told.voice.locale
        if loaded.game.painter is None or not course.turns:
            return None
        return await self._asked(key, partial(self._match, key, loaded, course, told))

    async def world(self, key: Key, scenes: Callable[[], Iterable[Scene]]) -> File | None:
        """Of a world, from one game to the next; ``None`` if it cannot be drawn, or not in time.

        :raises TooLarge: it fits into no message.
        :param scenes: called in the thread of the films."""
        return await self._asked(key, lambda: self._film(key, list(scenes())))

    async def book(self, key: Key, make: Callable[[Callable[[Scene], bytes]], bytes]) -> File | None:
        """An EPUB; ``None`` if it cannot be made, or not in time. Pictures take as long there as in a film.

        :param make: called in the thread of the films with what draws a scene as a JPEG."""

        def made() -> File:
            sprites = Sprites(pen(), None, memory=MEMORY, packed=0)
            return File(f"chronicle-{key[0]}-{key[1]}.epub", make(lambda scene: self._printed(scene, sprites)))

        return await self._asked(("book", *key), made)

    async def _asked(self, key: tuple[str | int, ...], make: Callable[[], File]) -> File | None:
        """The film of that name, made once for all who want it."""
        if key in self._kept:
            return self._kept[key]
        making = self._making.get(key)
        if making is None:
            making = asyncio.get_running_loop().run_in_executor(self._thread, make)
            self._making[key] = making
            making.add_done_callback(lambda done: self._finished(key, done))
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(making)
        except TooLarge:
            raise
        except Exception as error:
            log.warning("No film or book: %s: %s", key[0], type(error).__name__)
            return None

    def _finished(self, key: tuple[str | int, ...], done: asyncio.Future[File]) -> None:
        """Keep it, also if nobody waits for it any more: whoever has waited too long asks again."""
        del self._making[key]
        if not done.cancelled() and done.exception() is None:
            self._kept[key] = done.result()
        while sum(len(file.content) for file in self._kept.values()) > KEPT:
            self._kept.popitem(last=False)

    def _match(self, key: Key, loaded: LoadedTable, course: Course[Any], told: Past) -> File:
        reel = Reel(told, loaded.names)
        return self._film(key, list(reel.scenes(reel.frames(course))))

    def _film(self, key: Key, scenes: Sequence[Scene]) -> File:
        content = film(lambda: self._shown(scenes), pen())
        return File(f"film-{key[0]}-{key[1]}.webp", content)

    def _printed(self, scene: Scene, sprites: Sprites) -> bytes:
        if self._closed:
            raise Closed
        image, made = composed(scene, sprites), io.BytesIO()
        image.thumbnail((PRINTED, PRINTED))
        image.convert("RGB").save(made, "JPEG", quality=85)
        return made.getvalue()

    def _shown(self, scenes: Sequence[Scene]) -> Iterator[Scene]:
        for scene in scenes:
            if self._closed:
                raise Closed
            yield scene

    async def close(self) -> None:
        """Make no more; one that is being made is given up."""
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown, wait=True, cancel_futures=True)
