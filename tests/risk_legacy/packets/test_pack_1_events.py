"""The four kinds of events of pack 1 (RL-B1.8)."""

import pytest

from engines.core.match import Match
from engines.core.menu import Picked
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER, POWERS
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.events.turn import KnockedOut, LostOnTheWay, Maneuvered, TroopsPlaced, TurnBegan
from engines.risk_legacy.packets.common.cards import EventCardDestroyed, EventDeck
from engines.risk_legacy.packets.common.told import EventDrawn
from engines.risk_legacy.packets.pack_1.cities import NoMoreCities, Reinforce, WallCity
from engines.risk_legacy.packets.pack_1.told import CityWalled, Rioted
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.starts import hindrance
from engines.risk_legacy.rules.supply import due
from engines.risk_legacy.steward import advise
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.packets.glowing import GLOW
from tests.risk_legacy.packets.happening import drawn
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.transitions import check

OPEN = ("pack_1",)
PERU, EGYPT, CHINA, JAPAN = (NUMBER[name] for name in ("peru", "egypt", "china", "japan"))


MINOR, MAJOR = Mark(city="minor_city"), Mark(city="major_city")
LANDS = {"peru": (0, 3), "china": (0, 2), "egypt": (1, 4), "japan": (2, 3)}
CITIES = {"peru": MINOR, "china": MAJOR, "egypt": MAJOR}
"""Seat 0 has the largest population: 3 to 2."""


@pytest.mark.parametrize(("coins", "event"), [(4, ["resistance"]), (3, [])])
def test_an_even_card_brings_an_event(coins: int, event: list[str]) -> None:
    """RL-B1.9, B0.8."""
    world = land({"brazil": Mark(coins=coins)}, packets=OPEN)
    row = "alaska china ural egypt"
    lies = scene(
        troops={"peru": (0, 2), "japan": (1, 2)}, world=world, row=row, deck="brazil", turn={"conquered": (PERU,)}
    )
    play = Scene(Match(GAME, lies.state.evolve(shelf=(EventDeck(deck=("resistance",)),))))
    play.end()
    assert [each.event for each in play.heard(EventDrawn)] == event


def test_the_deck_of_events() -> None:
    """RL-B1.8, B0.8: seven cards, shuffled when the game starts; nobody knows which comes next."""
    play = opened(world=land(packets=OPEN))
    while play.state.turn is None:
        play.clock()
    deck = play.state.shelved(EventDeck)
    assert deck is not None
    counts = {"control_the_people": 2, "fortify": 2, "resistance": 2, "riots": 1}
    assert {name: deck.deck.count(name) for name in counts} == counts
    seen = play.match.view(0).shelved(EventDeck)
    assert seen is not None
    assert (len(deck.deck), seen.deck) == (7, tuple(sorted(deck.deck)))


def test_control_the_people_with_troops() -> None:
    """RL-B1.8: the largest population puts 5 troops into one own city; by default where D-place would."""
    play = drawn("control_the_people", {**LANDS, "mongolia": (1, 9)}, CITIES)
    assert (play.heard(EventDrawn)[0].seat, play.mover, play.match.span) == (0, 0, "window")
    assert play.match.default(0) == Picked((Reinforce(territory=CHINA, troops=5),))
    play.does(Reinforce(territory=PERU, troops=5))
    assert (play.at("peru"), play.mover) == ((0, 8), 1)
    assert play.heard(TroopsPlaced) == [TroopsPlaced(seat=0, territory=PERU, troops=5)]


