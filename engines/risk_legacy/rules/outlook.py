"""Where marches could lead, all goals at once: outwards from the few territories in which one could begin. The ways are
those of :mod:`~engines.risk_legacy.rules.lines`, which looks back from one goal to all that is its own."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.recent import recent
from engines.risk_legacy.atlas import CONTINENTS, continent_of
from engines.risk_legacy.campaign.world import Land
from engines.risk_legacy.fields import Field, armies
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.rules.attacks import closable, closed
from engines.risk_legacy.rules.expansion import shed
from engines.risk_legacy.rules.lines import next_to
from engines.risk_legacy.state import State

RATIOS = (1, 2, 3, 4, 6)
"""More than so many troops to one."""
ANY = RATIOS[-1]
"""What a step allows that nobody opposes: there are no greater odds."""


class Prospect(NamedTuple):
    """Of marching to one goal."""

    path: tuple[int, ...]
    """The territories that would be taken with the least odds, the goal last."""
    most: int
    """The greatest odds with which it could begin; the least, if nobody stands on that path."""


Outlook = Mapping[int, Prospect]
"""By goal: headquarters first, the nearest first, then continent by continent."""


def outlook(state: State, seat: int) -> Outlook:
    """All that *seat* could begin to march to. A menu asks for it with every goal."""
    shut = tuple([at for at in state.world.everywhere if closed(state, seat, at)]) if closable(state) else ()
    if in_force(state, Power.expand_cost):  # then it hangs on more than the ground
        return _outlook(state, seat, shut)
    known = _known(state.fields, state.world.lands)
    if (seat, shut) not in known:
        known[seat, shut] = _outlook(state, seat, shut)
    return known[seat, shut]


@recent
def _known(_fields: tuple[Field, ...], _lands: tuple[Land, ...]) -> dict[tuple[int, tuple[int, ...]], Outlook]:
    """By seat and what is closed to it, what was asked for on this ground."""
    return {}


def _outlook(state: State, seat: int, shut: tuple[int, ...]) -> Outlook:
    fields, found = state.fields, _prospects(state, seat, shut)

    def rank(goal: int) -> tuple[int, int, int]:
        return (1, _continent(goal), goal) if fields[goal].hq is None else (0, len(found[goal].path), goal)

    return {goal: found[goal] for goal in sorted(found, key=rank)}


def _continent(at: int) -> int:
    """By number; what lies in none comes last."""
    number = continent_of(at)
    return len(CONTINENTS) if number is None else number


Ranked = tuple[bool, int, int, int, int, tuple[int, ...], bool]
"""Whether the odds stop it on the way, then as routes of lines are ranked: steps, price, troops where it begins
(negative), that territory, path; last, whether anybody stands on it."""


def _prospects(state: State, seat: int, shut: tuple[int, ...]) -> dict[int, Prospect]:
    fields, terrain = state.fields, _terrain(state, seat, shut)
    nearest = _nearest(terrain, state.held(seat))
    best: dict[int, Ranked] = {}
    most: dict[int, int] = {}
    barred, lost, foes, _ = terrain
    for origin in armies(state, seat):
        troops = fields[origin].troops
        first = {at: odds(troops - lost[at], foes[at]) for at in terrain.neighbours[origin] if not barred[at]}
        if not any(first.values()):
            continue
        for goal, (price, path, left, allowed) in _spread(terrain, nearest, origin, troops).items():
            steps = len(path)
            begins = first[path[0]] if steps == nearest[goal] else allowed  # a longer one must be gone to its end
            if begins > 0:
                way = allowed <= 0, steps, price, -troops, origin, path, price > troops - left
                if goal not in best or way < best[goal]:
                    best[goal] = way
                if begins > most.get(goal, 0):
                    most[goal] = begins
    return {goal: Prospect(path, most[goal] if opposed else RATIOS[0]) for goal, (*_, path, opposed) in best.items()}


class Terrain(NamedTuple):
    """Territory → what a seat meets there."""

    barred: list[bool]
    """Its own, or closed to it: no way leads through there."""
    lost: list[int]
    """Troops that stay behind, or are paid as a toll."""
    foes: list[int]
    """0: nobody stands there."""
    neighbours: tuple[tuple[int, ...], ...]


def odds(spare: int, foes: int) -> int:
    """The greatest with which troops may go where so many *foes* are, if what stays behind leaves so many *spare*; 0 or
    less: they may not."""
    return spare // foes if foes else ANY if spare > 0 else 0


def _terrain(state: State, seat: int, shut: tuple[int, ...]) -> Terrain:
    return Terrain(
        barred=[field.owner == seat or at in shut for at, field in enumerate(state.fields)],
        lost=shed(state, seat),
        foes=[field.troops for field in state.fields],
        neighbours=state.world.chart.neighbours,
    )


def _nearest(terrain: Terrain, held: tuple[int, ...]) -> dict[int, int]:
    """Territory → the fewest steps to it from any of those *held*."""
    found, reached = dict.fromkeys(held, 0), [*held]
    for at in reached:
        for near in terrain.neighbours[at]:
            if near not in found and not terrain.barred[near]:
                found[near] = found[at] + 1
                reached.append(near)
    return found


Reached = tuple[int, tuple[int, ...], int, int]
"""What a way costs, its path, the troops that get there if nobody falls, the greatest odds that allow all of it."""


def _spread(terrain: Terrain, nearest: Mapping[int, int], origin: int, troops: int) -> dict[int, Reached]:
    """Territory → the shortest way there from *origin* that costs least, as far as any is allowed or nearest."""
    seen, lost, foes = [*terrain.barred], terrain.lost, terrain.foes
    found: dict[int, Reached] = {}
    ring: dict[int, Reached] = {origin: (0, (), troops, ANY)}
    steps, worth = 0, True
    while worth:
        found.update(ring)
        edge, ring = next_to(terrain.neighbours, ring, seen), {}
        steps, worth = steps + 1, False
        for at, (price, path, left, allowed) in edge.items():
            spare, against = left - lost[at], foes[at]
            ratio = min(allowed, odds(spare, against)) if allowed > 0 else allowed
            ring[at] = price + lost[at] + against, (*path, at), spare, ratio
            worth = worth or ratio > 0 or nearest[at] == steps
    del found[origin]
    return found
