"""Knocked out is not eliminated (RL-5.8, 7.3): joining the war again, or being out of it (RL-5.4.1)."""

import pytest

from engines.core.menu import Picked
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.joining import Joining
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import CardTaken, Eliminated, Joined, KnockedOut, Recruited, TurnBegan
from engines.risk_legacy.moves.turn import Join, Trade
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import attack, duel

OTHERS = {"alaska": (1, 5), "ontario": (2, 1), "japan": (2, 3)}
FULL = {name: (1 if number % 2 else 2, 1) for name, number in NUMBER.items()}
COINS = {0: "coin coin coin coin"}


def test_the_conqueror_takes_the_resource_cards() -> None:
    """RL-2.1.8, 5.8.1, 5.8.2, 8.37, EX-38: the three cards only; tokens, missiles and the scar card stay; no further
    prize, no forced trade: the turn goes on with the move-in. On its turn the loser may join the war again."""
    play = duel(
        8, 1, alone=True, hands={0: "coin", 1: "peru egypt coin"}, missiles={1: 2}, scars={1: "bunker"}, tokens={1: 1},
        row="ural china alaska siberia", dice=(6, 6, 6, 1), missile_asks="never", scar_asks="never",
    )  # fmt: skip
    attack(play)
    assert play.heard(KnockedOut) == [KnockedOut(seat=1, by=0, cards=notation.cards("peru egypt coin"))]
    side = play.state.sides[1]
    assert (side.hand, side.missiles, side.scar, len(side.tokens), side.eliminated) == ((), 2, "bunker", 1, False)
    assert (play.hand(0), play.mover, play.offers(Trade)) == ("peru egypt coin coin", 0, [])
    while play.mover == 0:
        play.clock()
    assert isinstance(play.state.stack[-1], Joining)


def test_not_the_last_troop() -> None:
    """RL-5.8.1."""
    play = duel(8, 1, hands={1: "peru"}, dice=(6, 5, 4, 1))
    attack(play)
    assert (play.hand(1), play.heard(KnockedOut)) == ("peru", [])


def joining(**more: object) -> Scene:
    return scene(troops=OTHERS, hqs={"alaska": 1}, row="peru china egypt ural", phase="start", dice=(6, 6, 6, 1))


def test_joining_the_war() -> None:
    """RL-5.4.1, 8.18, 8.19, EX-32: half the troops; next to a headquarters is allowed, none of its own is built; no
    recruits and no trade, but it fights at once, and a conquest of that turn earns a card."""
    play = joining()
    play.does(Join(territory=NUMBER["alberta"]))
    assert (play.at("alberta"), play.state.fields[NUMBER["alberta"]].hq) == ((0, 4), None)
    assert ([joined.troops for joined in play.heard(Joined)], play.heard(Recruited)) == ([4], [])
    assert isinstance(play.state.stack[-1], Action)
    attack(play, "alberta", "ontario")
    assert play.at("ontario") == (0, 3)
    play.end()
    assert [taken.seat for taken in play.heard(CardTaken)] == [0]


def test_a_star_may_be_bought_before() -> None:
    """RL-8.18."""
    assert isinstance(scene(troops=OTHERS, hands=COINS, phase="start").state.stack[-1], TurnStart)


def test_the_quietest_place_is_the_default() -> None:
    """RL-5.4.1, DEFAULT: fewest enemy troops adjacent, then the order of the data."""
    play, quiet = joining(), Join(territory=NUMBER["central_america"])
    assert play.match.default(0) == Picked((play.offers(Join)[0],))
    assert play.offers(Join)[0] == quiet


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


@pytest.mark.parametrize(("left", "won"), [("", [GameWon(seat=1, why="alone", stars=0)]), ("peru", [])])
def test_holding_everything_is_no_win(left: str, won: list[GameWon]) -> None:
    """RL-5.13, 7.2.1, 7.2.2: until the others failed to join; one place is not asked."""
    play = scene(troops={name: (1, 1) for name in NUMBER if name != left}, eliminated=(2,), phase="start")
    assert play.heard(GameWon) == won
    assert not left or play.at(left) == (0, 4)
