"""Events of open packets, as they are drawn (RL-B0.8)."""

from collections.abc import Mapping
from typing import Any

from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy.campaign.world import Used
from engines.risk_legacy.deeds.turn import NextTurn
from engines.risk_legacy.packets.common.cards import DrawEvent, EventDeck
from tests.risk_legacy.arrange import Mark, land, scene, settled
from tests.risk_legacy.scene import Scene


def drawn(
    card: str,
    troops: Mapping[str, tuple[int, int]],
    marks: Mapping[str, Mark],
    *dice: int,
    packet: str = "pack_1",
    beside: tuple[str, ...] = (),
    used: Mapping[str, int] | None = None,
    **more: Any,
) -> Scene:
    """Seat 0 has ended its turn with a card that brings this event.

    :param beside: packets that are open too.
    :param used: marks that were used up before, by supply.
    """
    world = evolve(land(marks, packets=(*beside, packet)), used=evolve(Used(), **(used or {})))
    play = scene(troops=troops, world=world, **more)
    stack = (NextTurn(seat=0), DrawEvent())
    return Scene(*settled(play.state.evolve(shelf=(EventDeck(deck=(card,)),), stack=stack, rng=Rng.loaded(*dice))))
