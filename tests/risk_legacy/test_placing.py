"""Recruits are placed batch by batch (RL-5.4.4, 5.13)."""

from __future__ import annotations

from engines.core.menu import Amount, Number, Pick
from engines.core.move import Cancel
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.events.turn import TroopsPlaced
from engines.risk_legacy.moves.turn import Place, PlaceAt, TakeBack
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.scene import Scene

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
    play.does(PlaceAt(territory=PERU))
    menu = play.menu()
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high) == (1, 3)
    for number in (0, 4):
        with play.refused():
            play.answers(Number(number))


def test_all_at_once_is_one_press_and_cancelling_another() -> None:
    """RL-5.4.4."""
    play = mustering()
    play.does(PlaceAt(territory=ALASKA), Cancel())
    assert isinstance(play.menu(), Pick)
    play.does(PlaceAt(territory=ALASKA), Place(territory=ALASKA, troops=3))
    assert play.at("alaska") == (0, 4)


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
    play.does(PlaceAt(territory=ALASKA))
    play.clock()
    play.clock()
    assert (play.at("peru"), play.at("alaska")) == ((0, 6), (0, 1))
    assert play.state.ongoing.recruits == 0
