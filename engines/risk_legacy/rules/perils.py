"""What the end of a turn will cost, as everybody can see it coming (RL-5.11.1, B0.6)."""

from collections.abc import Mapping

from engines.core.record import record
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.moves.turn import Maneuver
from engines.risk_legacy.rules.entering import arriving, yields
from engines.risk_legacy.state import State


@record
class Peril:
    """The last troops of a seat are about to fall somewhere."""

    territory: int
    cause: ScarName | None
    """What lies there."""
    hq: bool
    """Whether a headquarters stands there, and so a star goes with them."""


NOWHERE: Mapping[int, int] = {}


def perils(state: State, seat: int, troops: Mapping[int, int] = NOWHERE) -> tuple[Peril, ...]:
    """Where *seat* would have nobody left when its turn ends.

    :param troops: how many will stand in some of its territories by then."""
    if not in_force(state, Power.turn_end_troops):
        return ()
    fields, lands = state.fields, state.world.lands
    return tuple(
        Peril(territory=at, cause=lands[at].scar, hq=fields[at].hq is not None)
        for at in state.held(seat)
        if troops.get(at, fields[at].troops) + yields(state, seat, at) <= 0
    )


def after(state: State, seat: int, move: Maneuver) -> Mapping[int, int]:
    """How many would stand at both ends of a maneuver."""
    left = state.fields[move.origin].troops - move.troops
    there = state.fields[move.target].troops + arriving(state, seat, move.target, move.troops)
    return {move.origin: left, move.target: there}
