"""A game is laid out and taken up (RL-4.2): who may start where, and join (RL-4.3)."""

from __future__ import annotations

import pytest

from engines.core.match import start
from engines.core.menu import Picked, Refused
from engines.core.move import Cancel
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import FACTIONS, NUMBER
from engines.risk_legacy.campaign.world import City, Land, World
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.events.founding import FactionTaken, GameBegan, ScarDealt, Started, StartRolled
from engines.risk_legacy.events.turn import TurnBegan
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.rules.starts import entries, farthest, hindrance, starts
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import Mark, land, opened, scene


def test_start_bonuses() -> None:
    """RL-4.2.2, EX-40: 0, 1, 2 signatures: 1 star, 1 missile, 2 missiles; with the headquarters 2, 1, 1 stars."""
    play = opened(world=land(signed=("bob", "cid", "cid")))
    assert [(side.tokens, side.missiles) for side in play.state.sides] == [(("start",), 0), ((), 1), ((), 2)]
    for _ in range(3):
        play.clock()
    assert [play.state.stars(seat) for seat in range(3)] == [2, 1, 1]


def test_a_seat_without_a_person_has_a_star() -> None:
    """RL-4.2.2: whatever was signed, nobody is nobody."""
    play = opened(people=("ann", "", "cid"), world=land(signed=("ann",)))
    assert [side.missiles for side in play.state.sides] == [1, 0, 0]
    assert play.state.sides[1].tokens == ("start",)


def test_the_deck_and_the_row() -> None:
    """RL-4.2.3, 8.25: every card that was not destroyed; four of them face up; the oldest in slot 4."""
    play = opened(world=land({"peru": Mark(card=False)}))
    cards = play.state.cards
    assert len(cards.deck) == 37
    assert None not in cards.row
    assert NUMBER["peru"] not in (*cards.deck, *cards.row)
    assert cards.pile == 10
    (began,) = play.heard(GameBegan)
    assert began.row == cards.row


def test_scar_cards() -> None:
    """RL-4.2.4, EX-40: of a pool of 4 five seats get none, four get one each."""
    world = land(played=("bunker", "ammo_shortage"))
    five = opened(5, world=world)
    assert [side.scar for side in five.state.sides] == [None] * 5
    assert len(five.state.pool) == 4
    assert not five.heard(GameBegan)[0].scars
    four = opened(4, world=world)
    assert None not in [side.scar for side in four.state.sides]
    assert four.state.pool == ()
    assert four.heard(GameBegan)[0].scars


def test_a_scar_card_is_known_to_its_owner_alone() -> None:
    """RL-3: that everybody has one is known, which one is not."""
    play = opened()
    for seat in range(3):
        assert [told.scar for told in play.heard(ScarDealt, seat)] == [play.state.sides[seat].scar]
    assert play.heard(ScarDealt) == []


def test_the_start_roll() -> None:
    """RL-4.2.5: those tied for the highest roll again until one is left."""
    for number in range(40):
        play = opened(4, rng=Rng(f"roll {number}"))
        (told,) = play.heard(StartRolled)
        rolling = [0, 1, 2, 3]
        for rolls in told.rounds:
            assert [seat for seat, _ in rolls] == rolling
            highest = max(die for _, die in rolls)
            rolling = [seat for seat, die in rolls if die == highest]
        assert rolling == [told.first] == [play.state.first]


def test_picks_go_clockwise_from_the_high_roller() -> None:
    """RL-4.2.6, 4.2.8: so do the turns; the first one is a normal turn with recruiting."""
    play = opened(4)
    order = play.state.clockwise(play.state.first)
    for seat in order:
        assert play.mover == seat
        assert play.match.span == "setup"
        play.clock()
    assert [told.seat for told in play.heard(TurnBegan)] == [order[0]]
    assert play.match.span == "turn"
    play.runs_out()
    assert play.mover == order[1]


def test_a_faction_and_a_place() -> None:
    """RL-4.2.6: headquarters and 8 troops at once; nothing is settled before the place is."""
    play = opened()
    seat = play.mover
    play.does(TakeFaction(faction=3))
    assert play.events == ()
    play.does(Cancel(), TakeFaction(faction=2), StartAt(territory=NUMBER["peru"]))
    assert play.at("peru") == (seat, 8)
    assert play.state.fields[NUMBER["peru"]].hq == seat
    assert play.state.sides[seat].faction == 2
    assert play.state.sides[seat].start == NUMBER["peru"]
    assert (len(play.heard(FactionTaken)), len(play.heard(Started))) == (1, 1)


def test_the_last_faction_is_not_asked_for() -> None:
    """RL-4.2.6: with one left the place is all there is to choose."""
    play = opened(5)
    for _ in range(4):
        play.clock()
    (left,) = [at for at in range(len(FACTIONS)) if at not in [side.faction for side in play.state.sides]]
    seat = play.mover
    spot = play.offers(StartAt)[0]
    assert play.match.blocked(seat)
    play.does(spot)
    assert play.state.sides[seat].faction == left


def test_the_default_pick() -> None:
    """RL-4.2.6, DEFAULT: first free faction; with no headquarters yet, fewest links, then the order of the data."""
    play = opened()
    first = play.mover
    play.clock()
    assert play.state.sides[first].faction == 0
    assert play.at("eastern_australia") == (None, 0)
    assert play.state.sides[first].start == NUMBER["argentina"]
    assert play.match.default(play.mover) == Picked((TakeFaction(faction=1),))


