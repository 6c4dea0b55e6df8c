"""How many acts a second the rules alone take: whole matches at random, beside random games of python-chess.

    python -m tests.bench.bench_engine [--seconds S] [--rounds N]

An act is a menu made, any of its answers chosen, and that acted; a move of chess is the list of the legal ones made,
one chosen, and that pushed. All are measured in turns in the same run: compare the ratios, never the figures of two
runs. Counted is the time of the processor, not that on the wall: what else the machine does meanwhile is the fault
neither of the rules nor of chess, and the ratios of two runs then agree. python-chess is under the GPL, so only this
file ever loads it, and does without where it is missing.
"""

import argparse
import gc
import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from engines import GAMES
from engines.core.match import start
from engines.core.menu import Given, Menu, Pick, Picked
from tests.campaigns import bequeaths, lineage
from tests.playing import answer, asked

SECONDS = 1.0
ROUNDS = 5
CHESS = "python-chess"
DRAWN = 150
"""Half-moves without a capture or a pawn's move, after which chess is a draw whatever the players say."""

Playout = Callable[[random.Random], int]
"""Plays one match to its end; returns how many acts it took."""


def matches(game: Any, seats: int) -> Playout:
    """In a campaign those after the first, which may be no more than a founding."""
    heirlooms = lineage(game, 0) if bequeaths(game) else (None,)

    def playout(rng: random.Random) -> int:
        match = start(game, seats, f"{rng.getrandbits(64)}", heirloom=rng.choice(heirlooms))
        while not match.over:
            awaited = match.asked()
            seat = awaited[0] if len(awaited) == 1 else rng.choice(awaited)
            menu = match.menu(seat)
            assert menu is not None, f"seat {seat} is asked nothing"
            match, _ = match.act(asked(match, seat, chosen(menu, rng)))
        return match.step

    return playout


def chosen(menu: Menu[Any], rng: random.Random) -> Given[Any]:
    """Any answer; where it is one of the options, with no more ado than a move of chess is chosen with."""
    if isinstance(menu, Pick) and menu.at_least == menu.at_most == 1:
        return Picked((rng.choice(menu.moves),))
    return answer(menu, rng)


def chess_games() -> Playout | None:
    """``None`` where python-chess is not installed."""
    try:
        chess: Any = import_module("chess")
    except ImportError:
        return None

    def playout(rng: random.Random) -> int:
        board = chess.Board()
        while board.halfmove_clock < DRAWN and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
        return len(board.move_stack)

    return playout


def rate(playout: Playout, rng: random.Random, seconds: float) -> tuple[float, list[int]]:
    """Acts per second over as many whole matches as begin in time, and how long each of them was."""
    lengths: list[int] = []
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        lengths.append(playout(rng))
    return sum(lengths) / spent, lengths


def measure(playouts: dict[str, Playout], seconds: float, rounds: int) -> None:
    rng = random.Random(1)
    rates: dict[str, list[float]] = {name: [] for name in playouts}
    lengths: dict[str, list[int]] = {name: [] for name in playouts}
    for _ in range(rounds):
        for name, playout in playouts.items():
            acts, played = rate(playout, rng, seconds)
            rates[name].append(acts)
            lengths[name] += played
    for name, each in rates.items():
        line = f"{name:28} {statistics.median(each):8.0f} acts/s, {statistics.mean(lengths[name]):5.0f} acts a match"
        if CHESS in rates and name != CHESS:
            ratio = statistics.median(ours / theirs for ours, theirs in zip(each, rates[CHESS], strict=True))
            line += f", {ratio:5.2f} times {CHESS}"
        print(line, flush=True)


def main(seconds: float = SECONDS, rounds: int = ROUNDS) -> None:
    playouts: dict[str, Playout] = {}
    for key, game in GAMES.items():
        seats = game.meta.seats[len(game.meta.seats) // 2]
        playouts[f"{key}, {seats} seats"] = matches(game, seats)
    chess = chess_games()
    if chess:
        playouts[CHESS] = chess
    else:
        print(f"no {CHESS} to compare with; to get it: pip install --require-hashes -r tests/bench/constraints.txt")
    gc.freeze()  # as the bot does: what is imported is no garbage of a match
    measure(playouts, seconds, rounds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="acts a second that the rules take")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="per round and game")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    main(options.seconds, options.rounds)
