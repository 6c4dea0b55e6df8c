"""Guilds, their members, roles and channels."""

from __future__ import annotations

from ..protocol import Payload
from .call import Call, Reply, Route


def _guild(call: Call) -> Payload:
    return call.simulation.world.guild(call.parameters["guild"])


def guild(call: Call) -> Reply:
    """One guild."""
    found = _guild(call)
    if call.query.get("with_counts", "").lower() in {"1", "true"}:
        count = len(call.simulation.world.members[found["id"]])
        return {**found, "approximate_member_count": count, "approximate_presence_count": count}
    return found


def members(call: Call) -> Reply:
    """The members of a guild, by id."""
    after, limit = call.number("after", 0), call.number("limit", 1)
    known = call.simulation.world.members[_guild(call)["id"]]
    return [known[key] for key in sorted(known, key=int) if int(key) > after][:limit]


def member(call: Call) -> Reply:
    """One member."""
    return call.simulation.world.member(call.parameters["guild"], call.parameters["user"])


def roles(call: Call) -> Reply:
    """The roles of a guild."""
    found: list[Payload] = _guild(call)["roles"]
    return found


def channels(call: Call) -> Reply:
    """The channels of a guild, threads excepted."""
    return call.simulation.world.channels_of(_guild(call)["id"])


def active_threads(call: Call) -> Reply:
    """The open threads that the bot can see."""
    world = call.simulation.world
    threads = [thread for thread in world.threads_of(_guild(call)["id"]) if world.bot_sees(thread)]
    mine = [world.thread_members[t["id"]].get(world.bot["id"]) for t in threads]
    return {"threads": threads, "members": [membership for membership in mine if membership], "has_more": False}


ROUTES = (
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/members", members),
    Route("GET", "/guilds/{guild}/members/{user}", member),
    Route("GET", "/guilds/{guild}/roles", roles),
    Route("GET", "/guilds/{guild}/channels", channels),
    Route("GET", "/guilds/{guild}/threads/active", active_threads),
)
