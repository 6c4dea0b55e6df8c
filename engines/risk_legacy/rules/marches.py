"""Marches by hand: where one can lead, and with what odds (RL-5.9). The way is that of lines for own turns (RL-6.6)."""

from engines.core.recent import recent
from engines.risk_legacy.atlas import CONTINENT_OF, EVERYWHERE
from engines.risk_legacy.campaign.world import Land
from engines.risk_legacy.fields import Field, reach
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.orders import March
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.attacks import closable
from engines.risk_legacy.state import State

RATIOS = (1, 2, 3, 4, 6)
"""More than so many troops to one."""
FAR = 2 * len(EVERYWHERE)
"""More territories than anybody takes in a turn, those of a whole way included."""


def ahead(goal: int, ratio: int) -> March:
    """The march that ends at its goal only, whatever has been taken this turn."""
    return March(goal=goal, steps=FAR, ratio=ratio)


def outnumbered(state: State, seat: int, targets: tuple[int, ...]) -> bool:
    """Whether *seat* could march on one of these *targets* of attacks, with the least odds."""
    best, fields = reach(state.fields, seat), state.fields
    return any(best[at] > fields[at].troops for at in targets)


def goals(state: State, seat: int) -> list[int]:
    """Where *seat* could begin to march: headquarters first, the nearest first, then continent by continent."""
    foreign = (at for at in EVERYWHERE if state.fields[at].owner != seat)
    found = {at: way.steps for at in foreign if (way := _way(state, seat, at, RATIOS[0], ways(state, seat, at)))}
    return sorted(found, key=lambda at: (0, found[at]) if state.fields[at].hq is not None else (1, CONTINENT_OF[at]))


def ratios(state: State, seat: int, goal: int) -> list[int]:
    """The odds with which a march there would begin; the least, if nobody stands in its way."""
    found = ways(state, seat, goal)
    if not _choice(state, seat, goal, found):
        return [RATIOS[0]]
    return [ratio for ratio in RATIOS if _way(state, seat, goal, ratio, found)]


def choice(state: State, seat: int, goal: int) -> bool:
    """Whether there are several."""
    return _choice(state, seat, goal, ways(state, seat, goal))


def _choice(state: State, seat: int, goal: int, found: list[lines.Route]) -> bool:
    least = _way(state, seat, goal, RATIOS[0], found)
    assert least is not None, "that is no goal"
    opposed = any(state.fields[at].owner is not None for at in least.path)
    return opposed and _way(state, seat, goal, RATIOS[1], found) is not None


def on_the_way(state: State, seat: int, goal: int) -> tuple[int, ...]:
    """The territories that it would take with the least odds, the goal last. There must be a way."""
    way = _way(state, seat, goal, RATIOS[0], ways(state, seat, goal))
    assert way is not None, "that is no goal"
    return way.path


def halts(state: State, seat: int, goal: int, ratio: int) -> int | None:
    """Before which territory it would stop for the odds even if nobody falls; ``None``: it would get to its goal."""
    way = _way(state, seat, goal, ratio, ways(state, seat, goal))
    assert way is not None, "no march there begins"
    line = ahead(goal, ratio)
    allowed = (lines.able(state, seat, line, way, 0, steps) for steps in range(1, way.steps + 1))
    return next((at for at, fine in zip(way.path, allowed, strict=True) if not fine), None)


def ways(state: State, seat: int, goal: int) -> list[lines.Route]:
    """All that lead there, the first choice first. A menu of goals asks for each several times."""
    if closable(state) or in_force(state, Power.expand_cost):  # then they hang on more than the ground
        return sorted(lines.ways(state, seat, (goal,)))
    known = _known(state.fields, state.world.lands)
    if (seat, goal) not in known:
        known[seat, goal] = sorted(lines.ways(state, seat, (goal,)))
    return known[seat, goal]


@recent
def _known(_fields: tuple[Field, ...], _lands: tuple[Land, ...]) -> dict[tuple[int, int], list[lines.Route]]:
    """By seat and goal, what was asked for on this ground."""
    return {}


def _way(state: State, seat: int, goal: int, ratio: int, found: list[lines.Route]) -> lines.Route | None:
    """The one of them that it would take; ``None``: it could not begin."""
    return lines.best(state, seat, ahead(goal, ratio), 0, found)
