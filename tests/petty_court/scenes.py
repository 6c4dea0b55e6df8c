"""Positions to begin a scenario from, and a way to tell it as play."""

from dataclasses import replace
from typing import Any

from engines.core.booklet.strokes import Edit, Stroke
from engines.core.match import Match, start
from engines.core.menu import Number, Picked, Typed
from engines.core.move import Move
from engines.core.rng import Rng
from tests.petty_court import GAME
from tests.petty_court.rules import DECK, Withdraw
from tests.petty_court.turns import Round, TakeTurn
from tests.playing import asked

PASS_DENIES, ASK_AGAIN = (Edit(field="passes", value=value) for value in (True, False))
"""Strokes in the standing orders."""


def scene(*hands: str, coins: tuple[int, ...] = (0, 5, 0), faces: tuple[int, ...] = ()) -> Match[Any]:
    """A match of three at seat 0's turn, in which the seats hold the named cards and the dice show *faces*."""
    state = start(GAME, 3, "scenario")._state
    pool = list(range(len(DECK)))
    players = []
    for hand, purse in zip(hands, coins, strict=True):
        held = []
        for ref in hand.split():
            held.append(next(card for card in pool if DECK[card] == ref))
            pool.remove(held[-1])
        players.append(replace(state.players[0], hand=tuple(held), coins=purse))
    stack = (Round(), TakeTurn(seat=2), TakeTurn(seat=1), TakeTurn(seat=0))
    rng = Rng.loaded(*faces)
    return Match(GAME, state.evolve(players=tuple(players), deck=tuple(pool), rng=rng, stack=stack))


def play(match: Match[Any], *script: tuple[int, Move | int | str]) -> tuple[Match[Any], list[str]]:
    """*script* is told as ``(seat, move)``, with a number or words for menus that ask for these."""
    story: list[str] = []
    for seat, said in script:
        given = Number(said) if isinstance(said, int) else Typed(said) if isinstance(said, str) else Picked((said,))
        act = asked(match, seat, given)
        match, events = match.act(replace(act, question=None) if isinstance(said, Stroke | Withdraw) else act)
        story += [type(event).__name__ for event in events]
    return match, story


def coins(match: Match[Any]) -> tuple[int, ...]:
    return tuple(seen.coins for seen in match.view(None).players)


def card(match: Match[Any], seat: int, ref: str) -> int:
    """The number of a copy of *ref* that *seat* holds."""
    held: int = match._state.players[seat].holding(ref)[0]
    return held
