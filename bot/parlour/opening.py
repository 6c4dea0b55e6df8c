"""Opening the parlour: the simulated Discord, the bot on it, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

from bot.kit import Kit
from bot.languages import Languages
from bot.parlour.keeping import Keeper, file_beside
from bot.parlour.room import Room
from bot.parlour.simulated import SimulatedDiscord
from bot.parlour.site import Site
from bot.parlour.wire import LoopbackConnector
from bot.running import running
from bot.settings import Settings

log = logging.getLogger(__name__)


async def open_parlour(settings: Settings, kit: Kit, *, ready: Callable[[str], None]) -> None:
    """Keep the parlour open until cancelled.

    :param ready: gets the page's address as soon as it can be opened.
    :raises WorldFileError: the file beside the database is damaged. ``CannotOpen``: the database must not be used.
    """
    token, secret = secrets.token_urlsafe(), secrets.token_urlsafe()
    discord = SimulatedDiscord(token=token, secret=secret, clock=lambda: kit.clock() / 1000)
    moved = replace(kit, clock=lambda: int(discord.now() * 1000))
    async with _kept(discord, settings, kit.languages) as room, discord:
        uncertain = asyncio.Event()
        page: Site | None = None
        try:
            while True:
                async with running(
                    settings.database,
                    token,
                    moved,
                    connect=lambda: LoopbackConnector(discord.port, secret),
                    ready_timeout=0.05,
                    locale=settings.locale,
                    fatal=uncertain.set,
                    register_anew=True,
                ) as room.bot:
                    if page is None:
                        page = Site(room)
                        ready(await page.open(settings.parlour_port))
                    await uncertain.wait()
                log.warning("Starting the bot anew: it could not tell what was written")
                uncertain.clear()
        finally:
            if page is not None:
                await page.close()


@contextlib.asynccontextmanager
async def _kept(discord: SimulatedDiscord, settings: Settings, languages: Languages) -> AsyncIterator[Room]:
    """The parlour's room as it was left, or a new one, saved from now on."""
    path = file_beside(settings.database)
    discord.load(path)
    room = Room(discord, languages)
    room.furnish(settings.locale)
    keeper = Keeper(discord, path)
    stops = [discord.watch(room.forget), discord.watch(keeper.hear)]
    keeper.save()
    try:
        yield room
    finally:
        for stop in stops:
            stop()
        keeper.save()
