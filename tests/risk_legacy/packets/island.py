"""Worlds and turns with pocket 2, open or about to open (RL-B6)."""

from collections.abc import Mapping
from typing import Any

from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import LinkAdded, PowerAdded, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.packets.pocket_2.aliens import TRAITS
from engines.risk_legacy.packets.pocket_2.who import AlienIsland, Aliens
from tests.risk_legacy.arrange import land, scene
from tests.risk_legacy.scene import Scene

POCKET, ALIENS, ISLAND = "pocket_2", Aliens.number, AlienIsland.number
NINE = dict.fromkeys(("alaska", "alberta", "ontario", "irkutsk", "peru", "brazil", "egypt", "siberia", "ural"), (0, 2))
"""Nine territories and no continent: three recruits."""
FOES = {"japan": (1, 3), "india": (2, 3)}


def risen(
    *coasts: str, powers: Mapping[int, PowerName] | None = None, packets: tuple[str, ...] = (), **more: Any
) -> World:
    """A world in which the island has risen and is joined to two coasts, to Alaska and Japan if not said.

    :param powers: faction → what the pocket has added to it.
    """
    world = land(packets=(*packets, POCKET), **more)
    for faction, power in [(ALIENS, trait) for trait in TRAITS] + [*(powers or {}).items()]:
        world = apply(world, PowerAdded(faction=faction, power=power))
    for coast in coasts or ("alaska", "japan"):
        world = apply(world, LinkAdded(ends=(NUMBER[coast], ISLAND)))
    return world


def calling(*, opens: bool = True, coins: int = 10, **more: Any) -> Scene:
    """Nine territories, a missile and a trade of so many coins: seat 0 recruits, and seat 1 and 2 stand by.

    :param opens: whether it trades, and breaks the seal.
    """
    given: dict[str, Any] = {
        "troops": {**NINE, **FOES},
        "hands": {0: "coin " * coins},
        "missiles": {0: 1},
        "world": land(allowed=True),
        "phase": "muster",
        **more,
    }
    play = scene(**given)
    if opens:
        play.trade("coin " * coins)
        play.does(BreakSeal(packet=POCKET))
    return play


def with_cards(world: World, scar: str) -> World:
    """As if that card had been played somewhere."""
    return evolve(world, played=(*world.played, scar))
