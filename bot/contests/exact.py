"""The best division of few, proved: all of them are looked at, those alike only once."""

from __future__ import annotations

from itertools import combinations

from bot.contests.problem import Groups, Problem

FEW = 16
"""Entrants."""

Option = tuple[int, int]
"""A pod: what it costs, who is in it as a bit mask."""


def improved(problem: Problem, groups: Groups) -> Groups:
    """The cheapest division of all: *groups*, unless there is a cheaper one."""
    bound = problem.cost(groups)
    options = _Options(problem, bound)
    # What has been seated decides how it can go on, so of two ways to seat the same the dearer one is dropped.
    ways: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for number in range(problem.pods + problem.odds):
        further: dict[int, tuple[int, tuple[int, ...]]] = {}
        for seated, (cost, pods) in ways.items():
            odds = sum(_is_odd(problem, pod) for pod in pods)
            for odd in (False, True):
                if odds >= problem.odds if odd else number - odds >= problem.pods:
                    continue
                for more, pod in options.of(seated, odd=odd):
                    if cost + more >= bound:
                        break
                    if pod & seated:
                        continue
                    after = seated | pod
                    if after not in further or cost + more < further[after][0]:
                        further[after] = (cost + more, (*pods, pod))
        ways = further
    if not ways:
        return groups
    ((_, pods),) = ways.values()
    found = [[each for each in range(len(problem.costs)) if pod >> each & 1] for pod in pods]
    return sorted(found, key=lambda pod: len(pod) != problem.size)


class _Options:
    """Which pods there are for the lowest number that is not seated."""

    def __init__(self, problem: Problem, bound: int) -> None:
        self._problem, self._bound = problem, bound
        self._known: dict[tuple[int, bool], list[Option]] = {}

    def of(self, seated: int, *, odd: bool) -> list[Option]:
        """The cheapest first; some hold others who are seated already."""
        lowest = (~seated & (seated + 1)).bit_length() - 1
        if (lowest, odd) not in self._known:
            self._known[lowest, odd] = self._made(lowest, odd=odd)
        return self._known[lowest, odd]

    def _made(self, lowest: int, *, odd: bool) -> list[Option]:
        problem, costs = self._problem, self._problem.costs
        size = problem.odd if odd else problem.size
        allowed = problem.may if odd else ~problem.must
        if not allowed >> lowest & 1:
            return []
        others = [each for each in range(lowest + 1, len(costs)) if allowed >> each & 1]
        made = []
        for rest in combinations(others, size - 1):
            cost = sum(costs[lowest][each] for each in rest) + sum(costs[a][b] for a, b in combinations(rest, 2))
            if cost < self._bound:
                made.append((cost, 1 << lowest | sum(1 << each for each in rest)))
        return sorted(made)


def _is_odd(problem: Problem, pod: int) -> bool:
    return pod.bit_count() != problem.size
