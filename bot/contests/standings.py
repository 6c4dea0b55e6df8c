"""Who is ahead in a contest."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engines.core.rng import Rng

WIN = 120
"""Points for the first place alone, at a table of any size; the last one has none."""
BYE = WIN // 2
"""Points for whoever has nobody to play against: what everybody has on average."""

Places = Mapping[str, int]
"""What came of a pod, for everybody in it whose result counts: 1 is the best, those who share a place have the same.
One alone had a bye."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One line of the standings."""

    entrant: str
    points: int
    """In parts of a win, of which :data:`WIN` make one."""
    ahead: int
    """Of those with as many points: how many more of their meetings were won than lost."""
    opponents: Fraction
    """Points that those they have met have on average, each meeting counted."""
    wins: int
    """First places, shared ones too; no byes."""
    played: int
    """Pods, byes too."""


def points(places: Places) -> dict[str, int]:
    """What everybody in a pod gets: the same for each opponent left behind, half of it for each on the same place."""
    if len(places) == 1:
        return dict.fromkeys(places, BYE)
    half = WIN // (len(places) - 1) // 2
    return {
        one: half * sum((place < other) + (place <= other) for who, other in places.items() if who != one)
        for one, place in places.items()
    }


def counted(places: Places, *, late: Iterable[str] = (), stewards: Iterable[str] = ()) -> dict[str, int]:
    """*places* as they count: by rule, never by lot.

    :param late: whose time ran out, or who left: behind everybody who played on, in the order of their places.
    :param stewards: whose results do not count: as if they had not played."""
    last, out = set(late), set(stewards)
    keys = {one: (one in last, place) for one, place in places.items() if one not in out}
    return {one: 1 + sum(other < key for other in keys.values()) for one, key in keys.items()}


def standings(entrants: Sequence[str], results: Sequence[Places], seed: str) -> list[Standing]:
    """The best first. Those with as many points are told apart by what happened among them, then by how well those have
    done whom they met, by their wins, and at last by the *seed*, which is published before the first round.

    :param entrants: everybody, those who have left as well.
    :param results: of every pod and bye so far, in any order."""
    total, wins, played = Counter(dict.fromkeys(entrants, 0)), Counter[str](), Counter[str]()
    met: defaultdict[str, list[str]] = defaultdict(list)
    for places in results:
        total.update(points(places))
        played.update(places.keys())
        if len(places) > 1:
            wins.update(one for one, place in places.items() if place == 1)
            for one in places:
                met[one] += [other for other in places if other != one]
    order, _ = Rng(seed).shuffled(sorted(entrants))
    lot = {entrant: number for number, entrant in enumerate(order)}
    lines = []
    for entrant in entrants:
        tied = {other for other in entrants if total[other] == total[entrant]}
        lines.append(
            Standing(
                entrant=entrant,
                points=total[entrant],
                ahead=_ahead(entrant, tied, results),
                opponents=Fraction(sum(total[other] for other in met[entrant]), max(1, len(met[entrant]))),
                wins=wins[entrant],
                played=played[entrant],
            )
        )
    return sorted(lines, key=lambda line: (-line.points, -line.ahead, -line.opponents, -line.wins, lot[line.entrant]))


def _ahead(entrant: str, among: set[str], results: Sequence[Places]) -> int:
    """How many more meetings with *among* were won than lost."""
    return sum(
        (places[entrant] < place) - (places[entrant] > place)
        for places in results
        if entrant in places
        for other, place in places.items()
        if other in among
    )
