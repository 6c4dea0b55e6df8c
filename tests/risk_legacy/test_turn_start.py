"""The start of a turn: garrisons and stars (RL-5.3)."""

from __future__ import annotations

from engines.core.menu import Picked
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import StarGained
from engines.risk_legacy.moves.turn import BuyStar, GoOn
from engines.risk_legacy.orders import Orders
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import Mark, land, scene

TROOPS = {"alaska": (0, 1), "peru": (0, 1), "brazil": (1, 1), "japan": (2, 2)}
FIVE = "peru egypt china coin coin"
DEAR = land({"peru": Mark(coins=3), "egypt": Mark(coins=2)})


def test_fewer_than_four_cards_are_not_asked() -> None:
    """RL-5.3.2."""
    play = scene(troops=TROOPS, hands={0: "peru egypt coin"}, phase="start")
    assert isinstance(play.state.stack[-1], Recruiting)


def test_a_star_for_four_cards() -> None:
    """RL-5.3.2: any four, coins irrelevant; territory cards are discarded, coin cards go back to the pile."""
    play = scene(troops=TROOPS, hands={0: FIVE}, phase="start")
    play.buy("peru egypt china coin")
    assert play.heard(StarGained)[0].source == "bought"
    assert play.state.stars(0) == 1
    assert play.hand(0) == "coin"
    assert play.state.cards.pile == 9
    assert notation.said(play.state.cards.discard) == "peru egypt china"
    assert isinstance(play.state.stack[-1], Recruiting)


def test_again_while_the_cards_last() -> None:
    """RL-8.21: stars come before recruiting, any number."""
    play = scene(troops=TROOPS, hands={0: "peru egypt china japan ural coin coin coin"}, phase="start")
    play.buy("peru egypt china japan")
    assert isinstance(play.state.stack[-1], TurnStart)
    play.buy("ural coin coin coin")
    assert play.state.stars(0) == 2
    assert isinstance(play.state.stack[-1], Recruiting)


def test_the_fourth_star_wins_before_recruiting() -> None:
    """RL-5.3.3, EX-29."""
    play = scene(troops=TROOPS, hands={0: FIVE}, tokens={0: 3}, phase="start")
    play.buy("egypt china coin coin")
    assert play.heard(GameWon) == [GameWon(seat=0, why="stars", stars=4)]


def test_the_clock_buys_the_star_that_wins() -> None:
    """RL-5.1.2, EX-29: the cards with fewest coins, coin cards first, then the order of the data."""
    play = scene(troops=TROOPS, world=DEAR, hands={0: FIVE}, tokens={0: 3}, phase="start")
    cheapest = tuple(sorted(notation.cards("coin coin china egypt")))
    assert play.match.default(0) == Picked((BuyStar(cards=cheapest),))
    play.clock()
    assert play.state.ending is not None
    assert play.state.ending.winner == 0


def test_not_against_orders_and_not_for_the_third() -> None:
    """RL-5.1.2, 6.6: ``buy_winning_star`` can be switched off; other stars are never bought by the clock."""
    tight = scene(
        troops=TROOPS, hands={0: FIVE}, tokens={0: 3}, orders={0: Orders(buy_winning_star=False)}, phase="start"
    )
    assert tight.match.default(0) == Picked((GoOn(),))
    third = scene(troops=TROOPS, hands={0: FIVE}, tokens={0: 2}, phase="start")
    assert third.match.default(0) == Picked((GoOn(),))


def test_the_counters_of_the_last_turn_are_cleared() -> None:
    """RL-5.3.1."""
    turn = {"conquered": (1,), "maneuvered": True, "traded": True, "closed": (2,)}
    play = scene(troops=TROOPS, turn=turn, phase="start")
    fresh = play.state.ongoing
    assert (fresh.conquered, fresh.maneuvered, fresh.traded, fresh.closed) == ((), False, False, ())
