"""Whoever an event names may have said beforehand what is to be done (RL-B0.9, 6.6): the first of it that can be had,
and nobody is asked; by default no mark is used."""

from typing import Any

import pytest

from bot.languages import SHIPPED
from engines.core.booklet.strokes import Edit, Leaf
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.packets import PacketMove, spelt
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.packets.common.missions.deck import MissionDeck
from engines.risk_legacy.packets.common.missions.moves import ChooseMission
from engines.risk_legacy.packets.pack_1.cities import Reinforce, WallCity
from engines.risk_legacy.packets.pack_3.cause import Rally
from engines.risk_legacy.packets.pocket_1.moves import Grow
from engines.risk_legacy.packets.pocket_2.moves import BeamDown, RuinCity, TakeFromIsland, TakeWorth
from engines.risk_legacy.packets.pocket_2.ruins import ruins
from engines.risk_legacy.rules.wishes import wishable
from tests.kits import playing
from tests.risk_legacy.arrange import Mark, opened
from tests.risk_legacy.packets.glowing import MUTANTS
from tests.risk_legacy.packets.happening import drawn
from tests.risk_legacy.packets.island import ALIENS
from tests.risk_legacy.packets.missions import caused
from tests.risk_legacy.packets.test_pack_1_events import CITIES, LANDS
from tests.risk_legacy.packets.test_pocket_1_mutants import happens
from tests.risk_legacy.packets.test_pocket_2_aliens import event

PERU, CHINA, JAPAN = (NUMBER[name] for name in ("peru", "china", "japan"))
KIT = playing(GAME)
HELD = {"peru": Mark(city="major_city"), "japan": Mark(city="minor_city")}


def wishing(*wishes: PacketMove, **more: Any) -> dict[int, Orders]:
    return {0: Orders(wishes=wishes, **more)}


def test_fortify() -> None:
    """A city to be walled, also by somebody who wants to be asked nothing; no troops then. Without a mark, or once that
    city is lost, it is asked as ever."""
    for silent in (True, False):
        orders = wishing(WallCity(territory=NUMBER["egypt"]), WallCity(territory=CHINA), asked_by_packets=silent)
        play = drawn("fortify", LANDS, CITIES, orders=orders)
        assert (play.state.world.lands[CHINA].boxes, play.at("china")) == (0, (0, 2))
        assert play.offers(WallCity) == []
    used_up = drawn("fortify", LANDS, CITIES, used={"fortify_city": 5}, orders=wishing(WallCity(territory=CHINA)))
    assert (used_up.mover, bool(used_up.offers(Reinforce))) == (0, True)
    walls = [wish for wish in wishable(used_up.state, 0) if isinstance(wish, WallCity)]
    assert walls == [WallCity(territory=CHINA)], "it may still be struck"


def test_join_the_cause() -> None:
    """A mission, if it lies in the deck; else it is asked."""
    wish = ChooseMission(mission="urban_assault", stars=1)
    play = caused(("peru",), orders=wishing(wish))
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (lies.face_up, play.offers(Rally)) == ("urban_assault", [])
    up = caused(("peru",), orders=wishing(ChooseMission(mission="reign_of_terror", stars=2)))
    assert up.offers(Rally), "it is the one that lies there"


def test_control_the_people() -> None:
    """Five troops into a city that is still its own; the two of *Fortify* are another wish, and who would rather
    maneuver is asked."""
    play = drawn("control_the_people", LANDS, CITIES, orders=wishing(Reinforce(territory=PERU, troops=5)))
    assert (play.at("peru"), play.at("china"), play.offers(Reinforce)) == ((0, 8), (0, 2), [])
    for wish in (Reinforce(territory=PERU, troops=2), Reinforce(territory=NUMBER["egypt"], troops=5)):
        assert drawn("control_the_people", LANDS, CITIES, orders=wishing(wish)).offers(Reinforce)
    both = wishing(Reinforce(territory=PERU, troops=2), Reinforce(territory=CHINA, troops=2))
    fed = drawn("fortify", LANDS, CITIES, orders=both)
    assert (fed.at("peru"), fed.at("china"), fed.offers(Reinforce)) == ((0, 5), (0, 4), [])
    open_ = [wish for wish in wishable(play.state, 0) if isinstance(wish, Reinforce)]
    assert open_ == [Reinforce(territory=at, troops=troops) for troops in (5, 2) for at in (PERU, CHINA)]


