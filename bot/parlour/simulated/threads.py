"""Threads: started, joined, left, archived, opened again."""

from __future__ import annotations

from http import HTTPStatus

from . import payloads
from .errors import ApiError, archived_thread
from .protocol import ChannelKind, Intent, MessageFlag, Payload, Permission
from .world import World

_PLAIN_FIELDS = ("name", "rate_limit_per_user", "flags")
_METADATA_FIELDS = ("archived", "auto_archive_duration", "locked", "invitable")


class Threads:
    """What the bot and people do with threads."""

    def __init__(self, world: World) -> None:
        self._world = world

    def start(
        self,
        parent: Payload,
        name: str,
        *,
        kind: ChannelKind = ChannelKind.PUBLIC_THREAD,
        owner: Payload | None = None,
        message: Payload | None = None,
        auto_archive_minutes: int = 1440,
    ) -> Payload:
        """A new thread below ``parent``, or below one of its messages. ``owner`` (else the bot) joins it."""
        world = self._world
        starter = owner or world.bot
        identifier = world.snowflakes.new()
        if message is not None:
            if "thread" in message:
                raise ApiError(HTTPStatus.BAD_REQUEST, 160004, "A thread has already been created for this message")
            identifier = message["id"]
        thread = payloads.thread(identifier, parent, name, kind, starter["id"], world.snowflakes.now())
        thread["thread_metadata"]["auto_archive_duration"] = auto_archive_minutes
        world.add_channel(thread)
        self._enter(thread, starter["id"])
        if message is not None:
            message["flags"] |= int(MessageFlag.HAS_THREAD)
            message["thread"] = thread
        world.tell("THREAD_CREATE", {**thread, "newly_created": True}, Intent.GUILDS, channel=thread)
        return thread

    def join(self, thread: Payload, person: Payload) -> None:
        """Add a person (or the bot) to an open thread; nothing happens if they are in it."""
        if thread["thread_metadata"]["archived"]:
            raise archived_thread()
        if person["id"] in self._world.thread_members[thread["id"]]:
            return
        bot_was_inside = self._world.bot_sees(thread)
        member = self._enter(thread, person["id"])
        if person["id"] == self._world.bot["id"] and not bot_was_inside:
            self._world.tell("THREAD_CREATE", {**thread, "member": member}, Intent.GUILDS)
        self._tell_members(thread, {"added_members": [member]})

    def leave(self, thread: Payload, person: Payload) -> None:
        """Take a person (or the bot) out of a thread."""
        if self._world.thread_members[thread["id"]].pop(person["id"], None) is None:
            return
        thread["member_count"] -= 1
        self._tell_members(thread, {"removed_member_ids": [person["id"]]})

    def update(self, thread: Payload, fields: Payload) -> Payload:
        """Rename, lock, archive or open a thread, as a PATCH of the channel does."""
        metadata = thread["thread_metadata"]
        opened = fields.get("archived") is False
        if metadata["archived"] and not opened:
            raise archived_thread()
        thread.update({key: fields[key] for key in _PLAIN_FIELDS if fields.get(key) is not None})
        changed = {key: fields[key] for key in _METADATA_FIELDS if fields.get(key) is not None}
        if changed.get("archived", metadata["archived"]) != metadata["archived"]:
            metadata["archive_timestamp"] = self._world.snowflakes.now()
        metadata.update(changed)
        self._world.tell("THREAD_UPDATE", thread, Intent.GUILDS, channel=thread)
        return thread

    def wake(self, thread: Payload, writer_id: str) -> None:
        """Open an archived thread because somebody writes in it; a locked one stays shut but for moderators."""
        metadata = thread["thread_metadata"]
        moderator = self._world.permissions(writer_id, thread) & Permission.MANAGE_THREADS
        if metadata["locked"] and not moderator:
            raise archived_thread()
        if metadata["archived"]:
            self.update(thread, {"archived": False})

    def _enter(self, thread: Payload, user_id: str) -> Payload:
        member = payloads.thread_member(thread["id"], user_id, self._world.snowflakes.now())
        self._world.thread_members[thread["id"]][user_id] = member
        thread["member_count"] += 1
        return member

    def _tell_members(self, thread: Payload, difference: Payload) -> None:
        data = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"]}
        self._world.tell("THREAD_MEMBERS_UPDATE", data | difference, Intent.GUILDS, channel=thread)
