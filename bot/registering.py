"""Registering the slash commands with Discord, when they are not those that it has: it allows 200 a day."""

from __future__ import annotations

import asyncio
import json
import logging
from hashlib import sha256
from typing import Any

import aiohttp
import discord

from bot.commands import Command
from persistence.errors import StoreError
from persistence.parts import Notes

log = logging.getLogger(__name__)

NOTE = "commands"
"""The note that keeps what Discord has accepted last: its digest, or nothing while that is not known."""
FIRST_PAUSE, LAST_PAUSE = 5.0, 600.0
"""Seconds until the next attempt when it is not known whether the last one arrived; each time twice as long."""
LOST = (OSError, TimeoutError, aiohttp.ClientError, discord.RateLimited)
"""What leaves it open, or passes by itself; so does an answer of these kinds:"""
TOO_MANY, BROKEN = 429, 500
"""The library waits as long as Discord tells it to, but what stands before Discord may not tell."""
_OPTIONAL = ("options", "choices", "required", "autocomplete")
"""What makes another command of it when Discord has it and we do not."""


class Registering:
    """:param http: logged in already.
    :param anew: whether or not they are noted as registered: a simulated Discord may have forgotten them.
    """

    def __init__(self, http: discord.http.HTTPClient, notes: Notes, *, anew: bool) -> None:
        self._http, self._notes, self._anew = http, notes, anew

    async def run(self, application: int, commands: list[Command]) -> None:
        """Until Discord has them, or has refused them: then the old ones stay, and so does the bot."""
        pause = FIRST_PAUSE
        while not await self._settled(application, commands):
            await asyncio.sleep(pause)
            pause = min(LAST_PAUSE, 2 * pause)

    async def _settled(self, application: int, commands: list[Command]) -> bool:
        """Whether there is nothing more to be tried."""
        wanted = digest(application, commands)
        try:
            if self._anew or await self._notes.get(NOTE) != wanted:
                await self._register(application, commands, wanted)
        except discord.HTTPException as error:
            if error.status < BROKEN and error.status != TOO_MANY:
                log.error("Discord refuses the commands: HTTP %s, code %s", error.status, error.code)  # noqa: TRY400
                return True
            log.warning("Not known whether the commands are registered: HTTP %s", error.status)
            return False
        except (*LOST, StoreError) as error:
            log.warning("Not known whether the commands are registered: %s", type(error).__name__)
            return False
        return True

    async def _register(self, application: int, commands: list[Command], wanted: str) -> None:
        """The note is empty meanwhile: whoever dies in between, or goes back to older commands, does it again."""
        await self._notes.put(NOTE, "")
        await self._http.bulk_upsert_global_commands(application, commands)
        await self._notes.put(NOTE, wanted)
        log.info("Registered %s commands", len(commands))


def differing(wanted: list[Command], registered: list[Command]) -> list[str]:
    """The names of those that Discord lacks, has otherwise, or should not have."""
    theirs = {command["name"]: command for command in registered}
    ours = {command["name"]: command for command in wanted}
    changed = {name for name, command in ours.items() if not _same(command, theirs.get(name))}
    return sorted(changed | (theirs.keys() - ours.keys()))


def _same(ours: Any, theirs: Any) -> bool:
    """Whether Discord keeps what it was given: it adds fields of its own, and leaves out what is empty or false."""
    if isinstance(ours, dict):
        return isinstance(theirs, dict) and all(_same(ours.get(key), theirs.get(key)) for key in {*ours, *_OPTIONAL})
    if not ours or not theirs:
        return not ours and not theirs
    if isinstance(ours, list) and isinstance(theirs, list):
        if isinstance(ours[0], int):
            return sorted(ours) == sorted(theirs)
        return len(ours) == len(theirs) and all(map(_same, ours, theirs))
    return bool(ours == theirs)


def digest(application: int, commands: list[Command]) -> str:
    """Of this application's commands, in full: order counts, since clients show options in it."""
    return sha256(json.dumps([application, commands], sort_keys=True).encode()).hexdigest()
