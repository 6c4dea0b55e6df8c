"""The Aliens, their events and what they leave of cities (RL-B6.3 to B6.5)."""

from typing import Any

import pytest

from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import CityFounded, PowerAdded, apply
from engines.risk_legacy.events.turn import KnockedOut, RecruitedMore, StarGained
from engines.risk_legacy.moves.turn import TakeCard
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.packets.common.cards import EventDeck, boxed
from engines.risk_legacy.packets.common.told import EventDrawn
from engines.risk_legacy.packets.pocket_1.moves import Forbid, Interfere
from engines.risk_legacy.packets.pocket_2.moves import BeamDown, ClaimDomination, Refrain, RuinCity, TakeFromIsland
from engines.risk_legacy.packets.pocket_2.ruins import Ruined, ruins
from engines.risk_legacy.packets.pocket_2.told import CityRuined
from engines.risk_legacy.rules.recruits import reckon
from engines.risk_legacy.rules.starts import hindrance
from tests.risk_legacy.arrange import Mark, opened, scene
from tests.risk_legacy.packets.island import ALIENS, FOES, ISLAND, POCKET, risen
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.test_picture import drawn, has, words

PERU, EGYPT, JAPAN = NUMBER["peru"], NUMBER["egypt"], NUMBER["japan"]
MINOR, MAJOR = Mark(city="minor_city"), Mark(city="major_city", founder="bob")
REFRAIN = Refrain()
POWER = PowerAdded(faction=1, power="interference")
THREE = "china alaska siberia mongolia"


def aliens(**more: Any) -> Scene:
    """Seat 0 plays the Aliens and has the island."""
    marks, packets = more.pop("marks", {}), more.pop("packets", ())
    world = more.pop("world", None) or risen(marks=marks, packets=packets)
    given = {"troops": {"alien_island": (0, 5), "alaska": (0, 3), **FOES}, "factions": {0: ALIENS}, **more}
    return scene(world=world, **given)


def event(name: str, *, marks: Any = None, deck: tuple[str, ...] = (), row: str = "", **more: Any) -> Scene:
    """Seat 0 takes a card, and one of two coins comes up: that event is drawn."""
    troops = {"alien_island": (0, 5), "alaska": (0, 3), **FOES}
    play = aliens(
        marks={"ural": Mark(coins=2), **(marks or {})},
        troops=more.pop("troops", troops),
        row=row or "china alaska siberia mongolia",
        deck="ural kamchatka",
        turn={"conquered": (NUMBER["alaska"],)},
        shelf=(EventDeck(deck=(name, *deck)),),
        **more,
    )
    play.end()
    return play


# ---- the faction


def test_they_come_with_the_next_game() -> None:
    """RL-B6.3: whoever plays then may take them, and there are seven event cards more."""
    play = opened(3, world=risen())
    assert ALIENS in play.state.factions
    assert sorted(boxed(play.state.world)) == sorted(
        ("beam_down",) * 2 + ("die_humans",) * 3 + ("mysterious_island",) * 2
    )
    assert play.state.world.packets.opened == (POCKET,)


def test_cities_cost_them_nothing() -> None:
    """RL-B6.3: not even walls."""
    play = aliens(marks={"alberta": Mark(city="major_city", boxes=0)}, troops={"alaska": (0, 9), **FOES})
    play.expand("alaska", "alberta", 1)
    assert play.at("alberta") == (0, 1)


def test_what_the_island_brings() -> None:
    """RL-B6.3: two recruits for the island, and one for each ruin that is theirs."""
    world = risen(marks={"alaska": MINOR, "peru": MINOR})
    for at in ("alaska", "peru"):
        world = apply(world, Ruined(territory=NUMBER[at]))
    assert reckon(aliens(world=world).state, 0).total == 3 + 2 + 1
    assert reckon(aliens(world=world, troops={"alaska": (0, 3), **FOES}).state, 0).total == 3 + 1
    (told,) = (each for each in aliens(world=world, phase="start").story if isinstance(each, RecruitedMore))
    assert (told.base, told.powers) == (3, 2 + 1)


