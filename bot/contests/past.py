"""What the rounds so far mean for the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

Pod = tuple[str, ...]
"""Entrants in the order of their seats; one alone has a bye."""
Pair = tuple[str, str]
"""Two entrants, in the order of their ids."""


def pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


@dataclass(frozen=True, slots=True)
class Past:
    """How often something has happened."""

    met: Counter[Pair] = field(default_factory=Counter)
    """Two sat in one pod."""
    odd: Counter[str] = field(default_factory=Counter)
    """Somebody had a bye, or sat in a pod of another size than most in that round."""
    seats: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Somebody had that seat."""

    @classmethod
    def of(cls, rounds: Iterable[Sequence[Pod]]) -> Past:
        """*rounds* as they were drawn."""
        past = cls()
        for pods in rounds:
            usual = usual_size(pods)
            for pod in pods:
                past.met.update(pair(*two) for two in combinations(pod, 2))
                if len(pod) > 1:
                    past.seats.update((entrant, seat) for seat, entrant in enumerate(pod))
                if len(pod) != usual:
                    past.odd.update(pod)
        return past


def usual_size(pods: Sequence[Pod]) -> int:
    """That of most pods; of as many of each, that of those which are drawn first."""
    sizes = Counter(len(pod) for pod in pods if len(pod) > 1)
    return max(sizes, key=lambda size: sizes[size]) if sizes else 1
