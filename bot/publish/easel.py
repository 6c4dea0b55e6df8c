"""The picture of each table's board: a new one every few seconds at most, however fast a table plays.

Until then its message keeps the one that it has, and the words beside it say what is new. After a crash meanwhile the
picture comes with the next change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from bot.pictures.gallery import Gallery
from bot.play.loaded import LoadedTable
from bot.play.told import Occasion
from bot.post import Post
from bot.speech import Voice
from bot.ui.parts import File
from persistence.deliveries import BoardDue
from persistence.errors import StoreError
from persistence.store import Store

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds from one picture of a table to the next: they weigh a hundred times as much as words."""


class Hung(NamedTuple):
    """The latest picture of a table."""

    at: float
    """When it was new, by the event loop's time."""
    step: int
    """What it shows."""
    file: File


class Easel:
    """:param wake: called with a table at which there is something to deliver now."""

    def __init__(self, store: Store, post: Post, gallery: Gallery, wake: Callable[[str], None]) -> None:
        self._store, self._post, self._gallery, self._wake = store, post, gallery, wake
        self._hung: dict[str, Hung] = {}
        """By table: those that are newer than :data:`EVERY`."""
        self._due: dict[str, asyncio.Task[None]] = {}

    async def board(self, loaded: LoadedTable, voice: Voice, since: int) -> File | None:
        """The table now, or a moment ago, with what has changed from that step on; ``None`` if there is no picture of
        it, or not in time."""
        if not self._post.attaches(loaded.table.place):
            return None
        table, now = loaded.table.id, asyncio.get_running_loop().time()
        self._hung = {each: hung for each, hung in self._hung.items() if hung.at > now - EVERY}
        if table in self._hung and loaded.live:
            hung = self._hung[table]
            if hung.step != loaded.playing.step:
                self._later(table, hung.at + EVERY - now)
            return hung.file
        drawn = await self._gallery.board(loaded, voice, since)
        if drawn:
            self._hung[table] = Hung(now, loaded.playing.step, drawn)
        return drawn

    async def occasion(self, loaded: LoadedTable, told: Occasion) -> list[File]:
        """What has happened, drawn by itself; nothing where there is no picture of it."""
        return await self._gallery.occasion(loaded, told) if self._post.attaches(loaded.table.place) else []

    def _later(self, table: str, seconds: float) -> None:
        if table not in self._due:
            self._due[table] = asyncio.create_task(self._again(table, seconds), name=f"picture of {table}")

    async def _again(self, table: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._due[table]
        try:
            await self._store.outbox.add(table, BoardDue())
        except StoreError as error:
            log.warning("Table %s: %s; its picture comes with the next change", table, type(error).__name__)
        else:
            self._wake(table)

    async def close(self) -> None:
        """No more pictures."""
        waiting = list(self._due.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
