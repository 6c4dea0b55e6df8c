"""Discord as the publisher knows it (``bot.post.Post``), in memory, with faults that others switch on and off."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count

from bot.post import Doors
from bot.ui.parts import Part
from bot.undelivered import Closed, Denied, Gone, NoChannel, Undelivered
from persistence.store import Clock

REMEMBERED = 180_000
"""Milliseconds for which a nonce is known."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message as it stands."""

    parts: Sequence[Part]
    nonce: str
    number: int
    at: int


@dataclass(slots=True)
class Ills:
    """What is wrong just now. Channels and users are ids."""

    busy: set[str] = field(default_factory=set)
    """Channels of which nothing is taken (429)."""
    denied: set[str] = field(default_factory=set)
    """Channels in which the bot lacks a right, and in the threads below them."""
    closed: set[str] = field(default_factory=set)
    """Who takes no direct messages."""
    unanswered: set[str] = field(default_factory=set)
    """Channels in which the next message arrives and the bot hears nothing of that."""


@dataclass(frozen=True, slots=True)
class Told:
    """A phone has rung."""

    user: str
    channel: str
    at: int
    parts: Sequence[Part]
    """By what."""


class Wires:
    """As much of ``Post`` as the publisher uses.

    :param rung: called with every phone that rings."""

    def __init__(self, clock: Clock, doors: int, rung: Callable[[Told], None]) -> None:
        self.clock, self.rung, self.ills = clock, rung, Ills()
        self.doors = Doors(clock, doors)
        self.newest, self._ids = "", count(1 << 60)
        self.messages: defaultdict[str, dict[str, Sent]] = defaultdict(dict)
        self.owners: dict[str, str] = {}
        """Of channels of direct messages."""
        self.directs: dict[str, str] = {}
        """The other way round."""
        self.above: dict[str, str] = {}
        """The channel below which a thread hangs."""
        self.inside: defaultdict[str, set[str]] = defaultdict(set)
        """Who has been let into a private thread."""
        self.gone: set[str] = set()
        self.requests = 0

    def id(self) -> str:
        """A new one, of whatever."""
        return str(next(self._ids))

    # ---- what the publisher calls

    def attaches(self, _channel: str) -> bool:
        return True

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
        await self._request(channel)
        if self.owners.get(channel) in self.ills.closed:
            raise Closed("50007")
        here, now = self.messages[channel], self.clock()
        known = [each for each, sent in here.items() if sent.nonce == nonce and now - sent.at < REMEMBERED]
        message = known[0] if known else self.id()
        if not known:
            here[message] = Sent(parts, nonce, number, now)
            self.noticed(message)
            for user in () if silent else self._hearing(channel, mention):
                self.rung(Told(user, channel, now, parts))
        if channel in self.ills.unanswered:
            self.ills.unanswered.discard(channel)
            raise Undelivered("HTTP 504")
        return message

    async def edit(self, channel: str, message: str, parts: Sequence[Part], number: int | None = None) -> None:
        await self._request(channel)
        there = self.messages[channel].get(message)
        if there is None:
            raise Gone("10008")
        self.messages[channel][message] = Sent(parts, there.nonce, number or there.number, there.at)

    async def delete(self, channel: str, message: str) -> None:
        try:
            await self._request(channel)
        except NoChannel:
            return
        self.messages[channel].pop(message, None)

    async def look(self, channel: str, since: str, number: int) -> list[str]:
        await self._request(channel)
        here = self.messages[channel].items()
        return [each for each, sent in here if int(each) > int(since or 0) and sent.number == number]

    async def direct(self, user: str) -> str:
        self.doors.open()
        channel = self.id()
        self.owners[channel], self.directs[user] = user, channel
        return channel

    async def thread(self, channel: str, name: str) -> str:
        await self._request(channel)
        return self._below(channel, self.id())

    async def thread_below(self, channel: str, message: str, name: str) -> str:
        await self._request(channel)
        return self._below(channel, message)

    async def invite(self, thread: str, user: str) -> None:
        await self._request(thread)
        self.inside[thread].add(user)

    def reaches(self, guild: str) -> bool:
        return True

    def noticed(self, snowflake: str) -> None:
        self.newest = max(self.newest, snowflake, key=lambda each: int(each or 0))

    # ---- what happens to it

    def remove(self, channel: str) -> None:
        """Somebody deletes it, with all that stands there."""
        self.gone.add(channel)
        self.messages.pop(channel, None)

    def forget(self, channel: str) -> None:
        """Nobody looks there any more."""
        self.messages.pop(channel, None)

    # ---- within

    def _below(self, channel: str, thread: str) -> str:
        self.above[thread] = channel
        return thread

    async def _request(self, channel: str) -> None:
        self.requests += 1
        await asyncio.sleep(0)
        if channel in self.gone:
            raise NoChannel("10003")
        if channel in self.ills.busy:
            raise Undelivered("HTTP 429")
        if {channel, self.above.get(channel)} & self.ills.denied:
            raise Denied("50013")

    def _hearing(self, channel: str, mention: Sequence[str]) -> Sequence[str]:
        """At whom a message there rings."""
        owner = self.owners.get(channel)
        return [owner] if owner else [*self.inside[channel], *mention]
