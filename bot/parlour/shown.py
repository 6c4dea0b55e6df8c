"""What the page is told of the simulated Discord: built field by field, so that tokens and the like cannot slip in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from bot.parlour.room import Room
from bot.parlour.simulated import ChannelKind, MessageFlag, Payload
from bot.parlour.simulated.protocol import CommandKind, OptionKind
from bot.parlour.simulated.world import GLOBAL
from bot.parlour.texts import page_texts

Shown = dict[str, Any]
_KINDS = {ChannelKind.TEXT: "text", ChannelKind.DIRECT: "direct"}
_PERSONAL = {ChannelKind.DIRECT, ChannelKind.PRIVATE_THREAD}
_NESTED = {OptionKind.SUB_COMMAND, OptionKind.SUB_COMMAND_GROUP}


def everything(room: Room) -> Shown:
    """What a page needs when it opens."""
    return {"op": "world", **furniture(room), "texts": page_texts(room.languages), "messages": list(_messages(room))}


def furniture(room: Room) -> Shown:
    """Everything but the messages: the time, people, places, commands, languages."""
    world = room.world
    return {
        "now": now(room),
        "guild": {"id": room.guild["id"], "name": room.guild["name"], "locale": room.locale},
        "bot": {"id": world.bot["id"], "name": world.bot["username"]},
        "people": [_person(room, person) for person in room.people],
        "channels": [_channel(room, channel) for channel in world.channels.values()],
        "commands": {
            locale: list(_commands(world.commands[GLOBAL], room.client(locale))) for locale in room.languages.tags
        },
        "languages": [{"tag": tag, "name": room.languages.name(tag)} for tag in room.languages.tags],
    }


def now(room: Room) -> int:
    """What time it is in the parlour, in epoch milliseconds."""
    return int(room.discord.now() * 1000)


def _person(room: Room, person: Payload) -> Shown:
    return {
        "id": person["id"],
        "name": person["global_name"],
        "locale": room.locale_of(person),
        "manages": room.manages(person),
    }


def _channel(room: Room, channel: Payload) -> Shown:
    return {
        "id": channel["id"],
        "kind": _KINDS.get(ChannelKind(channel["type"]), "thread"),
        "personal": ChannelKind(channel["type"]) in _PERSONAL,
        "name": channel.get("name") or room.world.bot["username"],
        "seers": room.seers(channel),
    }


# ---- messages


def _messages(room: Room) -> Iterator[Shown]:
    for stored in room.world.messages.values():
        for told in stored.values():
            yield message(told, room.world.ephemeral_owners.get(told["id"]))


def message(told: Payload, owner: str | None) -> Shown:
    """A message; ``owner`` is the only person who sees it, if it is ephemeral."""
    used = told.get("interaction_metadata") or {}
    return {
        "id": told["id"],
        "channel": told["channel_id"],
        "author": told["author"]["id"],
        "owner": owner,
        "at": told["timestamp"],
        "edited": told["edited_timestamp"],
        "thinking": bool(told["flags"] & MessageFlag.LOADING),
        "silent": bool(told["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS),
        "content": told["content"],
        "parts": told["components"],
        "files": [_file(attachment) for attachment in told["attachments"]],
        "mentions": [user["id"] for user in told["mentions"]],
        "used": {"by": used["user"]["id"], "command": used["name"]} if "name" in used else None,
    }


def _file(attachment: Payload) -> Shown:
    """A file, by its path on the page's own server; the size of a picture keeps its place before it is there."""
    return {
        "id": attachment["id"],
        "name": attachment["filename"],
        "size": attachment["size"],
        "path": urlsplit(attachment["url"]).path,
        "width": attachment.get("width"),
        "height": attachment.get("height"),
    }


# ---- commands


def _commands(commands: list[Payload], client: str) -> Iterator[Shown]:
    """Every command and sub-command that can be sent, as a client of that language lists it."""
    for command in commands:
        if command["type"] == CommandKind.CHAT_INPUT:
            for leaf in _leaves(command, (), (), client):
                yield {**leaf, "contexts": command.get("contexts")}


def _leaves(command: Payload, path: tuple[str, ...], title: tuple[str, ...], client: str) -> Iterator[Shown]:
    path, title = (*path, command["name"]), (*title, _said(command, "name", client))
    options = command.get("options") or []
    nested = [option for option in options if option["type"] in _NESTED]
    for inner in nested:
        yield from _leaves(inner, path, title, client)
    if not nested:
        yield {
            "path": " ".join(path),
            "title": " ".join(title),
            "description": _said(command, "description", client),
            "options": [_option(option, client) for option in options],
        }


def _option(option: Payload, client: str) -> Shown:
    return {
        "name": option["name"],
        "title": _said(option, "name", client),
        "description": _said(option, "description", client),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "low": option.get("min_value"),
        "high": option.get("max_value"),
        "choices": [
            {"label": _said(choice, "name", client), "value": choice["value"]} for choice in option.get("choices") or []
        ],
    }


def _said(thing: Payload, field: str, client: str) -> str:
    localised = thing.get(f"{field}_localizations") or {}
    return str(localised.get(client) or thing[field])
