"""Which slash commands the client shows to whom, and where."""

from __future__ import annotations

from .permissions import guild_permissions
from .protocol import CommandKind, Context, Payload, Permission
from .world import GLOBAL, World


def offered_commands(world: World, person: Payload, channel: Payload) -> list[Payload]:
    """The commands offered to a person in a channel; one of the guild hides a global one of the same name."""
    known = [*world.commands.get(channel.get("guild_id") or "", []), *world.commands[GLOBAL]]
    shown: dict[str, Payload] = {}
    for command in known:
        if command["type"] == CommandKind.CHAT_INPUT and _is_shown(world, command, person, channel):
            shown.setdefault(command["name"], command)
    return list(shown.values())


def _is_shown(world: World, command: Payload, person: Payload, channel: Payload) -> bool:
    guild_id = channel.get("guild_id")
    context = Context.BOT_DM if guild_id is None else Context.GUILD
    if command.get("contexts") is not None and context not in command["contexts"]:
        return False
    if guild_id is None:
        return command.get("dm_permission") is not False
    if not world.permissions(person["id"], channel) & Permission.USE_APPLICATION_COMMANDS:
        return False
    needed = command.get("default_member_permissions")
    if needed is None:
        return True
    has = int(guild_permissions(world, person["id"], guild_id))
    # "0" hides a command from everybody but administrators.
    return bool(has & Permission.ADMINISTRATOR) or bool(int(needed) and int(needed) & ~has == 0)
