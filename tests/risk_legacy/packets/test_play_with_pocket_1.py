"""Whole games with pocket 1, open from the start or opened in play: the invariants hold to the end (RL-B5.10)."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engines.core.match import Act
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import POWERS, TERRITORIES
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.moves.battle import Fire
from engines.risk_legacy.moves.founding import TakeFaction
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.state import State
from tests.playing import answer
from tests.risk_legacy.arrange import Mark, land, opened
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import watching

ROUNDS, STEADY = 10, 0.8
EVOLVED = ((), ("unnatural_strength",), ("mindshackle",), ("unstable_cloning",), ("mass_hypnosis",))
Wanted = Callable[[Any], bool]


def empowered(world: World) -> World:
    """As after a founding."""
    fixed = tuple(evolve(banner, power=both[0]) for banner, both in zip(world.banners, POWERS, strict=False))
    return evolve(world, banners=(*fixed, *world.banners[len(fixed) :]))


def after_the_strike(seed: int) -> World:
    """With even coins on many cards, so that events come; missile powers for four factions; and Mutants of any kind."""
    marks = {name: Mark(coins=2) for name in TERRITORIES[::2]}
    powers = {0: "bringer_of_nuclear_fire", **dict(enumerate(POCKET.missile_powers[seed % 2 :][:4], start=1))}
    return empowered(glowing("mongolia", marks=marks, powers=powers, evolved=EVOLVED[seed % len(EVOLVED)]))


def play(seed: int, world: World, *, missiles: int, keen: Wanted) -> Scene:
    """Mostly as a steward would play, else at random; but what is wanted is done whenever it is there."""
    rng = random.Random(seed)
    told = opened(3, world=world, rng=Rng(f"pocket {seed}"), game=2, round_cap=ROUNDS)
    sides = tuple(evolve(side, missiles=missiles, orders=watching("all")) for side in told.state.sides)
    told.match = type(told.match)(GAME, told.state.evolve(sides=sides, chain=told.state.chain))
    for step in range(3000):
        if told.match.over:
            return told
        seat = told.match.asked()[0]
        menu = told.menu(seat)
        given: Any
        wanted = [at for at, option in enumerate(menu.options) if keen(option.move)]
        if wanted and rng.random() < STEADY:
            given = menu.choose(rng.choice(wanted))
        elif rng.random() < STEADY:
            given = GAME.advise(GAME.view(told.state, seat), menu, Rng(f"{seed}-{step}"), "keen")
        else:
            given = answer(menu, rng)
        told.match, events = told.match.act(Act(seat=seat, question=told.match.question(seat), given=given))
        GAME.check(told.state)
        told.story += events
    raise AssertionError("it does not end")


def brought(move: Any) -> bool:
    return isinstance(move, PacketMove) or move == TakeFaction(faction=MUTANTS)


def heard(told: Scene) -> Counter[str]:
    return Counter(event.kind for event in told.story)


@pytest.mark.parametrize("seed", range(4))
def test_open_from_the_start(seed: int) -> None:
    """RL-10.11, B5.10: with what it brings used whenever it can be."""
    told = play(seed, after_the_strike(seed), missiles=4, keen=brought)
    assert heard(told)["event_drawn"] >= 1


@pytest.mark.parametrize("seed", range(4))
def test_opened_in_play(seed: int) -> None:
    """RL-B5.1: three missiles on a roll, as soon as somebody has them."""
    told = play(
        seed,
        empowered(land(allowed=True)),
        missiles=3,
        keen=lambda move: isinstance(move, Fire) and len(move.dice) == 3,
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
