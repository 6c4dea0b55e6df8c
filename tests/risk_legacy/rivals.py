"""Reference players for the stand-in to be measured against, and the games they play (RL-12)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from engines.core.match import Match, begin
from engines.core.menu import Given
from engines.core.move import Move
from engines.core.outcome import Heirloom
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from tests.playing import MOST_STEPS, answer, asked
from tests.risk_legacy.arrange import PEOPLE

Player = Callable[[Match[Any], int, random.Random], Given[Move]]
"""Match, seat, chance → the answer."""


def steward(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    menu = match.menu(seat)
    assert menu is not None
    given: Given[Move] = GAME.advise(match.view(seat), menu, Rng("not needed"))
    return given


def chance(match: Match[Any], seat: int, rng: random.Random) -> Given[Move]:
    """Any option."""
    menu = match.menu(seat)
    assert menu is not None
    return answer(menu, rng)


@cache
def founded(seats: int, seed: int) -> Heirloom:
    """A world before its first game."""
    match, _ = begin(GAME, seats, f"world-{seed}", {"founding": "random"})
    heirloom = GAME.bequest(match._state)
    assert heirloom is not None
    return heirloom


def first_game(seats: int, seed: int, **options: str) -> Match[Any]:
    match, _ = begin(GAME, seats, f"seed-{seed}", options, founded(seats, seed), PEOPLE[:seats])
    return match


def play(players: Sequence[Player], seed: int, **options: str) -> Match[Any]:
    """A first game of its world to its end."""
    rng = random.Random(seed)
    match = first_game(len(players), seed, **options)
    for _ in range(MOST_STEPS):
        if match.over:
            return match
        seat = match.asked()[0]
        match, _told = match.act(asked(match, seat, players[seat](match, seat, rng)))
    raise AssertionError("it does not end")


class Contest(NamedTuple):
    won: bool
    rounds: int


def contests(player: Player, rival: Player, seeds: Iterable[int]) -> list[Contest]:
    """One against two, on every seat by turns."""
    return [_contest(player, rival, seed) for seed in seeds]


def _contest(player: Player, rival: Player, seed: int) -> Contest:
    players = [rival] * 3
    players[seed % 3] = player
    match = play(players, seed)
    assert match.outcome is not None
    return Contest(match.outcome.ranks[seed % 3] == 1, match.view(None).round)
