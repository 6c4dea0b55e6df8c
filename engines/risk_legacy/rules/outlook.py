"""Where marches could lead, all goals at once: outwards from the few territories in which one could begin. The ways are
those of :mod:`~engines.risk_legacy.rules.lines`, which looks back from one goal to all that is its own."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.recent import recent
from engines.risk_legacy.atlas import CONTINENT_OF, EVERYWHERE, NEIGHBOURS
from engines.risk_legacy.campaign.world import Land
from engines.risk_legacy.fields import Field, armies
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.rules.attacks import closable, closed
from engines.risk_legacy.rules.expansion import fees
from engines.risk_legacy.rules.lines import Route
from engines.risk_legacy.state import State

RATIOS = (1, 2, 3, 4, 6)
"""More than so many troops to one."""
ANY = RATIOS[-1]
"""What a step allows that nobody opposes: there are no greater odds."""


class Way(NamedTuple):
    """Ranked like its route."""

    route: Route
    begins: int
    """The greatest odds with which it would be gone: where there is a shorter one, only to its end."""
    arrives: int
    """The greatest odds that all of its steps allow, if nobody falls; 0 or less: none do."""


class Prospect(NamedTuple):
    """Of marching to one goal."""

    ways: list[Way]
    """Those that could begin, the first choice first."""
    path: tuple[int, ...]
    """The territories that would be taken with the least odds, the goal last."""
    most: int
    """The greatest odds with which one could begin; the least, if nobody stands in its way."""

    def way(self, ratio: int) -> Way:
        """The one that would be gone: to the end, if the odds allow that. They must let one begin."""
        arriving = (way for way in self.ways if way.arrives >= ratio)
        return next(arriving, None) or next(way for way in self.ways if way.begins >= ratio)


Outlook = Mapping[int, Prospect]
"""By goal: headquarters first, the nearest first, then continent by continent."""


def outlook(state: State, seat: int) -> Outlook:
    """All that *seat* could begin to march to. A menu asks for it with every goal."""
    shut = tuple([at for at in EVERYWHERE if closed(state, seat, at)]) if closable(state) else ()
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
    fields = state.fields

    def rank(goal: int) -> tuple[int, int, int]:
        return (1, CONTINENT_OF[goal], goal) if fields[goal].hq is None else (0, len(found[goal].path), goal)

    found = {goal: _prospect(fields, ways) for goal, ways in _ways(state, seat, shut).items()}
    return {goal: found[goal] for goal in sorted(found, key=rank)}


def _prospect(fields: tuple[Field, ...], ways: list[Way]) -> Prospect:
    ways.sort()
    path = next((way for way in ways if way.arrives > 0), ways[0]).route.path
    opposed = any(fields[at].owner is not None for at in path)
    return Prospect(ways, path, max([way.begins for way in ways]) if opposed else RATIOS[0])


def _ways(state: State, seat: int, shut: tuple[int, ...]) -> dict[int, list[Way]]:
    fields, terrain = state.fields, _terrain(state, seat, shut)
    nearest = _nearest(terrain, state.held(seat))
    found: dict[int, list[Way]] = {}
    for origin in armies(fields, seat):
        troops = fields[origin].troops
        first = {at: terrain.odds(at, troops) for at in NEIGHBOURS[origin] if not terrain.barred[at]}
        if not any(first.values()):
            continue
        for goal, (price, path, _, arrives) in _spread(terrain, nearest, origin, troops).items():
            steps = len(path)
            begins = first[path[0]] if steps == nearest[goal] else arrives
            if begins > 0:
                route = Route(steps, price, -troops, origin, path)
                found.setdefault(goal, []).append(Way(route, begins, arrives))
    return found


class Terrain(NamedTuple):
    """Territory → what a seat meets there."""

    barred: list[bool]
    """Its own, or closed to it: no way leads through there."""
    lost: list[int]
    """Troops that stay behind, or are paid as a toll."""
    foes: list[int]
    """0: nobody stands there."""

    def odds(self, at: int, troops: int) -> int:
        """The greatest with which so many *troops* may go there from next to it; 0 or less: they may not."""
        spare = troops - self.lost[at]
        return spare // self.foes[at] if self.foes[at] else ANY if spare > 0 else 0


def _terrain(state: State, seat: int, shut: tuple[int, ...]) -> Terrain:
    fee = fees(state, seat)
    return Terrain(
        barred=[field.owner == seat or at in shut for at, field in enumerate(state.fields)],
        lost=[fee.get(at, 1) for at in EVERYWHERE],
        foes=[field.troops for field in state.fields],
    )


def _nearest(terrain: Terrain, held: tuple[int, ...]) -> dict[int, int]:
    """Territory → the fewest steps to it from any of those *held*."""
    found, steps, ring, barred = dict[int, int](), 0, held, terrain.barred
    while ring:
        steps += 1
        ring = tuple({near: 0 for at in ring for near in NEIGHBOURS[at] if not barred[near] and near not in found})
        found.update(dict.fromkeys(ring, steps))
    return found


Reached = tuple[int, tuple[int, ...], int, int]
"""What a way costs, its path, the troops that get there if nobody falls, the greatest odds that allow all of it."""


def _spread(terrain: Terrain, nearest: Mapping[int, int], origin: int, troops: int) -> dict[int, Reached]:
    """Territory → the shortest way there from *origin* that costs least, as long as any is allowed or shorter than all
    others."""
    seen, lost, foes = [*terrain.barred], terrain.lost, terrain.foes
    ring: dict[int, Reached] = {origin: (0, (), troops, ANY)}
    found, steps = dict[int, Reached](), 0
    while any(odds > 0 or nearest.get(at, steps) == steps for at, (_, _, _, odds) in ring.items()):
        found.update(ring)
        beyond: dict[int, Reached] = {}
        for at, (price, path, left, odds) in ring.items():
            for near in NEIGHBOURS[at]:
                if not seen[near]:
                    way = price + lost[near] + foes[near], path, left, odds
                    if near not in beyond or way < beyond[near]:
                        beyond[near] = way
        ring, steps = {}, steps + 1
        for at, (price, path, left, odds) in beyond.items():
            seen[at] = True
            ring[at] = price, (*path, at), left - lost[at], min(odds, terrain.odds(at, left))
    del found[origin]
    return found
