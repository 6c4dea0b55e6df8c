"""Pack 1 (RL-B1): when it opens, biohazards, and play at random with all of it."""

from typing import Any

import pytest

from engines.core.move import part
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import CardUpgraded, CityFounded, ScarPlaced
from engines.risk_legacy.campaign.world import Used
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.events.packets import PacketUnsealed, TroopsLost
from engines.risk_legacy.events.turn import KnockedOut
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.rewards import Forgo, FoundMinor, RewardMove
from engines.risk_legacy.packets.pack_1.drafting import Picking
from engines.risk_legacy.pages.world.packets import packets
from engines.risk_legacy.state import State
from tests.contract.games import by_turns
from tests.kits import playing
from tests.playing import played
from tests.risk_legacy import arrange, transitions, worlds
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.packets.open_world import table
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.told.pack_1 import ninth_city
from tests.risk_legacy.victory import won

OPEN = ("pack_1",)
PERU, EGYPT = NUMBER["peru"], NUMBER["egypt"]


# ---- the seal


def test_the_founder_of_the_ninth_city_opens_it_after_all_rewards() -> None:
    """RL-B1, B0.3: the others choose theirs first; the scar cards join the pool, and nothing of this game changes."""
    play = ninth_city()
    assert not play.state.world.packets.opened
    while play.state.stack[-1].kind == "held_on_reward":
        play.clock()
    assert (play.asked, play.menu().moves) == ((1,), (BreakSeal(packet="pack_1"),))
    play.does(BreakSeal(packet="pack_1"))
    assert play.heard(PacketUnsealed) == [PacketUnsealed(seat=1, packet="pack_1")]
    assert (play.match.over, play.state.world.packets.opened) == (True, OPEN)
    assert play.state.world.pool.count("biohazard") == 3


@pytest.mark.parametrize("change", ["sit", "leave", "resign"])
def test_the_founder_is_gone_before_the_last_reward(change: Any) -> None:
    """RL-B1, 7.4.2, 7.7.1: the winner opens it in their place; who only leaves the chair is still the founder."""
    play = ninth_city()
    play.seating(1, change, "zoe" if change == "sit" else None)
    while play.state.stack[-1].kind == "held_on_reward":
        play.clock()
    opener = play.state.people.index("bob") if "bob" in play.state.people else 0
    assert (play.mover, play.offers(BreakSeal)) == (opener, [BreakSeal(packet="pack_1")])
    play.does(BreakSeal(packet="pack_1"))
    assert play.heard(PacketUnsealed) == [PacketUnsealed(seat=opener, packet="pack_1")]
    assert play.match.over


def test_without_founder_and_winner_the_next_one_opens_it() -> None:
    """RL-B1, 7.7.1: clockwise from the winner; where nobody is left it opens by itself, and the game ends."""
    play = ninth_city()
    for seat in (0, 1):
        play.seating(seat, "resign")
    while play.state.stack[-1].kind == "held_on_reward":
        play.clock()
    assert (play.mover, play.offers(BreakSeal)) == (2, [BreakSeal(packet="pack_1")])
    play.seating(2, "resign")
    if not play.match.over:
        play.clock()
    assert (play.match.over, play.state.world.packets.opened) == (True, OPEN)
    empty = ninth_city()
    for seat in range(4):
        empty.seating(seat, "resign")
    assert (empty.match.over, empty.state.world.packets.opened) == (True, OPEN)


def test_how_far_it_is_is_said_before() -> None:
    """RL-B0.1: the condition is public, and so is how much of it has been seen."""
    said = playing(GAME).voice("en", "risk_legacy")
    for cities, opens, far in ((8, "📦 opens Pack 1! · ", "8 of 9: only one is missing!"), (7, "", "7 of 9 so far")):
        world = evolve(land(allowed=True), used=evolve(Used(), minor_city=cities))
        play = won(0, world=world)
        play.does(part(Forgo, sure=None), Forgo())
        (hint,) = [each.hint for each in play.menu().options if each.move == part(RewardMove, reward="found_minor")]
        assert hint
        assert said(hint).startswith(f"{opens}population 1")
        (page,) = packets((arrange.FOUNDED,), world)
        assert said(page.sections[0].lines[0]) == f"📦 Pack 1: sealed until the ninth minor city is founded ({far})"


