"""How often a day asks a player for something: with standing orders at most twice (BM-6), by whatever orders."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica.orders import RecruitWish
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.match import Act, Match, start
from engines.core.menu import Picked
from engines.core.move import Move
from tests import rivals
from tests.bellum_magica.ordering import added
from tests.contract.games import seeds
from tests.playing import MOST_STEPS, asked

Strokes = tuple[Move, ...]
Presses = Counter[tuple[int, int]]
"""Day and seat → answers to questions."""
AT_MOST = 2
UNLESS: Strokes = (
    Leaf(page="treats"),
    Leaf(page="unless"),
    *(Edit(field="unless", value=row) for row in (1, 3, 4, 6)),
    Edit(field="unless_save", value=True),
    Leaf(page="top"),
)
BY_LIST: Strokes = (
    Leaf(page="recruit"),
    Leaf(page="recruit_list"),
    Edit(field="recruit_what", value="any_more_evil"),
    added(RecruitWish(what="any_more_evil", side="auto")),
    Edit(field="recruit_what", value="any_evil"),
    added(RecruitWish(what="any_evil", side="right")),
    Edit(field="recruit_otherwise", value="done"),
    Edit(field="recruit_save", value=True),
)
NEVER: Strokes = (Leaf(page="treats"), Edit(field="never_treat", value=True), Leaf(page="top"))
RAID: Strokes = (Leaf(page="raid"), Edit(field="raid", value="auto"), Leaf(page="top"))
RECRUIT: Strokes = (Leaf(page="recruit"), Edit(field="recruit", value="auto"))
PROFILES: Mapping[str, tuple[Strokes, int]] = {
    "carefree": ((*NEVER, *RAID, *RECRUIT), 0),
    "choosy": ((*UNLESS, *RAID, *BY_LIST), 0),
    "robber": ((*UNLESS, *RECRUIT), 1),
    "raider": ((*NEVER, *BY_LIST), 1),
}
"""Standing orders, and what a day may still ask: the last two choose their attack themselves."""


def ordered(match: Match[Any], seat: int, strokes: Strokes) -> Match[Any]:
    for stroke in strokes:
        match, _ = match.act(Act(seat=seat, question=None, given=Picked((stroke,))))
    return match


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
            strokes, most = list(PROFILES.values())[(seat + seed) % len(PROFILES)]
            match = ordered(match, seat, strokes)
            mosts.append(most)
        presses = pressed(match)
        assert max(presses.values()) <= AT_MOST
        for (_, seat), count in presses.items():
            assert count <= mosts[seat]
        assert any(presses.values()) == any(mosts), "who kept the choice of the attack is asked for it"


@pytest.mark.parametrize("name", ["carefree", "choosy"])
def test_orders_can_play_a_whole_match(name: str) -> None:
    """BM-6.10: from the goblins on, nobody is asked anything more."""
    strokes, _ = PROFILES[name]
    for seed in seeds(0.1):
        match = dealt(3, seed)
        for seat in range(3):
            match = ordered(match, seat, strokes)
        assert not any(pressed(match).values())
