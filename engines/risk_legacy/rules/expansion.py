"""Moving into a territory where nobody is (RL-5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.risk_legacy.atlas import EVERYWHERE, NEIGHBOURS
from engines.risk_legacy.components import BOX

if TYPE_CHECKING:
    from engines.risk_legacy.rules.ground import Ground
    from engines.risk_legacy.state import State


def toll(ground: Ground, _seat: int, target: int) -> int:
    """Troops that *seat* loses on its way in: by what lies there, whoever it is (RL-5.5.2). Hook: expand.cost."""
    land = ground.world.lands[target]
    return land.population + (BOX.expand.fortified_extra if land.fortified else 0)


def least(ground: Ground, seat: int, target: int) -> int:
    """Troops that must set out at least: the toll is lost, and somebody has to arrive (RL-5.5.2)."""
    return toll(ground, seat, target) + BOX.expand.min_survivors


def targets(ground: Ground, seat: int) -> tuple[int, ...]:
    """Territories without troops next to an own one, within reach or not; a bare headquarters may be entered too."""
    empty = (at for at in EVERYWHERE if ground.fields[at].owner is None)
    return tuple(at for at in empty if neighbours(ground, seat, at))


def neighbours(ground: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Own territories next to *target*, those with most troops first."""
    own = (at for at in NEIGHBOURS[target] if ground.fields[at].owner == seat)
    return tuple(sorted(own, key=lambda at: -ground.fields[at].troops))


def origins(ground: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Where an expansion into *target* can start, most troops first."""
    low = least(ground, seat, target)
    return tuple(at for at in neighbours(ground, seat, target) if ground.fields[at].troops > low)


def hindrance(state: State, seat: int, target: int) -> str | None:
    """Why a target next to an own territory is out of reach; nothing if it is not."""
    if origins(state, seat, target):
        return None
    most = max(state.fields[at].troops for at in neighbours(state, seat, target))
    return "must_keep_one" if most == 1 else "city_cost"
