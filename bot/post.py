"""Messages of the bot's own accord: sent, edited, deleted, found again. Answers to presses go by ``bot.call``."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import aiohttp
import discord
from discord import AllowedMentions, Client, HTTPException, Object

from bot.time.calendar import DAY, MINUTE
from bot.ui.numbering import number_of, numbered
from bot.ui.parts import Part
from bot.ui.sheet import Sheet
from bot.ui.uploads import Uploads, files
from bot.undelivered import (
    Absent,
    Archived,
    Closed,
    Crowded,
    Denied,
    Gone,
    HasThread,
    Locked,
    NoChannel,
    Refused,
    TooOld,
    Undelivered,
)
from persistence.store import Clock

T = TypeVar("T")

PER_SECOND = 40
"""Below the 50 requests a second that Discord grants a bot; answers to presses do not count."""

UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, MISSING_ACCESS, MISSING_RIGHTS = 10003, 10007, 10008, 50001, 50013
CLOSED = frozenset({50007, 50278, 40003, 10013})
OLD_MESSAGE, ARCHIVED, HAS_THREAD = 30046, 50083, 160004
LONG: Literal[10080] = 10080
"""Minutes without a message after which a table's thread leaves the list: the longest that there is."""
TOO_MANY = 429
PATIENCE = 5.0
"""Seconds for whoever has pressed to change the same message first."""
MARGIN = 60_000 << 22
"""A minute, in Discord's ids: its machines need not agree on the time."""


