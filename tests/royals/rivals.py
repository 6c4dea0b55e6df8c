"""Reference players for the stand-in to be measured against, and the matches they play (RY-12)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engines.core.match import Match, start
from engines.core.menu import Given, Pick, Picked
from engines.core.move import Move
from engines.core.rng import Rng
from engines.royals import GAME
from engines.royals.atlas import NOBLES
from engines.royals.moves import Claim, Draw, EndTurn, FromDeck, FromIntrigue, FromRow
from engines.royals.view import View
from tests.playing import MOST_STEPS, answer, asked

Player = Callable[[Match[Any], int, random.Random], Given[Move]]
"""Match, seat, chance → the answer."""


def steward(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    menu = match.menu(seat)
    assert menu is not None
    return GAME.advise(match.view(seat), menu, Rng("not needed"))


def chance(match: Match[Any], seat: int, rng: random.Random) -> Given[Move]:
    """Any option."""
    menu = match.menu(seat)
    assert menu is not None
    return answer(menu, rng)


def cheapest(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    """Three country cards, from the row what the cheapest noble needs; then the cheapest noble, as long as it can."""
    menu, view = match.menu(seat), match.view(seat)
    assert isinstance(menu, Pick)
    moves = [option.move for option in menu.options]
    claims = [move for move in moves if isinstance(move, Claim)]
    if claims:
        return Picked((min(claims, key=lambda claim: sum(claim.country) + sum(claim.intrigue)),))
    if isinstance(moves[-1], EndTurn):
        return Picked((moves[-1],))
    return Picked((_needed(view, [move for move in moves if isinstance(move, Draw)]),))


def _needed(view: View, draws: Sequence[Draw]) -> Draw:
    assert view.own is not None
    vacant = [each for each in view.own.prospects if each.holder is None]
    wanted = [NOBLES[each.noble].country for each in sorted(vacant, key=lambda each: NOBLES[each.noble].cost)[:1]]
    singles = [draw for draw in draws if len(draw.sources) == 1 and not isinstance(draw.sources[0], FromIntrigue)]
    suits = (draw for draw in singles if isinstance(draw.sources[0], FromRow) and draw.sources[0].country in wanted)
    return next(suits, next(draw for draw in singles if isinstance(draw.sources[0], FromDeck)))


def play(players: Sequence[Player], seed: int, **options: str) -> Match[Any]:
    """A match to its end. Seat 0 begins unless said otherwise."""
    rng = random.Random(seed)
    match = start(GAME, len(players), f"seed-{seed}", options={"start_player": "0", **options})
    for _ in range(MOST_STEPS):
        if match.over:
            return match
        (seat,) = match.asked()
        match, _told = match.act(asked(match, seat, players[seat](match, seat, rng)))
    raise AssertionError("it does not end")


class Duel(NamedTuple):
    first: bool
    """Whether the player began."""
    won: bool
    points: tuple[int, int]
    """The player's and the rival's."""


def duels(player: Player, rival: Player, seeds: Iterable[int]) -> list[Duel]:
    """Two seats; they begin by turns, always on the same deals."""
    return [_duel(player, rival, seed) for seed in seeds]


def _duel(player: Player, rival: Player, seed: int) -> Duel:
    own = seed % 2
    outcome = play((player, rival) if own == 0 else (rival, player), seed).outcome
    assert outcome is not None
    assert outcome.scores is not None
    ranks, scores = outcome.ranks, outcome.scores
    return Duel(own == 0, ranks[own] < ranks[1 - own], (scores[own], scores[1 - own]))
