"""Run the bot: on Discord with a token, in the parlour without one, on a simulated Discord for a rehearsal."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from dataclasses import replace
from hashlib import blake2b

import discord

from bot.commandline.saying import say
from bot.commandline.standins import stand_in
from bot.kit import Kit
from bot.parlour.simulated import WorldFileError
from bot.parlour.wire import LoopbackConnector
from bot.running import running
from bot.settings import Settings
from bot.speech import Voice
from bot.watching import watched

SECRET_VARIABLE = "CASTELLAN_SIMULATION"  # noqa: S105  (the name of a variable)
RESTART = 75
"""Exit code: only a new start can tell what was written. Service managers restart on it."""
REFUSED = 2


async def run(kit: Kit, settings: Settings) -> int:
    """Until a signal, or for ever."""
    stop, voice = Stop(), kit.voice(settings.locale)
    if settings.token is None:
        return await _parlour(kit, settings, stop, voice)
    try:
        async with (
            running(
                settings.database,
                settings.token,
                kit,
                locale=settings.locale,
                fatal=stop.uncertain,
                backups=settings.backup_folder,
            ) as bot,
            watched(bot, settings.database, settings.health_port or None),
        ):
            return await stop.wait()
    except discord.LoginFailure:
        say(voice.tell("token-refused"))
        return REFUSED
    except discord.PrivilegedIntentsRequired:
        say(voice.tell("intents-refused"))
        return REFUSED


async def _parlour(kit: Kit, settings: Settings, stop: Stop, voice: Voice) -> int:
    """The page on this machine."""
    from bot.parlour.opening import open_parlour  # noqa: PLC0415  (a bot on Discord does without the page)

    def ready(address: str) -> None:
        say(voice.tell("parlour-open", address=address))

    page = asyncio.create_task(open_parlour(settings, kit, ready=ready), name="parlour")
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait([page, stopped], return_when=asyncio.FIRST_COMPLETED)
    for task in (page, stopped):
        task.cancel()
    try:
        await page
    except asyncio.CancelledError:
        return stop.code
    except WorldFileError as error:
        say(voice.tell("open-world", what=str(error)))
        return REFUSED
    return stop.code


async def serve(
    kit: Kit, settings: Settings, port: int, secret: str, seed: int | None, *, stand_ins: int | None = None
) -> int:
    """On the simulated Discord of another process.

    :param stand_ins: whether people answer by themselves, and of how many answers one is any (0: none)."""

    def repeatable(channel: str) -> str:
        return blake2b(f"{seed}:{channel}".encode(), digest_size=16).hexdigest()

    stop = Stop()
    async with running(
        settings.database,
        "simulated",
        kit if seed is None else replace(kit, new_secret=repeatable),
        connect=lambda: LoopbackConnector(port, secret),
        ready_timeout=0.05,
        locale=settings.locale,
        fatal=stop.uncertain,
        register_anew=True,
    ) as bot:
        answering = None if stand_ins is None else asyncio.create_task(stand_in(bot, stand_ins))
        try:
            return await stop.wait()
        finally:
            if answering:
                answering.cancel()
                await asyncio.gather(answering, return_exceptions=True)


class Stop:
    """What ends a run: a signal, or a store that no longer knows what it has written."""

    def __init__(self) -> None:
        self.code = 0
        self._event = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows has no handlers in the loop; Ctrl+C works there
                loop.add_signal_handler(number, self._event.set)

    def uncertain(self) -> None:
        self.code = RESTART
        self._event.set()

    async def wait(self) -> int:
        """The exit code, when it is time."""
        await self._event.wait()
        return self.code
