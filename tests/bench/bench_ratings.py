"""Whether ratings find out who plays well, and how soon, in a simulated club; and how long it takes to work them out.

    python -m tests.bench.bench_ratings [--seeds N]

Sixty people whose skills are spread as the model takes newcomers' to be, with luck half as wide at each match. They
meet in pods of three to five. After forty matches each, some of them get better by as much as skills are spread.
"""

import argparse
import time
from collections.abc import Sequence
from random import Random

from bot.contests.ratings import Rating, rated
from bot.contests.standings import Places

PEOPLE, SEEDS = 60, 8
SPREAD, LUCK = 25 / 3, 25 / 6
EARLY, LATE, SOON = 10, 40, 30
"""Matches of each."""
BETTER = 10
"""People who learn something."""
MANY = 100_000


class Club:
    """People who play, with what they can do and what came of it."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.skill = {f"p{each}": self.chance.gauss(25, SPREAD) for each in range(PEOPLE)}
        self.results: list[Places] = []

    def everybody_plays(self) -> None:
        """One match each."""
        people = list(self.skill)
        self.chance.shuffle(people)
        while people:
            size = min(len(people), self.chance.choice((3, 4, 5)))
            size += len(people) - size if len(people) - size < 3 else 0
            pod, people = people[:size], people[size:]
            order = sorted(pod, key=lambda one: -self.chance.gauss(self.skill[one], LUCK))
            self.results.append({one: place for place, one in enumerate(order, 1)})

    def ratings(self) -> dict[str, Rating]:
        return rated(self.results)


def spearman(one: dict[str, float], other: dict[str, float]) -> float:
    """How alike two orders are: 1 if they are the same."""
    ranks = [{who: rank for rank, who in enumerate(sorted(values, key=values.__getitem__))} for values in (one, other)]
    off = sum((ranks[0][who] - ranks[1][who]) ** 2 for who in one)
    return 1 - 6 * off / (len(one) * (len(one) ** 2 - 1))


def season(seed: int) -> tuple[float, float, int]:
    """How well the order is known early and late, and how many of those who got better are soon seen to have."""
    club, known = Club(seed), []
    for number in range(1, LATE + 1):
        club.everybody_plays()
        if number in (EARLY, LATE):
            known.append(spearman({who: each.mu for who, each in club.ratings().items()}, club.skill))
    before = club.ratings()
    learners = sorted(club.skill, key=club.skill.__getitem__)[PEOPLE // 4 : PEOPLE // 4 + BETTER]
    for who in learners:
        club.skill[who] += SPREAD
    seen = set[str]()
    for _ in range(SOON):
        club.everybody_plays()
        after = club.ratings()
        seen |= {who for who in learners if after[who].mu - before[who].mu >= SPREAD / 2}
    return known[0], known[1], len(seen)


def reckoned() -> float:
    """Seconds of the processor for many results of a club."""
    club = Club(0)
    while len(club.results) < MANY:
        club.everybody_plays()
    began = time.process_time()
    rated(club.results[:MANY])
    return time.process_time() - began


def main(arguments: Sequence[str] = ()) -> None:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--seeds", type=int, default=SEEDS)
    seeds = made.parse_args(list(arguments)).seeds
    early, late, seen = zip(*map(season, range(seeds)), strict=True)
    print(f"order known after {EARLY} matches: {sum(early) / seeds:.3f} (worst {min(early):.3f})")
    print(f"after {LATE}: {sum(late) / seeds:.3f} (worst {min(late):.3f})")
    print(f"improvement seen within {SOON}: {100 * sum(seen) / (seeds * BETTER):.0f} %")
    print(f"{MANY:,} results: {reckoned():.1f} s")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
