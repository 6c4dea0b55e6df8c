"""Pictures of cards that were not ready in time. Words stand there in their place, and nobody waits; once they are
drawn the card is brought up to date by a delivery like any other.

In memory alone: after a restart meanwhile they come with the next change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from bot.pictures.gallery import Gallery
from bot.play.loaded import LoadedTable
from bot.speech import Voice
from bot.ui.parts import File
from persistence.deliveries import CardDue
from persistence.errors import StoreError
from persistence.store import Store

log = logging.getLogger(__name__)


class Ready(NamedTuple):
    """What has been drawn at last."""

    step: int
    locale: str
    files: list[File]


class Overdue:
    """:param wake: called with a table at which there is something to deliver now."""

    def __init__(self, store: Store, gallery: Gallery, wake: Callable[[str], None]) -> None:
        self._store, self._gallery, self._wake = store, gallery, wake
        self._due: dict[tuple[str, str | None], asyncio.Task[None]] = {}
        self._ready: dict[tuple[str, str | None], Ready] = {}
        """By table and person."""

    def owe(self, loaded: LoadedTable, seat: int, voice: Voice) -> None:
        """The card of *seat* stands there without its pictures."""
        whose = loaded.table.id, loaded.seat(seat).user_id
        if whose not in self._due:
            self._due[whose] = asyncio.create_task(self._draw(loaded, seat, voice), name=f"pictures for {whose[0]}")

    def ready(self, loaded: LoadedTable, seat: int, voice: Voice) -> list[File]:
        """Those that the card lacks still; nothing if there are none, or of another moment."""
        step, locale, files = self._ready.get((loaded.table.id, loaded.seat(seat).user_id), (-1, "", []))
        return files if (step, locale) == (loaded.playing.step, voice.locale) else []

    def shown(self, loaded: LoadedTable, seat: int) -> None:
        """The card has been brought up to date."""
        self._ready.pop((loaded.table.id, loaded.seat(seat).user_id), None)

    def drop(self, user: str) -> None:
        """Somebody has pressed something: what stands there now is perhaps no card any more, so nothing takes its
        place but what is new."""
        for whose in [each for each in (*self._due, *self._ready) if each[1] == user]:
            self._ready.pop(whose, None)
            if task := self._due.pop(whose, None):
                task.cancel()

    async def _draw(self, loaded: LoadedTable, seat: int, voice: Voice) -> None:
        whose = loaded.table.id, loaded.seat(seat).user_id
        try:
            drawn = await self._gallery.own(loaded, seat, voice, unhurried=True)
            if drawn.files:
                self._ready[whose] = Ready(loaded.playing.step, voice.locale, drawn.files)
                await self._store.outbox.add(loaded.table.id, CardDue(seat=seat))
                self._wake(loaded.table.id)
        except StoreError as error:
            log.warning("Table %s: %s; its pictures come with the next change", loaded.table.id, type(error).__name__)
        finally:
            if self._due.get(whose) is asyncio.current_task():
                del self._due[whose]

    async def close(self) -> None:
        """No more of them."""
        drawing = list(self._due.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
