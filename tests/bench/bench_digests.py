"""How long it takes to say what somebody has missed, in milliseconds of the processor: the digest, and its words.

    python -m tests.bench.bench_digests [--matches N]

Matches at random and matches in which stewards mostly play, at the largest table; absences that begin anywhere, and
end with the own next answer or with the match. Told is in Russian, since half of the texts are longest there.
"""

import argparse
import gc
import time
from collections.abc import Iterator, Sequence
from typing import Any

from bot.play import telling
from bot.play.past import Past
from engines import GAMES
from engines.core.digest import digest
from persistence.records import Known
from persistence.sittings import Sitting
from tests.campaigns import table
from tests.contract.checks.digests import heard, next_answer
from tests.kits import EVERY
from tests.playing import Advised, played

NAMES = ("Аня", "Боря", "Вера", "Глеб", "Дина")
MOMENTS = 60
"""At which somebody goes away, in each match."""
PLAYERS: tuple[Advised | None, ...] = (None, lambda _menu: 0.9)


def spent(game: Any, matches: int) -> Iterator[tuple[float, float]]:
    """Of each digest, the time for it and for its words."""
    seats = game.meta.seats[-1]
    sittings = [Sitting(step=0, seat=seat, person=f"{seat}") for seat in range(seats)]
    for seed in range(matches):
        for advised in PLAYERS:
            turns = tuple(played(table(game, seats, seed), seed, advised=advised))
            gc.freeze()  # the matches in memory are the bench's own, and no digest has to be swept past them
            past = Past(EVERY, game.meta.key, "ru", NAMES[:seats], Known(), sittings)
            for start in range(0, len(turns), max(1, len(turns) // MOMENTS)):
                reader = start % seats
                for end in (next_answer(turns, start, reader), len(turns)):
                    told = heard(turns[start:end], reader)
                    began = time.process_time()
                    found = digest(told, reader)
                    made = time.process_time()
                    telling.digested(found, past, reader)
                    yield made - began, time.process_time() - made


def at(values: Sequence[float], share: float) -> str:
    """So large is that share of the values at most."""
    return f"{sorted(values)[round((len(values) - 1) * share)] * 1000:.1f}"


def main(matches: int = 4) -> None:
    for key, game in GAMES.items():
        times = list(spent(game, matches))
        both = [made + said for made, said in times]
        figures = (
            f"{name} {at(values, 0.5)} / {at(values, 0.95)} / {at(values, 1)}"
            for name, values in (
                ("digest", [made for made, _ in times]),
                ("words", [said for _, said in times]),
                ("both", both),
            )
        )
        print(f"{key}: {len(times)} digests; ms half / 95 % / longest: {', '.join(figures)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=4)
    main(parser.parse_args().matches)
