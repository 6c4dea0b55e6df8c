"""A ladder: whoever wins a pod moves up to the one above, its last one down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.contests.past import Pod
from bot.contests.shape import Shape
from bot.contests.standings import Places


def climbed(pods: Sequence[tuple[Pod, Places]]) -> list[str]:
    """Everybody as they stand after a round, the highest first.

    :param pods: as they were played, the highest first, each with what came of it; whoever is not in that stays last.
    """
    rungs = [sorted(pod, key=lambda one: places.get(one, len(pod) + 1)) for pod, places in pods]
    for upper, lower in pairwise(rungs):
        if upper and lower:
            upper[-1], lower[0] = lower[0], upper[-1]
    return [one for rung in rungs for one in rung]


def rungs(order: Sequence[str], shape: Shape) -> list[Pod]:
    """The pods of the next round, the highest first."""
    sizes = [shape.size] * shape.pods + [shape.odd] * shape.odds
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return [tuple(order[start : start + size]) for start, size in zip(starts, sizes, strict=True)]
