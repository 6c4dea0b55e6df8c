"""How many recruits a seat gets, and where they go if it does not say (RL-5.4.2, 5.1.6)."""

from __future__ import annotations

from engines.risk_legacy.atlas import CONTINENTS, WITHIN
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.side import Reckoning
from engines.risk_legacy.state import State


def reckon(state: State, seat: int) -> Reckoning:
    """Recruits of *seat*, what a trade brings apart (RL-5.4.2)."""
    held, world, rules = state.held(seat), state.world, BOX.recruit
    population = sum(world.lands[at].population for at in held)
    whole = tuple(number for number in range(len(CONTINENTS)) if all(at in held for at in WITHIN[number]))
    person = state.people[seat]
    named = sum(world.regions[number].namer == person != "" for number in whole)
    found = Reckoning(
        territories=len(held),
        population=population,
        base=base(state, seat, len(held) + population),
        continents=sum(world.bonus(number) for number in whole),
        names=named * rules.named_continent_bonus,
    )
    for power in in_force(state):
        found = power.recruit_total(state, seat, found)
    return found


def base(state: State, seat: int, strength: int) -> int:
    """What territories and population, *strength* together, bring (RL-5.4.2)."""
    recruits = max(BOX.recruit.minimum, strength // BOX.recruit.divisor)
    for power in in_force(state):
        recruits = power.recruit_base(state, seat, strength, recruits)
    return recruits


def places(state: State, seat: int) -> tuple[int, ...]:
    """Where recruits may be placed: in every own territory (RL-5.4.4)."""
    found = state.held(seat)
    for power in in_force(state):
        found = power.recruit_place(state, seat, found)
    return found


def post(state: State, seat: int) -> int:
    """The territory that needs recruits most (*D-place*): the greatest superiority of enemies next to it, then one
    with a headquarters, then the order of the data."""

    def need(at: int) -> tuple[int, bool]:
        field = state.fields[at]
        return threat(state, seat, at) - field.troops, field.hq is not None

    return max(places(state, seat), key=need)


def fronts(state: State, seat: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Territories in the order in which recruits are wanted: most enemy troops next to it first."""
    return tuple(sorted(among, key=lambda at: -threat(state, seat, at)))
