"""What sentences of the chronicle have in common, and what it tells of missions (RL-11.6)."""

from typing import Any

from engines.core.record import record
from engines.core.text import Arg, text
from engines.risk_legacy.campaign.deltas import PacketOpened, SealBroken
from engines.risk_legacy.campaign.records import Record
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import Memory, Packet
from engines.risk_legacy.naming import played_by
from engines.risk_legacy.packets.common.missions.claiming import SOURCE


def opening(record: Record, packet: str) -> bool:
    """Whether *packet* was opened in that game."""
    return any(isinstance(each, PacketOpened) and each.packet == packet for each in record.deltas)


def opener(record: Record, packet: str) -> dict[str, Arg]:
    """Whoever has opened it there, and whether that is known: old records do not say."""
    for each in record.deltas:
        if isinstance(each, SealBroken) and each.packet == packet:
            return {"known": 1, "who": played_by(each.person, each.faction)}
    return {"known": 0, "who": ""}


@record
class MissionsRemembered(Packet):
    """Whoever got most stars by them, the winner apart, of whose stars all is told anyway."""

    def memory(self, record: Record, world: World) -> Memory | None:
        def stars(seat: Any) -> int:
            return sum(token == SOURCE for token in seat.tokens)

        most = max((seat for seat in record.seats if seat.result != "won"), key=stars)
        if not stars(most):
            return None
        return Memory(2, text("tale-missions", who=played_by(most.person, most.faction), count=stars(most)))
