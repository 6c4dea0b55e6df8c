"""When pack 1 opens (RL-B1)."""

from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import CityFounded
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.decisions.unsealing import rewarded
from engines.risk_legacy.hooks import Seal
from engines.risk_legacy.packets.pack_1.printed import PACK, SCARS


@record
class PackOneSeal(Seal, packet="pack_1", rank=1, scars=SCARS):
    def met(self, world: World) -> bool:
        return world.used.minor_city >= PACK.minor_cities

    def progress(self, world: World) -> tuple[int, int]:
        return world.used.minor_city, PACK.minor_cities

    def rewards_done(self, board: Board) -> None:
        """Whoever has founded the last city that was missing opens it: that was a reward of this game."""
        if not self.met(board.state.world):
            return
        founded = [each for each in board.state.deltas if isinstance(each, CityFounded) and each.city == "minor_city"]
        rewarded(board, self.packet, founded[-1].person if founded else "")