def test_control_the_people_with_a_maneuver() -> None:
    """RL-B1.8: one at once, whoever's turn it is, and whether one was made in it or not."""
    lands = {"peru": (1, 3), "brazil": (1, 4), "egypt": (0, 4), "japan": (2, 3)}
    play = drawn("control_the_people", lands, {"peru": MAJOR}, turn={"maneuvered": True})
    assert play.mover == 1
    play.maneuver("brazil", "peru", 2)
    assert (play.at("brazil"), play.at("peru")) == ((1, 2), (1, 5))
    assert (len(play.heard(Maneuvered)), [began.seat for began in play.heard(TurnBegan)]) == (1, [1])
    trial = drawn("control_the_people", lands, {"peru": MAJOR})
    trial.does(trial.offers("maneuver.origin")[0])
    trial.clock()
    trial.clock()
    assert trial.at("peru") == (1, 8)


def test_control_the_people_into_the_fallout() -> None:
    """RL-B5.3: of a maneuver half do not arrive, rounded up, and it is told (RL-10.10), whatever allowed it."""
    lands = {"peru": (1, 3), "brazil": (1, 4), "venezuela": (1, 2), "egypt": (0, 4), "japan": (2, 3)}
    play = drawn("control_the_people", lands, {"peru": MAJOR, "venezuela": GLOW}, beside=("pocket_1",))
    before = play.state
    play.maneuver("brazil", "venezuela", 3)
    assert (play.at("brazil"), play.at("venezuela")) == ((1, 1), (1, 3))
    lost = LostOnTheWay(seat=1, territory=NUMBER["venezuela"], troops=2)
    assert (len(play.heard(Maneuvered)), play.heard(LostOnTheWay)) == (1, [lost])
    check(before, tuple(play.events), play.state)


def test_fortify_with_troops() -> None:
    """RL-B1.8: 2 into each of up to two own cities, the default: those that need them most; the card is discarded."""
    play = drawn("fortify", {**LANDS, "mongolia": (1, 9)}, CITIES)
    trial = Scene(play.match)
    trial.clock()
    trial.clock()
    assert (trial.at("china"), trial.at("peru"), trial.mover) == ((0, 4), (0, 5), 1)
    play.does(Reinforce(territory=PERU, troops=2), NoMoreCities())
    assert (play.at("peru"), play.at("china"), play.mover) == ((0, 5), (0, 2), 1)
    deck = play.state.shelved(EventDeck)
    assert (deck and deck.discard, play.heard(CityWalled)) == (("fortify",), [])


def test_fortify_with_a_fortification() -> None:
    """RL-B1.8: around an own city, from the supply that winners share; then the event is destroyed for good."""
    play = drawn("fortify", LANDS, CITIES)
    assert [move.territory for move in play.offers(WallCity)] == [PERU, CHINA]
    assert (WallCity.lasting, Reinforce.lasting) == (True, False)
    play.does(WallCity(territory=CHINA))
    assert (play.state.world.lands[CHINA].boxes, play.state.world.used.fortify_city) == (0, 1)
    assert EventCardDestroyed(event="fortify") in play.state.deltas
    deck = play.state.shelved(EventDeck)
    assert deck == EventDeck(deck=(), discard=())
    used_up = drawn("fortify", LANDS, CITIES, used={"fortify_city": 5})
    assert used_up.why(WallCity(territory=CHINA)) == reason("supply_empty")


@pytest.mark.parametrize("card", ["control_the_people", "fortify"])
@pytest.mark.parametrize("marks", [{"peru": MINOR, "egypt": MINOR}, {}])
def test_nobody_at_a_tie(card: str, marks: dict[str, Mark]) -> None:
    """RL-B0.9: or without any population."""
    play = drawn(card, LANDS, marks)
    assert ([each.seat for each in play.heard(EventDrawn)], play.match.span) == ([None], "turn")


def test_resistance() -> None:
    """RL-B1.8: every minor city with 1 or 2 troops loses 1, whoever holds it."""
    lands = {"peru": (0, 1), "china": (0, 3), "egypt": (1, 2), "japan": (2, 2), "ural": (1, 1)}
    play = drawn("resistance", lands, {"peru": MINOR, "china": MINOR, "egypt": MINOR, "japan": MAJOR, "alaska": MINOR})
    assert [play.at(name) for name in lands] == [(None, 0), (0, 3), (1, 1), (2, 2), (1, 1)]
    hit = [(each.seat, each.territory, each.emptied, each.cause) for each in play.heard(TroopsLost)]
    assert hit == [(0, PERU, True, "resistance"), (1, EGYPT, False, "resistance")]


