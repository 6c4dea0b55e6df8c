"""What the bot may do in a channel, and the error that it gets where it may not."""

from __future__ import annotations

from ..errors import closed_dms, forbidden, missing_access, missing_permissions
from ..protocol import NO_PERMISSIONS, THREADS, ChannelKind, Payload, Permission
from ..simulation import Simulation
from .call import Call


def require(simulation: Simulation, channel: Payload, needed: Permission = NO_PERMISSIONS) -> None:
    """Raise 50001 if the bot does not see the channel, 50013 if it lacks something of ``needed`` there."""
    world = simulation.world
    allowed = world.permissions(world.bot["id"], channel)
    if not allowed & Permission.VIEW_CHANNEL:
        raise missing_access()
    if needed & ~allowed:
        raise missing_permissions()


def require_sending(call: Call, channel: Payload) -> None:
    """Raise what stands in the way of posting this body here; open an archived thread that is not locked."""
    simulation = call.simulation
    if channel["type"] == ChannelKind.DIRECT:
        _require_reachable(simulation, channel)
        return
    needed = Permission.SEND_MESSAGES
    if call.form.get("embeds"):
        needed |= Permission.EMBED_LINKS
    if call.uploads:
        needed |= Permission.ATTACH_FILES
    if call.form.get("message_reference"):
        needed |= Permission.READ_MESSAGE_HISTORY
    require(simulation, channel, needed)
    if channel["type"] in THREADS:
        simulation.threads.wake(channel, simulation.world.bot["id"])


def _require_reachable(simulation: Simulation, channel: Payload) -> None:
    recipient_id = channel["recipients"][0]["id"]
    if recipient_id in simulation.world.closed_dms:
        raise closed_dms()
    if not any(recipient_id in members for members in simulation.world.members.values()):
        raise forbidden(50278, "Cannot send messages to this user due to having no mutual guilds")
