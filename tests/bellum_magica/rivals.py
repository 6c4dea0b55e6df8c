"""Reference players for the stand-in to be measured against, and the matches they play (BM-12)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engines.bellum_magica import GAME
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import SETTLEMENTS
from engines.core.match import Match, start
from engines.core.menu import Given, Pick, Picked
from engines.core.move import Move
from engines.core.rng import Rng
from tests.playing import MOST_STEPS, answer, asked

Player = Callable[[Match[Any], int, random.Random], Given[Move]]
"""Match, seat, chance → the answer."""


def steward(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    menu = match.menu(seat)
    assert menu is not None
    return GAME.advise(match.view(seat), menu, Rng("not needed"))


def chance(match: Match[Any], seat: int, rng: random.Random) -> Given[Move]:
    """Any option."""
    return answer(match.menu(seat), rng)  # type: ignore[arg-type]


def brute(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    """Everybody on the right, the best guarded settlement, robberies where there is no other; it never treats."""
    menu = match.menu(seat)
    assert isinstance(menu, Pick)
    moves = [option.move for option in menu.options]
    match moves[0]:
        case m.PlaceGoblins():
            return Picked((m.PlaceGoblins(sides=("right", "right")),))
        case m.Recruit():
            return Picked((next(move for move in reversed(moves) if isinstance(move, m.Recruit)),))
    settlements = [move for move in moves if isinstance(move, m.Plunder)]
    return Picked((max(settlements, key=_guarded) if settlements else moves[0],))


def _guarded(attack: m.Plunder) -> int:
    card = SETTLEMENTS[attack.settlement]
    return card.defence.shields + 2 * card.defence.magic


def play(players: Sequence[Player], seed: int, **options: str) -> Match[Any]:
    """A match to its end. Seat 0 is the first captain unless said otherwise."""
    rng = random.Random(seed)
    match = start(GAME, len(players), f"seed-{seed}", options={"first_captain": "0", **options})
    for _ in range(MOST_STEPS):
        if match.over:
            return match
        seat = match.asked()[0]
        match, _told = match.act(asked(match, seat, players[seat](match, seat, rng)))
    raise AssertionError("it does not end")


class Duel(NamedTuple):
    first: bool
    """Whether the player was the first captain."""
    won: bool
    points: tuple[int, int]
    """The player's and the rival's."""
    days: int


def duels(player: Player, rival: Player, seeds: Iterable[int]) -> list[Duel]:
    """Two seats; they begin by turns, always on the same deals."""
    return [_duel(player, rival, seed) for seed in seeds]


def _duel(player: Player, rival: Player, seed: int) -> Duel:
    own = seed % 2
    match = play((player, rival) if own == 0 else (rival, player), seed)
    assert match.outcome is not None
    assert match.outcome.scores is not None
    ranks, scores = match.outcome.ranks, match.outcome.scores
    return Duel(own == 0, ranks[own] < ranks[1 - own], (scores[own], scores[1 - own]), match.view(None).table.day)