def test_a_game_may_end_after_any_round_from_the_eighth() -> None:
    """RL-1.10: no cap, or a number from 8 on."""
    (setting,) = (setting for setting in GAME.meta.options if setting.key == "round_cap")
    assert (setting.default, setting.choices, setting.numbers[0]) == ("none", ("none",), 8)
    for rounds in (8, 13, setting.numbers[-1]):
        assert start(GAME, 3, "seats", options={"round_cap": str(rounds)})._state.variant.round_cap == rounds
    assert start(GAME, 3, "seats")._state.variant.round_cap is None
    for wrong in ("7", "0", "008", str(setting.numbers[-1] + 1)):
        with pytest.raises(Refused):
            start(GAME, 3, "seats", options={"round_cap": wrong})


def position(world: World | None = None, hqs: tuple[tuple[str, int], ...] = (("alaska", 1),)) -> State:
    return scene(troops={name: (seat, 8) for name, seat in hqs}, hqs=dict(hqs), world=world).state


def why(state: State, seat: int, name: str, *, hq: bool = True) -> str | None:
    return hindrance(state, seat, NUMBER[name], hq=hq)


def test_not_next_to_a_headquarters() -> None:
    """RL-4.3.2, EX-31: with one in Alaska, Kamchatka (by sea), Alberta and Northwest Territory are near it."""
    state = position()
    for name in ("kamchatka", "alberta", "northwest_territory"):
        assert why(state, 0, name) == "near_hq"
    assert why(state, 0, "ontario") is None
    assert why(state, 0, "alaska") == "occupied"


def test_marks() -> None:
    """RL-2.1.4, 4.3.1, EX-31: a city or a scar, nothing else; nor does the name of a continent or a change of it."""
    others = {"named": {"north_america": "ann"}, "changed": {"north_america": -1}}
    for mark, why_not in ((Mark(scar="bunker"), "marked"), (Mark(coins=3), None), (Mark(card=False), None)):
        assert why(position(land({"ontario": mark}, **others)), 0, "ontario") == why_not  # type: ignore[arg-type]


def test_a_founder_comes_home() -> None:
    """RL-4.3.1, 8.15, EX-31: a major city, scarred or not, is legal for its founder and nobody else; a minor one for
    nobody."""
    expected: dict[CityKind, tuple[str | None, str | None]] = {
        "major_city": (None, "marked"),
        "minor_city": ("marked", "marked"),
        "world_capital": ("marked", "marked"),
    }
    for kind, both in expected.items():
        state = position(land({"ontario": Mark(city=kind, founder="ann", scar="bunker")}))
        assert (why(state, 0, "ontario"), why(state, 1, "ontario")) == both


def test_home_is_not_next_to_a_headquarters_either() -> None:
    """RL-4.3.2: this binds founders too."""
    state = position(land({"alberta": Mark(city="major_city", founder="ann")}))
    assert why(state, 0, "alberta") == "near_hq"


def test_a_cancelled_scar_leaves_no_mark() -> None:
    """RL-8.14: what was placed and removed again does not bar a start."""
    assert why(position(land(played=("bunker",))), 0, "ontario") is None


def test_joining_does_not_mind_headquarters() -> None:
    """RL-4.3.2, 8.17."""
    state = position()
    assert why(state, 0, "alberta", hq=False) is None
    assert NUMBER["alberta"] in entries(state, 0)


def test_a_founder_joins_at_home() -> None:
    """RL-4.3.1, 5.4.1: a scar does not bar the own major city; next to a headquarters it may be, too."""
    state = position(land({"alberta": Mark(city="major_city", founder="ann", scar="bunker")}))
    assert NUMBER["alberta"] in entries(state, 0)
    assert why(state, 2, "alberta", hq=False) == "marked"


def test_a_bare_headquarters_is_no_start() -> None:
    """RL-8.43: it occupies."""
    state = scene(troops={"peru": (0, 1)}, hqs={"alaska": 1}).state
    assert why(state, 2, "alaska", hq=False) == "occupied"


def built_up() -> World:
    """More cities than there are in the box."""
    return World(lands=(Land(city=City(kind="minor_city", founder="somebody")),) * len(NUMBER))


def test_what_counts_when_nothing_is_legal() -> None:
    """RL-4.3.3: unoccupied without a city, then any unoccupied apart from headquarters, then any unoccupied."""
    state = position()
    state = state.evolve(world=evolve(state.world, lands=(Land(scar="bunker"),) * len(NUMBER)))
    assert NUMBER["ontario"] in starts(state, 0)
    assert NUMBER["alberta"] not in starts(state, 0)
    built = state.evolve(world=state.world.evolve_land(NUMBER["peru"], city=City(kind="minor_city", founder="ann")))
    assert [at for at in starts(state, 0) if at not in starts(built, 0)] == [NUMBER["peru"]]
    apart = starts(state.evolve(world=built_up()), 0)
    assert NUMBER["ontario"] in apart
    assert NUMBER["alberta"] not in apart
    full = {name: (0, 1) for name in NUMBER if name != "alberta"}
    assert starts(scene(troops=full, hqs={"alaska": 0}).state, 1) == (NUMBER["alberta"],)


def test_the_relaxed_rules_are_not_for_joining() -> None:
    """RL-4.3.3."""
    assert entries(position().evolve(world=built_up()), 0) == ()


def test_the_farthest_start() -> None:
    """RL-4.2.6, DEFAULT: in links from the nearest headquarters."""
    state = position()
    found = farthest(state, 0)
    assert found in starts(state, 0)
    assert found == NUMBER["madagascar"]
