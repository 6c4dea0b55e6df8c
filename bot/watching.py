"""Looking after the running bot: a look every few seconds, shown in a file and, where wished, on the loopback."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from bot import health
from bot.client import Castellan
from bot.health import Health
from persistence.errors import StoreError

log = logging.getLogger(__name__)

NOTE = "health"
"""The note that is written to see whether the store takes it."""
PATIENCE = 10.0
"""Seconds that the store has for it."""
LOOPBACK, PLACE = "127.0.0.1", "/healthz"


class Watch:
    """:param path: the file to write."""

    def __init__(self, bot: Castellan, path: Path) -> None:
        self._bot, self._path = bot, path
        self._ailments: list[str] = []
        self.health = Health(at=self._now(), gateway=False, store=False, waiting=0.0)

    def _now(self) -> float:
        return self._bot.clock() / 1000

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(health.PERIOD)
            await self.look()

    async def look(self) -> Health:
        """A look now, noted down. When the disk takes no file either, the old one soon says that nobody looks."""
        self.health = await self._examined()
        ailments = self.health.ailments(self._now())
        if ailments != self._ailments:
            log.warning("Not well: %s", ", ".join(ailments)) if ailments else log.info("Well again")
            self._ailments = ailments
        with contextlib.suppress(OSError):
            await asyncio.to_thread(health.write, self._path, self.health)
        return self.health

    async def _examined(self) -> Health:
        """The store is tried by writing, for rights and room in the file system promise nothing."""
        store, waiting = False, 0.0
        try:
            async with asyncio.timeout(PATIENCE):
                since = await self._bot.store.outbox.waiting_since()
                waiting = 0.0 if since is None else max(0.0, self._now() - since / 1000)
                await self._bot.store.notes.put(NOTE, str(self._bot.clock()))
                store = True
        except (StoreError, TimeoutError):
            pass
        return Health(at=self._now(), gateway=self._bot.connected, store=store, waiting=round(waiting, 3))

    async def answer(self, _: web.Request) -> web.Response:
        """200 or 503, and the last look."""
        now = self._now()
        status = web.HTTPServiceUnavailable if self.health.ailments(now) else web.HTTPOk
        return web.json_response(self.health.document(now), status=status.status_code)


@contextlib.asynccontextmanager
async def watched(bot: Castellan, database: Path, port: int | None = None) -> AsyncIterator[str | None]:
    """Look after *bot* meanwhile. The file is gone afterwards: nobody looks after a bot that was stopped.

    :param port: where ``/healthz`` answers, on this machine only; 0 takes any free one, ``None`` none.
    :return: the address of ``/healthz``, if it is served.
    """
    path = health.file_beside(database)
    watch = Watch(bot, path)
    await watch.look()
    task = asyncio.create_task(watch.run(), name="watch")
    runner = web.AppRunner(_site(watch), access_log=None)
    try:
        yield await _served(runner, port) if port is not None else None
    finally:
        await runner.cleanup()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        path.unlink(missing_ok=True)


def _site(watch: Watch) -> web.Application:
    app = web.Application()
    app.router.add_get(PLACE, watch.answer)
    return app


async def _served(runner: web.AppRunner, port: int) -> str | None:
    """A port that somebody else has is no reason to leave people's matches alone."""
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError as error:
        log.error("%s is not served: port %s: %s", PLACE, port, error.strerror)  # noqa: TRY400
        return None
    return f"http://{LOOPBACK}:{runner.addresses[0][1]}{PLACE}"
