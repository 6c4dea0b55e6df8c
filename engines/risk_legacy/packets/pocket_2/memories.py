"""What the chronicle tells of the island and of ruins (RL-11.6)."""

from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.campaign.deltas import LinkAdded
from engines.risk_legacy.campaign.records import Record
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import Memory, Packet
from engines.risk_legacy.naming import enumerated, territory
from engines.risk_legacy.packets.common.memories import opener, opening
from engines.risk_legacy.packets.pocket_2.ruins import Ruined
from engines.risk_legacy.packets.pocket_2.who import AlienIsland


@record
class IslandRemembered(Packet, packet="pocket_2", rank=6):
    def memory(self, record: Record, world: World) -> Memory | None:
        links = [each.ends for each in record.deltas if isinstance(each, LinkAdded) and AlienIsland.number in each.ends]
        if not links or not opening(record, self.packet):
            return None
        coasts = tuple(territory(at) for ends in links for at in ends if at != AlienIsland.number)
        return Memory(9, text("tale-island", lands=enumerated(coasts), **opener(record, self.packet)))


@record
class RuinsRemembered(Packet, packet="pocket_2", rank=6):
    def memory(self, record: Record, world: World) -> Memory | None:
        lands = tuple(territory(each.territory) for each in record.deltas if isinstance(each, Ruined))
        return Memory(5, text("tale-ruins", lands=enumerated(lands), count=len(lands))) if lands else None
