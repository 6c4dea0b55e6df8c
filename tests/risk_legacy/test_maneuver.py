"""One maneuver per turn (RL-5.10)."""

from __future__ import annotations

from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.events.turn import Maneuvered, TurnBegan
from engines.risk_legacy.moves.turn import AimManeuver, GoOn, TakeBack, To
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
        assert play.why(AimManeuver(origin=ICELAND)) == text("reason-not-connected")


def test_free_maneuver_needs_no_chain() -> None:
    """RL-5.10.3, EX-33."""
    play = scene(troops=BROKEN, powers={0: "free_maneuver"})
    play.maneuver("iceland", "western_europe", 3)
    assert play.at("western_europe") == (0, 4)
    assert play.mover == 1


def test_it_ends_the_turn() -> None:
    """RL-5.10.4: steps 3 and 4 are over."""
    play = scene(troops=CHAIN)
    play.maneuver("iceland", "great_britain", 1)
    assert [told.seat for told in play.heard(TurnBegan)] == [1]


def test_one_stays_and_one_goes() -> None:
    """RL-5.10.1, ``must_keep_one``, ``same_territory``."""
    play = scene(troops=CHAIN)
    assert play.offers(AimManeuver) == [AimManeuver(origin=ICELAND)]
    assert play.why(AimManeuver(origin=BRITAIN)) == text("reason-must-keep-one")
    with play.refused("reason-must-keep-one"):
        play.does(AimManeuver(origin=BRITAIN))
    play.does(AimManeuver(origin=ICELAND))
    assert {move.target for move in play.offers(To)} == {BRITAIN, WEST}
    with play.refused("reason-same-territory"):
        play.does(To(target=ICELAND))


def test_the_safest_and_strongest_sets_out_first() -> None:
    """RL-12: from the interior to the border."""
    troops = {"peru": (0, 3), "brazil": (0, 9), "argentina": (0, 4), "north_africa": (1, 5), "japan": (2, 1)}
    play = scene(troops=troops)
    order = [move.origin for move in play.offers(AimManeuver)]
    assert order == [NUMBER["argentina"], NUMBER["peru"], NUMBER["brazil"]]


def test_at_any_time_it_ends_nothing() -> None:
    """RL-5.10.3, 5.10.4: while recruiting or in action, once per turn."""
    play = scene(troops=CHAIN, powers={0: "any_time_maneuver"}, phase="muster")
    play.maneuver("iceland", "western_europe", 2)
    assert isinstance(play.state.stack[-1], Recruiting)
    assert not play.offers(AimManeuver)
    play.place(western_europe=3)
    assert isinstance(play.state.stack[-1], Action)
    assert play.why(AimManeuver(origin=WEST)) == text("reason-maneuver-used")
    play.end()


def test_at_any_time_in_action() -> None:
    """RL-5.10.3."""
    play = scene(troops=CHAIN, powers={0: "any_time_maneuver"})
    play.maneuver("iceland", "western_europe", 2)
    assert play.mover == 0
    play.expand("western_europe", "north_africa", 2)
    assert play.at("north_africa") == (0, 2)


def test_at_any_time_before_a_star_is_bought() -> None:
    """RL-5.10.3: the start of the turn, if it asks anything."""
    play = scene(troops=CHAIN, powers={0: "any_time_maneuver"}, hands={0: "coin coin coin coin"}, phase="start")
    play.maneuver("iceland", "western_europe", 2)
    play.does(TakeBack())
    assert play.at("iceland") == (0, 4)
    play.maneuver("iceland", "western_europe", 3)
    play.does(GoOn())
    assert not play.offers(AimManeuver)


def test_others_wait_for_their_time() -> None:
    """RL-5.10.1: after all expanding and attacking, not while recruiting."""
    assert not scene(troops=CHAIN, phase="muster").offers(AimManeuver)
