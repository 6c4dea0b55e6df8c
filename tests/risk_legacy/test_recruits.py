"""How many recruits there are (RL-5.4.2), and where they go, batch by batch (RL-5.1.6, 5.4.4, 5.13)."""

from __future__ import annotations

import pytest

from engines.core.menu import Amount, Number
from engines.core.move import part
from engines.risk_legacy.atlas import CONTINENTS, NUMBER, TERRITORIES, WITHIN
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.events.turn import Recruited, TroopsPlaced
from engines.risk_legacy.moves.turn import Place, TakeBack
from engines.risk_legacy.rules.recruits import post, reckon
from tests.risk_legacy.arrange import PEOPLE, Mark, land, scene
from tests.risk_legacy.scene import Scene


def all_of(continent: str) -> tuple[str, ...]:
    return tuple(TERRITORIES[at] for at in WITHIN[CONTINENTS.index(continent)])


AFRICA = ("north_africa", "egypt", "east_africa", "central_africa", "south_africa")
ELSEWHERE = ("iceland", "ural", "siberia", "yakutsk", "mongolia", "japan")


def mine(*names: str) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(names, (0, 1))


def test_territories_and_population_by_three() -> None:
    """RL-5.4.2, EX-26: 11 territories and a population of 3 make 14 // 3 = 4."""
    world = land({"egypt": Mark(city="major_city"), "iceland": Mark(city="minor_city")})
    held = mine(*AFRICA, *ELSEWHERE)
    play = scene(troops=held, world=world, phase="muster")
    assert reckon(play.state, 0).total == 4
    (told,) = play.heard(Recruited)
    assert (told.territories, told.population, told.base, told.continents, told.names) == (11, 3, 4, 0, 0)


CITIES = {"egypt": Mark(city="major_city"), "iceland": Mark(city="major_city"), "ural": Mark(city="minor_city")}
EUROPE = mine(*all_of("europe"), *AFRICA, "ural", "siberia")


def lowered(**named: str) -> World:
    return land(CITIES, named=named, changed={"europe": -1})


@pytest.mark.parametrize(
    ("troops", "world", "people", "recruits"),
    [
        (mine(*AFRICA[:4]), land(), PEOPLE, 3),
        (mine(*all_of("australia")), land(), PEOPLE, 3 + 2),
        (mine(*all_of("australia")[:3]), land(), PEOPLE, 3),
        (mine(*all_of("australia")), land(named={"australia": "ann"}), ("", "ann", "cid"), 5),
        (EUROPE, lowered(europe="ann"), PEOPLE, 11),
        (EUROPE, lowered(europe="bob"), PEOPLE, 10),
        (EUROPE, lowered(), PEOPLE, 10),
    ],
)
def test_recruits(troops: dict[str, tuple[int, int]], world: World, people: tuple[str, ...], recruits: int) -> None:
    """RL-5.4.2, 8.33, EX-26, EX-27: three at least, for territories alone, a continent comes on top of it, held whole;
    14 territories, population 5, Europe lowered and named by him: 6 + 4 + 1; names go by the person there."""
    play = scene(troops=troops, world=world, people=people, phase="muster")
    assert play.state.ongoing.recruits == recruits


def test_a_continent_its_name_and_a_trade() -> None:
    """RL-5.4.2, EX-26: 9 territories with all South America, named by this person, and 6 coins: 3 + 2 + 1 + 13. That
    nothing is written there makes no difference (RL-8.44)."""
    world = land({"alaska": Mark(coins=3), "ural": Mark(coins=2)}, named={"south_america": "ann"})
    held = mine(*all_of("south_america"), *AFRICA)
    play = scene(troops=held, world=world, hands={0: "alaska ural coin"}, phase="muster")
    assert play.state.ongoing.recruits == 6
    play.trade("alaska ural coin")
    assert play.state.ongoing.recruits == 19


def test_recruits_go_where_enemies_outnumber() -> None:
    """RL-5.1.6: the greatest enemy troops next to it less own troops there."""
    troops = {"peru": (0, 1), "alaska": (0, 4), "brazil": (1, 4), "kamchatka": (2, 5), "alberta": (1, 1)}
    play = scene(troops=troops, phase="muster")
    assert post(play.state, 0) == NUMBER["peru"]


def test_a_headquarters_breaks_the_tie() -> None:
    """RL-5.1.6: then one with a headquarters, then the order of the data."""
    troops = {"alaska": (0, 1), "peru": (0, 1), "kamchatka": (1, 3), "brazil": (1, 3)}
    assert post(scene(troops=troops, phase="muster").state, 0) == NUMBER["alaska"]
    for whose in (0, 1):
        state = scene(troops=troops, hqs={"peru": whose}, phase="muster").state
        assert post(state, 0) == NUMBER["peru"], "also one that was taken from somebody"


PERU, ALASKA, EGYPT = NUMBER["peru"], NUMBER["alaska"], NUMBER["egypt"]
TROOPS = {"alaska": (0, 1), "peru": (0, 3), "brazil": (1, 4), "north_africa": (1, 1)}


def mustering() -> Scene:
    return scene(troops=TROOPS, phase="muster")


def test_batches_until_none_are_left() -> None:
    """RL-5.4.4: any split over own territories; then the turn goes on."""
    play = mustering()
    play.place(peru=1)
    assert play.state.ongoing.recruits == 2
    play.place(alaska=2)
    assert (play.at("peru"), play.at("alaska")) == ((0, 4), (0, 3))
    assert isinstance(play.state.stack[-1], Action)


def test_no_more_than_are_left_and_no_fewer_than_one() -> None:
    """RL-5.4.4, ``place_exactly``."""
    play = mustering()
    play.does(part(Place, territory=PERU))
    menu = play.menu()
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high) == (1, 3)
    for number in (0, 4):
        with play.refused():
            play.answers(Number(number))


def test_the_last_one_needs_no_number() -> None:
    """RL-5.4.4: with one recruit left the place says it all."""
    play = mustering()
    play.place(peru=2)
    assert play.accepts(Place(territory=ALASKA, troops=1))


def test_one_territory_is_not_asked() -> None:
    """RL-5.13: everything goes there by itself."""
    play = scene(troops={"peru": (0, 1), "brazil": (1, 1)}, phase="muster")
    assert play.at("peru") == (0, 4)
    assert play.heard(TroopsPlaced) == [TroopsPlaced(seat=0, territory=PERU, troops=3)]
    assert not play.accepts(TakeBack())


def test_one_territory_and_cards_to_trade_is_asked() -> None:
    """RL-5.13: the trade is a choice of its own."""
    play = scene(troops={"peru": (0, 1)}, hands={0: "coin coin"}, phase="muster")
    play.trade("coin coin")
    assert play.accepts(Place(territory=PERU, troops=5))
    play.place(peru=5)
    assert play.at("peru") == (0, 6)


def test_the_clock_places_all_by_the_rule() -> None:
    """RL-5.4.4, DEFAULT: what is left goes where it is needed most, whatever was being put together."""
    play = mustering()
    play.place(peru=1)
    play.does(part(Place, territory=ALASKA))
    play.clock()
    play.clock()
    assert (play.at("peru"), play.at("alaska")) == ((0, 6), (0, 1))
    assert play.state.ongoing.recruits == 0
