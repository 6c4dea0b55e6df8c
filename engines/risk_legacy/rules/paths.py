"""Maneuvers: what is connected, and when one may be made (RL-5.10)."""

from engines.risk_legacy.fields import armies, realm
from engines.risk_legacy.hooks import Power, changed, in_force
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State


def goals(ground: Ground, seat: int, origin: int) -> tuple[int, ...]:
    """Where a maneuver from an own territory may go (RL-5.10.2)."""
    return changed(ground, Power.maneuver_path, realm(ground, seat).joined[origin], seat, origin)


def lone_goal(ground: Ground, seat: int, origin: int) -> int | None:
    """The only place where a maneuver from an own territory may go; ``None`` if there are several."""
    if len(realm(ground, seat).near[origin]) > 1:
        return None  # as is seen at once
    found = goals(ground, seat, origin)
    return found[0] if len(found) == 1 else None


def hindrance(state: State, seat: int, origin: int) -> Reason | None:
    """Why no maneuver can set out from an own territory (RL-5.10.4); nothing if one can."""
    if not goals(state, seat, origin):
        return "not_connected"
    if state.fields[origin].troops == 1:
        return "must_keep_one"
    return "maneuver_used" if state.ongoing.maneuvered else None


def origins(state: State, seat: int) -> list[int]:
    """Where a maneuver can set out (RL-5.10.1)."""
    if state.ongoing.maneuvered:
        return []
    near = realm(state, seat).near
    return [at for at in armies(state, seat) if near[at] or goals(state, seat, at)]


def any_time(state: State, seat: int) -> bool:
    """Whether its maneuver may be made whenever the seat is asked in its own turn, ending nothing (RL-5.10.3)."""
    found = False
    for power in in_force(state, Power.maneuver_timing):
        found = power.maneuver_timing(state, seat, any_time=found)
    return found
