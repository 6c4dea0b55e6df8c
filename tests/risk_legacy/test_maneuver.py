"""One maneuver per turn (RL-5.10)."""

from __future__ import annotations

from engines.core.move import part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.turn import Maneuvered, TurnBegan
from engines.risk_legacy.moves.turn import Maneuver
from engines.risk_legacy.rules.paths import connected
from tests.risk_legacy.arrange import scene

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
        assert connected(play.state, 0, ICELAND) == ()
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
