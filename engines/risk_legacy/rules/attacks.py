"""Which attacks there are, and why others are not (RL-5.6.1)."""

from __future__ import annotations

from engines.risk_legacy.atlas import CONTINENT_OF, NEIGHBOURS, WITHIN
from engines.risk_legacy.battle import Attack
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.rules.ground import Ground, neighbours
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State


def origins(ground: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Where an attack on *target* can start, the strongest first (RL-5.6.1)."""
    return tuple(at for at in neighbours(ground, seat, target) if ground.fields[at].troops > 1)


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
    for power in in_force(ground):
        found = power.combat_declare(ground, seat, target, closed=found)
    return found


def possible(state: State, witness: int) -> tuple[Attack, ...]:
    """Every attack but those of *witness* that the board allows: to the seat on turn now, to others when theirs comes.
    The strongest first."""
    found = (
        Attack(seat=seat, defender=field.owner, origin=origin, target=target)
        for target, field in enumerate(state.fields)
        if field.owner is not None
        for seat in dict.fromkeys(state.fields[near].owner for near in NEIGHBOURS[target])
        if seat not in (None, witness, field.owner) and not closed(state, seat, target)
        for origin in origins(state, seat, target)
    )
    return tuple(sorted(found, key=lambda attack: -state.fields[attack.origin].troops))


def targets(state: State, seat: int) -> tuple[int, ...]:
    """What can be attacked, the most telling first: headquarters, then what completes a continent, then by the
    difference in troops."""
    fields = state.fields
    near = dict.fromkeys([there for at in state.held(seat) for there in NEIGHBOURS[at]])
    foreign = [at for at in sorted(near) if fields[at].owner not in (None, seat)]
    found = [at for at in foreign if hindrance(state, seat, at) is None]
    return tuple(sorted(found, key=lambda at: _rank(state, seat, at)))


def _rank(state: State, seat: int, target: int) -> tuple[bool, bool, int]:
    field = state.fields[target]
    best = state.fields[origins(state, seat, target)[0]].troops
    return field.hq is None, not completes(state, seat, target), field.troops - best


def completes(ground: Ground, seat: int, target: int) -> bool:
    """Whether *seat* would hold all of a continent with it."""
    return all(ground.fields[at].owner == seat for at in WITHIN[CONTINENT_OF[target]] if at != target)


def most_dice(state: State, origin: int) -> int:
    """Dice of the attack: somebody stays behind (RL-5.6.1)."""
    return min(BOX.combat.attack_dice_max, state.fields[origin].troops - 1)


def most_against(state: State, target: int) -> int:
    """Dice of the defence (RL-5.6.2)."""
    return min(BOX.combat.defence_dice_max, state.fields[target].troops)
