"""Where a seat may start: with its headquarters at setup, or joining the war later (RL-4.3)."""

from engines.risk_legacy.atlas import CITIES
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State


def starts(state: State, seat: int) -> tuple[int, ...]:
    """Where *seat* may put its headquarters. If nothing is legal, the rules relax one by one (RL-4.3.3)."""
    legal = tuple([at for at in state.world.everywhere if hindrance(state, seat, at, hq=True) is None])
    if legal:
        return legal
    free = tuple(at for at in state.world.everywhere if not (state.fields[at].occupied or state.world.barren(at)))
    apart = tuple(at for at in free if not near_hq(state, at))
    without_city = tuple(at for at in apart if state.world.lands[at].city is None)
    return without_city or apart or free


def entries(state: State, seat: int) -> tuple[int, ...]:
    """Where *seat* may join the war: no headquarters is placed, so those of others do not matter (RL-4.3.2)."""
    return tuple(at for at in state.world.everywhere if hindrance(state, seat, at, hq=False) is None)


def hindrance(state: State, seat: int, at: int, *, hq: bool) -> Reason | None:
    """Why *seat* may not start there (RL-4.3); nothing if it may."""
    why = _unfit(state, seat, at, hq=hq)
    for power in in_force(state, Power.start_legal):
        why = power.start_legal(state, seat, at, why, hq=hq)
    return why


def _unfit(state: State, seat: int, at: int, *, hq: bool) -> Reason | None:
    """What is against it, in the order in which the rules ask (RL-4.3.1, 4.3.2)."""
    if state.fields[at].occupied:
        return "occupied"
    if state.world.marked(at) and not at_home(state, seat, at):
        return "marked"
    if hq and near_hq(state, at):
        return "near_hq"
    return None


def at_home(state: State, seat: int, at: int) -> bool:
    """A major city that this seat's person founded, scarred or not (RL-4.3.1)."""
    city = state.world.lands[at].city
    person = state.people[seat]
    return city is not None and CITIES[city.kind].start_for_founder and city.founder == person != ""


def near_hq(state: State, at: int) -> bool:
    """Whether a headquarters, anybody's, is next to it (RL-4.3.2)."""
    return any(state.fields[near].hq is not None for near in state.world.chart.neighbours[at])


def farthest(state: State, seat: int) -> int:
    """The start of somebody who does not choose: far from the nearest headquarters, with few links (RL-4.2.6)."""
    hqs, chart = tuple(at for at in state.world.everywhere if state.fields[at].hq is not None), state.world.chart

    def worth(at: int) -> tuple[int, int]:
        return min((chart.distance[at][hq] for hq in hqs), default=0), -len(chart.neighbours[at])

    return max(starts(state, seat), key=worth)


def quietest(state: State, seat: int) -> int:
    """Where somebody who does not choose joins the war: fewest enemy troops adjacent (RL-5.4.1)."""
    return min(entries(state, seat), key=lambda at: threat(state, seat, at))
