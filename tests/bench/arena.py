"""How well stewards play: one of a level against others, each deal once from every seat.

    python -m tests.bench.arena GAME [--seats 2] [--games 200] [--level keen] [--against gentle | was] [--first 0]

*was* is the steward before there were levels (:mod:`tests.bench.as_it_was`). A shared first place counts half. Besides,
what the others' best had less (points), how many of its moves only undid others (where tests of a game say what that
is: ``undoing.py``), how long a match was (acts), and how long the steward thought (milliseconds of the processor).
"""

import argparse
import random
import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from statistics import mean
from typing import Any, NamedTuple

from engines import GAMES
from engines.core.event import Event
from engines.core.match import Match, start
from engines.core.menu import Given
from engines.core.move import Move
from engines.core.steward import GENTLE, KEEN, LEVELS
from tests.bench.as_it_was import was
from tests.rivals import Player, play, ranks, steward

WAS = "was"


class Bout(NamedTuple):
    won: float
    lead: int | None
    """Points more than the best of the others; ``None`` where the game counts none."""
    acts: int
    undone: int | None
    """Moves of the player that only undid others; ``None`` where nobody counts them."""


def bouts(game: Any, seats: int, games: Iterable[int], player: Player, rival: Player) -> Iterator[Bout]:
    """*player* alone against *rival* on every other seat."""
    undone = _undone(game.meta.key)
    for number in games:
        deal, own = divmod(number, seats)
        story: list[tuple[Event, ...]] = []
        end = play(
            lambda seats, seed: opening(game, seats, f"arena {seed}"),
            [player if seat == own else rival for seat in range(seats)],
            deal,
            story,
        )
        places = ranks(end)
        firsts = places.count(1)
        scores = end.outcome and end.outcome.scores
        lead = scores[own] - max(scores[:own] + scores[own + 1 :]) if scores else None
        yield Bout(1 / firsts if places[own] == 1 else 0, lead, end.step, undone and undone(story).count(own))


def _undone(key: str) -> Any:
    """What a game's tests call a move that only undoes another: told a match, whose they were."""
    name = f"tests.{key}.undoing"
    return import_module(name).undone if find_spec(name) else None


def opening(game: Any, seats: int, seed: str) -> Match[Any]:
    """The first match that is played for its own sake: a world is founded by chance."""
    chance = {each.key: "random" for each in game.meta.options if each.founding and "random" in each.choices}
    match = start(game, seats, seed, chance)
    return start(game, seats, seed, heirloom=game.bequest(match._state)) if match.over else match


class Timed:
    """A player, and how long each of its answers took."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.spent: list[float] = []

    def __call__(self, match: Match[Any], seat: int, rng: random.Random) -> Given[Move]:
        began = time.process_time()
        given = self.player(match, seat, rng)
        self.spent.append((time.process_time() - began) * 1000)
        return given


def main(plan: argparse.Namespace) -> None:
    timed = Timed(steward(plan.level))
    games = range(plan.first, plan.first + plan.games)
    played = list(
        bouts(GAMES[plan.game], plan.seats, games, timed, was if plan.against == WAS else steward(plan.against))
    )
    undone = [bout.undone for bout in played if bout.undone is not None]
    leads = [bout.lead for bout in played if bout.lead is not None]
    print(
        f"{plan.game}, {plan.seats} seats: {plan.level} wins {sum(bout.won for bout in played):g} of {len(played)}"
        f" against {plan.against}; leads by {mean(leads) if leads else 0:.1f};"
        f" undoing {sum(undone) if undone else 'not counted'};"
        f" acts {mean(bout.acts for bout in played):.0f}, longest {max(bout.acts for bout in played)};"
        f" ms an answer {mean(timed.spent):.1f}, longest {max(timed.spent):.0f}"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game: other ones to tune by")
    parser.add_argument("--level", choices=LEVELS, default=KEEN)
    parser.add_argument("--against", choices=(*LEVELS, WAS), default=GENTLE)
    main(parser.parse_args())
