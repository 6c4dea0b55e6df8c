"""Moving into a territory where nobody is (RL-5.5)."""

from __future__ import annotations

from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.rules.ground import Ground, neighbours
from engines.risk_legacy.rules.reasons import Reason


def toll(ground: Ground, seat: int, target: int) -> int:
    """Troops that *seat* loses on its way in by what lies there (RL-5.5.2)."""
    land = ground.world.lands[target]
    cost = land.population + (BOX.expand.fortified_extra if land.fortified else 0)
    for power in in_force(ground):
        cost = power.expand_cost(ground, seat, target, cost)
    return cost


def least(ground: Ground, seat: int, target: int) -> int:
    """Troops that must set out at least: the toll is lost, and somebody has to arrive (RL-5.5.2)."""
    return toll(ground, seat, target) + BOX.expand.min_survivors


def targets(ground: Ground, seat: int) -> tuple[int, ...]:
    """Territories without troops next to an own one, within reach or not; a bare headquarters may be entered too."""
    empty = (at for at in EVERYWHERE if ground.fields[at].owner is None)
    return tuple(at for at in empty if neighbours(ground, seat, at))


def origins(ground: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Where an expansion into *target* can start, most troops first."""
    price = least(ground, seat, target)
    return tuple(at for at in neighbours(ground, seat, target) if ground.fields[at].troops > price)


def hindrance(ground: Ground, seat: int, origin: int, target: int) -> Reason | None:
    """Why nobody can get from *origin* into *target* next to it (RL-5.5.1, 5.5.2); nothing if somebody can."""
    troops = ground.fields[origin].troops
    if troops > least(ground, seat, target):
        return None
    return "must_keep_one" if troops == 1 else "city_cost"
