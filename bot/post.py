"""Messages of the bot's own accord: sent, edited, deleted, found again. Answers to presses go by ``bot.call``."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import aiohttp
import discord
from discord import AllowedMentions, Client, HTTPException, Object

from bot.ui.parts import Part
from bot.ui.sheet import Sheet

PER_SECOND = 40
"""Below the 50 requests a second that Discord grants a bot; answers to presses do not count."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, MISSING_ACCESS, MISSING_RIGHTS = 10003, 10008, 50001, 50013
CLOSED = frozenset({50007, 50278, 40003, 10013})
OLD_MESSAGE = 30046
LOOK_BACK = 25
"""How many recent messages are searched for one that was sent just before a crash."""


class Undelivered(Exception):  # noqa: N818  (says what happened to the message, not to the program)
    """The base of what keeps a message from arriving. Trying again later may help."""


class Gone(Undelivered):
    """The message is no longer there."""


class NoChannel(Undelivered):
    """The channel is no longer there."""


class Closed(Undelivered):
    """That person takes no direct messages from the bot, or takes none just now."""


class Denied(Undelivered):
    """The bot lacks a right in that channel."""


class TooOld(Undelivered):
    """The message was edited too often for its age: send it anew."""


class Pace:
    """Lets *rate* requests a second through, evenly."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate
        self._next = 0.0

    async def turn(self) -> None:
        now = asyncio.get_running_loop().time()
        at = max(now, self._next)
        self._next = at + self.gap
        if at > now:
            await asyncio.sleep(at - now)


class Post:
    """What the publisher needs of Discord. Ids are strings, as everywhere in this program."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._pace = Pace(PER_SECOND)
        self._introductions = Pace(1)
        """Opening many new direct-message channels in a burst gets bots locked out; one a second is patient."""

    async def send(
        self, channel: str, parts: Sequence[Part], nonce: str, *, mention: Sequence[str] = (), silent: bool = False
    ) -> str:
        """The new message's id. Sent twice with one *nonce* within a few minutes, it appears once."""
        users = [Object(int(user)) for user in mention]
        allowed = AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)
        target = self.client.get_partial_messageable(int(channel))
        async with self._turn():
            message = await target.send(view=Sheet(parts), nonce=nonce, allowed_mentions=allowed, silent=silent)
        return str(message.id)

    async def edit(self, channel: str, message: str, parts: Sequence[Part]) -> None:
        async with self._turn():
            await self._message(channel, message).edit(view=Sheet(parts), allowed_mentions=AllowedMentions.none())

    async def delete(self, channel: str, message: str) -> None:
        """Also fine if it is gone already."""
        with contextlib.suppress(Gone):
            async with self._turn():
                await self._message(channel, message).delete()

    async def find(self, channel: str, custom_id: str) -> str | None:
        """A recent message of the bot's own that carries a control called *custom_id*."""
        async with self._turn():
            return await self._search(channel, custom_id)

    async def direct(self, user: str) -> str:
        """The channel of direct messages with *user*."""
        await self._introductions.turn()
        async with self._turn():
            channel = await self.client.create_dm(Object(int(user)))
        return str(channel.id)

    async def thread(self, channel: str, user: str, name: str) -> str:
        """A private thread in *channel* with *user* in it."""
        async with self._turn():
            return await self._thread(channel, user, name)

    # ---- within

    def _message(self, channel: str, message: str) -> discord.PartialMessage:
        return self.client.get_partial_messageable(int(channel)).get_partial_message(int(message))

    async def _thread(self, channel: str, user: str, name: str) -> str:
        parent = self.client.get_channel(int(channel))
        if isinstance(parent, discord.Thread):
            parent = parent.parent
        if not isinstance(parent, discord.TextChannel):
            raise NoChannel(channel)
        made = await parent.create_thread(name=name, invitable=False)
        await made.add_user(Object(int(user)))
        return str(made.id)

    async def _search(self, channel: str, custom_id: str) -> str | None:
        target = self.client.get_partial_messageable(int(channel))
        me = self.client.user
        async for message in target.history(limit=LOOK_BACK):
            if me and message.author.id == me.id and custom_id in _ids(message.components):
                return str(message.id)
        return None

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One request when it is its turn; what goes wrong is said in words of this module."""
        await self._pace.turn()
        try:
            yield
        except HTTPException as error:
            raise _reason(error) from None
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Undelivered(type(error).__name__) from None


def _reason(error: HTTPException) -> Undelivered:
    what = f"HTTP {error.status}, code {error.code}"
    if error.code == UNKNOWN_MESSAGE:
        return Gone(what)
    if error.code == UNKNOWN_CHANNEL:
        return NoChannel(what)
    if error.code in CLOSED:
        return Closed(what)
    if error.code in (MISSING_ACCESS, MISSING_RIGHTS):
        return Denied(what)
    return TooOld(what) if error.code == OLD_MESSAGE else Undelivered(what)


def _ids(components: Sequence[Any]) -> set[str]:
    """Every custom_id in *components*, nested ones too."""
    found: set[str] = set()
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            found.add(custom_id)
        found |= _ids(getattr(component, "children", ()))
    return found
