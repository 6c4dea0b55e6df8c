"""The bot itself, its application, the gateway's address, other people, and direct-message channels."""

from __future__ import annotations

from .. import payloads
from ..errors import ApiError
from ..protocol import Payload
from .call import Call, Reply, Route


def me(call: Call) -> Reply:
    """The bot's own account."""
    bot = call.simulation.world.bot
    return {**bot, "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def application(call: Call) -> Reply:
    """The bot's application; its owner is the first person of the world."""
    world = call.simulation.world
    owner = next((user for user in world.users.values() if not user["bot"]), world.bot)
    return payloads.application(world.bot, owner, len(world.guilds))


def gateway(call: Call) -> Reply:
    """Where the gateway is."""
    return {"url": call.simulation.gateway.address}


def gateway_bot(call: Call) -> Reply:
    """Where the gateway is, with how many shards."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    return {"url": call.simulation.gateway.address, "shards": 1, "session_start_limit": limit}


def user(call: Call) -> Reply:
    """Anybody's account."""
    return call.simulation.world.user(call.parameters["user"])


def open_dm(call: Call) -> Reply:
    """The direct-message channel with a person. It opens even where sending is refused later."""
    world = call.simulation.world
    recipient: Payload | None = world.users.get(str(call.form.get("recipient_id")))
    if recipient is None or recipient["bot"]:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    return world.open_dm(recipient["id"])


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/applications/@me", application),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/{user}", user),
    Route("POST", "/users/@me/channels", open_dm),
)
