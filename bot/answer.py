"""The answer to one interaction, on a way on which anything can get lost.

Discord takes one *first answer* within three seconds: a message, an edit of the message that was pressed, a form, or a
deferral that buys time. Whatever comes later edits that, or follows it. A request that fails may have been carried out
all the same, so what stands at Discord is written down here and not asked of discord.py, which knows only of the
requests that were answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum, auto
from typing import Any

import aiohttp
import discord
from discord import AllowedMentions, HTTPException, Interaction, InteractionType

from bot.ui.parts import Part
from bot.ui.sheet import Form, Sheet
from bot.ui.uploads import Uploads, files

log = logging.getLogger(__name__)

NOBODY = AllowedMentions.none()
UNHEARD = (aiohttp.ClientError, TimeoutError, OSError)
"""What leaves open whether a request has been carried out; and so does an error of Discord's server."""
DEADLINE = 3.0
"""Seconds that Discord waits for the first answer."""
LEAST = 1.0
"""Seconds that the first answer is given in any case: Discord knows best whether it is too late."""
TURN = 0.3
"""Seconds that it waits for another change of the same message: what both rely on could be gone."""
TRIES = 2
"""How often the first answer is tried; discord.py repeats what fails on Discord's side besides."""
LATER = 30.0
"""Seconds for each attempt at a later answer."""
PAUSES = (0.5, 2.0, 8.0)
"""Seconds between those: "thinking …" must not stay where it is."""
TOO_MANY, SERVER_ERROR = 429, 500

Send = Callable[[], Awaitable[object]]
"""One request; called anew for each attempt."""
Attempts = Callable[[Send], Awaitable["Fate"]]
"""Makes it, as often as it takes."""
Edit = Callable[..., Awaitable[object]]
"""discord.py's, of one message or another."""


class Fate(Enum):
    """What became of an attempt."""

    ARRIVED = auto()
    TAKEN = auto()
    """Another first answer stands already."""
    GONE = auto()
    """The message that was to be edited is no longer there."""
    LATE = auto()
    """Discord no longer knows the interaction, or never heard of an answer to it in time."""
    REFUSED = auto()
    """Discord does not take this answer, now or ever."""
    UNKNOWN = auto()
    """It may have been carried out, or not."""


CODES = {40060: Fate.TAKEN, 10008: Fate.GONE, 10062: Fate.LATE, 10015: Fate.LATE, 50027: Fate.LATE}


class First(Enum):
    """What the first answer is."""

    THINKING = auto()
    """A message of its own that says "thinking …"."""
    WAITING = auto()
    """Nothing that is seen yet: the message that was pressed is going to change."""
    MESSAGE = auto()
    CHANGED = auto()
    """The message that was pressed."""
    FORM = auto()
    CHOICES = auto()