@pytest.mark.parametrize(("die", "left"), [(3, (None, 0)), (4, (0, 2))])
def test_riots(die: int, left: tuple[int | None, int]) -> None:
    """RL-B1.9: in a city with 2 troops and no headquarters r=3 makes 5: all 2 are lost; r=4 makes 6: nothing."""
    play = drawn("riots", {"peru": (0, 2), "brazil": (0, 1), "egypt": (1, 3), "japan": (2, 3)}, {"peru": MAJOR}, die)
    assert (play.at("peru"), [each.die for each in play.heard(Rioted)]) == (left, [die])


def test_riots_destroy_headquarters() -> None:
    """RL-B1.8, B0.6: in data order; a headquarters counts as one more, and is gone for this game with what it held;
    whoever has no troop left is knocked out."""
    lands = {"peru": (0, 1), "egypt": (1, 8), "japan": (2, 1)}
    marks = {"peru": MAJOR, "egypt": MAJOR, "japan": MAJOR}
    play = drawn("riots", lands, marks, 3, 6, 5, hqs={"peru": 0, "japan": 2}, hands={0: "ural"})
    assert [(each.territory, each.quiet, each.hq) for each in play.heard(Rioted)] == [
        (PERU, False, 0),
        (EGYPT, True, None),
        (JAPAN, True, None),
    ]
    assert (play.at("peru"), play.state.fields[PERU].hq, play.state.stars(0)) == ((None, 0), None, 0)
    assert [out.seat for out in play.heard(KnockedOut)] == [0]
    assert play.state.fields[JAPAN].hq == 2


@pytest.mark.parametrize("power", [power for both in POWERS for power in both])
def test_no_power_holds_off_an_event(power: PowerName) -> None:
    """RL-B0.7: what an event does beats whatever a faction can do, a fortified headquarters included."""
    lands = {"peru": (0, 1), "brazil": (0, 2), "egypt": (1, 8), "japan": (2, 1)}
    play = drawn("riots", lands, {"peru": MAJOR}, 2, hqs={"peru": 0, "japan": 2}, powers={0: power})
    assert (play.at("peru"), play.state.fields[PERU].hq) == ((None, 0), None)


def test_an_event_leaves_a_headquarters_bare() -> None:
    """RL-B0.6, B0.7, 8.43: its last guard is gone and it stands there still: nobody's star and nobody's start, until
    somebody moves in without a card."""
    lands = {"peru": (0, 1), "brazil": (0, 2), "venezuela": (1, 3), "japan": (2, 1)}
    play = drawn("resistance", lands, {"peru": MINOR}, hqs={"peru": 0, "japan": 2})
    assert (play.at("peru"), play.state.fields[PERU].hq, play.state.stars(0)) == ((None, 0), 0, 0)
    assert not play.state.sides[0].razed
    assert hindrance(play.state, 2, PERU, hq=True) is not None
    while play.state.ongoing.recruits:
        play.clock()
    play.expand("venezuela", "peru", 3)
    assert (play.at("peru")[0], play.state.stars(1), due(play.state, 1)) == (1, 1, False)


def test_the_steward_answers_events() -> None:
    """RL-12: troops, where enemies stand; it makes no mark."""
    for card in ("control_the_people", "fortify"):
        play = drawn(card, {**LANDS, "mongolia": (1, 9)}, CITIES)
        while play.match.span == "window":
            play.answers(advise(play.match.view(0), play.menu(), Rng("any"), "keen"))
        assert play.at("china")[1] > 2
        assert play.state.deltas == ()
