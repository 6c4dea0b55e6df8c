"""What the chronicle tells of the strike and of the Mutants (RL-11.6)."""

from engines.core.record import record
from engines.core.text import CardRef, text
from engines.risk_legacy.campaign.deltas import PowerAdded
from engines.risk_legacy.campaign.records import Record
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import Memory, Packet
from engines.risk_legacy.naming import territory
from engines.risk_legacy.packets.common.memories import opener
from engines.risk_legacy.packets.pocket_1.land import Irradiated
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.who import Mutants


@record
class StrikeRemembered(Packet, packet="pocket_1", rank=5):
    """Whoever has opened the packet has aimed it."""

    def memory(self, record: Record, world: World) -> Memory | None:
        for each in record.deltas:
            if isinstance(each, Irradiated):
                return Memory(9, text("tale-strike", land=territory(each.territory), **opener(record, self.packet)))
        return None


@record
class EvolutionRemembered(Packet, packet="pocket_1", rank=5):
    def memory(self, record: Record, world: World) -> Memory | None:
        grown = [power for way in POCKET.mutants.evolution.values() for power in way.values()]
        for each in record.deltas:
            if isinstance(each, PowerAdded) and each.faction == Mutants.number and each.power in grown:
                return Memory(6, text("tale-evolved", power=CardRef(each.power)))
        return None