def test_their_mission() -> None:
    """RL-B6.3: every city on the board is worth two stars once a game, instead of a card."""
    play = aliens(marks={"alaska": MINOR}, turn={"conquered": (NUMBER["alaska"],)}, tokens={0: 1})
    play.end()
    assert play.offers(ClaimDomination) == [ClaimDomination()]
    play.does(ClaimDomination())
    assert (play.state.sides[0].tokens[1:], play.hand(0)) == (("domination",) * 2, "")
    again = aliens(marks={"alaska": MINOR, "japan": MINOR})
    again.end()
    assert again.heard(StarGained) == []


def test_declined_it_leaves_the_card() -> None:
    """RL-B6.3, B4.3: instead of the card, or not at all."""
    play = aliens(marks={"alaska": MINOR}, turn={"conquered": (NUMBER["alaska"],)}, row="alaska peru egypt ural")
    play.end()
    play.does(REFRAIN)
    assert (play.state.sides[0].tokens, play.hand(0)) == ((), "alaska")


def test_the_first_star_may_win() -> None:
    """RL-7.1.3: then there is no second one."""
    play = aliens(marks={"alaska": MINOR}, tokens={0: 3})
    play.end()
    play.does(ClaimDomination())
    assert play.won.winner == 0
    assert play.state.sides[0].tokens.count("domination") == 1


# ---- events


def test_beam_down() -> None:
    """RL-B6.4: five troops into a city where nobody is, at no cost; by default none."""
    play = event("beam_down", marks={"peru": MAJOR, "japan": MINOR})
    assert play.pick().options[0].move == REFRAIN
    assert play.offers(BeamDown) == [BeamDown(territory=PERU)]
    play.does(BeamDown(territory=PERU))
    assert play.at("peru") == (0, 5)
    deck = play.state.shelved(EventDeck)
    assert deck is not None
    assert deck.discard == ("beam_down",)


@pytest.mark.parametrize("name", ["beam_down", "die_humans"])
def test_nobody_plays_them(name: str) -> None:
    """RL-B6.4: the card is discarded."""
    play = event(name, marks={"peru": MINOR}, factions={})
    assert play.heard(EventDrawn) == [EventDrawn(event=name, seat=None)]
    assert (play.offers(RuinCity), play.offers(BeamDown)) == ([], [])


def test_die_humans() -> None:
    """RL-B6.4, B6.5, B0.6: troops and headquarters there are gone, the city with its walls too; the scar stays."""
    marks = {"japan": Mark(city="minor_city", boxes=1, scar="bunker"), "peru": MAJOR}
    play = event("die_humans", marks=marks, hqs={"japan": 1}, hands={1: "coin"})
    assert play.offers(RuinCity) == [RuinCity(territory=JAPAN)]
    play.does(RuinCity(territory=JAPAN))
    land = play.state.world.lands[JAPAN]
    assert (land.city, land.boxes, land.scar, ruins(play.state.world)) == (None, None, "bunker", (JAPAN,))
    assert (play.at("japan"), play.state.fields[JAPAN].hq) == ((None, 0), None)
    assert play.heard(CityRuined) == [CityRuined(seat=0, territory=JAPAN, hq=1)]
    assert [each.by for each in play.heard(KnockedOut)] == [None]
    assert boxed(play.state.world).count("die_humans") == 2


def test_refused_it_is_discarded() -> None:
    """RL-B6.4: destroyed only if used; that is the default."""
    play = event("die_humans", marks={"japan": MINOR})
    play.clock()
    deck = play.state.shelved(EventDeck)
    assert deck is not None
    assert (deck.discard, play.state.world.lands[JAPAN].city is None) == (("die_humans",), False)


def test_there_are_three_ruins() -> None:
    """RL-B6.4: marks run out."""
    names = ("peru", "egypt", "brazil", "japan")
    world = risen(marks={**dict.fromkeys(names, MINOR), "ural": Mark(coins=2)})
    for name in names[:3]:
        world = apply(world, Ruined(territory=NUMBER[name]))
    play = event("die_humans", world=world)
    assert play.offers(RuinCity) == []