class Rate:
    """Lets *rate* requests a second through, evenly, whoever comes first."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate
        self._next = 0.0

    async def turn(self) -> None:
        now = asyncio.get_running_loop().time()
        at = max(now, self._next)
        self._next = at + self.gap
        if at > now:
            await asyncio.sleep(at - now)


class Doors:
    """Lets *most* new channels of direct messages a minute be opened: a bot that opens many in a burst gets locked out
    of them. Nobody waits here: whoever comes too soon is told when to come again.

    :param clock: UTC epoch milliseconds, which may be set."""

    def __init__(self, clock: Clock, most: int = 5) -> None:
        self.clock, self._opened = clock, deque[int]([-MINUTE] * most, maxlen=most)

    def open(self) -> None:
        """One of them. :raises Crowded: not yet."""
        now = self.clock()
        if self._opened[0] <= now < self._opened[0] + MINUTE:
            raise Crowded(self._opened[0] + MINUTE)
        self._opened.append(now)


class Post:
    """What the publisher needs of Discord. Ids are strings, as everywhere in this program."""

    def __init__(self, client: Client, clock: Clock) -> None:
        self.client, self.clock = client, clock
        self.newest = ""
        """The latest id that Discord has given to anything, as far as this process knows."""
        self.uploads = Uploads()
        self._pace = Rate(PER_SECOND)
        self._doors = Doors(clock)
        self._introduced: dict[str, asyncio.Task[str]] = {}
        """Whoever asks before anybody has noted the channel is not charged for it again."""

        self._threadless: dict[str, tuple[int, int]] = {}
        """By channel in which the bot may open no private thread: on which server, and when to try again."""

    async def send(
        self,
        channel: str,
        parts: Sequence[Part],
        nonce: str,
        number: int,
        *,
        mention: Sequence[str] = (),
        silent: bool = False,
    ) -> str:
        """The new message's id. Sent twice with one *nonce* within a few minutes, it appears once.

        :param number: what :meth:`look` finds it by."""
        users = [Object(int(user)) for user in mention]
        allowed = AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)
        target = self.client.get_partial_messageable(int(channel))
        sheet = Sheet(numbered(parts, number))
        message = await self._opening(
            channel,
            lambda: target.send(view=sheet, files=files(parts), nonce=nonce, allowed_mentions=allowed, silent=silent),
        )
        self.noticed(str(message.id))
        self.uploads.seen(message)  # which an earlier attempt may have sent, with what was true then
        return str(message.id)

    async def edit(self, channel: str, message: str, parts: Sequence[Part], number: int | None = None) -> None:
        """:param number: what :meth:`look` is to find it by from now on as well, if anything."""
        target, none = self._message(channel, message), AllowedMentions.none()
        sheet = Sheet(parts if number is None else numbered(parts, number))
        async with self.uploads.changing(message, parts, PATIENCE) as change:

            def request() -> Awaitable[object]:
                return target.edit(view=sheet, allowed_mentions=none, attachments=change.attachments())

            try:
                await self._opening(channel, request)
            except Refused:
                if not change.overtaken:
                    raise
                await self._opening(channel, request)
            change.arrived = True

    async def delete(self, channel: str, message: str) -> None:
        """Also fine if it is gone already, and its channel with it."""
        with contextlib.suppress(Gone, NoChannel):
            await self._opening(channel, self._message(channel, message).delete)

    async def look(self, channel: str, since: str, number: int) -> list[str]:
        """The bot's own messages after *since* (empty: from the beginning) that bear *number*, oldest first."""
        after = Object(max(0, int(since) - MARGIN)) if since else Object(0)

        async def search() -> list[str]:
            me = self.client.user
            later = self.client.get_partial_messageable(int(channel)).history(
                limit=None, after=after, oldest_first=True
            )
            ours = [message async for message in later if me and message.author.id == me.id]
            return [str(message.id) for message in ours if number_of(message.components) == number]

        return await self._attempt(search)

    async def others(self, channel: str, most: int) -> list[int]:
        """Those of the latest *most* messages there that are not the bot's: one request."""

        async def search() -> list[int]:
            me = self.client.user
            latest = self.client.get_partial_messageable(int(channel)).history(limit=most)
            return [message.id async for message in latest if me and message.author.id != me.id]

        return await self._attempt(search)

    async def direct(self, user: str) -> str:
        """The channel of direct messages with *user*; whoever asks at the same time shares one introduction.

        :raises Crowded: others have been introduced just now, and it is not their turn yet."""
        if user not in self._introduced:
            self._introduced[user] = asyncio.create_task(self._introduce(user))
        introducing = self._introduced[user]
        try:
            return await asyncio.shield(introducing)
        except Undelivered:
            if self._introduced.get(user) is introducing:
                del self._introduced[user]
            raise

    async def thread(self, channel: str, name: str) -> str:
        """A new private thread in *channel*, with nobody in it. Where that was denied nobody asks again for a day,
        unless something changes on that server."""
        _, until = self._threadless.get(channel, (0, 0))
        if self.clock() < until:
            raise Denied("no private thread may be opened there")
        try:
            return await self._attempt(lambda: self._thread(channel, name))
        except Denied:
            there = self.client.get_channel(int(channel))
            guild = there.guild.id if isinstance(there, discord.abc.GuildChannel | discord.Thread) else 0
            self._threadless[channel] = guild, self.clock() + DAY
            raise

    async def thread_below(self, channel: str, message: str, name: str) -> str:
        """The public thread below one of the bot's own messages, made now or before: it bears that message's id."""
        make = self.client.http.start_thread_with_message
        with contextlib.suppress(HasThread):
            await self._attempt(lambda: make(int(channel), int(message), name=name, auto_archive_duration=LONG))
        return message

    async def invite(self, thread: str, user: str) -> None:
        """Let *user* into a private thread; also fine if they are in it."""
        await self._opening(thread, lambda: self.client.http.add_user_to_thread(int(thread), int(user)))

    def reaches(self, guild: str) -> bool:
        """Whether the bot is on that server, as far as it knows by now."""
        return not self.client.is_ready() or self.client.get_guild(int(guild)) is not None

    def attaches(self, channel: str) -> bool:
        """Whether the bot may show pictures there, as far as it knows by now."""
        there = self.client.get_channel(int(channel))
        if not isinstance(there, discord.TextChannel | discord.Thread):
            return True
        return there.permissions_for(there.guild.me).attach_files

    def threads(self, channel: str) -> bool:
        """Whether the bot may make public threads there and write in them, as far as it knows by now."""
        there = self.client.get_channel(int(channel))
        if not isinstance(there, discord.TextChannel):
            return False
        may = there.permissions_for(there.guild.me)
        return may.create_public_threads and may.send_messages_in_threads

    def schedules(self, guild: str) -> bool:
        """Whether the bot may put something into the calendar of that server; where it has not been told of the server
        yet, as after a start, Discord will say."""
        there = self.client.get_guild(int(guild))
        return there is None or there.unavailable or there.me.guild_permissions.create_events

    async def schedule(self, guild: str, date: Mapping[str, Any]) -> str:
        """A new entry in that server's calendar: its id.

        :param date: as Discord takes it; the library would leave out how often it comes back."""
        route = discord.http.Route("POST", "/guilds/{guild_id}/scheduled-events", guild_id=int(guild))
        return str((await self._attempt(lambda: self.client.http.request(route, json=dict(date))))["id"])

    async def reschedule(self, guild: str, event: str, changes: Mapping[str, Any]) -> None:
        """Change an entry of the bot's, or let it begin, end, be called off."""
        path = "/guilds/{guild_id}/scheduled-events/{event_id}"
        route = discord.http.Route("PATCH", path, guild_id=int(guild), event_id=int(event))
        await self._attempt(lambda: self.client.http.request(route, json=dict(changes)))

    async def scheduled(self, guild: str) -> list[Mapping[str, Any]]:
        """The bot's own entries there that lie ahead or go on."""
        me = self.client.user
        every = await self._attempt(lambda: self.client.http.get_scheduled_events(int(guild), with_user_count=False))
        return [dict(each) for each in every if me and str(each.get("creator_id")) == str(me.id)]

    async def present(self, guild: str, user: str) -> bool:
        """Whether *user* is on that server. Where that cannot be found out, they are taken to be."""
        try:
            await self._attempt(lambda: self.client.http.get_member(int(guild), int(user)))
        except (Absent, Closed):
            return False
        except Undelivered:
            pass
        return True

    def changed(self, guild: int) -> None:
        """Something on that server may be allowed now that was not."""
        kept = {channel: seen for channel, seen in self._threadless.items() if seen[0] not in (guild, 0)}
        self._threadless = kept

    def noticed(self, snowflake: str) -> None:
        """Discord has given this id: what is sent from now on gets a greater one."""
        if int(snowflake) > int(self.newest or 0):
            self.newest = snowflake

    async def close(self) -> None:
        """Introduce nobody any more."""
        waiting = list(self._introduced.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    # ---- within

    def _message(self, channel: str, message: str) -> discord.PartialMessage:
        return self.client.get_partial_messageable(int(channel)).get_partial_message(int(message))

    async def _introduce(self, user: str) -> str:
        self._doors.open()
        channel = await self._attempt(lambda: self.client.create_dm(Object(int(user))))
        return str(channel.id)

    async def _thread(self, channel: str, name: str) -> str:
        parent = await self._channel(int(channel))
        if isinstance(parent, discord.Thread):
            parent = await self._channel(parent.parent_id)
        if not isinstance(parent, discord.TextChannel):
            raise NoChannel(channel)
        made = await parent.create_thread(name=name, invitable=False)
        return str(made.id)

    async def _channel(self, channel: int) -> object:
        """Asked of Discord if nobody has told of it yet, as in the first seconds after a start."""
        return self.client.get_channel(channel) or await self.client.fetch_channel(channel)

    async def _opening(self, channel: str, request: Callable[[], Awaitable[T]]) -> T:
        """*request*, for which an archived thread is opened: players come back to it."""
        try:
            return await self._attempt(request)
        except Archived:
            await self._attempt(lambda: self._open(channel))
            return await self._attempt(request)

    async def _open(self, channel: str) -> None:
        thread = await self.client.fetch_channel(int(channel))
        if isinstance(thread, discord.Thread):
            try:
                await thread.edit(archived=False)
            except HTTPException as error:
                raise Locked("the thread is locked") if thread.locked else error from None

    async def _attempt(self, request: Callable[[], Awaitable[T]]) -> T:
        """One request when it is its turn; what goes wrong is said in words of this module."""
        await self._pace.turn()
        try:
            return await request()
        except HTTPException as error:
            raise _reason(error) from None
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Undelivered(type(error).__name__) from None


REASONS: dict[int, type[Refused]] = {
    UNKNOWN_MEMBER: Absent,
    UNKNOWN_MESSAGE: Gone,
    UNKNOWN_CHANNEL: NoChannel,
    MISSING_ACCESS: Denied,
    MISSING_RIGHTS: Denied,
    OLD_MESSAGE: TooOld,
    ARCHIVED: Archived,
    HAS_THREAD: HasThread,
    **dict.fromkeys(CLOSED, Closed),
}


def _reason(error: HTTPException) -> Undelivered:
    what = f"HTTP {error.status}, code {error.code}"
    refused = 400 <= error.status < 500 and error.status != TOO_MANY  # which says nothing of an attempt before it
    return REASONS.get(error.code, Refused if refused else Undelivered)(what)
