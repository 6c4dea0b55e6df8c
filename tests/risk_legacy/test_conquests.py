"""With how many dice somebody defends, and what follows a conquest (RL-5.6.2, 5.6.14, 5.7, 5.8)."""

from __future__ import annotations

from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.battle import Conquered, DiceRolled
from engines.risk_legacy.events.turn import KnockedOut
from engines.risk_legacy.moves.battle import AimAttack, DefendWith
from engines.risk_legacy.orders import Orders
from tests.risk_legacy.war import BRAZIL, PERU, VENEZUELA, attack, duel, peru, rolls, stop, until


def test_one_die_by_order() -> None:
    """RL-5.6.2, 6.6: the defender's standing order for this territory."""
    play = duel(8, 5, orders={1: Orders(one_die=(PERU,))}, dice=(6, 5, 4, 6))
    attack(play)
    assert rolls(play)[0].defence == (6,)
    elsewhere = duel(8, 5, orders={1: Orders(one_die=(VENEZUELA,))}, dice=(6, 5, 4, 6, 6))
    attack(elsewhere)
    assert rolls(elsewhere)[0].defence == (6, 6)


def test_the_defender_is_asked() -> None:
    """RL-5.6.2, ``defence_choice: ask``: one die or two, by default two; a single troop has no choice."""
    play = duel(8, 2, defence_choice="ask", dice=(6, 5, 4, 5))
    attack(play)
    assert (play.mover, play.match.span) == (1, "window")
    assert [move.dice for move in play.offers(DefendWith)] == [2, 1]
    assert not play.heard(DiceRolled)
    play.does(DefendWith(dice=1))
    assert rolls(play)[0].defence == (5,)
    assert play.mover == 0
    attack(play)
    assert rolls(play), "one troop, one die"


def test_the_default_defends_with_all() -> None:
    """RL-5.6.2."""
    play = duel(8, 5, defence_choice="ask", orders={1: Orders(one_die=(PERU,))}, dice=(6, 5, 4, 5, 4))
    attack(play)
    play.clock()
    assert rolls(play)[0].defence == (5, 4)


def test_not_the_last_troop() -> None:
    """RL-5.8.1."""
    play = duel(8, 1, hands={1: "peru"}, dice=(6, 5, 4, 1))
    attack(play)
    assert (play.hand(1), play.heard(KnockedOut)) == ("peru", [])


def test_a_headquarters_passes() -> None:
    """RL-5.6.14, 2.1.3, 8.16: with its star; and back again."""
    play = duel(8, 1, hqs={"peru": 1}, dice=(6, 5, 4, 1))
    attack(play, advance="min")
    assert (play.state.stars(0), play.state.stars(1)) == (1, 0)
    assert play.heard(Conquered)[0].hq == 1
    assert play.state.fields[PERU].hq == 1
    back = duel(8, 1, seats=3, troops={"peru": (1, 1), "brazil": (0, 4)}, hqs={"peru": 0}, dice=(6, 5, 4, 1))
    attack(back, advance="min")
    assert back.state.stars(0) == 1


def test_a_headquarters_that_wins() -> None:
    """EX-25, RL-7.1.3, 8.38: the survivors move in and the game is over: no move-in, no card."""
    play = duel(8, 1, hqs={"brazil": 0, "peru": 1}, tokens={0: 2}, dice=(6, 5, 4, 1))
    until(play)
    assert play.state.ending is not None
    assert (play.state.ending.winner, play.state.ending.why) == (0, "stars")
    assert (play.at("brazil"), peru(play)) == ((0, 5), (0, 3))
    assert stop(play) == "conquered"
    assert play.state.sides[0].hand == ()
    assert (play.state.battle, play.state.turn) == (None, None)


def test_attacking_on_from_what_was_taken() -> None:
    """RL-2.1.9, 8.40: any number of times."""
    play = duel(4, 1, troops={"argentina": (1, 1)}, dice=(6, 5, 4, 1, 6, 5, 1))
    attack(play)
    attack(play, "peru", "argentina")
    assert (play.at("peru"), play.at("argentina")) == ((0, 1), (0, 2))


def test_what_cannot_be_attacked() -> None:
    """RL-5.6.1: ``not_adjacent``, ``not_enemy``, ``must_keep_one``; bare headquarters are entered, not attacked."""
    play = duel(1, 5, hqs={"venezuela": 2})
    assert play.offers(AimAttack) == []
    assert play.why(AimAttack(target=PERU)) == text("reason-must-keep-one")
    assert play.why(AimAttack(target=VENEZUELA)) == text("reason-not-enemy")
    assert play.why(AimAttack(target=NUMBER["egypt"])) == text("reason-not-adjacent")
    for target in (BRAZIL, *range(30, 42)):
        with play.refused("reason-not-adjacent" if play.state.fields[target].owner == 2 else None):
            play.does(AimAttack(target=target))
