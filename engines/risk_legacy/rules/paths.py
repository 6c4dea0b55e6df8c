"""Maneuvers: what is connected, and when one may be made (RL-5.10)."""

from __future__ import annotations

from engines.risk_legacy.atlas import NEIGHBOURS
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State


def connected(ground: Ground, seat: int, origin: int) -> tuple[int, ...]:
    """The other territories that a chain of the seat's own joins to *origin*, by land or sea (RL-5.10.2)."""
    fields, reached = ground.fields, [origin]
    for at in reached:
        reached += [near for near in NEIGHBOURS[at] if fields[near].owner == seat and near not in reached]
    return tuple(sorted(reached[1:]))


def goals(ground: Ground, seat: int, origin: int) -> tuple[int, ...]:
    """Where a maneuver from *origin* may go (RL-5.10.2)."""
    found = connected(ground, seat, origin)
    for power in in_force(ground):
        found = power.maneuver_path(ground, seat, origin, found)
    return found


def hindrance(state: State, seat: int, origin: int) -> Reason | None:
    """Why no maneuver can set out from an own territory (RL-5.10.4); nothing if one can."""
    if not goals(state, seat, origin):
        return "not_connected"
    if state.fields[origin].troops == 1:
        return "must_keep_one"
    return "maneuver_used" if state.ongoing.maneuvered else None


def origins(state: State, seat: int) -> tuple[int, ...]:
    """Where a maneuver can set out (RL-5.10.1). What is cheap to see is looked at first."""
    armies = () if state.ongoing.maneuvered else (at for at in state.held(seat) if state.fields[at].troops > 1)
    return tuple(at for at in armies if hindrance(state, seat, at) is None)


def any_time(state: State, seat: int) -> bool:
    """Whether its maneuver may be made whenever the seat is asked in its own turn, ending nothing (RL-5.10.3)."""
    found = False
    for power in in_force(state):
        found = power.maneuver_timing(state, seat, any_time=found)
    return found
