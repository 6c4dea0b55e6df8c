"""What packets have put on the board is on its pictures too: whose home a continent is (RL-B3.1), and a land that lies
in none (RL-B6)."""

from functools import reduce

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.scene import Scene
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import CONTINENTS, NUMBER
from engines.risk_legacy.campaign.deltas import LinkAdded, apply
from engines.risk_legacy.packets.pack_3.homelands import Homelands
from engines.risk_legacy.packets.pocket_2.who import AlienIsland
from engines.risk_legacy.picture import PAINTER
from tests.drawing.measured import complaints
from tests.drawing.positions import NAMES, Position
from tests.risk_legacy.arrange import land, scene
from tests.risk_legacy.test_picture import words

FAR = len(CONTINENTS)
TROOPS = {"ontario": (0, 8), "brazil": (2, 7), "japan": (1, 10), "alien_island": (1, 12)}


def position() -> Position:
    """Three seats are at home in one continent; the island is joined to Japan and India."""
    links = (LinkAdded(ends=(NUMBER[name], AlienIsland.number)) for name in ("japan", "india"))
    world = reduce(apply, links, land(packets=("pack_3", "pocket_2")))
    homes = Homelands(continents=(0, 0, 0, 3, None))
    return Position(GAME, GAME.view(scene(5, troops=TROOPS, world=world, shelf=(homes,)).state, None), None, 5)


def drawn(number: int | None, locale: str = "en") -> Scene:
    place = position()
    look = place.look(locale)
    picture = PAINTER.table(place.view, look) if number is None else PAINTER.region(place.view, number, look)
    assert picture is not None
    return picture


def test_whose_home_a_continent_is_stands_beside_its_name() -> None:
    for number, there in ((None, True), (0, True), (2, False)):
        picture = drawn(number)
        assert ("homeland" in words(picture)) == there, number
    assert {(NAMES[0], "North America"), (NAMES[3], "Africa")} <= set(drawn(None).facts)
    view = position().view
    assert "homeland" not in words(PAINTER.table(evolve(view, shelf=()), position().look("en")))


def test_a_land_that_lies_in_no_continent_is_as_large_as_a_continent() -> None:
    """With the sea around it, and what it is joined to far away."""
    picture = drawn(FAR)
    assert picture.width >= 1200
    assert {"Alien Island", "Joined to:", "Japan 10"} <= set(words(picture))


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_all_of_it_can_be_read(locale: str) -> None:
    for number in (None, 0, FAR):
        assert complaints(drawn(number, locale), NAMES) == [], number
