"""Whole games with pocket 2, open from the start or opened in play: the invariants hold to the end (RL-B6.7)."""

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
from engines.risk_legacy.campaign.deltas import apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.moves.founding import TakeFaction
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.pocket_2.printed import CARDS
from tests.playing import answer
from tests.risk_legacy.arrange import Mark, coming, opened
from tests.risk_legacy.packets.island import ALIENS, risen
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import watching

ROUNDS, STEADY = 6, 0.8
Wanted = Callable[[Any], bool]


def empowered(world: World) -> World:
    """As after a founding."""
    fixed = tuple(evolve(banner, power=both[0]) for banner, both in zip(world.banners, POWERS, strict=False))
    return evolve(world, banners=(*fixed, *world.banners[len(fixed) :]))


def after_the_rise(seed: int) -> World:
    """With even coins on many cards, so that events come; cities that may be ruined; weak factions and strong ones."""
    marks = {name: Mark(coins=2) for name in TERRITORIES[::2]}
    marks |= {name: Mark(city="minor_city", coins=2) for name in TERRITORIES[1::6]}
    powers = {0: "alien_collaborator", **dict(enumerate(CARDS[seed % 2 :][:3], start=1))}
    return empowered(risen(marks=marks, powers=powers, played=CARDS[seed % 2 :][:3]))


def play(seed: int, world: World, *, missiles: int, keen: Wanted) -> Scene:
    """Mostly as a steward would play, else at random; but what is wanted is done whenever it is there."""
    rng = random.Random(seed)
    told = opened(3, world=world, rng=Rng(f"island {seed}"), game=2, round_cap=ROUNDS)
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
    return isinstance(move, PacketMove) or move == TakeFaction(faction=ALIENS)


def heard(told: Scene) -> Counter[str]:
    return Counter(event.kind for event in told.story)


@pytest.mark.parametrize("seed", range(2))
def test_open_from_the_start(seed: int) -> None:
    """RL-10.11, B6.7: with what it brings used whenever it can be."""
    told = play(seed, after_the_rise(seed), missiles=0, keen=brought)
    assert heard(told)["event_drawn"] >= 1
    assert len(told.state.fields) == 43


def test_with_all_other_packets() -> None:
    """RL-B0.2: beside everything else that may be open."""
    world = evolve(after_the_rise(0))
    for packet in ("pack_1", "pack_2", "pack_3", "pack_4", "pocket_1"):
        world = apply(world, coming(packet))
    told = play(5, world, missiles=0, keen=brought)
    assert told.match.over


def test_the_clock_alone_ends_it_too() -> None:
    """RL-10.11: defaults everywhere."""
    told = opened(3, world=after_the_rise(0), game=2, round_cap=3)
    while not told.match.over:
        seat = told.match.asked()[0]
        given = told.match.default(seat)
        told.match, _ = told.match.act(Act(seat=seat, question=told.match.question(seat), given=given))
        GAME.check(told.state)
