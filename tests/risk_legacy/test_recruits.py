"""How many recruits there are (RL-5.4.2), and where they go, batch by batch (RL-5.1.6, 5.4.4, 5.13)."""

import json

import pytest

from engines.core.menu import Amount, Number
from engines.core.move import part
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import CONTINENTS, NUMBER, TERRITORIES, WITHIN
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.events.turn import Recruited, TroopsPlaced
from engines.risk_legacy.moves.turn import Place, TakeBack
from engines.risk_legacy.rules.recruits import post
from engines.risk_legacy.rules.undo import upcast
from engines.risk_legacy.words.figures import reckoned
from tests.kits import playing
from tests.risk_legacy.arrange import PEOPLE, Mark, land, scene
from tests.risk_legacy.scene import Scene

PERU, ALASKA = NUMBER["peru"], NUMBER["alaska"]
AFRICA = ("north_africa", "egypt", "east_africa", "central_africa", "south_africa")
ELSEWHERE = ("iceland", "ural", "siberia", "yakutsk", "mongolia", "japan")


def all_of(continent: str) -> tuple[str, ...]:
    return tuple(TERRITORIES[at] for at in WITHIN[CONTINENTS.index(continent)])


def mine(*names: str) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(names, (0, 1))


def cities(**named: str) -> World:
    marks = {"egypt": Mark(city="major_city"), "iceland": Mark(city="major_city"), "ural": Mark(city="minor_city")}
    return land(marks, named=named, changed={"europe": -1})


THREE = land({"egypt": Mark(city="major_city"), "iceland": Mark(city="minor_city")})
EUROPE = mine(*all_of("europe"), *AFRICA, "ural", "siberia")
AUSTRALIA, SOUTH = all_of("australia"), all_of("south_america")


@pytest.mark.parametrize(
    ("troops", "world", "people", "recruits"),
    [
        (mine(*AFRICA[:4]), land(), PEOPLE, (4, 0, 3, 0, 0)),
        (mine(*AFRICA, *ELSEWHERE), THREE, PEOPLE, (11, 3, 4, 0, 0)),
        (mine(*AUSTRALIA), land(), PEOPLE, (4, 0, 3, 2, 0)),
        (mine(*AUSTRALIA[:3]), land(), PEOPLE, (3, 0, 3, 0, 0)),
        (mine(*AUSTRALIA), land(named={"australia": "ann"}), ("", "ann", "cid"), (4, 0, 3, 2, 0)),
        (mine(*SOUTH, *AFRICA), land(named={"south_america": "ann"}), PEOPLE, (9, 0, 3, 2, 1)),
        (EUROPE, cities(europe="ann"), PEOPLE, (14, 5, 6, 4, 1)),
        (EUROPE, cities(europe="bob"), PEOPLE, (14, 5, 6, 4, 0)),
        (EUROPE, cities(), PEOPLE, (14, 5, 6, 4, 0)),
    ],
)
def test_recruits(
    troops: dict[str, tuple[int, int]], world: World, people: tuple[str, ...], recruits: tuple[int, ...]
) -> None:
    """RL-5.4.2, 8.33, 8.44, EX-26, EX-27: territories and population by three, three at least; a continent comes on top
    of it, held whole, with what was changed of it; and one more if this person named it, written there or not."""
    play = scene(troops=troops, world=world, people=people, phase="muster")
    (told,) = play.heard(Recruited)
    assert (told.territories, told.population, told.base, told.continents, told.names) == recruits
    assert play.state.ongoing.recruits == sum(recruits[2:])


@pytest.mark.parametrize(
    ("names", "hand", "sum_", "said"),
    [
        (SOUTH, "", 5, "minimum 3 + 2 for continents"),
        (AFRICA[:4], "coin coin", 5, "the minimum"),
    ],
)
def test_the_minimum_is_of_the_first_term(names: tuple[str, ...], hand: str, sum_: int, said: str) -> None:
    """RL-8.46: of territories and population; a small continent and a small trade come on top of it, and both are
    said."""
    play = scene(troops=mine(*names), hands={0: hand}, phase="muster")
    (told,) = play.heard(Recruited)
    assert playing(GAME).voice("en", GAME.meta.key)(reckoned(told)) == said
    if hand:
        play.trade(hand)
    assert play.state.ongoing.recruits == sum_


@pytest.mark.parametrize("hq", [None, 0, 1])
def test_where_recruits_are_needed(hq: int | None) -> None:
    """RL-5.1.6: the greatest enemy troops next to it less own troops there; then with a headquarters, also one that was
    taken from somebody; then the order of the data."""
    equal = {"alaska": (0, 1), "peru": (0, 1), "kamchatka": (1, 3), "brazil": (1, 3)}
    state = scene(troops=equal, hqs={} if hq is None else {"peru": hq}, phase="muster").state
    assert post(state, 0) == (ALASKA if hq is None else PERU)
    more = {"peru": (0, 1), "alaska": (0, 4), "brazil": (1, 4), "kamchatka": (2, 5), "alberta": (1, 1)}
    assert post(scene(troops=more, phase="muster").state, 0) == PERU


def mustering() -> Scene:
    troops = {"alaska": (0, 1), "peru": (0, 3), "brazil": (1, 4), "north_africa": (1, 1)}
    return scene(troops=troops, phase="muster")


def test_batches_until_none_are_left() -> None:
    """RL-5.4.4, ``place_exactly``: any split over own territories, one at least and no more than there are; with one
    left the place says it all. Then the turn goes on."""
    play = mustering()
    play.does(part(Place, territory=PERU))
    menu = play.menu()
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high) == (1, 3)
    for number in (0, 4):
        with play.refused():
            play.answers(Number(number))
    play.answers(Number(2))
    assert play.state.ongoing.recruits == 1
    play.does(Place(territory=ALASKA, troops=1))
    assert (play.at("peru"), play.at("alaska")) == ((0, 5), (0, 2))
    assert isinstance(play.state.stack[-1], Action)


def test_the_clock_places_all_by_the_rule() -> None:
    """RL-5.4.4, DEFAULT: what is left goes where it is needed most, whatever was being put together."""
    play = mustering()
    play.place(peru=1)
    play.does(part(Place, territory=ALASKA))
    play.clock()
    play.clock()
    assert (play.at("peru"), play.at("alaska"), play.state.ongoing.recruits) == ((0, 6), (0, 1), 0)


def test_one_territory_is_not_asked() -> None:
    """RL-5.13: everything goes there by itself; but a trade is a choice of its own."""
    play = scene(troops={"peru": (0, 1), "brazil": (1, 1)}, phase="muster")
    assert play.heard(TroopsPlaced) == [TroopsPlaced(seat=0, territory=PERU, troops=3)]
    assert (play.at("peru"), play.accepts(TakeBack())) == ((0, 4), False)
    trading = scene(troops={"peru": (0, 1)}, hands={0: "coin coin"}, phase="muster")
    trading.trade("coin coin")
    assert trading.accepts(Place(territory=PERU, troops=5))
    trading.place(peru=5)
    assert trading.at("peru") == (0, 6)


def test_a_state_of_an_older_release_knows_where_recruits_went() -> None:
    """RL-5.4.3: told by what could be taken back; between two turns there is nothing to know."""
    play = scene(troops=mine(*AFRICA), phase="muster", hands={0: "coin coin"})
    play.trade("coin coin")
    play.place(egypt=1, east_africa=2)
    new = json.loads(play.match.dump())
    old = json.loads(play.match.dump())
    del old["turn"]["mustered"]
    assert upcast(old) == new
    assert upcast({"turn": None}) == {"turn": None}
