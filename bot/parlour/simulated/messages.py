"""Messages: made, edited, deleted, each with the change that tells of it."""

from __future__ import annotations

from typing import Any

from . import payloads
from .cdn import Cdn, Upload, addresses
from .changes import Change
from .components import texts, uses_v2
from .echo import Echo
from .errors import ApiError, invalid_form
from .mentions import mentioned
from .protocol import (
    NONCE_MEMORY_SECONDS,
    THREADS,
    ChannelKind,
    Intent,
    MessageFlag,
    MessageKind,
    Payload,
    Permission,
)
from .world import World

_EDITABLE_FLAGS = int(MessageFlag.SUPPRESS_EMBEDS | MessageFlag.IS_COMPONENTS_V2)
_SENDABLE_FLAGS = _EDITABLE_FLAGS | int(MessageFlag.SUPPRESS_NOTIFICATIONS)
_INTERACTION_FLAGS = _SENDABLE_FLAGS | int(MessageFlag.EPHEMERAL | MessageFlag.LOADING)


class Messages:
    """Every message of the world is written here, whoever writes it."""

    def __init__(self, world: World, cdn: Cdn) -> None:
        self._world = world
        self._cdn = cdn

    # -- making ----------------------------------------------------------------------------

    def create(
        self,
        channel: Payload,
        author: Payload,
        body: Payload,
        uploads: list[Upload],
        *,
        owner: str | None = None,
        **extra: Any,
    ) -> Payload:
        """Post a message. ``owner`` is the one person who sees an ephemeral message; ``extra`` are further fields."""
        world = self._world
        message = payloads.message(world.snowflakes.new(), channel["id"], author, world.snowflakes.now()) | extra
        allowed_flags = _INTERACTION_FLAGS if "interaction_metadata" in extra else _SENDABLE_FLAGS
        self._quote(channel, message, body)
        self._write(message, body, uploads, int(body.get("flags") or 0) & allowed_flags)
        world.messages[channel["id"]][message["id"]] = message
        if message["flags"] & MessageFlag.EPHEMERAL:
            if owner is None:
                raise ValueError("an ephemeral message needs somebody who sees it")
            world.ephemeral_owners[message["id"]] = owner
        else:
            channel["last_message_id"] = message["id"]
            if channel["type"] in THREADS:
                channel["message_count"] += 1
                channel["total_message_sent"] += 1
        self._announce("MESSAGE_CREATE", message)
        return message

    def sent_before(self, author: Payload, nonce: str | int) -> Payload | None:
        """The author's message of the past few minutes with this nonce (for ``enforce_nonce``)."""
        for channel_messages in self._world.messages.values():
            for message in reversed(channel_messages.values()):
                if self._world.snowflakes.age(message["id"]) > NONCE_MEMORY_SECONDS:
                    break
                if message.get("nonce") == nonce and message["author"]["id"] == author["id"]:
                    return message
        return None

    def _quote(self, channel: Payload, message: Payload, body: Payload) -> None:
        reference = body.get("message_reference")
        if not reference:
            return
        quoted = self._world.messages[channel["id"]].get(str(reference["message_id"]))
        if quoted is None and reference.get("fail_if_not_exists", True):
            raise invalid_form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        message["type"] = int(MessageKind.REPLY)
        message["message_reference"] = {
            "message_id": str(reference["message_id"]),
            "channel_id": channel["id"],
            "type": 0,
        }
        if quoted is not None:
            # Discord quotes one level deep.
            quoted = {key: value for key, value in quoted.items() if key != "referenced_message"}
        message["referenced_message"] = quoted

    # -- editing ---------------------------------------------------------------------------

    def edit(self, message: Payload, body: Payload, uploads: list[Upload]) -> Payload:
        """Change what the body names and leave the rest; the same dictionary is returned."""
        flags = message["flags"] & ~int(MessageFlag.LOADING)
        if body.get("flags") is not None:
            flags = flags & ~int(MessageFlag.SUPPRESS_EMBEDS) | int(body["flags"]) & _EDITABLE_FLAGS
        self._write(message, body, uploads, flags)
        message["edited_timestamp"] = self._world.snowflakes.now()
        self._announce("MESSAGE_UPDATE", message)
        return message

    def _write(self, message: Payload, body: Payload, uploads: list[Upload], flags: int) -> None:
        """Put the parts that ``body`` names on the message; nothing is changed if they do not fit together."""
        shown_before = addresses(_own(message))
        before = message["attachments"]
        described = body.get("attachments") or []
        kept = before
        if "attachments" in body:
            wanted = {str(entry.get("id")) for entry in described}
            kept = [attachment for attachment in before if attachment["id"] in wanted]
        stored = self._cdn.store(message["channel_id"], uploads, described)
        try:
            written = self._written(body, [*kept, *stored]) | {"flags": flags}
            _check_whole({**message, **written})
        except ApiError:
            self._cdn.forget(addresses(stored))
            raise
        message.update(written)
        self._mention(message, body.get("allowed_mentions"))
        self._cdn.forget(shown_before - addresses(_own(message)))

    def _written(self, body: Payload, attachments: list[Payload]) -> Payload:
        """The fields that ``body`` replaces, as they are stored."""
        echo = Echo(self._world.snowflakes, attachments)
        written: Payload = {"attachments": attachments}
        if "content" in body:
            written["content"] = (body["content"] or "").strip()
        if "embeds" in body:
            written["embeds"] = echo.embeds(body["embeds"] or [])
        if "components" in body:
            written["components"] = echo.components(body["components"] or [])
        if body.get("poll"):
            written["poll"] = _poll(body["poll"], self._world.snowflakes.now())
        return written

    def _mention(self, message: Payload, allowed: Payload | None) -> None:
        quoted = message.get("referenced_message")
        replied_to = quoted["author"]["id"] if quoted else None
        called = mentioned(texts(message), allowed, replied_to=replied_to)
        world = self._world
        channel = world.channels[message["channel_id"]]
        may_call_all = world.permissions(message["author"]["id"], channel) & Permission.MENTION_EVERYONE
        message["mentions"] = [world.users[user] for user in called.users if user in world.users]
        message["mention_roles"] = list(called.roles)
        message["mention_everyone"] = called.everyone and bool(may_call_all)

    # -- deleting --------------------------------------------------------------------------

    def delete(self, message: Payload, *, tell_bot: bool = True) -> None:
        """Take a message away with its files. The bot is not told when a person merely dismisses what only they see."""
        world = self._world
        del world.messages[message["channel_id"]][message["id"]]
        world.late_edits.pop(message["id"], None)
        self._cdn.forget(addresses(_own(message)))
        gone: Payload = {"id": message["id"], "channel_id": message["channel_id"]}
        channel = world.channels[message["channel_id"]]
        owner = world.ephemeral_owners.pop(message["id"], None)
        if "guild_id" in channel and owner is None:
            gone["guild_id"] = channel["guild_id"]
        if channel["type"] in THREADS and owner is None:
            channel["message_count"] -= 1
        told = tell_bot and (owner is not None or world.bot_sees(channel))
        intent = Intent.GUILD_MESSAGES if "guild_id" in gone else Intent.DIRECT_MESSAGES
        world.bulletin.publish(Change(name="MESSAGE_DELETE", data=gone, intent=intent, visible_to=owner, told=told))

    # -- telling ---------------------------------------------------------------------------

    def _announce(self, name: str, message: Payload) -> None:
        world = self._world
        channel = world.channels[message["channel_id"]]
        owner = world.ephemeral_owners.get(message["id"])
        if owner is not None or channel["type"] == ChannelKind.DIRECT:
            # Ephemeral messages reach the bot as if they were direct ones: without guild and member.
            data = message if owner else {**message, "channel_type": channel["type"]}
            world.bulletin.publish(Change(name=name, data=data, intent=Intent.DIRECT_MESSAGES, visible_to=owner))
            return
        data = {**message, "channel_type": channel["type"], "guild_id": channel["guild_id"]}
        member = world.members[channel["guild_id"]].get(message["author"]["id"])
        if member and "webhook_id" not in message:
            data["member"] = {key: value for key, value in member.items() if key != "user"}
        bot_id = world.bot["id"]
        redacted = None
        if message["author"]["id"] != bot_id and all(user["id"] != bot_id for user in message["mentions"]):
            redacted = data | {"content": "", "embeds": [], "attachments": [], "components": []}
        world.bulletin.publish(
            Change(name=name, data=data, intent=Intent.GUILD_MESSAGES, redacted=redacted, told=world.bot_sees(channel))
        )


