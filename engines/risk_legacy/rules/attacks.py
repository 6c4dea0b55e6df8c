"""Which attacks there are, and why others are not (RL-5.6.1)."""

from engines.risk_legacy.atlas import CONTINENT_OF
from engines.risk_legacy.components import BOX
from engines.risk_legacy.fields import reach, realm
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.rules.ground import Ground, neighbours
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State


def origins(ground: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Where an attack on *target* can start, the strongest first (RL-5.6.1)."""
    return tuple([at for at in neighbours(ground, seat, target) if ground.fields[at].troops > 1])


def hindrance(state: State, seat: int, target: int) -> Reason | None:
    """Why *target* cannot be attacked now: the first reason of RL-5.6.1; ``None`` if it can."""
    owner, near = state.fields[target].owner, neighbours(state, seat, target)
    if not near:
        return "not_adjacent"
    if owner is None or owner == seat:
        return "not_enemy"
    if closed(state, seat, target):
        return "closed"
    return None if state.fields[near[0]].troops > 1 else "must_keep_one"


def closed(ground: Ground, seat: int, target: int) -> bool:
    """For the rest of the turn of *seat*; whoever comes later finds it open again (RL-5.6.13)."""
    found = ground.turn is not None and ground.turn.seat == seat and target in ground.turn.closed
    for power in in_force(ground, Power.combat_declare):
        found = power.combat_declare(ground, seat, target, closed=found)
    return found


def closable(ground: Ground) -> bool:
    """Whether any may be: if not, there is no need to ask."""
    return bool((ground.turn and ground.turn.closed) or in_force(ground, Power.combat_declare))


def targets(state: State, seat: int) -> tuple[int, ...]:
    """What can be attacked, the most telling first: headquarters, then what completes a continent, then by the
    difference in troops."""
    fields, best, lacking = state.fields, reach(state, seat), realm(state, seat).lacking
    found = [at for at in best if (owner := fields[at].owner) is not None and owner != seat]
    if closable(state):
        found = [at for at in found if not closed(state, seat, at)]
    ranked = sorted(
        [(fields[at].hq is None, _lacks(lacking, at) > 1, fields[at].troops - best[at], at) for at in found]
    )
    return tuple([at for _, _, _, at in ranked])


def completes(ground: Ground, seat: int, target: int) -> bool:
    """Whether *seat* holds all of a continent, that territory perhaps apart."""
    return _lacks(realm(ground, seat).lacking, target) <= (ground.fields[target].owner != seat)


def _lacks(lacking: list[int], at: int) -> int:
    """How many of its continent; where there is none, more than can be had at once."""
    return lacking[CONTINENT_OF[at]] if at < len(CONTINENT_OF) else len(CONTINENT_OF)


def most_dice(state: State, origin: int) -> int:
    """Dice of the attack: somebody stays behind (RL-5.6.1)."""
    return min(BOX.combat.attack_dice_max, state.fields[origin].troops - 1)


def most_against(state: State, target: int) -> int:
    """Dice of the defence (RL-5.6.2)."""
    return min(BOX.combat.defence_dice_max, state.fields[target].troops)
