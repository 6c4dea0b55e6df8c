"""One thing somebody did, and the one answer it gets."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ChannelType, Interaction, InteractionType

from bot.answer import Answer, Fate
from bot.cases.asking import Caller
from bot.kit import Kit
from bot.speech import Voice, plain, tame
from bot.ui.codec import Press, decode
from bot.ui.limits import CHOICE, CHOICES, clip
from bot.ui.numbering import renumbered
from bot.ui.parts import File, Part, document, prose
from bot.ui.sheet import Form, filled
from bot.ui.uploads import Uploads
from persistence.persons import Person

SUBCOMMANDS = (1, 2)


class Call:
    """A slash command, a press, a form or an autocompletion.

    Every answer is for the caller alone: an ephemeral message, or an edit of the private message that the press came
    from."""

    def __init__(self, interaction: Interaction[Any], kit: Kit, uploads: Uploads) -> None:
        """:param uploads: what messages show: answers change some of them."""
        self.interaction, self.kit = interaction, kit
        guild = str(interaction.guild_id) if interaction.guild_id else None
        self.reported = str(interaction.locale)
        """The language of the caller's client."""
        self.caller = Caller(
            user=str(interaction.user.id),
            name=tame(interaction.user.display_name),
            locale=self.reported,
            guild=guild,
            channel=str(interaction.channel_id or ""),
            threads=_threads(interaction),
            manages=bool(guild and interaction.permissions.manage_guild),
            roles=tuple(str(role.id) for role in getattr(interaction.user, "roles", ())),
            key=str(interaction.id),
        )
        self.person: Person | None = None
        """The caller's settings, as they were when :meth:`read_by` was told of them."""
        self.forgotten = False
        """Whether the caller has just asked for that, so that nothing about this call is to be remembered."""
        self.to_follow: Callable[[], Awaitable[Sequence[Part]]] | None = None
        """What makes the answer once more, with what was not ready, as long as its reader has done nothing else."""
        self._data: Mapping[str, Any] = interaction.data or {}
        message = interaction.message
        private = message is not None and (message.flags.ephemeral or guild is None)
        self._answer = Answer(interaction, uploads, within=private)

    # ---- what was done

    def read_by(self, person: Person) -> None:
        """What the caller has set: the router looks it up before anything is said."""
        self.person, self.caller = person, replace(self.caller, locale=person.locale or self.reported)

    @property
    def user(self) -> str:
        return self.caller.user

    @property
    def locale(self) -> str:
        """What the caller reads."""
        return self.caller.locale

    @property
    def voice(self) -> Voice:
        return self.kit.voice(self.locale)

    @property
    def pictured(self) -> bool:
        """Whether the caller wants pictures, and there may be some where they ask."""
        guild = self.interaction.guild_id
        return (
            self.person is not None
            and self.person.pictures
            and (guild is None or self.interaction.app_permissions.attach_files)
        )

    def sees(self, channel: str) -> bool:
        """Whether the caller may look into that channel of the server at which they ask."""
        guild, user = self.interaction.guild, self.interaction.user
        found = guild.get_channel_or_thread(int(channel)) if guild is not None and channel.isdecimal() else None
        if found is None or not isinstance(user, discord.Member):
            return False
        private = isinstance(found, discord.Thread) and found.is_private()  # nobody knows who has been let in
        return not private and found.permissions_for(user).view_channel

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

    # ---- the answer

    @property
    def within(self) -> bool:
        """Whether the answer takes the place of the message that was pressed, which only the caller sees."""
        return self._answer.within

    @property
    def lasting(self) -> bool:
        """Whether the message that was pressed is one that stays, such as a card: a word does not take its place."""
        message = self.interaction.message
        return message is not None and not message.flags.ephemeral

    @property
    def answered(self) -> bool:
        """Whether something has arrived that is more than "thinking …"."""
        return self._answer.given

    @property
    def ignored(self) -> bool:
        """Whether nobody has said anything to the caller yet."""
        return not self._answer.tried

    async def reply(self, parts: Sequence[Part]) -> bool:
        """Show *parts* to the caller; whether they have arrived. A card goes on bearing the number of its posting: the
        press may come before its message is noted."""
        message = self.interaction.message
        kept = renumbered(parts, message.components) if message is not None and self.within else parts
        return await self._arrived(await self._answer.show(kept))

    async def say(self, key: str, **args: str | int) -> None:
        """Answer with one of the bot's own texts: see :meth:`tell`."""
        await self.tell(self.voice.tell(key, **args))

    async def tell(self, told: str) -> None:
        """Answer with a word, beside a card; where something is being typed, with no suggestion."""
        if self.interaction.type is InteractionType.autocomplete:
            await self.suggest([])
            return
        parts = [prose(told)]
        await (self._answer.whisper(parts) if self.within and self.lasting else self._answer.show(parts))

    async def whisper(self, parts: Sequence[Part]) -> None:
        """Show *parts* in a message of their own, leaving the one that was pressed as it is."""
        await self._arrived(await self._answer.whisper(parts))

    async def document(self, told: str, name: str, content: Mapping[str, Any]) -> None:
        """Hand the caller *content* as a file of that name, with a word about it."""
        await self.file(told, name, json.dumps(content, ensure_ascii=False, indent=1).encode())

    async def file(self, told: str, name: str, written: bytes) -> None:
        """The same of what is bytes already."""
        await self.whisper([prose(told), document(File(name, written))])

    async def ask(self, form: Form) -> None:
        """Let a form pop up. That is only possible as the first answer: after :meth:`hold` it needs another press."""
        fate = await self._answer.ask(form)
        if await self._arrived(fate) or fate is Fate.REFUSED:
            return
        await self.say("press-again")

    async def suggest(self, choices: Sequence[tuple[str, str | int]]) -> None:
        """Complete what is being typed: pairs of label and value."""
        offered = [discord.app_commands.Choice(name=clip(plain(name), CHOICE), value=value) for name, value in choices]
        await self._answer.suggest(offered[:CHOICES])

    async def let_be(self) -> None:
        """Take note of a press on a control and show nothing: whatever was pressed stays as it is."""
        await self._answer.let_be()

    async def hold(self) -> None:
        """Buy time: Discord gives three seconds, then the press would count as unanswered."""
        await self._answer.hold()

    async def _arrived(self, fate: Fate) -> bool:
        """An answer that did not arrive changes nothing: the act is on disk, and the table's own messages follow. What
        Discord does not take is a mistake of ours: the caller hears at least that."""
        if fate is Fate.REFUSED:
            await self.say("sorry")
        return fate is Fate.ARRIVED


def _threads(interaction: Interaction[Any]) -> bool:
    """Whether the bot may make a public thread there and write in it: threads hang from text channels only."""
    may, kind = interaction.app_permissions, getattr(interaction.channel, "type", None)
    return kind is ChannelType.text and may.create_public_threads and may.send_messages_in_threads
