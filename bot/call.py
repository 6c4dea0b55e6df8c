"""One thing somebody did, and the one answer it gets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord import AllowedMentions, HTTPException, Interaction, InteractionType

from bot.speech import Voice, plain, tame
from bot.ui.codec import Press, decode
from bot.ui.limits import CHOICE, CHOICES, clip
from bot.ui.parts import Part, words
from bot.ui.sheet import Form, Sheet, filled

log = logging.getLogger(__name__)

NOBODY = AllowedMentions.none()
ALREADY_ANSWERED = 40060
SUBCOMMANDS = (1, 2)
UNHEARD = (HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""What may become of an answer on its way."""


class Call:
    """A slash command, a press, a form or an autocompletion.

    Every answer is for the caller alone: an ephemeral message, or an edit of the private message that the press came
    from. ``key`` is the interaction's id: an act that it caused once is never done again."""

    def __init__(self, interaction: Interaction[Any]) -> None:
        self.interaction = interaction
        self.key = str(interaction.id)
        self.user = str(interaction.user.id)
        self.name = tame(interaction.user.display_name)
        self.channel = str(interaction.channel_id or "")
        self.guild = str(interaction.guild_id) if interaction.guild_id else None
        self.reported = str(interaction.locale)
        """The language of the caller's client."""
        self.locale = self.reported
        """What the caller reads: the router looks it up before anything is said."""
        self.forgotten = False
        """Whether the caller has just asked for that, so that nothing about this call is to be remembered."""
        self._answering = asyncio.Lock()
        self._data: Mapping[str, Any] = interaction.data or {}

    # ---- what was done

    @property
    def voice(self) -> Voice:
        return Voice(self.locale)

    @property
    def press(self) -> Press | None:
        """The control that was used, if this bot made it."""
        return decode(str(self._data.get("custom_id", "")))

    @property
    def values(self) -> list[str]:
        """What was chosen in a select."""
        return [str(value) for value in self._data.get("values", ())]

    @property
    def value(self) -> str:
        """The one thing that was chosen in a select."""
        return next(iter(self.values), "")

    @property
    def fields(self) -> dict[str, list[str]]:
        """What was entered in a form."""
        return filled(self._data.get("components", ()))

    @property
    def command(self) -> tuple[str, dict[str, Any], str | None]:
        """``"table open"``, its options by name, and the option being typed (autocompletion only)."""
        path, options = [str(self._data.get("name", ""))], list(self._data.get("options", ()))
        while len(options) == 1 and options[0]["type"] in SUBCOMMANDS:
            path.append(options[0]["name"])
            options = list(options[0].get("options", ()))
        focused = next((option["name"] for option in options if option.get("focused")), None)
        return " ".join(path), {option["name"]: option.get("value") for option in options}, focused

    def display_name(self, user: str) -> str:
        """The tame name of somebody whom a command names; their id if Discord did not send it along."""
        resolved = self._data.get("resolved", {})
        member = resolved.get("members", {}).get(user, {})
        person = resolved.get("users", {}).get(user, {})
        return tame(member.get("nick") or person.get("global_name") or person.get("username") or user)

    def is_bot(self, user: str) -> bool:
        return bool(self._data.get("resolved", {}).get("users", {}).get(user, {}).get("bot"))

    @property
    def manages(self) -> bool:
        """Whether the caller may manage this server."""
        return bool(self.guild and self.interaction.permissions.manage_guild)

    # ---- the answer

    @property
    def within(self) -> bool:
        """Whether the press came from a message that only the caller sees, so that the answer may take its place."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.guild is None)

    async def reply(self, parts: Sequence[Part]) -> bool:
        """Show *parts* to the caller; whether they have arrived."""
        sheet = Sheet(parts)
        async with self._answering:
            try:
                if self.interaction.response.is_done():
                    await self.interaction.edit_original_response(view=sheet, allowed_mentions=NOBODY)
                elif self.within:
                    await self.interaction.response.edit_message(view=sheet, allowed_mentions=NOBODY)
                else:
                    await self.interaction.response.send_message(view=sheet, ephemeral=True, allowed_mentions=NOBODY)
            except UNHEARD as error:
                return self._excuse(error)
            return True

    async def say(self, key: str, **args: str | int) -> None:
        """Answer with one of the bot's own texts."""
        await self.reply([words(self.voice.tell(key, **args))])

    async def whisper(self, parts: Sequence[Part], file: discord.File | None = None) -> None:
        """Show *parts* in a message of their own, leaving the one that was pressed as it is."""
        files = [file] if file else []
        async with self._answering:
            try:
                if self.interaction.response.is_done():
                    await self.interaction.followup.send(
                        view=Sheet(parts), ephemeral=True, allowed_mentions=NOBODY, files=files
                    )
                else:
                    await self.interaction.response.send_message(
                        view=Sheet(parts), ephemeral=True, allowed_mentions=NOBODY, files=files
                    )
            except UNHEARD as error:
                self._excuse(error)

    async def document(self, told: str, name: str, content: Mapping[str, Any]) -> None:
        """Hand the caller *content* as a file of that name, with a word about it."""
        file = discord.File(io.BytesIO(json.dumps(content, ensure_ascii=False, indent=1).encode()), name)
        await self.whisper([words(told), {"type": 13, "file": {"url": f"attachment://{file.filename}"}}], file)

    async def ask(self, form: Form) -> None:
        """Let a form pop up. That is only possible as the first answer: after :meth:`hold` it needs another press."""
        if self.interaction.response.is_done():
            await self.say("press-again")
            return
        async with self._answering:
            try:
                await self.interaction.response.send_modal(form)
            except UNHEARD as error:
                self._excuse(error)

    async def suggest(self, choices: Sequence[tuple[str, str]]) -> None:
        """Complete what is being typed: pairs of label and value."""
        offered = [discord.app_commands.Choice(name=clip(plain(name), CHOICE), value=value) for name, value in choices]
        try:
            await self.interaction.response.autocomplete(offered[:CHOICES])
        except UNHEARD as error:
            self._excuse(error)

    async def hold(self) -> None:
        """Buy time: Discord gives three seconds, then the press would count as unanswered."""
        async with self._answering:
            if self.interaction.response.is_done() or self.interaction.type is InteractionType.autocomplete:
                return
            try:
                if self.within:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)
            except UNHEARD as error:
                self._excuse(error)

    def _excuse(self, error: Exception) -> bool:
        """An answer that did not arrive changes nothing: the act is on disk, and the table's own messages follow.

        Whether it has arrived all the same."""
        if isinstance(error, HTTPException):
            if error.code == ALREADY_ANSWERED:
                return True  # a retry after a server error: the first try had arrived
            log.warning("An answer did not arrive: HTTP %s, code %s", error.status, error.code)
        else:
            log.warning("An answer did not arrive: %s", type(error).__name__)
        return False
