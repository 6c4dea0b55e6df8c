"""Cards for troops (RL-5.4.3, 2.3.2)."""

from __future__ import annotations

from engines.core.move import Cancel
from engines.risk_legacy.events.turn import CardsTraded
from engines.risk_legacy.moves.turn import AddCard, ChooseTrade, DropCard, TakeBack, Trade
from engines.risk_legacy.rules.trading import bargains, cheapest
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene

TROOPS = {"alaska": (0, 1), "peru": (0, 1), "brazil": (1, 1)}
RICH = land({"ural": Mark(coins=6), "siberia": Mark(coins=4), "japan": Mark(coins=2), "china": Mark(coins=3)})


def holding(hand: str) -> Scene:
    return scene(troops=TROOPS, world=RICH, hands={0: hand}, phase="muster")


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
    play.does(ChooseTrade(), AddCard(card=ural), AddCard(card=coin), DropCard(card=ural))
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
