"""Whole games with pocket 2, open from the start or opened in play: the invariants hold to the end (RL-B6.7)."""

from typing import Any

import pytest

from engines.core.match import Act
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import TERRITORIES
from engines.risk_legacy.campaign.deltas import apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.moves.founding import TakeFaction
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.pocket_2.printed import CARDS
from tests.contract.games import by_turns
from tests.risk_legacy.arrange import Mark, coming, opened
from tests.risk_legacy.packets.island import ALIENS, risen
from tests.risk_legacy.packets.playing import empowered, heard, play

WITH: Any = {"rounds": 6, "name": "island"}


def after_the_rise(seed: int) -> World:
    """With even coins on many cards, so that events come; cities that may be ruined; weak factions and strong ones."""
    marks = {name: Mark(coins=2) for name in TERRITORIES[::2]}
    marks |= {name: Mark(city="minor_city", coins=2) for name in TERRITORIES[1::6]}
    powers = {0: "alien_collaborator", **dict(enumerate(CARDS[seed % 2 :][:3], start=1))}
    return empowered(risen(marks=marks, powers=powers, played=CARDS[seed % 2 :][:3]))


def brought(move: Any) -> bool:
    return isinstance(move, PacketMove) or move == TakeFaction(faction=ALIENS)


@pytest.mark.parametrize("seed", by_turns(1, range(2)))
def test_open_from_the_start(seed: int) -> None:
    """RL-10.11, B6.7: with what it brings used whenever it can be."""
    told = play(seed, after_the_rise(seed), missiles=0, keen=brought, **WITH)
    assert heard(told)["event_drawn"] >= 1
    assert len(told.state.fields) == 43


def test_with_all_other_packets() -> None:
    """RL-B0.2: beside everything else that may be open."""
    world = evolve(after_the_rise(0))
    for packet in ("pack_1", "pack_2", "pack_3", "pack_4", "pocket_1"):
        world = apply(world, coming(packet))
    told = play(5, world, missiles=0, keen=brought, **WITH)
    assert told.match.over


def test_the_clock_alone_ends_it_too() -> None:
    """RL-10.11: defaults everywhere."""
    told = opened(3, world=after_the_rise(0), game=2, round_cap=3)
    while not told.match.over:
        seat = told.match.asked()[0]
        given = told.match.default(seat)
        told.match, _ = told.match.act(Act(seat=seat, question=told.match.question(seat), given=given))
        GAME.check(told.state)
