"""Wire forms of the things of a world, as complete as Discord sends them."""

from __future__ import annotations

from typing import Any

from .protocol import EVERYONE_PERMISSIONS, ChannelKind, Payload, Permission


def user(identifier: str, name: str, *, bot: bool) -> Payload:
    """A person or the bot. ``name`` is the display name; the user name is the same in lower case."""
    return {
        "id": identifier,
        "username": name.lower().replace(" ", "_"),
        "global_name": None if bot else name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "bot": bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def role(identifier: str, name: str, permissions: Permission = EVERYONE_PERMISSIONS, **extra: Any) -> Payload:
    """A role of a guild; the one whose id is the guild's is @everyone."""
    return {
        "id": identifier,
        "name": name,
        "permissions": str(int(permissions)),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        **extra,
    }


def guild(identifier: str, name: str, owner: Payload, locale: str, roles: list[Payload]) -> Payload:
    """A guild without its members and channels."""
    return {
        "id": identifier,
        "name": name,
        "owner_id": owner["id"],
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": roles,
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": locale,
        "nsfw_level": 0,
        "nsfw": False,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "premium_progress_bar_enabled": False,
        "max_members": 500_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "home_header": None,
        "incidents_data": None,
        "hub_type": None,
        "widget_enabled": False,
        "widget_channel_id": None,
    }


def member(person: Payload, roles: list[str], joined_at: str) -> Payload:
    """What a guild knows of one of its members."""
    return {
        "user": person,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def channel(identifier: str, guild_id: str, name: str, kind: ChannelKind = ChannelKind.TEXT, **extra: Any) -> Payload:
    """A text channel or category of a guild."""
    return {
        "id": identifier,
        "type": int(kind),
        "guild_id": guild_id,
        "name": name,
        "position": 0,
        "topic": None,
        "nsfw": False,
        "parent_id": None,
        "permission_overwrites": [],
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
        **extra,
    }


def thread(identifier: str, parent: Payload, name: str, kind: ChannelKind, owner_id: str, now: str) -> Payload:
    """An open thread below a text channel."""
    payload: Payload = {
        "id": identifier,
        "type": int(kind),
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
        "message_count": 0,
        "total_message_sent": 0,
        "member_count": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": now,
            "locked": False,
            "create_timestamp": now,
        },
    }
    if kind == ChannelKind.PRIVATE_THREAD:
        payload["thread_metadata"]["invitable"] = True
    return payload


def thread_member(thread_id: str, user_id: str, now: str) -> Payload:
    """One person's place in a thread."""
    return {"id": thread_id, "user_id": user_id, "join_timestamp": now, "flags": 0}


def direct_channel(identifier: str, recipient: Payload) -> Payload:
    """The direct-message channel between the bot and one person."""
    return {
        "id": identifier,
        "type": int(ChannelKind.DIRECT),
        "last_message_id": None,
        "flags": 0,
        "recipients": [recipient],
    }


def message(identifier: str, channel_id: str, author: Payload, now: str) -> Payload:
    """An empty message."""
    return {
        "id": identifier,
        "type": 0,
        "channel_id": channel_id,
        "author": author,
        "content": "",
        "timestamp": now,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "flags": 0,
        "pinned": False,
    }


def application(bot: Payload, owner: Payload, guilds: int) -> Payload:
    """The bot's application, as the bot sees it."""
    return {
        "id": bot["id"],
        "name": bot["username"],
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": bot,
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": APPLICATION_FLAGS,
        "flags_new": str(APPLICATION_FLAGS),
        "team": None,
        "hook": True,
        "integration_types_config": {"0": {}},
        "rpc_origins": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "owner": owner,
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


# The application has registered slash commands.
APPLICATION_FLAGS = 1 << 23
