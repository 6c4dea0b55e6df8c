"""Who sits together in the next round, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from bot.contests.exact import FEW, improved
from bot.contests.past import Past, Pod, pair
from bot.contests.problem import Problem
from bot.contests.search import STEPS, searched
from bot.contests.shape import Shape
from engines.core.rng import Rng

FIRST = 4
"""So much more the first seat counts than any other: many games are easier from there."""


def paired(
    entrants: Sequence[str],
    shape: Shape,
    past: Past,
    seed: str,
    points: Mapping[str, int] | None = None,
    steps: int = STEPS,
) -> list[Pod]:
    """The pods of a round, usual ones first, each in the order of its seats.

    Nobody is in an odd pod for the second time before everybody else has been; then as few as can be sit together
    again; then neighbours in the standings sit together, if there are *points*. Up to :data:`bot.contests.exact.FEW`
    entrants nothing better is possible; beyond, nothing better was found.

    :param entrants: whose round it is; their order does not matter.
    :param shape: of as many.
    :param points: of everybody, if those who do equally well are to meet.
    :param steps: how long to search where not everything can be tried."""
    assert len(entrants) == shape.entrants
    drawn, _ = Rng(seed).shuffled(sorted(entrants))
    if points:
        drawn = tuple(sorted(drawn, key=lambda each: -points[each]))
    task = problem(drawn, shape, past, points or {})
    few = len(drawn) <= FEW
    groups = searched(task, seed, steps=0 if few else steps)
    if few:
        groups = improved(task, groups)
    return [_seated([drawn[each] for each in group], past) for group in groups]


def repeats(pods: Sequence[Pod], past: Past) -> int:
    """How often those who sit together have met before, added up over all pairs."""
    return sum(past.met[pair(a, b)] for pod in pods for a in pod for b in pod if a < b)


def problem(drawn: Sequence[str], shape: Shape, past: Past, points: Mapping[str, int]) -> Problem:
    """What is to be divided.

    :param drawn: whom each number stands for."""
    apart = [[abs(points.get(a, 0) - points.get(b, 0)) for b in drawn] for a in drawn]
    repeat = sum(map(sum, apart)) + 1  # worse than whatever the standings want
    costs = [
        [apart[i][j] + (repeat * past.met[pair(a, b)] if i != j else 0) for j, b in enumerate(drawn)]
        for i, a in enumerate(drawn)
    ]
    must, may = _turns([past.odd[each] for each in drawn], shape.odd * shape.odds)
    return Problem(
        costs=costs, repeat=repeat, size=shape.size, pods=shape.pods, odd=shape.odd, odds=shape.odds, must=must, may=may
    )


def _turns(times: Sequence[int], wanted: int) -> tuple[int, int]:
    """Who has to be in an odd pod, and who may: those who have been least often."""
    if not wanted:
        return 0, 0
    limit = sorted(times)[wanted - 1]
    must = sum(1 << each for each, count in enumerate(times) if count < limit)
    return must, sum(1 << each for each, count in enumerate(times) if count <= limit)


def _seated(pod: Sequence[str], past: Past) -> Pod:
    """In the order in which they have sat least: of all orders the one that repeats fewest seats."""
    weights = [
        [(FIRST if not seat else 1) * (2 * past.seats[each, seat] + 1) for seat in range(len(pod))] for each in pod
    ]
    order = min(
        permutations(range(len(pod))),
        key=lambda seats: sum(weights[each][seat] for seat, each in enumerate(seats)),
    )
    return tuple(pod[each] for each in order)
