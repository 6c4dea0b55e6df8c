"""Maneuvers: what is connected, and when one may be made (RL-5.10)."""

from __future__ import annotations

from functools import lru_cache

from engines.risk_legacy.atlas import EVERYWHERE, NEIGHBOURS
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State


def connected(ground: Ground, seat: int, origin: int) -> tuple[int, ...]:
    """The other territories that a chain of the seat's own joins to *origin*, by land or sea (RL-5.10.2)."""
    joined = _joined(tuple([field.owner == seat for field in ground.fields]))[origin]
    return tuple([at for at in joined if at != origin])


@lru_cache(maxsize=64)
def _joined(own: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """Territory → those that are joined to it, itself among them. A menu asks for every army, and again for whoever
    reads it."""
    found: list[tuple[int, ...]] = [()] * len(own)
    for start in EVERYWHERE:
        if own[start] and not found[start]:
            reached = [start]
            for at in reached:
                reached += [near for near in NEIGHBOURS[at] if own[near] and near not in reached]
            whole = tuple(sorted(reached))
            for at in whole:
                found[at] = whole
    return tuple(found)


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
