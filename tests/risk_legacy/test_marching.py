"""Into territories where nobody is (RL-5.5), and one maneuver per turn (RL-5.10)."""

from __future__ import annotations

import pytest

from engines.core.menu import Amount
from engines.core.move import Cancel, part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import Maneuvered, TerritoryEntered, TurnBegan
from engines.risk_legacy.moves.turn import Expand, Maneuver, TakeBack
from engines.risk_legacy.rules.paths import goals
from tests.risk_legacy.arrange import Mark, land, scene

TROOPS = {"peru": (0, 5), "egypt": (1, 3), "japan": (2, 3)}
FORTIFIED = Mark(city="minor_city", boxes=3)


def test_a_plain_expansion() -> None:
    """RL-5.5.1: into an empty neighbour, one at least stays."""
    play = scene(troops=TROOPS)
    play.expand("peru", "brazil", 4)
    assert (play.at("peru"), play.at("brazil")) == ((0, 1), (0, 4))
    assert play.heard(TerritoryEntered)[0].lost == 0
    assert play.state.ongoing.expanded == (NUMBER["brazil"],)


def test_neighbours_alone() -> None:
    """RL-5.5.1, ``not_adjacent``, ``occupied``."""
    play = scene(troops={**TROOPS, "brazil": (1, 2)})
    targets = {move.value for move in play.offers("expand.target")}
    assert targets == {NUMBER["venezuela"], NUMBER["argentina"]}


def test_a_fortified_city_is_dear() -> None:
    """RL-5.5.2, 8.31, EX-30: cost 1 + 2; of four that set out one arrives; three are too few. The
    walls stand as before."""
    play = scene(troops=TROOPS, world=land({"brazil": FORTIFIED}))
    play.expand("peru", "brazil", 4)
    assert (play.at("peru"), play.at("brazil")) == ((0, 1), (0, 1))
    assert play.state.world.lands[NUMBER["brazil"]].boxes == 3
    poor = scene(troops={**TROOPS, "peru": (0, 4)}, world=land({"brazil": FORTIFIED}))
    assert poor.why(part(Expand, target=NUMBER["brazil"])) == text("reason-city-cost")


@pytest.mark.parametrize(
    ("mark", "least"),
    [
        (Mark(), 1),
        (Mark(city="minor_city"), 2),
        (Mark(city="major_city"), 3),
        (Mark(city="world_capital"), 6),
        (Mark(city="minor_city", boxes=9), 4),
        (Mark(city="minor_city", boxes=10), 2),
        (Mark(scar="bunker"), 1),
    ],
)
def test_the_least_that_must_go(mark: Mark, least: int) -> None:
    """RL-5.5.2, EX-30: population, two more for a fortification that is not used up, and one that arrives."""
    play = scene(troops={**TROOPS, "peru": (0, 9)}, world=land({"brazil": mark}))
    play.does(part(Expand, target=NUMBER["brazil"]))
    menu = play.menu()
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high) == (least, 8)


def test_from_several_places() -> None:
    """RL-5.5.1: the strongest origin first; each with its own number."""
    play = scene(troops={**TROOPS, "venezuela": (0, 7), "argentina": (0, 2)})
    play.does(part(Expand, target=NUMBER["brazil"]))
    kinds = [option.move for option in play.menu().options]
    assert kinds == [
        part(Expand, origin=NUMBER["venezuela"]),
        part(Expand, origin=NUMBER["peru"]),
        Expand(origin=NUMBER["argentina"], target=NUMBER["brazil"], troops=1),
        Cancel(),
    ]
    play.does(part(Expand, origin=NUMBER["peru"]), Cancel())
    play.expand("venezuela", "brazil", 3)
    assert play.at("venezuela") == (0, 4)


def test_a_chain_of_expansions() -> None:
    """RL-5.2, step 3: any number, in any order; none is a conquest, and no card is due (RL-2.1.9, 5.5.4)."""
    play = scene(troops=TROOPS)
    play.expand("peru", "brazil", 4)
    play.expand("brazil", "north_africa", 3)
    play.expand("north_africa", "central_africa", 2)
    play.end()
    assert play.hand(0) == ""


def test_a_bare_headquarters_gives_its_star() -> None:
    """RL-5.5.4, 8.43: at once, and it wins (RL-7.1.3)."""
    play = scene(troops=TROOPS, hqs={"brazil": 1}, tokens={0: 1})
    play.expand("peru", "brazil", 1)
    assert play.state.stars(0) == 2
    assert play.heard(TerritoryEntered)[0].hq == 1
    assert not play.accepts(TakeBack())
    winning = scene(troops=TROOPS, hqs={"brazil": 1}, tokens={0: 3})
    winning.expand("peru", "brazil", 1)
    assert winning.heard(GameWon) == [GameWon(seat=0, why="stars", stars=4)]


ICELAND, BRITAIN, WEST = NUMBER["iceland"], NUMBER["great_britain"], NUMBER["western_europe"]
CHAIN = {"iceland": (0, 4), "great_britain": (0, 1), "western_europe": (0, 1), "peru": (1, 2), "japan": (2, 2)}
BROKEN = {**CHAIN, "great_britain": (1, 1)}


def test_connected_by_sea() -> None:
    """RL-5.10.2, EX-33: Iceland, Great Britain, Western Europe."""
    play = scene(troops=CHAIN)
    play.maneuver("iceland", "western_europe", 3)
    assert play.state.fields[WEST].troops == 4
    assert play.heard(Maneuvered)[0].troops == 3


def test_a_broken_chain() -> None:
    """RL-5.10.2, EX-33: with Great Britain lost, ``not_connected``; an empty one breaks it as well."""
    for troops in (BROKEN, {name: told for name, told in CHAIN.items() if name != "great_britain"}):
        play = scene(troops=troops)
        assert goals(play.state, 0, ICELAND) == ()
        assert play.why(part(Maneuver, origin=ICELAND)) == text("reason-not-connected")


def test_it_ends_the_turn() -> None:
    """RL-5.10.4: steps 3 and 4 are over."""
    play = scene(troops=CHAIN)
    play.maneuver("iceland", "great_britain", 1)
    assert [told.seat for told in play.heard(TurnBegan)] == [1]


def test_one_stays_and_one_goes() -> None:
    """RL-5.10.1, ``must_keep_one``, ``same_territory``."""
    play = scene(troops=CHAIN)
    assert play.offers("maneuver.origin") == [part(Maneuver, origin=ICELAND)]
    assert play.why(part(Maneuver, origin=BRITAIN)) == text("reason-must-keep-one")
    with play.refused("reason-must-keep-one"):
        play.does(part(Maneuver, origin=BRITAIN))
    play.does(part(Maneuver, origin=ICELAND))
    assert {move.value for move in play.offers("maneuver.target")} == {BRITAIN, WEST}
    with play.refused("reason-same-territory"):
        play.does(part(Maneuver, target=ICELAND))


def test_the_safest_and_strongest_sets_out_first() -> None:
    """RL-12: from the interior to the border."""
    troops = {"peru": (0, 3), "brazil": (0, 9), "argentina": (0, 4), "north_africa": (1, 5), "japan": (2, 1)}
    play = scene(troops=troops)
    order = [move.value for move in play.offers("maneuver.origin")]
    assert order == [NUMBER["argentina"], NUMBER["peru"], NUMBER["brazil"]]
