"""Whole games with packs 3 and 4 open: whatever is answered, the invariants hold to the end (RL-B3.9, RL-B4.6)."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engines.core.match import Act
from engines.core.menu import Picked
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER, POWERS, TERRITORIES
from engines.risk_legacy.campaign.world import Campaigned, City, Used, World
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.packets.common.missions.deck import MissionDeck
from engines.risk_legacy.packets.pack_3.seal import PackThree
from engines.risk_legacy.packets.pack_4.seal import PackFour
from tests.contract.games import by_turns
from tests.playing import answer
from tests.risk_legacy.arrange import Mark, land, opened
from tests.risk_legacy.scene import Scene

ROUNDS, STEADY = 12, 0.75


def world() -> World:
    """With cities and rich cards enough for most missions, and a faction that leads."""
    marks = {name: Mark(city="minor_city", coins=4) for name in TERRITORIES[:36:4]}
    marks |= {name: Mark(city="major_city", coins=5) for name in TERRITORIES[2:20:4]}
    found = land({**marks, "india": Mark(scar="bunker", coins=4)}, packets=("pack_3", "pack_4"))
    past = Campaigned(game=1, person="ann", start=NUMBER["china"], result="won")
    banners = tuple(
        evolve(banner, power=powers[0], past=(past,) * (number == 1))
        for number, (banner, powers) in enumerate(zip(found.banners, POWERS, strict=True))
    )
    return evolve(found, banners=banners, used=Used(minor_city=9, major_city=5))


def play(seed: int) -> Counter[str]:
    """A game that stewards play, but for some answers at random; what was heard in it."""
    rng = random.Random(seed)
    told = opened(3, world=world(), rng=Rng(f"missions {seed}"), game=2, round_cap=ROUNDS)
    for step in range(2000):
        if told.match.over:
            break
        seat = told.match.asked()[0]
        menu = told.menu(seat)
        steady = rng.random() < STEADY
        view = GAME.view(told.state, seat)
        given = GAME.advise(view, menu, Rng(f"{seed}-{step}"), "keen") if steady else answer(menu, rng)
        told.match, events = told.match.act(Act(seat=seat, question=told.match.question(seat), given=given))
        GAME.check(told.state)
        told.story += events
    assert told.match.over
    return Counter(event.kind for event in told.story)


@pytest.mark.parametrize("seed", by_turns(0, (10, 19, 78)))
def test_a_game_comes_to_its_end(seed: int) -> None:
    """RL-10.11, RL-B3.9, RL-B4.6: one mission lies face up at least."""
    assert play(seed)["mission_turned_up"] >= 1


@pytest.mark.parametrize(
    ("what", "spoilt"),
    [
        ("RL-B3.9", lambda state: state.evolve(shelf=(MissionDeck(deck=("wide_border",) * 14),))),
        ("RL-B4.6: two world", lambda state: state.evolve(world=_twice(state.world))),
        ("RL-B4.6: two red", lambda state: state.evolve(world=_laden(state.world))),
    ],
)
def test_what_cannot_be_is_noticed(what: str, spoilt: Callable[[Any], Any]) -> None:
    """RL-B3.9, RL-B4.6."""
    packet: Packet = PackThree() if what == "RL-B3.9" else PackFour()
    state = opened(3, world=world(), game=2).state
    packet.check(state)
    with pytest.raises(AssertionError, match=what):
        packet.check(spoilt(state))


def _twice(found: World) -> World:
    city = City(kind="world_capital", founder="ann")
    return found.evolve_land(0, city=city).evolve_land(1, city=city)


def _laden(found: World) -> World:
    banner = evolve(found.banners[0], more=("wide_border", "advanced_tactics"))
    return evolve(found, banners=(banner, *found.banners[1:]))


def test_the_clock_alone_ends_it_too() -> None:
    """RL-10.11: defaults everywhere."""
    told: Scene = opened(3, world=world(), game=2, round_cap=2)
    while not told.match.over:
        seat = told.match.asked()[0]
        given = told.match.default(seat)
        assert given is not None
        told.match, _ = told.match.act(Act(seat=seat, question=told.match.question(seat), given=given))
        assert isinstance(given, Picked) or given
    GAME.check(told.state)
