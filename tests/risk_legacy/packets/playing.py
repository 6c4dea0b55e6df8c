"""Whole games in worlds laid out by hand, in which somebody is keen on what a packet brings."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from engines.core.match import Act
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import POWERS
from engines.risk_legacy.campaign.world import World
from tests.playing import answer
from tests.risk_legacy.arrange import opened
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import watching

STEADY = 0.8
Wanted = Callable[[Any], bool]


def empowered(world: World) -> World:
    """As after a founding."""
    fixed = tuple(evolve(banner, power=both[0]) for banner, both in zip(world.banners, POWERS, strict=False))
    return evolve(world, banners=(*fixed, *world.banners[len(fixed) :]))


def play(seed: int, world: World, *, missiles: int, keen: Wanted, rounds: int, name: str) -> Scene:
    """Mostly as a steward would play, else at random; but what is wanted is done whenever it is there.

    :param name: of the chance in it."""
    rng = random.Random(seed)
    told = opened(3, world=world, rng=Rng(f"{name} {seed}"), game=2, round_cap=rounds)
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


def heard(told: Scene) -> Counter[str]:
    return Counter(event.kind for event in told.story)
