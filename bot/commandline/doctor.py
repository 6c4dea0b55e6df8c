"""Look at everything that a host can get wrong: token, commands, rights, database, disk."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

import aiohttp
import discord

from bot.client import intents
from bot.commandline.saying import say
from bot.commands import Command, all_commands
from bot.kit import Kit
from bot.registering import differing
from bot.running import Connect
from bot.settings import Settings
from bot.speech import Voice
from persistence.sqlite.database import OLDEST_LIBRARY

GIB = 1 << 30
LITTLE = 1
"""GiB of free disk below which the doctor warns."""

UNHEARD = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, TimeoutError, OSError)
"""What comes of a Discord that cannot be reached, or does not answer as it should."""

RIGHTS: dict[str, str] = {
    "view_channel": "right-view",
    "send_messages": "right-send",
    "read_message_history": "right-history",
    "send_messages_in_threads": "right-threads",
    "create_public_threads": "right-public-threads",
    "create_private_threads": "right-private-threads",
    "attach_files": "right-files",
}
"""What the bot needs in a channel, with the text that says what goes wrong without it."""


ON_SERVER: dict[str, str] = {"create_events": "right-events"}
"""The same for what it needs on the server as a whole."""


def permissions() -> discord.Permissions:
    """Exactly the needed ones, for the invite link."""
    return discord.Permissions(**dict.fromkeys({**RIGHTS, **ON_SERVER}, True))


async def doctor(kit: Kit, settings: Settings, connect: Connect | None = None, *, register: bool = False) -> int:
    """0 if all is well, 1 if something needs attention.

    :param register: register the commands first, whether or not Discord has them.
    :param connect: how Discord is reached; ``None``: over the internet."""
    voice = kit.voice(settings.locale)
    ill = [*_database(settings, voice)]
    if settings.token is None:
        say(voice.tell("doctor-no-token"))
    else:
        ill += await _discord(
            settings.token, voice, connect() if connect else None, all_commands(kit), register=register
        )
    say(voice.tell("doctor-done", count=len(ill)))
    return 1 if ill else 0


def _database(settings: Settings, voice: Voice) -> Iterator[str]:
    say(voice.tell("doctor-sqlite", version=sqlite3.sqlite_version))
    if sqlite3.sqlite_version_info < OLDEST_LIBRARY:
        yield _say(voice.tell("doctor-sqlite-old"))
    try:
        free = shutil.disk_usage(_nearest(settings.database.absolute().parent)).free // GIB
    except OSError as error:
        yield _say(
            voice.tell("doctor-folder", file=str(settings.database), what=error.strerror or type(error).__name__)
        )
        return
    say(voice.tell("doctor-disk", file=str(settings.database), free=free))
    if free < LITTLE:
        yield _say(voice.tell("doctor-disk-full"))


def _nearest(folder: Path) -> Path:
    """The folder, or the one in which it would be made. ``OSError`` where nobody may look."""
    return next(each for each in (folder, *folder.parents) if each.exists())


async def _discord(
    token: str, voice: Voice, connector: aiohttp.BaseConnector | None, wanted: list[Command], *, register: bool
) -> list[str]:
    ill: list[str] = []
    async with Visit(voice, ill, connector, wanted, register=register) as client:
        try:
            await client.start(token)
        except discord.LoginFailure:
            ill.append(_say(voice.tell("token-refused")))
        except UNHEARD as error:
            ill.append(_say(voice.tell("doctor-unheard", what=_what(error))))
    return ill


class Visit(discord.Client):
    """Logs in, looks round and leaves."""

    def __init__(
        self,
        voice: Voice,
        ill: list[str],
        connector: aiohttp.BaseConnector | None,
        wanted: list[Command],
        *,
        register: bool,
    ) -> None:
        super().__init__(intents=intents(), connector=connector)
        self.voice, self.ill, self.wanted, self.register = voice, ill, wanted, register

    async def on_ready(self) -> None:
        """Whatever goes wrong is said, and ends the visit: nobody looks at a doctor who never comes back."""
        try:
            await self._look_round()
        except Exception as error:
            self.ill.append(_say(self.voice.tell("doctor-unheard", what=_what(error))))
        finally:
            await self.close()

    async def _look_round(self) -> None:
        assert self.application_id is not None
        invite = discord.utils.oauth_url(self.application_id, permissions=permissions())
        say(self.voice.tell("doctor-in", name=str(self.user), servers=len(self.guilds)))
        say(self.voice.tell("doctor-invite", link=invite))
        await self._commands(self.application_id)
        for guild in self.guilds:
            self._missing(guild.me.guild_permissions, ON_SERVER, guild.name)
            for channel in guild.text_channels:
                self._missing(channel.permissions_for(guild.me), RIGHTS, f"{guild.name} #{channel.name}")

    async def _commands(self, application: int) -> None:
        """What the bot has noted down says nothing of what somebody else has registered since; this looks."""
        if self.register:
            try:
                await self.http.bulk_upsert_global_commands(application, self.wanted)
            except discord.HTTPException as error:
                self.ill.append(_say(self.voice.tell("doctor-refused", status=error.status)))
        route = discord.http.Route("GET", "/applications/{application_id}/commands", application_id=application)
        registered = await self.http.request(route, params={"with_localizations": "true"})
        if differ := differing(self.wanted, registered):
            self.ill.append(_say(self.voice.tell("doctor-unsynced", names=", ".join(differ))))

    def _missing(self, own: discord.Permissions, wanted: Mapping[str, str], where: str) -> None:
        for right, consequence in wanted.items():
            if not getattr(own, right):
                self.ill.append(_say(self.voice.tell("doctor-right", where=where, what=self.voice.tell(consequence))))


def _what(error: Exception) -> str:
    return f"HTTP {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__


def _say(line: str) -> str:
    say(f"! {line}")
    return line
