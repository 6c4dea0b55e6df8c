"""What is left of a city that the Aliens have destroyed (RL-B6.4, B6.5)."""

from collections.abc import Mapping
from typing import ClassVar

from engines.core.record import evolve, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketDelta
from engines.risk_legacy.campaign.world import Figure, Land, Lore, World
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.common.land import bleed
from engines.risk_legacy.packets.pocket_2.printed import POCKET
from engines.risk_legacy.packets.pocket_2.told import CityRuined
from engines.risk_legacy.state import State


@record
class Ruins(Lore):
    """Where they were made, in that order: where a city stands again, there is none any more."""

    territories: tuple[int, ...]

    figures: ClassVar[Mapping[str, Figure]] = {"ruin": Figure("ruin", "castle-ruins", "#FFB38A")}

    def signs(self, lands: tuple[Land, ...], at: int) -> tuple[str, ...]:
        return ("ruin",) if at in self.territories and lands[at].city is None else ()


@record
class Ruined(PacketDelta):
    """The city is gone, and its fortification; its scar stays."""

    territory: Territory

    def on(self, world: World) -> World:
        at, before = self.territory, world.known(Ruins)
        city = world.lands[at].city
        assert city is not None, "a city was there"
        packets = evolve(world.packets, wiped=(*world.packets.wiped, city.kind))
        bare = evolve(world.evolve_land(at, city=None, boxes=None), packets=packets)
        return bare.learnt(Ruins(territories=(*(before.territories if before else ()), at)))


def made(world: World) -> int:
    """Marks that were used."""
    known = world.known(Ruins)
    return len(known.territories) if known else 0


def ruins(world: World) -> tuple[int, ...]:
    """Where ruins lie now."""
    known = world.known(Ruins)
    return tuple(at for at in dict.fromkeys(known.territories) if known.signs(world.lands, at)) if known else ()


def ruin(board: Board, seat: int, at: int) -> None:
    """Whoever stands there falls, and a headquarters there is gone for this game."""
    hq = board.field(at).hq
    board.change(Ruined(territory=at))
    board.emit(CityRuined(seat=seat, territory=at, hq=hq))
    bleed(board, at, board.field(at).troops, "die_humans")
    if hq is not None:
        board.demolish_hq(at)


@record
class RuinedLand(Packet, packet="pocket_2", rank=6):
    def check(self, state: State) -> None:
        assert made(state.world) <= POCKET.ruins, "RL-B6.4: more ruins than there are marks"
