"""Good divisions of many: entrants change places as long as it helps, from many beginnings."""

from __future__ import annotations

from random import Random

from bot.contests.problem import Groups, Problem

ROUNDS = 20
"""Beginnings: the best division so far, shaken."""
SHAKEN = 4
"""Every so manyth entrant changes places then."""
STEPS = 900_000
"""Changes of places that are looked at, if some sit together again all the same."""
TRIED = 350_000
"""Of those changes so many at most may concern somebody who sits together with one whom they have met: where nearly
everybody does, there is little to be gained by more."""
FEW_LEFT = 2
"""So many repeats may well be avoidable: then it is worth half as many steps once more."""
HOT, COLD = 1.2, 1.0
"""Repeats that one of those changes may bring, at first and in the end, if chance wants it."""


def searched(problem: Problem, seed: str, steps: int = STEPS) -> Groups:
    """The best division found: the same for the same *seed* on every machine."""
    chance = Random(seed)  # noqa: S311 - published; of what it offers, ``random()`` alone never changes
    best = _shaken(_Division(problem, problem.first()), chance)
    if best.cost >= problem.repeat:
        best = _better(best, chance, steps)
    if problem.repeat <= best.cost < (FEW_LEFT + 1) * problem.repeat:
        best = _better(best, chance, steps // 2)
    return best.groups


def _better(here: _Division, chance: Random, steps: int) -> _Division:
    """Annealed, if that has helped."""
    return min(here, _shaken(_annealed(here, chance, steps), chance), key=lambda each: each.cost)


def _shaken(here: _Division, chance: Random) -> _Division:
    here.settle()
    for _ in range(ROUNDS):
        if not here.cost or len(here.groups) == 1:
            break
        other = _Division(here.problem, here.groups)
        other.shake(chance)
        other.settle()
        here = min(here, other, key=lambda each: each.cost)
    return here


def _annealed(here: _Division, chance: Random, steps: int) -> _Division:
    """Changes for the worse are made as well, at random, ever smaller ones; it is always one who meets somebody again
    that changes places."""
    repeat, entrants, where = here.problem.repeat, len(here.where), here.where
    groups, cost = here.groups, here.cost
    tried, most = 0, max(1, TRIED * steps // STEPS)
    for step in range(steps):
        one, other = int(chance.random() * entrants), int(chance.random() * entrants)
        if here.links[one][where[one]] < repeat or where[one] == where[other]:
            continue
        tried += 1
        if tried > most:
            break
        gain = here.gain(one, other)
        # A straight line will do, and is the same on every machine, which logarithms are not.
        worst = (HOT - (HOT - COLD) * max(step / steps, tried / most)) * repeat
        if (gain >= 0 or -gain < worst * chance.random()) and here.free(one, other):
            here.swap(one, other, gain)
            if here.cost < cost:
                groups, cost = here.groups, here.cost
                if cost < repeat:
                    break
    return _Division(here.problem, groups)


class _Division:
    """Where everybody is, and what it costs."""

    def __init__(self, problem: Problem, groups: Groups) -> None:
        self.problem, self.cost = problem, problem.cost(groups)
        self.where = [0] * len(problem.costs)
        for number, group in enumerate(groups):
            for each in group:
                self.where[each] = number
        self.links = [[sum(row[other] for other in group) for group in groups] for row in problem.costs]
        """What it costs to have each entrant with everybody else of each pod."""
        self._fixed = problem.must | ~problem.may

    @property
    def groups(self) -> Groups:
        groups: Groups = [[] for _ in self.links[0]]
        for each, number in enumerate(self.where):
            groups[number].append(each)
        return groups

    def settle(self) -> None:
        """Change places until no two gain by it."""
        entrants, better = len(self.where), True
        while better:
            better = False
            for one in range(entrants):
                for other in range(one):
                    gain = self.gain(one, other)
                    if gain > 0 and self.free(one, other):
                        self.swap(one, other, gain)
                        better = True

    def shake(self, chance: Random) -> None:
        """Change places at random."""
        entrants = len(self.where)
        for _ in range(max(2, entrants // SHAKEN)):
            one, other = int(chance.random() * entrants), int(chance.random() * entrants)
            if self.where[one] != self.where[other] and self.free(one, other):
                self.swap(one, other, self.gain(one, other))

    def gain(self, one: int, other: int) -> int:
        """What is saved if two change places; 0 for two of one pod."""
        here, there = self.where[one], self.where[other]
        if here == there:
            return 0
        mine, theirs = self.links[one], self.links[other]
        return mine[here] - mine[there] + theirs[there] - theirs[here] + 2 * self.problem.costs[one][other]

    def free(self, one: int, other: int) -> bool:
        """Whether they may: between an odd pod and another one only those who can be in either."""
        usual = self.problem.pods
        return (self.where[one] < usual) == (self.where[other] < usual) or not (
            (self._fixed >> one | self._fixed >> other) & 1
        )

    def swap(self, one: int, other: int, gain: int) -> None:
        """Let two change places, who gain that by it."""
        here, there = self.where[one], self.where[other]
        for links, leaves, comes in zip(self.links, self.problem.costs[one], self.problem.costs[other], strict=True):
            links[here] += comes - leaves
            links[there] += leaves - comes
        self.where[one], self.where[other] = there, here
        self.cost -= gain
