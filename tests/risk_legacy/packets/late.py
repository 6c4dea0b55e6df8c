"""A world in which every packet is open, for matches that show what they bring."""

from engines.core.outcome import Heirloom
from engines.risk_legacy import hooks
from tests.risk_legacy.packets.open_world import inherited


def heirloom() -> Heirloom:
    return inherited(*(seal.packet for seal in hooks._every(hooks.Seal)))
