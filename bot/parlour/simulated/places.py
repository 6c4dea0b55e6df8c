"""Building the world and changing it while the bot runs: guilds, members, roles, channels, direct messages."""

from __future__ import annotations

from collections.abc import Sequence

from . import payloads
from .errors import SetupError
from .protocol import (
    ALL_PERMISSIONS,
    EVERYONE_PERMISSIONS,
    NO_PERMISSIONS,
    THREADS,
    ChannelKind,
    Intent,
    Payload,
    Permission,
)
from .world import GLOBAL, World

ROLE_OVERWRITE, MEMBER_OVERWRITE = 0, 1


class Places:
    """What the owner of a guild does in the client: make channels, let people in, grant and deny."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_person(self, name: str, *, locale: str = "en-US") -> Payload:
        """A new person; ``locale`` is the language of their client."""
        return self._world.add_user(name, bot=False, locale=locale)

    def add_guild(
        self,
        name: str,
        owner: Payload,
        *,
        locale: str = "en-US",
        bot_permissions: Permission = EVERYONE_PERMISSIONS,
    ) -> Payload:
        """A guild that has installed the bot; ``bot_permissions`` are those of the bot's own role."""
        world = self._world
        guild_id = world.snowflakes.new()
        everyone = payloads.role(guild_id, "@everyone")
        tags = {"bot_id": world.bot["id"]}
        bot_role = payloads.role(
            world.snowflakes.new(), world.bot["username"], bot_permissions, position=1, managed=True, tags=tags
        )
        guild = payloads.guild(guild_id, name, owner, locale, [everyone, bot_role])
        world.guilds[guild_id] = guild
        world.members[guild_id] = {}
        world.commands[guild_id] = []
        now = world.snowflakes.now()
        world.members[guild_id][world.bot["id"]] = payloads.member(world.bot, [bot_role["id"]], now)
        world.members[guild_id][owner["id"]] = payloads.member(owner, [], now)
        world.tell("GUILD_CREATE", world.guild_create(guild_id, everybody=False), Intent.GUILDS)
        return guild

    def add_member(self, guild: Payload, person: Payload, roles: Sequence[Payload] = ()) -> Payload:
        """Let a person into a guild."""
        world = self._world
        member = payloads.member(person, [role["id"] for role in roles], world.snowflakes.now())
        world.members[guild["id"]][person["id"]] = member
        world.tell("GUILD_MEMBER_ADD", {**member, "guild_id": guild["id"]}, Intent.GUILD_MEMBERS)
        return member

    def remove_member(self, guild: Payload, person: Payload) -> None:
        """A person leaves a guild."""
        del self._world.members[guild["id"]][person["id"]]
        self._world.tell("GUILD_MEMBER_REMOVE", {"guild_id": guild["id"], "user": person}, Intent.GUILD_MEMBERS)

    def remove_bot(self, guild: Payload) -> None:
        """The owner throws the bot out: the guild with its channels is gone for it."""
        world, guild_id = self._world, guild["id"]
        for channel in [c for c in world.channels.values() if c.get("guild_id") == guild_id]:
            world.drop_channel(channel["id"])
        del world.guilds[guild_id], world.members[guild_id], world.commands[guild_id]
        world.scheduled.pop(guild_id, None)
        world.tell("GUILD_DELETE", {"id": guild_id, "unavailable": False}, Intent.GUILDS)

    def add_role(self, guild: Payload, name: str, permissions: Permission = NO_PERMISSIONS) -> Payload:
        """A new role; give it with ``add_member`` or ``set_roles``."""
        role = payloads.role(self._world.snowflakes.new(), name, permissions, position=len(guild["roles"]))
        guild["roles"].append(role)
        self._world.tell("GUILD_ROLE_CREATE", {"guild_id": guild["id"], "role": role}, Intent.GUILDS)
        return role

    def set_roles(self, guild: Payload, person: Payload, roles: Sequence[Payload]) -> None:
        """Give a member exactly these roles. Of its own the bot hears under any intents."""
        member = self._world.members[guild["id"]][person["id"]]
        member["roles"] = [role["id"] for role in roles]
        intent = Intent.NONE if person["id"] == self._world.bot["id"] else Intent.GUILD_MEMBERS
        self._world.tell("GUILD_MEMBER_UPDATE", {**member, "guild_id": guild["id"]}, intent)

    def add_channel(self, guild: Payload, name: str, *, parent: Payload | None = None) -> Payload:
        """A new text channel that everybody sees; see ``set_overwrite``."""
        world = self._world
        channel = payloads.channel(
            world.snowflakes.new(),
            guild["id"],
            name,
            position=len(world.channels_of(guild["id"])),
            parent_id=parent["id"] if parent else None,
        )
        world.add_channel(channel)
        world.tell("CHANNEL_CREATE", channel, Intent.GUILDS)
        return channel

    def set_overwrite(
        self,
        channel: Payload,
        target: Payload,
        *,
        allow: Permission = NO_PERMISSIONS,
        deny: Permission = NO_PERMISSIONS,
    ) -> None:
        """Grant and deny in one channel, to a role or a person (``target``); the guild itself means @everyone."""
        world = self._world
        target_kind = MEMBER_OVERWRITE if target["id"] in world.users else ROLE_OVERWRITE
        overwrite = {
            "id": target["id"],
            "type": target_kind,
            "allow": str(int(allow)),
            "deny": str(int(deny)),
        }
        kept = [entry for entry in channel["permission_overwrites"] if entry["id"] != target["id"]]
        channel["permission_overwrites"] = [*kept, overwrite]
        world.tell("CHANNEL_UPDATE", channel, Intent.GUILDS)

    def forbid_bot(self, channel: Payload, permissions: Permission = ALL_PERMISSIONS) -> None:
        """Take permissions away from the bot in one channel (50001 without VIEW_CHANNEL, else 50013)."""
        self.set_overwrite(channel, self._world.bot, deny=permissions)

    def delete_channel(self, channel: Payload) -> None:
        """Delete a channel with its threads and messages (10003 from now on)."""
        world = self._world
        if channel["type"] == ChannelKind.DIRECT:
            raise SetupError("a direct-message channel cannot be deleted")
        for below in [c for c in world.channels.values() if c.get("parent_id") == channel["id"]]:
            if below["type"] in THREADS:
                self.delete_channel(below)
        if channel["type"] in THREADS:
            gone = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
            world.tell("THREAD_DELETE", gone, Intent.GUILDS, channel=channel)
        else:
            world.tell("CHANNEL_DELETE", channel, Intent.GUILDS)
        world.drop_channel(channel["id"])

    def close_dms(self, person: Payload) -> None:
        """The person takes no direct messages from now on: the bot gets 50007."""
        self._world.closed_dms.add(person["id"])

    def reopen_dms(self, person: Payload) -> None:
        """The person takes direct messages again."""
        self._world.closed_dms.discard(person["id"])

    def commands_in(self, guild: Payload | None) -> list[Payload]:
        """The commands that a guild offers (None: that direct messages offer), its own before the global ones."""
        own = self._world.commands[guild["id"]] if guild else []
        return [*own, *self._world.commands[GLOBAL]]
