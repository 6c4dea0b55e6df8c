"""The bot with its store and its connection, from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import discord

from bot.backups import Backups
from bot.client import Castellan
from bot.kit import Kit
from bot.languages import ENGLISH
from persistence.errors import CannotOpen
from persistence.forgetting import sealer
from persistence.replay import replayer
from persistence.sqlite.database import make_folder
from persistence.sqlite.store import SqliteStore, open_store

log = logging.getLogger(__name__)

Connect = Callable[[], aiohttp.BaseConnector]
"""Makes a connector inside the running loop; each client needs one of its own."""


async def opened(database: Path, kit: Kit, fatal: Callable[[Exception], None]) -> SqliteStore:
    """The store at *database*; its directory is made if need be. Raises ``CannotOpen``."""
    make_folder(database.parent)
    codecs = kit.codecs()
    return await open_store(database, kit.clock, fatal, replayer(codecs), sealer(codecs))


@contextlib.asynccontextmanager
async def running(  # noqa: PLR0913  (options, each by keyword)
    database: Path,
    token: str,
    kit: Kit,
    *,
    connect: Connect | None = None,
    ready_timeout: float = 2.0,
    locale: str = ENGLISH,
    fatal: Callable[[], None] | None = None,
    backups: Path | None = None,
    register_anew: bool = False,
    by_hand: bool = False,
) -> AsyncIterator[Castellan]:
    """The bot, connected and ready. Leaving closes it in good order.

    :param connect: how Discord is reached; ``None``: over the internet.
    :param fatal: called when only a restart can tell what was written, or when Discord has ended the connection for
        good; without it the bot closes itself.
    :param backups: the folder for daily backups; ``None``: none are made.
    :param register_anew: register the commands although they are noted as registered: for a simulated Discord, which
        may have forgotten them.
    :param by_hand: see ``Castellan``; for rehearsals, whose time does not pass by itself.
    :raises CannotOpen: the database must not be used; on leaving, it must not be used any more.
        ``discord.LoginFailure``: Discord refuses the token.
    """
    stop = fatal or (lambda: None)

    def ended(_: asyncio.Task[None]) -> None:
        log.error("Discord has ended the connection for good")
        stop()

    def broke(error: Exception) -> None:
        broken.append(error)
        stop()

    broken: list[Exception] = []
    store = await opened(database, kit, broke)
    keeping = asyncio.create_task(Backups(store, backups, kit.clock).run(), name="backups") if backups else None
    try:
        connector = connect() if connect else None
        bot = Castellan(
            store,
            kit,
            locale=locale,
            connector=connector,
            ready_timeout=ready_timeout,
            fatal=fatal,
            register_anew=register_anew,
            by_hand=by_hand,
            pictures=database.parent / "pictures",
        )
        work = asyncio.create_task(bot.start(token), name="discord")
        up = asyncio.create_task(bot.up.wait())
        try:
            await asyncio.wait([work, up], return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                await work  # raises what kept it from starting
            work.add_done_callback(ended)
            yield bot
        finally:
            work.remove_done_callback(ended)
            up.cancel()
            await bot.close()
            work.cancel()  # where Discord cannot be reached it may be waiting for minutes to try again
            with contextlib.suppress(asyncio.CancelledError, discord.ConnectionClosed):
                await work
    finally:
        if keeping:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
        await store.close()
    for error in broken:
        if isinstance(error, CannotOpen):  # then starting again would not help
            raise error
