"""Channels: reading, changing, deleting, "is typing"."""

from __future__ import annotations

from ..errors import missing_permissions
from ..protocol import THREADS, ChannelKind, Intent, Payload, Permission
from .call import Call, Reply, Route
from .guard import require

_EDITABLE = ("name", "topic", "position", "nsfw", "parent_id", "rate_limit_per_user", "permission_overwrites")
_THREAD_MODERATION = {"locked", "rate_limit_per_user"}


def get_channel(call: Call) -> Reply:
    """One channel."""
    channel = call.channel()
    require(call.simulation, channel)
    return channel


def edit_channel(call: Call) -> Reply:
    """Change a channel, or rename, lock, archive or open a thread."""
    channel = call.channel()
    if channel["type"] in THREADS:
        _require_thread_editing(call, channel)
        return call.simulation.threads.update(channel, call.form)
    require(call.simulation, channel, Permission.MANAGE_CHANNELS)
    channel.update({key: call.form[key] for key in _EDITABLE if key in call.form})
    call.simulation.world.tell("CHANNEL_UPDATE", channel, Intent.GUILDS)
    return channel


def _require_thread_editing(call: Call, thread: Payload) -> None:
    """Its maker may rename and archive a thread; whoever writes in it may open it; the rest is for moderators."""
    world = call.simulation.world
    require(call.simulation, thread)
    if world.permissions(world.bot["id"], thread) & Permission.MANAGE_THREADS:
        return
    only_opens = set(call.form) <= {"archived"} and call.form.get("archived") is False
    locked = thread["thread_metadata"]["locked"]
    mine = thread["owner_id"] == world.bot["id"]
    if locked or _THREAD_MODERATION & set(call.form) or not (mine or only_opens):
        raise missing_permissions()


def delete_channel(call: Call) -> Reply:
    """Delete a channel or thread; a direct-message channel is merely closed."""
    channel = call.channel()
    if channel["type"] != ChannelKind.DIRECT:
        thread = channel["type"] in THREADS
        require(call.simulation, channel, Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS)
        call.simulation.places.delete_channel(channel)
    return channel


def typing(call: Call) -> Reply:
    """Show "is typing"."""
    channel = call.channel()
    if channel["type"] != ChannelKind.DIRECT:
        require(call.simulation, channel, Permission.SEND_MESSAGES)
    return None


ROUTES = (
    Route("GET", "/channels/{channel}", get_channel),
    Route("PATCH", "/channels/{channel}", edit_channel),
    Route("DELETE", "/channels/{channel}", delete_channel),
    Route("POST", "/channels/{channel}/typing", typing),
)
