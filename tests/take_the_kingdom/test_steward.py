"""The built-in player of this game: TK-12, and never more than its seat may know."""

from __future__ import annotations

import random

from engines.core.draft import Cancel
from engines.core.game import Act
from engines.core.match import start
from engines.core.menu import Pick, Picked
from engines.core.rng import Rng
from engines.take_the_kingdom import GAME

SEEDS = 200
SHARE = 0.8


def at_random(menu: Pick, rng: random.Random) -> Picked:
    """Uniform over what is offered, never taking a step back."""
    options = [option.move for option in menu.options if option.move != Cancel()]
    return Picked(tuple(rng.sample(options, rng.randint(menu.at_least, min(menu.at_most, len(options))))))


def winner_is(steward: int, seed: int) -> bool:
    match, rng = start(GAME, 2, f"taste {seed}"), random.Random(seed)
    while not match.over:
        (seat,) = match.asked()
        menu = match.menu(seat)
        assert isinstance(menu, Pick)
        given = GAME.advise(match.view(seat), menu, Rng(f"{match.step}")) if seat == steward else at_random(menu, rng)
        match, _ = match.act(Act(seat=seat, question=match.question(seat), given=given))
    outcome = match.outcome
    assert outcome is not None
    return outcome.ranks[steward] == 1 and outcome.ranks[1 - steward] > 1


def test_it_beats_random_play() -> None:
    """TK-12: in at least four of five two-seat games, from either seat; a shared victory does not count."""
    won = sum(winner_is(seed % 2, seed) for seed in range(SEEDS))
    assert won >= SHARE * SEEDS, f"{won} of {SEEDS}"