def test_troops_of_join_the_cause() -> None:
    """All three into one city."""
    wish = Rally(territory=CHINA, troops=3)
    play = caused(("peru", "china"), orders=wishing(wish))
    assert (play.at("china"), play.at("peru"), play.offers(Rally)) == ((0, 5), (0, 2), [])
    assert wish in wishable(play.state, 0)


def test_mutants_evolve() -> None:
    """A way with the first card, means with the second; afterwards there is nothing to wish for."""
    orders = wishing(Grow(way="defensive"), Grow(way="brains"))
    play = happens("mutants_evolve", {"brazil": (0, 5)}, orders=orders)
    assert [move.way for move in wishable(play.state, 0) if isinstance(move, Grow)] == [
        "bodies", "brains", "defensive"
    ]  # fmt: skip
    again = happens("mutants_evolve", {"brazil": (0, 5)}, orders=orders, world=play.state.world)
    assert again.state.world.banners[MUTANTS].powers[-1] == "mass_hypnosis"
    assert (play.offers(Grow), again.offers(Grow)) == ([], [])
    free = happens("mutants_evolve", {"brazil": (0, 5)}, world=again.state.world)
    assert not any(isinstance(wish, Grow) for wish in wishable(free.state, 0))
    assert not any(isinstance(wish, Grow) for wish in wishable(play.state, 1))


def test_beam_down() -> None:
    """The first of the wished cities where nobody is; who does not play the Aliens cannot wish for it."""
    given: dict[str, Any] = {"marks": HELD}
    play = event("beam_down", orders=wishing(BeamDown(territory=JAPAN), BeamDown(territory=PERU)), **given)
    assert (play.at("peru"), play.offers(BeamDown)) == ((0, 5), [])
    asked = event("beam_down", orders=wishing(BeamDown(territory=JAPAN)), **given)
    assert asked.offers(BeamDown) == [BeamDown(territory=PERU)], "somebody stands in the wished one"
    assert BeamDown(territory=PERU) in wishable(asked.state, 0)
    assert {type(wish) for wish in wishable(asked.state, 1)} == {TakeWorth}


def test_die_humans() -> None:
    play = event("die_humans", marks=HELD, orders=wishing(RuinCity(territory=PERU), RuinCity(territory=JAPAN)))
    assert (ruins(play.state.world), play.offers(RuinCity)) == ((JAPAN,), [])


@pytest.mark.parametrize(("coins", "taken"), [(2, True), (3, False)])
def test_mysterious_island(coins: int, *, taken: bool) -> None:
    """The dearest card, from so many coins on."""
    given: dict[str, Any] = {"marks": {"china": Mark(coins=2), **HELD}, "factions": {0: ALIENS}}
    play = event("mysterious_island", orders=wishing(TakeWorth(coins=coins)), **given)
    assert bool(play.offers(TakeFromIsland)) != taken
    assert len(play.hand(0).split()) == 1 + taken


def test_they_are_written_in_the_booklet() -> None:
    """Under the event that asks for them, in all languages; without packets there is nothing to wish for."""
    play = drawn("riots", LANDS, CITIES, 6, 6)
    play.orders(0, Leaf(page="wishes"), Edit(field="wishes", value=spelt(WallCity(territory=CHINA))))
    assert play.state.sides[0].orders.wishes == (WallCity(territory=CHINA),)
    said = {KIT.voice(tag, GAME.meta.key, ("a", "b", "c"))(WallCity(territory=CHINA).wished()) for tag in SHIPPED.tags}
    assert said == {"🧱 China (Fortify)", "🧱 Китай (Укрепляйтесь)", "🧱 Китай (Укрепяване)"}
    assert wishable(opened(3).state, 0) == ()
