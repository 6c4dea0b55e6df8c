"""What cards are spent for: stars at the start of a turn (RL-5.3), and troops (RL-5.4.3, 2.3.2)."""

from __future__ import annotations

from engines.core.menu import Picked
from engines.core.move import Cancel, part
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import CardsTraded, StarGained
from engines.risk_legacy.moves.turn import BuyStar, GoOn, TakeBack, Trade
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules.recruits import bargains, cheapest
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene

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


HERE = {"alaska": (0, 1), "peru": (0, 1), "brazil": (1, 1)}
RICH = land({"ural": Mark(coins=6), "siberia": Mark(coins=4), "japan": Mark(coins=2), "china": Mark(coins=3)})


def holding(hand: str) -> Scene:
    return scene(troops=HERE, world=RICH, hands={0: hand}, phase="muster")


def test_more_than_ten_coins() -> None:
    """RL-5.4.3, EX-28: 6 + 4 + 2 coins count as 10: 30 troops."""
    play = holding("ural siberia japan")
    play.trade("ural siberia japan")
    assert play.heard(CardsTraded)[0].troops == 30
    assert play.state.ongoing.recruits == 33


def test_cards_go_where_they_belong() -> None:
    """RL-5.3.2: territory cards to the discard, coins back to the pile."""
    play = holding("egypt coin coin")
    play.trade("egypt coin")
    assert play.hand(0) == "coin"
    assert notation.said(play.state.cards.discard) == "egypt"
    assert play.state.cards.pile == 9


def test_before_placing() -> None:
    """RL-5.4.3: at most once per turn, before placing."""
    play = holding("ural siberia")
    play.place(peru=1)
    assert not play.offers(Trade)
    play.does(TakeBack())
    assert play.offers(Trade)


def test_a_card_is_dropped_again() -> None:
    """RL-5.4.3, card by card."""
    play = holding("ural siberia coin")
    ural, coin = notation.cards("ural coin")
    play.does(part(Trade, cards=None), part(Trade, add=ural), part(Trade, add=coin), part(Trade, drop=ural))
    assert not play.accepts(Trade(cards=(ural, coin)))
    play.does(Cancel())
    assert play.hand(0) == "ural siberia coin"


def test_suggestions() -> None:
    """RL-2.3.2: what brings most with the fewest cards, and no coin that would not be paid for."""
    hand = tuple(sorted(notation.cards("ural siberia japan china egypt")))
    found = [notation.said(tuple(sorted(cards))) for cards in bargains(holding("").state, 0, hand)]
    assert found == ["ural siberia", "ural china", "ural japan"]


def test_no_coins_are_wasted_where_they_need_not_be() -> None:
    """RL-8.20: the surplus would be lost."""
    hand = tuple(sorted(notation.cards("ural china japan coin")))
    assert notation.said(bargains(holding("").state, 0, hand)[0]) == "ural china coin"


def test_what_is_given_for_a_star() -> None:
    """RL-5.3.2, DEFAULT: fewest coins, then coin cards, then the order of the data."""
    hand = tuple(sorted(notation.cards("ural egypt peru alaska coin coin")))
    assert notation.said(cheapest(RICH, hand)) == notation.said(tuple(sorted(notation.cards("alaska peru coin coin"))))


def test_the_clock_trades_nothing() -> None:
    """RL-5.4.3, DEFAULT: none."""
    play = holding("ural siberia")
    play.runs_out()
    assert play.hand(0) == "ural siberia"
