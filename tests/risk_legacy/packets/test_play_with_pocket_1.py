"""Whole games with pocket 1, open from the start or opened in play: the invariants hold to the end (RL-B5.10)."""

from typing import Any

import pytest

from engines.core.match import Act
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import TERRITORIES
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.moves.battle import Fire
from engines.risk_legacy.moves.founding import TakeFaction
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.state import State
from tests.contract.games import by_turns
from tests.risk_legacy.arrange import Mark, land, opened
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.packets.playing import empowered, heard, play

WITH: Any = {"rounds": 10, "name": "glow"}
EVOLVED = ((), ("unnatural_strength",), ("mindshackle",), ("unstable_cloning",), ("mass_hypnosis",))


def after_the_strike(seed: int) -> World:
    """With even coins on many cards, so that events come; missile powers for four factions; and Mutants of any kind."""
    marks = {name: Mark(coins=2) for name in TERRITORIES[::2]}
    powers = {0: "bringer_of_nuclear_fire", **dict(enumerate(POCKET.missile_powers[seed % 2 :][:4], start=1))}
    return empowered(glowing("mongolia", marks=marks, powers=powers, evolved=EVOLVED[seed % len(EVOLVED)]))


def brought(move: Any) -> bool:
    return isinstance(move, PacketMove) or move == TakeFaction(faction=MUTANTS)


@pytest.mark.parametrize("seed", by_turns(0, range(4)))
def test_open_from_the_start(seed: int) -> None:
    """RL-10.11, B5.10: with what it brings used whenever it can be."""
    told = play(seed, after_the_strike(seed), missiles=4, keen=brought, **WITH)
    assert heard(told)["event_drawn"] >= 1


@pytest.mark.parametrize("seed", by_turns(1, range(4)))
def test_opened_in_play(seed: int) -> None:
    """RL-B5.1: three missiles on a roll, as soon as somebody has them."""
    told = play(
        seed,
        empowered(land(allowed=True)),
        missiles=3,
        keen=lambda move: isinstance(move, Fire) and len(move.dice) == 3,
        **WITH,
    )
    assert heard(told)["nuke_fell"] == 1
    state: State = told.state
    assert sum(each.scar == "fallout" for each in state.world.lands) == 1


def test_the_clock_alone_ends_it_too() -> None:
    """RL-10.11: defaults everywhere."""
    told = opened(3, world=after_the_strike(0), game=2, round_cap=3)
    while not told.match.over:
        seat = told.match.asked()[0]
        given = told.match.default(seat)
        told.match, _ = told.match.act(Act(seat=seat, question=told.match.question(seat), given=given))
        GAME.check(told.state)
