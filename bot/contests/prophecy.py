"""What it was worth to say who wins, or how something else comes out: the more of those who said anything were wrong,
the more whoever was right."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

WHOLE = 100
"""Points of somebody who was all but alone in being right."""


@dataclass(frozen=True, slots=True)
class Prophet:
    who: str
    points: int
    right: int
    """How often."""
    said: int
    """Out of how many times."""


def worth(right: int, said: int) -> int:
    """The points of each of those who were *right*, of so many who *said* anything."""
    return WHOLE * (said - right) // said if said else 0


def prophets(questions: Iterable[Mapping[str, bool]]) -> list[Prophet]:
    """Everybody who has said anything, the best first.

    :param questions: of each, by person, whether they were right."""
    found: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for said in questions:
        each = worth(sum(said.values()), len(said))
        for who, right in said.items():
            line = found[who]
            line[0], line[1], line[2] = line[0] + each * right, line[1] + right, line[2] + 1
    made = [Prophet(who, *line) for who, line in found.items()]
    return sorted(made, key=lambda one: (-one.points, -one.right, one.said, one.who))
