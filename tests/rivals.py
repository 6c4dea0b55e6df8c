"""Players for a stand-in to be measured against, and the matches they play."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engines.core.event import Event
from engines.core.match import Match
from engines.core.menu import Given, Picked
from engines.core.move import Cancel, Move
from engines.core.rng import Rng
from engines.core.steward import GENTLE, KEEN, Level
from tests.playing import MOST_STEPS, answer, asked

Player = Callable[[Match[Any], int, random.Random], Given[Move]]
"""Match, seat, chance → the answer."""
Table = Callable[[int, int], Match[Any]]
"""How many seats, seed → a match that begins."""


def steward(level: Level) -> Player:
    """By itself it never begins what it gives up again."""

    def player(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
        menu = match.menu(seat)
        assert menu is not None
        given: Given[Move] = match.game.advise(match.view(seat), menu, Rng("not needed"), level)
        assert given != Picked((Cancel(),)), "it began what it gives up"
        return given

    return player


gentle, keen = steward(GENTLE), steward(KEEN)


def chance(match: Match[Any], seat: int, rng: random.Random) -> Given[Move]:
    """Any option."""
    menu = match.menu(seat)
    assert menu is not None
    return answer(menu, rng)


def play(
    table: Table, players: Sequence[Player], seed: int, story: list[tuple[Event, ...]] | None = None
) -> Match[Any]:
    """A match to its end.

    :param story: gets what each act tells.
    """
    rng, match = random.Random(seed), table(len(players), seed)
    for _ in range(MOST_STEPS):
        if match.over:
            return match
        seat = match.asked()[0]
        match, told = match.act(asked(match, seat, players[seat](match, seat, rng)))
        if story is not None:
            story.append(told)
    raise AssertionError("it does not end")


def ranks(match: Match[Any]) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.ranks


class Duel(NamedTuple):
    first: bool
    """Whether the player sat in seat 0."""
    won: bool
    points: tuple[int, int]
    """The player's and the rival's."""
    end: Match[Any]


def duels(table: Table, player: Player, rival: Player, seeds: Iterable[int]) -> list[Duel]:
    """Two seats; they sit in seat 0 by turns, always on the same deals."""
    return [_duel(table, player, rival, seed) for seed in seeds]


def _duel(table: Table, player: Player, rival: Player, seed: int) -> Duel:
    own = seed % 2
    end = play(table, (player, rival) if own == 0 else (rival, player), seed)
    assert end.outcome is not None
    assert end.outcome.scores is not None
    places, scores = end.outcome.ranks, end.outcome.scores
    return Duel(own == 0, places[own] < places[1 - own], (scores[own], scores[1 - own]), end)