def test_what_would_open_it_says_so_in_every_question() -> None:
    """RL-B0.1, B1. What a newcomer missed: it was small print below one of the rewards, and the second press, "Are you
    sure?", was silent about it."""
    said = playing(GAME).voice("en", "risk_legacy")
    for cities, told in (
        (8, "📦 This opens **Pack 1**: 9 of 9 (the ninth minor city is founded)!"),
        (6, "📦 Pack 1 (the ninth minor city is founded): this makes **7 of 9**."),
    ):
        play = won(0, world=evolve(land(allowed=True), used=evolve(Used(), minor_city=cities)))
        assert play.menu().notes() == (), "a winner founds no minor city, and a newcomer looked for it in vain"
        play.does(part(Forgo, sure=None), Forgo())
        assert [said(each) for each in play.menu().notes()] == [f"A minor city: {told}"]
        play.does(part(RewardMove, reward="found_minor"))
        assert [said(each) for each in play.menu().notes()] == [told]
        founding, *_ = [each for each in play.menu().options if isinstance(each.move, FoundMinor)]
        assert [said(each) for each in founding.warnings] == [told]


def test_it_stays_closed_before() -> None:
    """RL-B1, B0.1: with eight cities, or in a world without packets, nothing opens."""
    for world in (evolve(land(allowed=True), used=evolve(Used(), minor_city=7)), land()):
        play = won(0, world=world)
        while not play.match.over:
            play.clock()
        assert play.state.world.packets.opened == ()


def test_it_opens_late_where_the_condition_was_met_before() -> None:
    """RL-B0.4: in the setup of the next game."""
    met = evolve(land(allowed=True), used=evolve(Used(), minor_city=9))
    play = opened(world=met)
    assert (play.heard(PacketUnsealed)[0].seat, isinstance(play.state.stack[-1], Picking)) == (None, True)
    held = [side.scar for side in play.state.sides if side.scar]
    assert sorted([*play.state.pool, *held]) == sorted(play.state.world.pool)


# ---- biohazards


def poisoned(troops: int, **more: Any) -> Scene:
    world = land({"peru": Mark(scar="biohazard")}, packets=OPEN)
    return scene(
        troops={"peru": (0, troops), "egypt": (1, 3), "japan": (2, 3), **more.pop("troops", {})}, world=world, **more
    )


def test_a_biohazard_costs_a_troop_each_turn() -> None:
    """RL-B1.7, 5.11.1: at the end of its controller's turn, and of nobody else's."""
    play = poisoned(3)
    play.end()
    assert (play.heard(TroopsLost), play.at("peru")) == (
        [TroopsLost(seat=0, territory=PERU, troops=1, emptied=False, cause="biohazard")],
        (0, 2),
    )
    play.runs_out()
    assert play.at("peru") == (0, 2)


def test_the_last_troop_too() -> None:
    """RL-B1.7, B0.6: the territory is nobody's, its headquarters stands bare; whoever has no other is knocked out, and
    the cards are discarded."""
    play = poisoned(1, hqs={"peru": 0}, hands={0: "egypt coin"})
    play.end()
    assert (play.at("peru"), play.state.fields[PERU].hq) == ((None, 0), 0)
    assert [(out.seat, out.by) for out in play.heard(KnockedOut)] == [(0, None)]
    assert (play.hand(0), EGYPT in play.state.cards.discard, play.state.cards.pile) == ("", True, 10)


# ---- play


CITIES: dict[CityKind, tuple[int, ...]] = {"minor_city": worlds.MINOR[:7], "major_city": worlds.MAJOR[:3]}
MARKS = (
    *(CityFounded(territory=at, city=kind, person="ann") for kind, places in CITIES.items() for at in places),
    *(CardUpgraded(territory=at) for at in range(9, 42)),
    *(ScarPlaced(territory=at, scar="biohazard") for at in (3, 20)),
)
"""Cities, biohazards, and cards that bring events."""


@pytest.mark.parametrize("seats", by_turns(1, (3, 4, 5)))
def test_play_at_random(seats: int) -> None:
    """RL-10, B1.10: everything holds after every act, and nothing changes that nobody was told."""
    *_, last = (
        _checked(turn)
        for turn in played(table(seats, seats, *OPEN, changes=MARKS, resign="remove"), seats, advised=lambda _: 0.6)
    )
    assert last.after.over


def _checked(turn: Any) -> Any:
    state: State = turn.after._state
    GAME.check(state)
    transitions.check(turn.before._state, turn.events, state)
    return turn
