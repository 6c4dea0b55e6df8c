"""What the bot hears when a person does something."""

from __future__ import annotations

from .interactions import new_token
from .protocol import MAX_FILE_BYTES, Context, InteractionKind, Payload
from .world import World


def interaction_payload(world: World, kind: InteractionKind, person: Payload, channel: Payload) -> Payload:
    """The fields that every INTERACTION_CREATE has, with a fresh id and token."""
    allowed = str(int(world.permissions(person["id"], channel)))
    payload: Payload = {
        "id": world.snowflakes.new(),
        "application_id": world.bot["id"],
        "type": int(kind),
        "token": new_token(),
        "version": 1,
        "channel_id": channel["id"],
        "channel": {**channel, "permissions": allowed},
        "locale": world.locales[person["id"]],
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": MAX_FILE_BYTES,
        "app_permissions": str(int(world.permissions(world.bot["id"], channel))),
    }
    guild_id = channel.get("guild_id")
    if guild_id is None:
        owners = {"0": "0"}
        return payload | {"user": person, "context": int(Context.BOT_DM), "authorizing_integration_owners": owners}
    guild = world.guilds[guild_id]
    locale = guild["preferred_locale"]
    return payload | {
        "guild_id": guild_id,
        "guild": {"id": guild_id, "locale": locale, "features": guild["features"]},
        "guild_locale": locale,
        "context": int(Context.GUILD),
        "authorizing_integration_owners": {"0": guild_id},
        "member": {**world.members[guild_id][person["id"]], "permissions": allowed},
    }
