"""How long it takes to say what somebody has missed, in milliseconds of the processor: the digest, and beside it its
words. No digest may take longer than 20.

    python -m tests.bench.bench_digests --matches 200

Matches at random and matches in which stewards mostly play, at the largest table; absences that begin anywhere, and
end with the own next answer or with the match. Told is in Russian, since half of the texts are longest there. What is
read once and kept (catalogues, measures) has been read before anything is measured; what takes too long is tried once
more, since something else may have had the machine, and counts if it takes too long again: then it ends with 1."""

import argparse
import gc
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from bot.play import telling
from bot.play.past import Past
from engines import GAMES
from engines.core.digest import Heard, digest
from persistence.records import Known
from persistence.sittings import Sitting
from tests.campaigns import table
from tests.contract.checks.digests import heard, next_answer
from tests.kits import EVERY
from tests.playing import Advised, played

T = TypeVar("T")
NAMES = ("Аня", "Боря", "Вера", "Глеб", "Дина")
MOMENTS = 60
"""At which somebody goes away, in each match."""
PLAYERS: tuple[Advised | None, ...] = (None, lambda _menu: 0.9)
MOST = 0.02
"""Seconds that a digest takes at most."""


class Absence(NamedTuple):
    """What somebody has missed, and how it was."""

    told: list[Heard]
    reader: int
    past: Past


class Spent(NamedTuple):
    digest: float
    words: float


def absences(game: Any, seed: int) -> Iterator[Absence]:
    """Those that are looked at in the matches of one seed."""
    seats = game.meta.seats[-1]
    sittings = [Sitting(step=0, seat=seat, person=f"{seat}") for seat in range(seats)]
    for advised in PLAYERS:
        turns = tuple(played(table(game, seats, seed), seed, advised=advised))
        gc.freeze()  # the matches in memory are the bench's own, and no digest has to be swept past them
        past = Past(EVERY, game.meta.key, "ru", NAMES[:seats], Known(), sittings)
        for start in range(0, len(turns), max(1, len(turns) // MOMENTS)):
            reader = start % seats
            for end in (next_answer(turns, start, reader), len(turns)):
                yield Absence(heard(turns[start:end], reader), reader, past)
        gc.unfreeze()


def spent(absence: Absence) -> Spent:
    """The quicker of two tries, where the first took too long."""
    told, reader, past = absence
    first, found = timed(lambda: digest(told, reader))
    made = min(first, timed(lambda: digest(told, reader))[0]) if first > MOST else first
    return Spent(made, timed(lambda: telling.digested(found, past, reader))[0])


def timed(work: Callable[[], T]) -> tuple[float, T]:
    began = time.process_time()
    done = work()
    return time.process_time() - began, done


def at(values: Sequence[float], share: float) -> str:
    """So large is that share of the values at most."""
    return f"{sorted(values)[round((len(values) - 1) * share)] * 1000:.1f}"


def main(matches: int = 4) -> int:
    """How many digests took too long."""
    over = 0
    for key, game in GAMES.items():
        for absence in absences(game, 0):
            spent(absence)
        times = [spent(absence) for seed in range(matches) for absence in absences(game, seed)]
        late = sum(each.digest > MOST for each in times)
        figures = (
            f"{name} {at(values, 0.5)} / {at(values, 0.95)} / {at(values, 1)}"
            for name, values in (
                ("digest", [each.digest for each in times]),
                ("words beside it", [each.words for each in times]),
            )
        )
        told = f"{late} digests above {MOST * 1000:.0f} ms"
        print(f"{key}: {len(times)} digests; ms half / 95 % / longest: {', '.join(figures)}; {told}", flush=True)
        over += late
    return over


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=4)
    sys.exit(main(parser.parse_args().matches) > 0)
