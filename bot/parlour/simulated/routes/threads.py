"""Threads: starting them and who is in them."""

from __future__ import annotations

from http import HTTPStatus

from ..errors import invalid_form, missing_access, missing_permissions, unknown, unknown_channel
from ..protocol import THREADS, ChannelKind, Payload, Permission
from .call import Call, Reply, Route
from .guard import require


def _thread(call: Call) -> Payload:
    thread = call.channel()
    if thread["type"] not in THREADS:
        raise unknown_channel()
    require(call.simulation, thread)
    return thread


def start(call: Call) -> Reply:
    """A thread without a starting message; private unless the type says otherwise."""
    kind = call.form.get("type") or ChannelKind.PRIVATE_THREAD
    if kind not in THREADS:
        raise invalid_form("type", "BASE_TYPE_CHOICES", f"{kind} is no type of thread")
    private = kind == ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    return HTTPStatus.CREATED, _started(call, ChannelKind(kind), needed, None)


def start_below_message(call: Call) -> Reply:
    """A public thread below a message, with the message's id."""
    message = call.message()
    needed = Permission.CREATE_PUBLIC_THREADS
    return HTTPStatus.CREATED, _started(call, ChannelKind.PUBLIC_THREAD, needed, message)


def _started(call: Call, kind: ChannelKind, needed: Permission, message: Payload | None) -> Payload:
    parent = call.channel()
    if parent["type"] != ChannelKind.TEXT:
        raise invalid_form("", "CANNOT_EXECUTE", "Cannot execute action on this channel type")
    require(call.simulation, parent, needed)
    minutes = call.form.get("auto_archive_duration") or 1440
    return call.simulation.threads.start(
        parent, call.text("name"), kind=kind, message=message, auto_archive_minutes=minutes
    )


def members(call: Call) -> Reply:
    """Who is in a thread."""
    return list(call.simulation.world.thread_members[_thread(call)["id"]].values())


def member(call: Call) -> Reply:
    """One person's place in a thread."""
    found = call.simulation.world.thread_members[_thread(call)["id"]].get(_person(call)["id"])
    if found is None:
        raise unknown("Member", 10007)
    return found


def add_member(call: Call) -> Reply:
    """Add a person who can see the parent channel; the bot must be able to write in the thread."""
    thread, person = _thread(call), _person(call)
    world = call.simulation.world
    require(call.simulation, thread, Permission.SEND_MESSAGES)
    parent = world.channels[thread["parent_id"]]
    if not world.permissions(person["id"], parent) & Permission.VIEW_CHANNEL:
        raise missing_access()
    call.simulation.threads.join(thread, person)
    return None


def remove_member(call: Call) -> Reply:
    """Leave, or take a person out: of the bot's own private thread, or as a moderator."""
    thread, person = _thread(call), _person(call)
    world = call.simulation.world
    own_private = thread["owner_id"] == world.bot["id"] and thread["type"] == ChannelKind.PRIVATE_THREAD
    moderator = world.permissions(world.bot["id"], thread) & Permission.MANAGE_THREADS
    if person is not world.bot and not (own_private or moderator):
        raise missing_permissions()
    call.simulation.threads.leave(thread, person)
    return None


def _person(call: Call) -> Payload:
    world = call.simulation.world
    named = call.parameters["user"]
    return world.bot if named == "@me" else world.user(named)


ROUTES = (
    Route("POST", "/channels/{channel}/threads", start),
    Route("POST", "/channels/{channel}/messages/{message}/threads", start_below_message),
    Route("GET", "/channels/{channel}/thread-members", members),
    Route("GET", "/channels/{channel}/thread-members/{user}", member),
    Route("PUT", "/channels/{channel}/thread-members/{user}", add_member),
    Route("DELETE", "/channels/{channel}/thread-members/{user}", remove_member),
)
