"""Own turns by standing order (RL-6.6): which line has something to do, and what its seat does by it. All of it looks
at public facts and at the orders.

A line answers what can be done again next turn, and nothing that stays in the world. A seat that has answered something
itself has the rest of its turn to itself."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from engines.core.move import Move
from engines.core.record import evolve
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.turn import EndTurn, Expand, Place
from engines.risk_legacy.orders import Line, March, Stand
from engines.risk_legacy.rules.attacks import closable, closed
from engines.risk_legacy.rules.expansion import least, shed
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.recruits import post, reckon, stations
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Turn

W = TypeVar("W", bound=tuple[Any, ...])


class Route(NamedTuple):
    """Ranked: few territories before few troops to beat or to pay, then many troops where it starts."""

    steps: int
    price: int
    against: int
    origin: int
    path: tuple[int, ...]
    """From the first territory to take to the goal."""


def in_charge(state: State, seat: int) -> tuple[Line, ...]:
    """The lines of *seat*, in the order in which they are tried; none while it plays its turn itself."""
    turn = state.turn
    by_hand = turn is not None and turn.seat == seat and turn.by_hand
    return () if by_hand else state.sides[seat].orders.live.lines


def placing(state: State, seat: int, recruits: int) -> tuple[int, Place] | None:
    """The line of *seat*, by its place from 1, that says where so many recruits go; ``None``: none does."""
    for number, line in enumerate(in_charge(state, seat), start=1):
        at = front(state, seat, line, recruits)
        if at is not None:
            return number, Place(territory=at, troops=recruits)
    return None


def beginning(state: State, seat: int) -> int | None:
    """The line by which *seat* will recruit, so that it buys no star before (RL-5.3.2)."""
    found = placing(state, seat, reckon(state, seat).total) if in_charge(state, seat) and state.held(seat) else None
    return found and found[0]


def acting(state: State, seat: int) -> tuple[int, Move] | None:
    """The line of *seat* that goes on when all recruits stand, and what it does."""
    for number, line in enumerate(in_charge(state, seat), start=1):
        move = _act(state, seat, line)
        if move is not None:
            return number, move
    return None


def ending(state: State, seat: int) -> int | None:
    """The line by which *seat* has ended its turn, and so does not choose its card (RL-5.11.3)."""
    lines = enumerate(in_charge(state, seat), start=1)
    return next((number for number, line in lines if isinstance(_act(state, seat, line), EndTurn)), None)


def front(state: State, seat: int, line: Line, recruits: int) -> int | None:
    """Where *line* puts its recruits; ``None``: it has nothing to do this turn."""
    match line:
        case March():
            way = route(state, seat, line, recruits)
            return way.origin if way and way.origin in stations(state, seat) else None
        case Stand(where=None):
            return neediest(state, seat)
        case Stand(where=at):
            return at if at in stations(state, seat) else None
    raise AssertionError(line)


def neediest(state: State, seat: int) -> int | None:
    """Of the places beside enemies the one that is weakest against them; without any, where the rule for absent players
    puts recruits. ``None``: it holds nothing."""
    among = stations(state, seat)
    border = [at for at in among if threat(state, seat, at)]
    if border:
        return max(border, key=lambda at: threat(state, seat, at) - state.fields[at].troops)
    return post(state, seat) if among else None


def _act(state: State, seat: int, line: Line) -> Move | None:
    match line:
        case March():
            return step(state, seat, line) if taken(state) < line.steps else None
        case Stand(where=at) if at is None or state.fields[at].owner == seat:
            return EndTurn()
    return None


def taken(state: State) -> int:
    """Territories that the seat on turn has taken in it."""
    return len(_taken(state.ongoing))


def _taken(turn: Turn) -> tuple[int, ...]:
    return (*turn.conquered, *turn.expanded)


def step(state: State, seat: int, line: March) -> Assault | Expand | None:
    """One territory further, with all but one; ``None``: no way there, or none that the odds allow."""
    way = route(state, seat, line, 0)
    if way is None:
        return None
    origin, target = way.origin, way.path[0]
    if state.fields[target].owner is None:
        return Expand(origin=origin, target=target, troops=state.fields[origin].troops - 1)
    return evolve(WHOLE, origin=origin, target=target, ratio=line.ratio)


WHOLE = Assault(origin=0, target=0, rolls=None, missiles="none", advance="max")
"""Until it falls; all but one follow."""


# ---- the way


def route(state: State, seat: int, line: March, more: int) -> Route | None:
    """The best that the odds allow to its end, if nobody falls; else one of the shortest, if they allow its beginning.

    :param more: troops that come to where it starts."""
    among = stations(state, seat) if more else state.held(seat)
    begun: Route | None = None
    shortest: int | None = None
    for way in ways(state, seat, goals(state, seat, line)):
        if way.origin in among:
            shortest = shortest or way.steps
            if able(state, seat, line, way, more, way.steps):
                return way
            if begun is None and way.steps == shortest and able(state, seat, line, way, more, 1):
                begun = way
    return begun


def able(state: State, seat: int, line: March, way: Route, more: int, steps: int) -> bool:
    """Whether the odds allow so many *steps* of it, if nobody falls: one stays behind at each, and tolls are paid."""
    troops = state.fields[way.origin].troops + more
    for at in way.path[:steps]:
        field = state.fields[at]
        price = least(state, seat, at) if field.owner is None else 1
        if troops <= (price if field.owner is None else max(1, line.ratio * field.troops)):
            return False
        troops -= price
    return True


def goals(state: State, seat: int, line: March) -> tuple[int, ...]:
    """Where it leads, as long as that is not its own; one headquarters a turn is enough."""
    if line.goal is not None:
        return (line.goal,) if state.fields[line.goal].owner != seat else ()
    turn, fields = state.turn, state.fields
    done = turn is not None and turn.seat == seat and any(fields[at].hq is not None for at in _taken(turn))
    return () if done else tuple(at for at, field in enumerate(fields) if field.hq is not None and field.owner != seat)


def ways(state: State, seat: int, goals: tuple[int, ...]) -> Iterator[Route]:
    """From every own territory at the edge the shortest way to any of *goals*, through what is not its own; the first
    choice first, looked for as far as somebody asks."""
    fields, lost, neighbours = state.fields, shed(state, seat), state.world.chart.neighbours
    seen = [False] * len(fields)
    if closable(state):
        seen = [field.owner != seat and closed(state, seat, at) for at, field in enumerate(fields)]
    ring: dict[int, tuple[int, tuple[int, ...]]] = {
        at: (lost[at] + fields[at].troops, (at,)) for at in goals if not seen[at]
    }
    for at in ring:
        seen[at] = True
    while ring:
        edge, ring = next_to(neighbours, ring, seen), {}
        found: list[Route] = []
        for at, (spent, path) in edge.items():
            troops = fields[at].troops
            if fields[at].owner == seat:
                found.append(Route(len(path), spent, -troops, at, path))
            else:
                ring[at] = spent + lost[at] + troops, (at, *path)
        yield from sorted(found)


def next_to(neighbours: Sequence[tuple[int, ...]], ring: Mapping[int, W], seen: list[bool]) -> dict[int, W]:
    """What lies beside the territories of *ring* and was not *seen* before, each with the best of the ways beside
    it."""
    found: dict[int, W] = {}
    for at in sorted(ring, key=ring.__getitem__):
        way = ring[at]
        for near in neighbours[at]:
            if not seen[near]:
                seen[near], found[near] = True, way
    return found