class Answer:
    """``within``: whether the answer takes the place of the message that was pressed, which only the caller sees; every
    other message is ephemeral. ``tried``: whether anything was to be said yet; ``given``: whether any of it arrived."""

    def __init__(self, interaction: Interaction[Any], uploads: Uploads, *, within: bool) -> None:
        self.interaction, self.uploads, self.within = interaction, uploads, within
        if interaction.message:
            uploads.seen(interaction.message)
        self.tried = self.given = False
        self._first: First | None = None
        """The first answer, as soon as it is known to stand."""
        self._doubtful: First | None = None
        """A first answer that may or may not stand."""
        self._late = False
        self._apart: discord.WebhookMessage | None = None
        """In place of a message that is gone."""
        self._lock = asyncio.Lock()
        self._until = asyncio.get_running_loop().time() + DEADLINE

    async def show(self, parts: Sequence[Part]) -> Fate:
        """Show *parts* where the answer is to stand; what stood there is replaced."""
        async with self._lock:
            fate = Fate.TAKEN if self._first else await self._show_first(parts)
            return self._noted(fate if fate is not Fate.TAKEN else await self._show_later(parts))

    async def whisper(self, parts: Sequence[Part]) -> Fate:
        """Show *parts* in a message of their own, and leave the one that was pressed as it is."""
        async with self._lock:
            fate = Fate.TAKEN
            if self._first is None:
                fate = await self._message(parts)
            if fate is Fate.TAKEN and self._first is First.THINKING and not self.given:
                fate = await self._edit(parts)
                fate = Fate.TAKEN if fate is Fate.GONE else fate
            if fate is Fate.TAKEN:
                fate = await self._later(lambda: self._follow(parts))
            return self._noted(fate)

    async def ask(self, form: Form) -> Fate:
        """Let *form* pop up: possible only as the first answer, else ``TAKEN``."""
        async with self._lock:
            if self._first:
                return Fate.TAKEN
            return self._noted(await self._open(First.FORM, lambda: self.interaction.response.send_modal(form)))

    async def suggest(self, choices: Sequence[discord.app_commands.Choice[Any]]) -> Fate:
        """Complete what is being typed."""
        async with self._lock:
            if self._first:
                return Fate.TAKEN
            send = self.interaction.response.autocomplete
            return self._noted(await self._open(First.CHOICES, lambda: send(list(choices))))

    async def hold(self) -> None:
        """Buy time, unless there is an answer."""
        async with self._lock:
            if self._first or self._doubtful or self.interaction.type is InteractionType.autocomplete:
                return
            defer = self.interaction.response.defer
            if self.within:
                if await self._open(First.WAITING, defer) is not Fate.GONE:
                    return
                self.within = False
            fate = await self._open(First.THINKING, lambda: defer(ephemeral=True, thinking=True))
            self._shown((), fate)

    async def let_be(self) -> None:
        """Take note of a press, and leave the message that was pressed as it is. Whoever was told to wait waits no
        longer."""
        async with self._lock:
            defer = self.interaction.response.defer
            fate = Fate.TAKEN if self._first else await self._open(First.WAITING, defer)
            if fate is Fate.TAKEN and self._first is First.THINKING and not self.given:
                fate = await self._later(self.interaction.delete_original_response)
            self._noted(fate)

    # ---- the first answer

    async def _show_first(self, parts: Sequence[Part]) -> Fate:
        if self.within:
            edit = self.interaction.response.edit_message
            fate = await self._change(self._pressed, parts, edit, lambda send: self._open(First.CHANGED, send))
            if fate is not Fate.GONE:
                return fate
            self.within = False
        return await self._message(parts)

    async def _message(self, parts: Sequence[Part]) -> Fate:
        send = self.interaction.response.send_message
        fate = await self._open(
            First.MESSAGE,
            lambda: send(view=Sheet(parts), ephemeral=True, allowed_mentions=NOBODY, files=files(parts)),
        )
        return self._shown(parts, fate)

    async def _open(self, first: First, send: Send) -> Fate:
        """``TAKEN`` if another one stands, or may: then later answers are the way."""
        if self._late:
            return Fate.LATE
        before, fate = self._doubtful, Fate.UNKNOWN
        self._doubtful = before or first  # this very await may be its last, when the bot stops
        for _ in range(TRIES):
            left = self._until - asyncio.get_running_loop().time()
            fate = await _attempt(send, max(left, LEAST))
            if fate is not Fate.UNKNOWN or left <= 0:
                break
        self._doubtful = before
        if fate is Fate.ARRIVED or (fate is Fate.TAKEN and before is None):
            self._first = first  # if taken: by an attempt of this very answer that seemed to fail
            return Fate.ARRIVED
        if before and fate in (Fate.TAKEN, Fate.UNKNOWN, Fate.LATE):
            self._first = before
            return Fate.TAKEN
        if fate is Fate.UNKNOWN:
            self._doubtful = first
        self._late = fate is Fate.LATE
        return fate

    # ---- later ones

    async def _show_later(self, parts: Sequence[Part]) -> Fate:
        apart = self._apart
        if apart is None:
            fate = await self._edit(parts)
        else:
            fate = await self._change(str(apart.id), parts, apart.edit, self._later)
        if fate is not Fate.GONE:
            return fate
        self.within = False

        async def follow() -> None:
            self._apart = await self._follow(parts)

        return await self._later(follow)

    async def _edit(self, parts: Sequence[Part]) -> Fate:
        own = self._first in (First.MESSAGE, First.THINKING)
        there = self._own if own else self._pressed
        return await self._change(there, parts, self.interaction.edit_original_response, self._later)

    async def _follow(self, parts: Sequence[Part]) -> discord.WebhookMessage:
        send = self.interaction.followup.send
        return await send(view=Sheet(parts), ephemeral=True, allowed_mentions=NOBODY, files=files(parts), wait=True)

    # ---- what messages show

    @property
    def _pressed(self) -> str:
        """The message that was pressed."""
        message = self.interaction.message
        return str(message.id) if message else ""

    @property
    def _own(self) -> str:
        """A first answer that is a message of its own: its id is the business of discord.py."""
        return f"answer to {self.interaction.id}"

    async def _change(self, there: str, parts: Sequence[Part], edit: Edit, attempt: Attempts) -> Fate:
        """Edit a message."""
        # Whoever has pressed waits for no other edit for long: that one may be waiting for Discord.
        async with self.uploads.changing(there, parts, TURN) as change:

            def send() -> Awaitable[object]:
                return edit(view=Sheet(parts), allowed_mentions=NOBODY, attachments=change.attachments())

            fate = await attempt(send)
            if fate is Fate.REFUSED and change.overtaken:
                fate = await attempt(send)
            change.arrived = fate is Fate.ARRIVED
        return fate

    def _shown(self, parts: Sequence[Part], fate: Fate) -> Fate:
        """Note what a message of its own shows."""
        if fate is Fate.ARRIVED:
            self.uploads.noted(self._own, parts)
        return fate

    async def _later(self, send: Send) -> Fate:
        for pause in (*PAUSES, None):
            fate = Fate.LATE if self._late else await _attempt(send, LATER)
            if fate is not Fate.UNKNOWN or pause is None:
                break
            await asyncio.sleep(pause)
        self._late = fate is Fate.LATE
        return fate

    def _noted(self, fate: Fate) -> Fate:
        self.tried, self.given = True, self.given or fate is Fate.ARRIVED
        return fate


async def _attempt(send: Send, seconds: float) -> Fate:
    """What is not answered within so many *seconds* is given up."""
    try:
        async with asyncio.timeout(seconds):
            await send()
    except HTTPException as error:
        passing = error.status >= SERVER_ERROR or error.status == TOO_MANY
        fate = CODES.get(error.code, Fate.UNKNOWN if passing else Fate.REFUSED)
        if fate is not Fate.TAKEN:
            log.warning("An answer did not arrive: HTTP %s, code %s", error.status, error.code)
        return fate
    except UNHEARD as error:
        log.warning("An answer did not arrive: %s", type(error).__name__)
        return Fate.UNKNOWN
    return Fate.ARRIVED
