"""Messages of the bot, sent with its own token."""

from __future__ import annotations

from ..errors import archived_thread, forbidden, invalid_form, old_message
from ..protocol import MAX_CONTENT, OLD_MESSAGE_SECONDS, THREADS, ChannelKind, MessageFlag, Payload, Permission
from .call import Call, Reply, Route
from .guard import require, require_sending

_MAX_PAGE = 100
# Discord publishes no number; few on purpose, so that a bot which relies on old messages is noticed.
EDITS_OF_OLD_MESSAGES = 5


def create(call: Call) -> Reply:
    """Send a message. With ``enforce_nonce`` a repeated nonce gives back the message that was sent before."""
    channel, body = call.channel(), call.form
    require_sending(call, channel)
    _check_length(body)
    messages, bot = call.simulation.messages, call.simulation.world.bot
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        before = messages.sent_before(bot, nonce)
        if before is not None:
            return before
    extra = {} if nonce is None else {"nonce": nonce}
    return messages.create(channel, bot, body, call.uploads, **extra)


def edit(call: Call) -> Reply:
    """Change one of the bot's own messages. One older than an hour takes only a few more edits."""
    message = _visible(call)
    world = call.simulation.world
    if message["author"]["id"] != world.bot["id"]:
        raise forbidden(50005, "Cannot edit a message authored by another user")
    _check_length(call.form)
    channel = call.channel()
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise archived_thread()
    if world.snowflakes.age(message["id"]) > OLD_MESSAGE_SECONDS:
        late = world.late_edits.get(message["id"], 0)
        if late >= EDITS_OF_OLD_MESSAGES:
            raise old_message()
        world.late_edits[message["id"]] = late + 1
    return call.simulation.messages.edit(message, call.form, call.uploads)


def delete(call: Call) -> Reply:
    """Delete a message: the bot's own, or as a moderator anybody's."""
    message = _visible(call)
    world = call.simulation.world
    if message["author"]["id"] != world.bot["id"]:
        if call.channel()["type"] == ChannelKind.DIRECT:
            raise forbidden(50003, "Cannot execute action on a DM channel")
        require(call.simulation, call.channel(), Permission.MANAGE_MESSAGES)
    call.simulation.messages.delete(message)
    return None


def get(call: Call) -> Reply:
    """One message."""
    return _visible(call)


def history(call: Call) -> Reply:
    """The latest messages, newest first; ``before`` and ``after`` move the window."""
    channel = call.channel()
    require(call.simulation, channel, Permission.READ_MESSAGE_HISTORY)
    limit = min(call.number("limit", 50), _MAX_PAGE)
    before, after = call.number("before", 1 << 64), call.number("after", 0)
    stored = call.simulation.world.messages[channel["id"]].values()
    page = [m for m in stored if after < int(m["id"]) < before and not m["flags"] & MessageFlag.EPHEMERAL]
    page = page[:limit] if "after" in call.query else page[-limit:]
    return page[::-1]


def _visible(call: Call) -> Payload:
    """The message of the path. Ephemeral ones cannot be reached with the bot's token."""
    require(call.simulation, call.channel())
    message = call.message()
    if message["flags"] & MessageFlag.EPHEMERAL:
        raise forbidden(50001, "Missing Access")
    return message


def _check_length(body: Payload) -> None:
    if len(body.get("content") or "") > MAX_CONTENT:
        raise invalid_form("content", "BASE_TYPE_BAD_LENGTH", f"Must be {MAX_CONTENT} or fewer in length.")


ROUTES = (
    Route("POST", "/channels/{channel}/messages", create),
    Route("GET", "/channels/{channel}/messages", history),
    Route("GET", "/channels/{channel}/messages/{message}", get),
    Route("PATCH", "/channels/{channel}/messages/{message}", edit),
    Route("DELETE", "/channels/{channel}/messages/{message}", delete),
)
