"""How often a day asks a player for something: with standing orders at most twice (BM-6), by whatever orders."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engines.bellum_magica import GAME
from engines.core.match import Match, start
from tests import rivals
from tests.bellum_magica.rows import does
from tests.bellum_magica.scene import Scene
from tests.contract.games import seeds
from tests.playing import MOST_STEPS, asked
from tests.rows import LETTERS

Presses = Counter[tuple[int, int]]
"""Day and seat → answers to questions."""
AT_MOST = 2
UNLESS, BY_LIST = "treats_unless 1, 3, 4, 6", "recruits any_more_evil auto, any_evil right, otherwise=done"
PROFILES: Mapping[str, tuple[str, int]] = {
    "carefree": ("never_treats; raid_mode auto; recruit_mode auto", 0),
    "choosy": (f"{UNLESS}; raid_mode auto; {BY_LIST}", 0),
    "robber": (f"{UNLESS}; recruit_mode auto", 1),
    "raider": (f"never_treats; {BY_LIST}", 1),
}
"""Standing orders, and what a day may still ask: the last two choose their attack themselves."""


def ordered(match: Match[Any], seat: int, orders: str) -> Match[Any]:
    game = Scene(match)
    for verb in orders.split("; "):
        does(game, f"{LETTERS[seat]} {verb}")
    return game.match


def dealt(seats: int, seed: int) -> Match[Any]:
    return start(GAME, seats, f"seed-{seed}", options={"first_captain": "0"})


def pressed(match: Match[Any], player: rivals.Player = rivals.gentle) -> Presses:
    """All answers to questions until the end; the goblins, who are placed before the first day, apart."""
    presses, rng = Presses(), random.Random(0)
    for _ in range(MOST_STEPS):
        if match.over:
            return presses
        seat, day = match.asked()[0], match.view(None).table.day
        given = player(match, seat, rng)
        presses[day, seat] += bool(day) and not _steps(match, seat)
        match, _told = match.act(asked(match, seat, given))
    raise AssertionError("it does not end")


def _steps(match: Match[Any], seat: int) -> bool:
    """Whether it goes on with what it began: one slash command says it all."""
    return match.drafting(seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_day_asks_nobody_more_than_twice(seats: int) -> None:
    """With standing orders for all seats, whichever; by their own choice, at most what they kept for themselves."""
    for seed in seeds(0.3):
        match, mosts = dealt(seats, seed), []
        for seat in range(seats):
            orders, most = list(PROFILES.values())[(seat + seed) % len(PROFILES)]
            match = ordered(match, seat, orders)
            mosts.append(most)
        presses = pressed(match)
        assert max(presses.values()) <= AT_MOST
        for (_, seat), count in presses.items():
            assert count <= mosts[seat]
        assert any(presses.values()) == any(mosts), "who kept the choice of the attack is asked for it"


@pytest.mark.parametrize("name", ["carefree", "choosy"])
def test_orders_can_play_a_whole_match(name: str) -> None:
    """BM-6.10: from the goblins on, nobody is asked anything more."""
    orders, _ = PROFILES[name]
    for seed in seeds(0.1):
        match = dealt(3, seed)
        for seat in range(3):
            match = ordered(match, seat, orders)
        assert not any(pressed(match).values())
