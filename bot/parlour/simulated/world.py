"""The world: people, guilds, channels, messages, commands. Everything that a saved file keeps."""

from __future__ import annotations

from . import payloads
from .changes import Bulletin, Change
from .clock import Snowflakes
from .errors import unknown, unknown_channel, unknown_message
from .permissions import channel_permissions
from .protocol import THREADS, ChannelKind, Intent, Payload, Permission

GLOBAL = "global"
"""The key of the commands that are registered in no particular guild."""


class World:
    """Plain tables of wire payloads, keyed by id, and the questions that one asks of them.

    The payloads are live: an edited message is the same dictionary as before.
    """

    def __init__(self, snowflakes: Snowflakes, bulletin: Bulletin, bot_name: str) -> None:
        self.snowflakes = snowflakes
        self.bulletin = bulletin
        self.users: dict[str, Payload] = {}
        self.locales: dict[str, str] = {}
        self.guilds: dict[str, Payload] = {}
        self.members: dict[str, dict[str, Payload]] = {}
        self.channels: dict[str, Payload] = {}
        self.thread_members: dict[str, dict[str, Payload]] = {}
        self.messages: dict[str, dict[str, Payload]] = {}
        self.ephemeral_owners: dict[str, str] = {}
        self.late_edits: dict[str, int] = {}
        """How often each message was edited after it had become old."""
        self.commands: dict[str, list[Payload]] = {GLOBAL: []}
        self.scheduled: dict[str, dict[str, Payload]] = {}
        """The scheduled events of each guild, those that are over too."""
        self.closed_dms: set[str] = set()
        self.bot = self.add_user(bot_name, bot=True, locale="en-US")

    # -- looking things up: KeyErrors become the API's 404s --------------------------------

    def user(self, user_id: str) -> Payload:
        """The person or bot of that id."""
        if user_id not in self.users:
            raise unknown("User", 10013)
        return self.users[user_id]

    def guild(self, guild_id: str) -> Payload:
        """The guild of that id."""
        if guild_id not in self.guilds:
            raise unknown("Guild", 10004)
        return self.guilds[guild_id]

    def member(self, guild_id: str, user_id: str) -> Payload:
        """A person's membership of a guild."""
        self.guild(guild_id)
        if user_id not in self.members[guild_id]:
            raise unknown("Member", 10007)
        return self.members[guild_id][user_id]

    def channel(self, channel_id: str) -> Payload:
        """The channel, thread or direct-message channel of that id."""
        if channel_id not in self.channels:
            raise unknown_channel()
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Payload:
        """A message that still exists."""
        self.channel(channel_id)
        if message_id not in self.messages[channel_id]:
            raise unknown_message()
        return self.messages[channel_id][message_id]

    def channels_of(self, guild_id: str) -> list[Payload]:
        """The channels of a guild, threads excepted."""
        return [c for c in self.channels.values() if c.get("guild_id") == guild_id and c["type"] not in THREADS]

    def threads_of(self, guild_id: str) -> list[Payload]:
        """The open threads of a guild."""
        threads = [c for c in self.channels.values() if c.get("guild_id") == guild_id and c["type"] in THREADS]
        return [t for t in threads if not t["thread_metadata"]["archived"]]

    def permissions(self, user_id: str, channel: Payload) -> Permission:
        """What somebody may do in a channel."""
        return channel_permissions(self, user_id, channel)

    def bot_sees(self, channel: Payload) -> bool:
        """Whether the bot can see a channel at all."""
        return bool(self.permissions(self.bot["id"], channel) & Permission.VIEW_CHANNEL)

    def visible_messages(self, user_id: str, channel: Payload) -> list[Payload]:
        """What one person sees in a channel, oldest first: everybody's messages and their own ephemeral ones."""
        stored = self.messages[channel["id"]].values()
        return [m for m in stored if self.ephemeral_owners.get(m["id"], user_id) == user_id]

    # -- changing it ---------------------------------------------------------------------

    def add_user(self, name: str, *, bot: bool, locale: str) -> Payload:
        """A new person or bot; ``locale`` is the language of the person's client."""
        person = payloads.user(self.snowflakes.new(), name, bot=bot)
        self.users[person["id"]] = person
        self.locales[person["id"]] = locale
        return person

    def open_dm(self, user_id: str) -> Payload:
        """The channel for direct messages between the bot and a person, made when first asked for."""
        for known in self.channels.values():
            if known["type"] == ChannelKind.DIRECT and known["recipients"][0]["id"] == user_id:
                return known
        channel = payloads.direct_channel(self.snowflakes.new(), self.user(user_id))
        self.add_channel(channel)
        return channel

    def add_channel(self, channel: Payload) -> None:
        """Put a channel, thread or direct-message channel into the tables."""
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        if channel["type"] in THREADS:
            self.thread_members[channel["id"]] = {}

    def drop_channel(self, channel_id: str) -> None:
        """Take a channel and its messages out of the tables."""
        del self.channels[channel_id]
        for message_id in self.messages.pop(channel_id):
            self.ephemeral_owners.pop(message_id, None)
            self.late_edits.pop(message_id, None)
        self.thread_members.pop(channel_id, None)

    def tell(self, name: str, data: Payload, intent: Intent, *, channel: Payload | None = None) -> None:
        """Publish a change. With ``channel`` (mostly a thread) the bot hears of it only if it can see that."""
        told = channel is None or self.bot_sees(channel)
        self.bulletin.publish(Change(name=name, data=data, intent=intent, told=told))

    # -- larger payloads -------------------------------------------------------------------

    def guild_create(self, guild_id: str, *, everybody: bool) -> Payload:
        """What a session hears of a guild first. Without the presences intent only the bot's own membership."""
        members = self.members[guild_id]
        me = members[self.bot["id"]]
        return {
            **self.guilds[guild_id],
            "joined_at": me["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(members),
            "members": list(members.values()) if everybody else [me],
            "channels": self.channels_of(guild_id),
            "threads": [t for t in self.threads_of(guild_id) if self.bot_sees(t)],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": list(self.scheduled.get(guild_id, {}).values()),
            "soundboard_sounds": [],
        }
