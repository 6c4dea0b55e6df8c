"""Worlds and battles with pocket 1, open or about to open (RL-B5)."""

from collections.abc import Mapping
from typing import Any

from engines.risk_legacy.campaign.deltas import PowerAdded, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.packets.pocket_1.mutants import TRAITS
from engines.risk_legacy.packets.pocket_1.who import Mutants
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import attack, duel, fire, watching

GLOW = Mark(scar="fallout", card=False)
POCKET, MUTANTS = "pocket_1", Mutants.number


def glowing(
    where: str = "peru",
    *,
    marks: Mapping[str, Mark] | None = None,
    powers: Mapping[int, PowerName] | None = None,
    evolved: tuple[PowerName, ...] = (),
    packets: tuple[str, ...] = (),
    **more: Any,
) -> World:
    """A world in which the strike fell on that territory.

    :param powers: faction → what the pocket has added to it.
    :param evolved: what the Mutants have become.
    """
    world = land({where: GLOW, **(marks or {})}, packets=(*packets, POCKET), **more)
    added = [(MUTANTS, power) for power in (*TRAITS, *evolved)] + [*(powers or {}).items()]
    for faction, power in added:
        world = apply(world, PowerAdded(faction=faction, power=power))
    return world


def third_missile(*, opens: bool = True, dice: tuple[int, ...] = (), **more: Any) -> Scene:
    """Five troops in Brazil attack four in Peru, three dice against two; the defender, seat 1, fires three.

    :param opens: whether the seal is broken.
    :param dice: of the strike.
    """
    world = more.pop("world", None) or land(allowed=True)
    given: dict[str, Any] = {
        "missiles": {1: 3},
        "orders": {1: watching("all")},
        "world": world,
        "no_deck": not more.get("deck"),
        **more,
    }
    play = duel(5, 4, dice=(5, 4, 1, 3, 2, *dice), **given)
    attack(play)
    play.does(fire(0, 1, 3))
    if opens:
        play.does(BreakSeal(packet=POCKET))
    return play
