"""Scar cards that are not for battles: what sealed packets know of the kinds that they bring (RL-6.5.1)."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from engines.core.record import Family, family, members
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX, ScarName


@family
class EarlyScar(Family):
    """A kind that is played at the start of a turn, called in the data like its ``kind``; in battle it is of no use."""

    figure: ClassVar[tuple[str, str]]
    """Its icon in pictures, and the colour of that."""
    kind_to_holders: ClassVar[bool] = False
    """Whether it does good to whoever holds the land."""

    def appeal(self, view: Any, at: int) -> int:
        """How much a keen steward would like it in the territory *at*; below 1 it keeps the card."""
        return 0


@cache
def _early() -> Mapping[str, EarlyScar]:
    found: Any = members(EarlyScar, __package__)
    return {kind: scar() for kind, scar in found.items()}


def early(scar: ScarName | None) -> EarlyScar | None:
    """What is known of that card, if it is played at the start of a turn."""
    return None if scar is None else _early().get(scar)


def kind_to_holders(scar: ScarName) -> bool:
    """Whether it does good to whoever holds the land, as a rule: of those for battles, whatever makes dice better."""
    brought = early(scar)
    if brought is not None:
        return brought.kind_to_holders
    return any(each.effect.delta > 0 for each in BOX.scars.items if each.id == scar)


def in_play(world: World) -> bool:
    """Whether anybody may hold such a card, for all that is known of this world: then whoever holds any is asked when
    its turn starts, whichever it is (RL-5.3.2)."""
    return bool(world.packets.scars) and any(scar in _early() for scar in world.pool)


def bare(world: World, at: int) -> bool:
    """Whether a scar may be placed there (RL-5.12)."""
    return world.lands[at].scar is None and not world.markless(at)
