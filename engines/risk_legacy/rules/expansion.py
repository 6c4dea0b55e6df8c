"""Moving into a territory where nobody is (RL-5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.components import BOX
from engines.risk_legacy.rules.ground import beside, neighbours

if TYPE_CHECKING:
    from engines.risk_legacy.rules.ground import Ground
    from engines.risk_legacy.rules.reasons import Reason


def toll(ground: Ground, _seat: int, target: int) -> int:
    """Troops that *seat* loses on its way in: by what lies there, whoever it is (RL-5.5.2). Hook: expand.cost."""
    land = ground.world.lands[target]
    return land.population + (BOX.expand.fortified_extra if land.fortified else 0)


def least(ground: Ground, seat: int, target: int) -> int:
    """Troops that must set out at least: the toll is lost, and somebody has to arrive (RL-5.5.2)."""
    return toll(ground, seat, target) + BOX.expand.min_survivors


def targets(ground: Ground, seat: int) -> tuple[int, ...]:
    """Territories without troops next to an own one, within reach or not; a bare headquarters may be entered too."""
    empty = [at for at in EVERYWHERE if ground.fields[at].owner is None]
    return tuple([at for at in empty if beside(ground, seat, at)])


def origins(ground: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Where an expansion into *target* can start, most troops first."""
    return tuple(at for at in neighbours(ground, seat, target) if hindrance(ground, seat, at, target) is None)


def hindrance(ground: Ground, seat: int, origin: int, target: int) -> Reason | None:
    """Why nobody can get from *origin* into *target* next to it; nothing if somebody can."""
    troops = ground.fields[origin].troops
    if troops > least(ground, seat, target):
        return None
    return "must_keep_one" if troops == 1 else "city_cost"