def test_a_ruin_is_no_city() -> None:
    """RL-B6.5: it marks the territory and has no population; a city may be founded over it."""
    world = apply(risen(marks={"peru": MINOR}), Ruined(territory=PERU))
    state = opened(3, world=world).state
    assert (hindrance(state, 0, PERU, hq=True), world.population((PERU,))) == ("marked", 0)
    over = apply(world, CityFounded(territory=PERU, city="minor_city", person="ann"))
    assert (over.lands[PERU].city is not None, ruins(over)) == (True, ())


def test_a_ruin_stands_on_pictures() -> None:
    """RL-11.1, B6.5: on the map, with what it is, as long as no city stands over it."""
    world = apply(risen(marks={"peru": MINOR}), Ruined(territory=PERU))
    over = apply(world, CityFounded(territory=PERU, city="minor_city", person="ann"))
    for each, there in ((world, True), (over, False)):
        for part in ("table", "close"):
            picture = drawn(aliens(world=each, troops={"peru": (0, 3), **FOES}), part)
            assert (has(picture, "castle-ruins"), "Ruin" in words(picture)) == (there, there)


def test_mysterious_island() -> None:
    """RL-B6.4: whoever has the island may take any open card; what comes up then may bring one more event."""
    marks = {"kamchatka": Mark(coins=2), "peru": MAJOR}
    play = event("mysterious_island", deck=("beam_down",), marks=marks, factions={0: ALIENS})
    assert len(play.offers(TakeFromIsland)) == 4
    play.does(TakeFromIsland(card=NUMBER["ural"]))
    assert "ural" in play.hand(0)
    assert play.offers(BeamDown) == [BeamDown(territory=PERU)]


def test_a_card_of_the_island_is_interfered_with() -> None:
    """RL-B5.4, B6.4: it is picked like any other; another one is left to pick, or none. It was in the turn of seat 0,
    whose own pick is over; a standing order answers as ever."""
    world = apply(risen(marks={"ural": Mark(coins=2)}, packets=("pocket_1",)), POWER)
    play = event("mysterious_island", world=world, factions={0: ALIENS, 1: 1}, missiles={1: 1})
    play.clock()
    play.does(TakeFromIsland(card=NUMBER["ural"]))
    assert (play.match.asked(), play.offers(Interfere)) == ((1,), [Interfere(card=NUMBER["ural"])])
    play.does(Interfere(card=NUMBER["ural"]))
    left = [move.card for move in play.offers(TakeFromIsland)]
    assert (play.match.asked(), len(left), NUMBER["ural"] in left) == ((0,), 3, False)
    play.does(TakeFromIsland(card=left[0]))
    assert left[0] in play.state.sides[0].hand
    orders = {1: Orders(wishes=(Forbid(seat=0, coins=2),))}
    wished = event("mysterious_island", world=world, factions={0: ALIENS, 1: 1}, missiles={1: 1}, orders=orders)
    wished.clock()
    wished.does(TakeFromIsland(card=NUMBER["ural"]))
    assert (wished.match.asked(), len(wished.offers(TakeFromIsland)), wished.state.sides[1].missiles) == ((0,), 3, 0)
    wished.does(REFRAIN)
    assert wished.hand(0) == "alaska"


def test_interference_in_one_pick_is_none_in_the_next() -> None:
    """RL-B5.4: the card cannot be taken *now*: what was kept from the draw may still be had from the island."""
    world = apply(risen(marks={"ural": Mark(coins=2)}, packets=("pocket_1",)), POWER)
    play = event("mysterious_island", world=world, factions={0: ALIENS, 1: 1}, missiles={1: 1}, row=THREE)
    play.does(Interfere(card=NUMBER["alaska"]))
    assert play.hand(0) == "coin"
    assert NUMBER["alaska"] in [move.card for move in play.offers(TakeFromIsland)]


def test_nobody_has_the_island() -> None:
    """RL-B6.4: it is discarded."""
    play = event("mysterious_island", troops={"alaska": (0, 3), **FOES})
    assert play.offers(TakeFromIsland) == []
    assert TakeCard(card=ISLAND) not in play.offers(TakeCard)
