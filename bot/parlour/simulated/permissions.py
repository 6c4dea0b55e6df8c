"""Who may do what where: roles, overwrites, private threads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from .protocol import ALL_PERMISSIONS, EVERYONE_PERMISSIONS, NO_PERMISSIONS, THREADS, ChannelKind, Payload, Permission


class Places(Protocol):
    """What has to be known: guilds, channels and who is there, by their ids."""

    @property
    def bot(self) -> Payload: ...
    @property
    def guilds(self) -> Mapping[str, Payload]: ...
    @property
    def channels(self) -> Mapping[str, Payload]: ...
    @property
    def members(self) -> Mapping[str, Mapping[str, Payload]]: ...
    @property
    def thread_members(self) -> Mapping[str, Any]: ...


def guild_permissions(world: Places, user_id: str, guild_id: str) -> Permission:
    """What a member may do in the guild as a whole; nothing for people outside."""
    guild = world.guilds[guild_id]
    if guild["owner_id"] == user_id:
        return ALL_PERMISSIONS
    member = world.members[guild_id].get(user_id)
    if member is None:
        return NO_PERMISSIONS
    granted = NO_PERMISSIONS
    for role in guild["roles"]:
        if role["id"] == guild_id or role["id"] in member["roles"]:
            granted |= Permission(int(role["permissions"]))
    return ALL_PERMISSIONS if granted & Permission.ADMINISTRATOR else granted


def channel_permissions(world: Places, user_id: str, channel: Payload) -> Permission:
    """What a person may do in one channel, with its overwrites; a thread has those of its parent."""
    if channel["type"] == ChannelKind.DIRECT:
        return EVERYONE_PERMISSIONS if user_id in {world.bot["id"], channel["recipients"][0]["id"]} else NO_PERMISSIONS
    guild_id = channel["guild_id"]
    base = guild_permissions(world, user_id, guild_id)
    if base == ALL_PERMISSIONS or user_id not in world.members[guild_id]:
        return base
    is_thread = channel["type"] in THREADS
    place = world.channels[channel["parent_id"]] if is_thread else channel
    allowed = _with_overwrites(world, user_id, place, base)
    if not is_thread:
        return allowed
    joined = user_id in world.thread_members[channel["id"]]
    if channel["type"] == ChannelKind.PRIVATE_THREAD and not joined and not allowed & Permission.MANAGE_THREADS:
        return NO_PERMISSIONS
    # In a thread the right to write is SEND_MESSAGES_IN_THREADS; clients still test SEND_MESSAGES.
    if allowed & Permission.SEND_MESSAGES_IN_THREADS:
        return allowed | Permission.SEND_MESSAGES
    return allowed & ~Permission.SEND_MESSAGES


def _with_overwrites(world: Places, user_id: str, channel: Payload, base: Permission) -> Permission:
    """@everyone's overwrite, then all the roles' together, then the member's own."""
    guild_id = channel["guild_id"]
    overwrites = {entry["id"]: entry for entry in channel["permission_overwrites"]}
    layers = [[guild_id], list(world.members[guild_id][user_id]["roles"]), [user_id]]
    for layer in layers:
        entries = [overwrites[key] for key in layer if key in overwrites]
        denied = allowed = NO_PERMISSIONS
        for entry in entries:
            denied |= Permission(int(entry["deny"]))
            allowed |= Permission(int(entry["allow"]))
        base = base & ~denied | allowed
    return base