def _own(message: Payload) -> Payload:
    """The parts in which a message shows its own files: not those of a message that it quotes."""
    return {key: message[key] for key in ("attachments", "embeds", "components")}


def _check_whole(message: Payload) -> None:
    """Refuse a message that would be empty, or that mixes the two kinds of layout."""
    v2 = bool(message["flags"] & MessageFlag.IS_COMPONENTS_V2)
    if v2 and (message["content"] or message["embeds"] or message.get("poll")):
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        raise invalid_form("content", code, "content, embeds and polls are not allowed with IS_COMPONENTS_V2")
    if not v2 and uses_v2(message["components"]):
        raise invalid_form("components", "UNION_TYPE_CHOICES", "these components need IS_COMPONENTS_V2")
    parts = ("content", "embeds", "components", "attachments", "poll")
    if not any(message.get(part) for part in parts) and not message["flags"] & MessageFlag.LOADING:
        raise ApiError(400, 50006, "Cannot send an empty message")


def _poll(poll: Payload, now: str) -> Payload:
    return {
        "question": poll["question"],
        "answers": [{"answer_id": index, **answer} for index, answer in enumerate(poll["answers"], start=1)],
        "expiry": now,
        "allow_multiselect": poll.get("allow_multiselect", False),
        "layout_type": 1,
        "results": {"is_finalized": False, "answer_counts": []},
    }
