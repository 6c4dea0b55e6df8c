"""What is said before a game is made not to have been, or is given up (RL-1.8, B0.5)."""

from engines.core.outcome import Heirloom
from engines.core.text import Text, text
from engines.risk_legacy.campaign.deltas import PacketOpened
from engines.risk_legacy.campaign.records import inherited
from engines.risk_legacy.naming import enumerated, packet_title


def regret(heirloom: Heirloom) -> Text | None:
    """Packets that its last game has opened are sealed again without it, and people know them all the same."""
    *_, last = inherited(heirloom)
    packets = tuple(packet_title(each.packet) for each in last.deltas if isinstance(each, PacketOpened))
    return text("regret-packets", packets=enumerated(packets), count=len(packets)) if packets else None
