"""What the chronicle tells of the world capital (RL-11.6)."""

from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.campaign.deltas import CityFounded
from engines.risk_legacy.campaign.records import Record
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import Memory, Packet
from engines.risk_legacy.naming import person, territory


@record
class CapitalRemembered(Packet, packet="pack_3", rank=3):
    def memory(self, record: Record, world: World) -> Memory | None:
        for each in record.deltas:
            if isinstance(each, CityFounded) and each.city == "world_capital":
                return Memory(8, text("tale-capital", who=person(each.person), land=territory(each.territory)))
        return None
