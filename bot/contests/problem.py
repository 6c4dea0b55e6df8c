"""The question that a draw answers, in numbers."""

from __future__ import annotations

from dataclasses import dataclass

Groups = list[list[int]]
"""Numbers of entrants, usual pods first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Divide the numbers from 0 on into pods, at the least cost."""

    costs: list[list[int]]
    """What it costs that two sit in one pod; symmetric, never negative, 0 with oneself."""
    repeat: int
    """What it costs at least that two sit together again, and more than all the rest."""
    size: int
    pods: int
    odd: int
    odds: int
    """As in :class:`bot.contests.shape.Shape`."""
    must: int
    """As a bit mask: whose turn it is to be in an odd pod."""
    may: int
    """Who can be in one, those included."""

    def __post_init__(self) -> None:
        assert self.must & ~self.may == 0
        assert self.must.bit_count() <= self.odd * self.odds <= self.may.bit_count()

    def cost(self, groups: Groups) -> int:
        return sum(self.costs[one][other] for group in groups for one in group for other in group if one < other)

    def first(self) -> Groups:
        """Any division that is allowed: the first numbers together."""
        everybody = range(len(self.costs))
        turn = [each for each in everybody if self.must >> each & 1]
        free = [each for each in everybody if (self.may & ~self.must) >> each & 1]
        odd = turn + free[: self.odd * self.odds - len(turn)]
        usual = [each for each in everybody if each not in odd]
        return _cut(usual, self.size, self.pods) + _cut(odd, self.odd, self.odds)


def _cut(numbers: list[int], size: int, pods: int) -> Groups:
    return [numbers[each * size : (each + 1) * size] for each in range(pods)]
