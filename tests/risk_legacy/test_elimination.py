"""Knocked out is not eliminated (RL-5.8, 7.3)."""

from __future__ import annotations

from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.joining import Joining
from engines.risk_legacy.events.turn import KnockedOut
from engines.risk_legacy.moves.battle import AimAttack, Assault
from engines.risk_legacy.moves.turn import Trade
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.scene import Scene

TROOPS = {"kamchatka": (0, 9), "japan": (1, 1), "peru": (2, 3)}


def assaulted() -> Scene:
    """Seat 1 has one troop left; it falls."""
    play = scene(
        troops=TROOPS,
        hands={0: "coin", 1: "peru egypt coin"},
        missiles={1: 2},
        scars={1: "bunker"},
        tokens={1: 1},
        row="ural china alaska siberia",
        dice=(6, 6, 6, 1),
        missile_asks="never",
        scar_asks="never",
    )
    target = NUMBER["japan"]
    play.does(AimAttack(target=target), Assault(origin=NUMBER["kamchatka"], target=target))
    return play


def test_the_conqueror_takes_the_resource_cards() -> None:
    """RL-2.1.8, 5.8.1, 8.37, EX-38: the three cards only; tokens, missiles and the scar card stay."""
    play = assaulted()
    assert play.heard(KnockedOut) == [KnockedOut(seat=1, by=0, cards=notation.cards("peru egypt coin"))]
    assert play.hand(0) == "peru egypt coin coin"
    side = play.state.sides[1]
    assert (side.hand, side.missiles, side.scar, len(side.tokens)) == ((), 2, "bunker", 1)
    assert not side.eliminated


def test_no_further_prize() -> None:
    """RL-5.8.2: no forced trade; the turn goes on with the move-in."""
    play = assaulted()
    assert play.state.ending is None
    assert play.mover == 0
    assert not play.offers(Trade)


def test_it_may_join_the_war_again() -> None:
    """RL-5.8.1: on its turn."""
    play = assaulted()
    while play.mover == 0:
        play.clock()
    assert play.mover == 1
    assert isinstance(play.state.stack[-1], Joining)
