"""The parlour's server: five people, three channels and the bot, in one language."""

from __future__ import annotations

import asyncio

from bot.client import Castellan
from bot.languages import Languages
from bot.parlour.simulated import Change, ChannelKind, Payload, SimulatedDiscord
from bot.parlour.simulated.protocol import EVERYONE_PERMISSIONS, Intent, Permission
from bot.parlour.texts import own

BOT_NAME = "Castellan"
PEOPLE = 5
CHANNELS = 3
KEPT = 25
"""Private answers that each person keeps."""
INVITED = EVERYONE_PERMISSIONS | Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_EVENTS
"""What the bot may do: all that its invite link asks for."""


class Room:
    """What is in the simulated Discord, and which language is spoken there.

    The server belongs to somebody who never acts, so that each of the five has the rights of anybody else; but the
    last of them manages it, so that what only managers may do can be tried as well.
    """

    def __init__(self, discord: SimulatedDiscord, languages: Languages) -> None:
        self.discord, self.languages = discord, languages
        self.world = discord.world
        self.bot: Castellan | None = None
        """Who is there to do what falls due; ``None``: nobody yet."""
        self.passing = asyncio.Lock()
        """Held while time passes."""

    def furnish(self, locale: str) -> None:
        """Make the server, the people and the channels, if there are none yet. One that was made before the bot asked
        for as much as now grants it all the same."""
        if self.world.guilds:
            self._invite()
            return
        self.world.bot["username"] = BOT_NAME
        places = self.discord.places
        keeper = places.add_person("keeper")
        guild = places.add_guild("parlour", keeper)
        for _ in range(PEOPLE):
            person = places.add_person("guest")
            places.add_member(guild, person)
            self.world.open_dm(person["id"])
        places.set_roles(guild, person, [places.add_role(guild, "manager", Permission.MANAGE_GUILD)])
        for _ in range(CHANNELS):
            places.add_channel(guild, "channel")
        self._invite()
        self.speak(locale)

    def _invite(self) -> None:
        """The bot has what it asks for; but in the first channel a match is played where its table was opened, with
        everything in one place for whoever looks at the parlour for the first time."""
        role = next(role for role in self.guild["roles"] if role.get("tags"))
        role["permissions"] = str(int(INVITED))
        rooms = [c for c in self.world.channels_of(self.guild["id"]) if c["type"] == ChannelKind.TEXT]
        self.discord.places.forbid_bot(rooms[0], Permission.CREATE_PUBLIC_THREADS)

    # ---- what there is

    @property
    def guild(self) -> Payload:
        return next(iter(self.world.guilds.values()))

    @property
    def people(self) -> list[Payload]:
        """The five, in the order in which they came."""
        staff = {self.world.bot["id"], self.guild["owner_id"]}
        return [user for user in self.world.users.values() if user["id"] not in staff]

    def manages(self, person: Payload) -> bool:
        """Whether somebody manages the server."""
        return bool(self.world.members[self.guild["id"]][person["id"]]["roles"])

    @property
    def locale(self) -> str:
        """The language of the parlour as a whole."""
        return self.languages.nearest(self.guild["preferred_locale"])

    def locale_of(self, person: Payload) -> str:
        """The language of one person's client."""
        return self.languages.nearest(self.world.locales[person["id"]])

    def seers(self, channel: Payload) -> list[str]:
        """The ids of those of the five who have a channel in their list."""
        return [person["id"] for person in self.people if channel in self.discord.channels(person)]

    # ---- tidying

    def forget(self, change: Change) -> None:
        """After a private answer: dismiss that person's oldest ones. Discord's client forgets them too, sooner."""
        if change.name != "MESSAGE_CREATE" or change.visible_to is None:
            return
        self._dismiss(self.world.users[change.visible_to], KEPT)

    def forget_all(self) -> None:
        """Dismiss everybody's private answers: whoever looks again after some time finds none in Discord either, and
        what they say is no longer so."""
        for person in self.people:
            self._dismiss(person, 0)

    def _dismiss(self, person: Payload, kept: int) -> None:
        owners = self.world.ephemeral_owners
        own = sorted((message for message, owner in owners.items() if owner == person["id"]), key=int)
        places = {message: channel for channel, stored in self.world.messages.items() for message in stored}
        for message in own[: max(0, len(own) - kept)]:
            self.discord.people.dismiss(person, {"channel_id": places[message], "id": message})

    # ---- language

    def speak(self, locale: str) -> None:
        """Turn everything to one language: the server, its channels, everybody's client.

        People are renamed only before anything was said: later their old names stand in the bot's messages.
        """
        guild = self.guild
        guild["name"], guild["preferred_locale"] = own(self.languages, locale, "server-name"), self.client(locale)
        self.world.tell("GUILD_UPDATE", guild, Intent.GUILDS)
        rooms = [c for c in self.world.channels_of(guild["id"]) if c["type"] == ChannelKind.TEXT]
        for number, channel in enumerate(rooms, start=1):
            channel["name"] = own(self.languages, locale, f"channel-{number}")
            self.world.tell("CHANNEL_UPDATE", channel, Intent.GUILDS)
        silent = not any(self.world.messages.values())
        for number, person in enumerate(self.people, start=1):
            if silent:
                name = own(self.languages, locale, f"person-{number}")
                person["global_name"], person["username"] = name, name.lower()
            self.speak_to(person, locale)

    def speak_to(self, person: Payload, locale: str) -> None:
        """Turn one person's client to a language."""
        self.world.locales[person["id"]] = self.client(locale)

    def client(self, locale: str) -> str:
        """What a Discord client of that language reports: the tag itself where Discord does not know the language."""
        return next(iter(self.languages.clients(locale)), locale)
