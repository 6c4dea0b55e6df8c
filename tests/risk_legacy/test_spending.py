"""What cards are spent for: stars at the start of a turn (RL-5.3), and troops (RL-5.4.3, 2.3.2)."""

import pytest

from engines.core.menu import Picked
from engines.core.move import Cancel, Move, part
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
RICH = land({"ural": Mark(coins=6), "siberia": Mark(coins=4), "japan": Mark(coins=2), "china": Mark(coins=3)})


def sorted_cards(words: str) -> tuple[int, ...]:
    return tuple(sorted(notation.cards(words)))


def test_a_star_for_four_cards() -> None:
    """RL-5.3.2, 8.21: any four, coins irrelevant; territory cards are discarded, coin cards go back to the pile; before
    recruiting, any number, and fewer than four cards are not asked about."""
    play = scene(troops=TROOPS, hands={0: "peru egypt china japan ural coin coin coin coin"}, phase="start")
    cards = sorted_cards("peru egypt china coin")
    play.does(part(BuyStar, cards=None), *(part(BuyStar, add=card) for card in cards))
    assert play.offers("buy_star.add") == [], "four are enough"
    play.does(BuyStar(cards=cards))
    assert [gained.source for gained in play.heard(StarGained)] == ["bought"]
    assert (play.state.cards.pile, notation.said(play.state.cards.discard)) == (7, "peru egypt china")
    assert isinstance(play.state.stack[-1], TurnStart)
    play.buy("japan ural coin coin")
    assert (play.state.stars(0), play.hand(0)) == (2, "coin")
    assert isinstance(play.state.stack[-1], Recruiting)


def test_the_fourth_star_wins_before_recruiting() -> None:
    """RL-5.3.3, EX-29."""
    play = scene(troops=TROOPS, hands={0: FIVE}, tokens={0: 3}, phase="start")
    play.buy("egypt china coin coin")
    assert play.heard(GameWon) == [GameWon(seat=0, why="stars", stars=4)]


@pytest.mark.parametrize(
    ("tokens", "wanted", "given"),
    [(3, True, BuyStar(cards=sorted_cards("coin coin china egypt"))), (3, False, GoOn()), (2, True, GoOn())],
)
def test_the_clock_buys_the_star_that_wins(tokens: int, *, wanted: bool, given: Move) -> None:
    """RL-5.1.2, 6.6, EX-29: the cards with fewest coins, coin cards first, then the order of the data; unless
    ``buy_winning_star`` is switched off. Other stars are never bought by the clock."""
    orders = {0: Orders(buy_winning_star=wanted)}
    play = scene(troops=TROOPS, world=DEAR, hands={0: FIVE}, tokens={0: tokens}, orders=orders, phase="start")
    assert play.match.default(0) == Picked((given,))
    play.clock()
    assert (play.state.ending is not None) is isinstance(given, BuyStar)


def test_the_counters_of_the_last_turn_are_cleared() -> None:
    """RL-5.3.1."""
    turn = {"conquered": (1,), "maneuvered": True, "traded": True, "closed": (2,)}
    fresh = scene(troops=TROOPS, turn=turn, phase="start").state.ongoing
    assert (fresh.conquered, fresh.maneuvered, fresh.traded, fresh.closed) == ((), False, False, ())


# ---- troops


def holding(hand: str) -> Scene:
    return scene(
        troops={"alaska": (0, 1), "peru": (0, 1), "brazil": (1, 1)}, world=RICH, hands={0: hand}, phase="muster"
    )


@pytest.mark.parametrize(
    ("given", "troops", "pile"), [("ural siberia japan", 30, 9), ("ural siberia", 30, 9), ("egypt coin", 2, 10)]
)
def test_a_trade(given: str, troops: int, pile: int) -> None:
    """RL-5.4.3, 5.3.2, 8.20, EX-26, EX-28: 6 + 4 + 2 coins count as 10; territory cards to the discard, coins back to
    the pile."""
    play = holding("egypt ural siberia japan coin")
    play.trade(given)
    assert [traded.troops for traded in play.heard(CardsTraded)] == [troops]
    assert play.state.ongoing.recruits == 3 + troops
    assert notation.said(play.state.cards.discard) == " ".join(
        notation.said((card,)) for card in sorted_cards(given.replace(" coin", ""))
    )
    assert (play.state.cards.pile, given.split(maxsplit=1)[0] in play.hand(0)) == (pile, False)


def test_before_placing() -> None:
    """RL-5.4.3: at most once per turn, before placing; by default none."""
    play = holding("ural siberia")
    play.place(peru=1)
    assert not play.offers(Trade)
    play.does(TakeBack())
    assert play.offers(Trade)
    play.runs_out()
    assert play.hand(0) == "ural siberia"


def test_what_cards_have_brought_is_said_beside_the_other_recruits() -> None:
    play = holding("ural siberia coin")
    play.trade("ural siberia coin")
    recruits, *_ = play.menu().notes()
    assert (dict(recruits.args)["cards"], dict(play.menu().prompt.args)["count"]) == (30, 3 + 30)


def test_a_card_is_dropped_again() -> None:
    """RL-5.4.3, card by card."""
    play = holding("ural siberia coin")
    first, second, third = sorted_cards("ural siberia coin")
    play.does(part(Trade, cards=None), *(part(Trade, add=card) for card in (third, first, second)))
    play.does(part(Trade, drop=first))
    assert play.offers(Trade) == [Trade(cards=(second, third))]
    play.does(Cancel())
    assert play.hand(0) == "ural siberia coin"


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("ural siberia japan china egypt", ["ural siberia", "ural china", "ural japan"]),
        ("ural china japan coin", ["ural china coin", "ural china", "ural japan"]),
    ],
)
def test_suggestions(hand: str, found: list[str]) -> None:
    """RL-2.3.2, 8.20: what brings most with the fewest cards, and no coin that would not be paid for."""
    trades = bargains(holding("").state, 0, sorted_cards(hand))
    assert [notation.said(tuple(sorted(cards))) for cards in trades] == found


def test_what_is_given_for_a_star() -> None:
    """RL-5.3.2, DEFAULT: fewest coins, then coin cards, then the order of the data."""
    hand = sorted_cards("ural egypt peru alaska coin coin")
    assert cheapest(RICH, hand) == sorted_cards("alaska peru coin coin")
