"""Knocked out is not eliminated (RL-5.8, 7.3): joining the war again, or being out of it (RL-5.4.1)."""

from __future__ import annotations

from engines.core.menu import Picked
from engines.core.move import part
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.joining import Joining
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import Eliminated, Joined, KnockedOut, Recruited, TurnBegan
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.turn import Join, Trade
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
    play.does(part(Assault, target=target), Assault(origin=NUMBER["kamchatka"], target=target))
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


OTHERS = {"alaska": (1, 5), "japan": (2, 3)}
FULL = {name: (1 if number % 2 else 2, 1) for name, number in NUMBER.items()}


def joining(**more: object) -> Scene:
    return scene(troops=OTHERS, hqs={"alaska": 1}, phase="start")


def test_half_the_starting_troops() -> None:
    """RL-5.4.1, EX-32: next to a headquarters is allowed; no headquarters of its own."""
    play = joining()
    play.does(Join(territory=NUMBER["alberta"]))
    assert play.at("alberta") == (0, 4)
    assert play.heard(Joined)[0].troops == 4
    assert play.state.fields[NUMBER["alberta"]].hq is None


def test_no_recruits_and_no_trade_after_it() -> None:
    """RL-5.4.1, 8.18: straight on to expanding and attacking."""
    play = joining()
    play.does(Join(territory=NUMBER["alberta"]))
    assert play.heard(Recruited) == []
    assert isinstance(play.state.stack[-1], Action)
    assert play.offers("assault.target")


def test_a_star_may_be_bought_before() -> None:
    """RL-8.18."""
    play = scene(troops=OTHERS, hands={0: "coin coin coin coin"}, phase="start")
    assert isinstance(play.state.stack[-1], TurnStart)


def test_the_quietest_place_is_the_default() -> None:
    """RL-5.4.1, DEFAULT: fewest enemy troops adjacent, then the order of the data."""
    play = joining()
    assert play.match.default(0) == Picked((Join(territory=NUMBER["greenland"]),))
    assert play.offers(Join)[0] == Join(territory=NUMBER["greenland"])


def test_no_place_eliminates() -> None:
    """RL-7.3.1, EX-32: at once; the turn passes; cards are discarded, missiles lost; never asked again."""
    play = scene(troops=FULL, hands={0: "peru coin"}, missiles={0: 2}, scars={0: "bunker"}, phase="start")
    assert play.heard(Eliminated) == [Eliminated(seat=0, why="no_start")]
    side = play.state.sides[0]
    assert (side.eliminated, side.hand, side.missiles) == (True, (), 0)
    assert play.state.cards.discard[-1] == NUMBER["peru"]
    assert [told.seat for told in play.heard(TurnBegan)] == [0, 1]
    play.runs_out()
    play.runs_out()
    assert play.mover == 1


def test_the_last_one_left_wins() -> None:
    """RL-7.2.1, 7.2.2: holding everything is no win until the others failed to join."""
    troops = dict.fromkeys(NUMBER, (1, 1))
    play = scene(troops=troops, eliminated=(2,), phase="start")
    assert play.heard(GameWon) == [GameWon(seat=1, why="alone", stars=0)]


def test_holding_the_whole_board_is_no_win() -> None:
    """RL-5.13, 7.2.2: the knocked out may still try; one place is not asked."""
    troops = {name: (1, 1) for name in NUMBER if name != "peru"}
    play = scene(troops=troops, eliminated=(2,), phase="start")
    assert play.state.ending is None
    assert play.at("peru") == (0, 4)
