"""Marches by hand: where one can lead, and with what odds (RL-5.9). The way is that of lines for own turns (RL-6.6)."""

from engines.risk_legacy.atlas import CONTINENT_OF, EVERYWHERE
from engines.risk_legacy.fields import reach
from engines.risk_legacy.orders import March
from engines.risk_legacy.rules import attacks, expansion, lines
from engines.risk_legacy.state import State

RATIOS = (1, 2, 3, 4, 6)
"""More than so many troops to one."""
FAR = 2 * len(EVERYWHERE)
"""More territories than anybody takes in a turn, those of a whole way included."""


def ahead(goal: int, ratio: int) -> March:
    """The march that ends at its goal only, whatever has been taken this turn."""
    return March(goal=goal, steps=FAR, ratio=ratio)


def possible(state: State, seat: int) -> bool:
    """Whether there is any goal: something next to *seat* that one of it can enter, or attack with the least odds."""
    best, fields = reach(state.fields, seat), state.fields
    return bool(expansion.targets(state, seat)) or any(
        best[at] > fields[at].troops for at in attacks.targets(state, seat)
    )


def goals(state: State, seat: int) -> list[int]:
    """Where *seat* could begin to march: headquarters first, the nearest first, then continent by continent."""
    foreign = (at for at in EVERYWHERE if state.fields[at].owner != seat)
    found = {at: way.steps for at in foreign if (way := route(state, seat, at, RATIOS[0]))}
    return sorted(found, key=lambda at: (0, found[at]) if state.fields[at].hq is not None else (1, CONTINENT_OF[at]))


def ratios(state: State, seat: int, goal: int) -> list[int]:
    """The odds with which a march there would begin; the least, if nobody stands in its way."""
    return [ratio for ratio in RATIOS if route(state, seat, goal, ratio)] if choice(state, seat, goal) else [RATIOS[0]]


def choice(state: State, seat: int, goal: int) -> bool:
    """Whether there are several."""
    path = on_the_way(state, seat, goal)
    return any(state.fields[at].owner is not None for at in path) and route(state, seat, goal, RATIOS[1]) is not None


def on_the_way(state: State, seat: int, goal: int) -> tuple[int, ...]:
    """The territories that it would take with the least odds, the goal last. There must be a way."""
    way = route(state, seat, goal, RATIOS[0])
    assert way is not None, "that is no goal"
    return way.path


def halts(state: State, seat: int, goal: int, ratio: int) -> int | None:
    """Before which territory it would stop for the odds even if nobody falls; ``None``: it would get to its goal."""
    line = ahead(goal, ratio)
    way = lines.route(state, seat, line, 0)
    assert way is not None, "no march there begins"
    allowed = (lines.able(state, seat, line, way, 0, steps) for steps in range(1, way.steps + 1))
    return next((at for at, fine in zip(way.path, allowed, strict=True) if not fine), None)


def route(state: State, seat: int, goal: int, ratio: int) -> lines.Route | None:
    """The way that it would take; ``None``: it could not begin."""
    return lines.route(state, seat, ahead(goal, ratio), 0)
