"""One attack roll from its declaration to the conquest (RL-5.6), and what follows (RL-5.7, 5.8)."""

from __future__ import annotations

import pytest

from engines.core.menu import Amount
from engines.core.move import part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import BoxTicked
from engines.risk_legacy.events.battle import Conquered, DiceRolled, MovedIn
from engines.risk_legacy.events.turn import KnockedOut
from engines.risk_legacy.moves.battle import Assault, DefendWith
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.orders import Orders
from tests.risk_legacy.arrange import Mark
from tests.risk_legacy.war import BRAZIL, PERU, VENEZUELA, attack, boxes, duel, lost, move_in, peru, rolls, stop, until


def test_three_against_two() -> None:
    """RL-5.6.1, 5.6.2, 5.6.4: as many dice as can be, attack dice first; EX-2."""
    play = duel(8, 5, dice=(6, 4, 1, 4, 4))
    attack(play)
    (roll,) = play.heard(DiceRolled)
    assert (roll.attack, roll.defence) == ((6, 4, 1), (4, 4))
    assert lost(play) == [(1, 1)]
    assert (play.at("brazil"), peru(play)) == ((0, 7), (1, 4))
    assert stop(play) == "rolls"
    assert play.mover == 0
    assert play.offers(EndTurn)


@pytest.mark.parametrize(("attackers", "dice"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_one_stays_behind(attackers: int, dice: int) -> None:
    """RL-5.6.1: at most three dice, and never the last troop."""
    play = duel(attackers, 1, dice=(*(1,) * dice, 6))
    attack(play)
    assert [len(roll.attack) for roll in rolls(play)] == [dice]


def test_fewer_dice_if_wanted() -> None:
    """RL-5.6.1, 8.41: anew for every roll."""
    play = duel(8, 5, dice=(1, 6, 6, 1, 1, 6, 6))
    attack(play, dice=1)
    attack(play, dice=2)
    assert lost(play) == [(2, 0)]


def test_the_last_defender_conquered() -> None:
    """EX-3, RL-5.6.14: the survivors of the roll move in, then more may follow (RL-5.7.1)."""
    play = duel(8, 1, dice=(5, 5, 2, 4))
    attack(play)
    (conquered,) = play.heard(Conquered)
    assert (conquered.troops, conquered.loser, conquered.hq) == (3, 1, None)
    assert (play.at("brazil"), peru(play)) == ((0, 5), (0, 3))
    assert stop(play) == "conquered"
    menu = play.menu()
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high) == (0, 4)
    move_in(play, 4)
    assert (play.at("brazil"), peru(play)) == ((0, 1), (0, 7))
    assert play.heard(MovedIn)[0].troops == 4
    assert play.state.ongoing.conquered == (PERU,)


def test_nobody_left_to_follow() -> None:
    """RL-5.7.1, 5.7.2: from 4 all three go, one stays, nothing is asked."""
    play = duel(4, 1, dice=(5, 5, 2, 4))
    attack(play)
    assert (play.at("brazil"), peru(play)) == ((0, 1), (0, 3))
    assert play.offers(EndTurn)


def test_a_fortification_is_ticked_by_three_dice() -> None:
    """EX-6, RL-5.6.8."""
    play = duel(8, 5, mark=Mark(city="minor_city", boxes=0), dice=(6, 6, 1, 6, 5, 6, 6, 1, 1, 1, 6, 6))
    attack(play)
    assert (lost(play), boxes(play)) == ([(2, 0)], 1)
    assert [play.heard(DiceRolled)[0].ticked, rolls(play)[0].ticked] == [True, True]
    attack(play, dice=2)
    assert (lost(play), boxes(play)) == ([(0, 2)], 1)
    assert [play.heard(DiceRolled)[0].ticked, rolls(play)[0].ticked] == [False, False]
    attack(play, dice=1)
    assert (boxes(play), rolls(play)[0].ticked) == (1, False)
    assert play.state.deltas == (BoxTicked(territory=PERU),)


def test_scar_and_walls() -> None:
    """EX-10: 6 - 1 + 1 = 6 and 6 + 1 = 6: added up before the clamp."""
    play = duel(8, 5, mark=Mark(city="minor_city", boxes=2, scar="ammo_shortage"), dice=(6, 6, 6, 6, 6))
    attack(play)
    assert play.heard(DiceRolled)[0].changed_defence == (6, 6)
    assert (lost(play), boxes(play)) == ([(2, 0)], 3)


def test_the_tenth_box() -> None:
    """EX-7, RL-8.30: the roll that ticks it still has the bonus, later ones have not; nothing is ticked any more."""
    play = duel(8, 5, mark=Mark(city="minor_city", boxes=9), dice=(6, 6, 1, 5, 4) * 2)
    attack(play)
    assert (lost(play), boxes(play), rolls(play)[0].ticked) == ([(1, 1)], 10, True)
    attack(play)
    assert (lost(play), boxes(play), rolls(play)[0].ticked) == ([(0, 2)], 10, False)
    two = duel(8, 5, mark=Mark(city="minor_city", boxes=9), dice=(6, 6, 5, 4))
    attack(two, dice=2)
    assert (lost(two), boxes(two)) == ([(1, 1)], 9)


def test_a_city_alone_helps_nobody() -> None:
    """RL-2.1.6: a city without a fortification."""
    play = duel(8, 5, mark=Mark(city="major_city"), dice=(6, 6, 1, 5, 5))
    attack(play)
    assert (lost(play), boxes(play)) == ([(0, 2)], None)


def test_scars_that_lie_there() -> None:
    """EX-1, EX-4: on the territory that is attacked, not on the one that attacks."""
    for mark, dice, losses in ((Mark(scar="bunker"), (6, 5, 2, 5, 5), (2, 0)), (Mark(), (6, 5, 2, 5, 5), (1, 1))):
        play = duel(8, 5, mark=mark, dice=dice)
        attack(play)
        assert lost(play) == [losses]
    home = duel(8, 5, mark=Mark(scar="bunker"), seat=1, dice=(6, 4, 2, 5, 5))
    attack(home, "peru", "brazil")
    assert lost(home) == [(1, 1)]


def test_troops_lost_leave_both_places() -> None:
    """RL-5.6.12, 10.10, and the tally of either side."""
    play = duel(8, 5, dice=(6, 6, 6, 1, 1, 1, 1, 1, 6, 6))
    until(play, rolls=2)
    assert (play.at("brazil"), peru(play)) == ((0, 6), (1, 3))
    mine, theirs = play.state.sides[0].tally, play.state.sides[1].tally
    assert (mine.rolls, mine.lost, mine.killed) == (2, 2, 2)
    assert (theirs.rolls, theirs.lost, theirs.killed) == (2, 2, 2)
    assert mine.expected_lost == theirs.expected_killed == 2 * 920
    assert mine.expected_killed == theirs.expected_lost == 2 * 1079
    assert play.state.sides[2].tally.rolls == 0


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
    assert play.offers("assault.target") == []
    assert play.why(part(Assault, target=PERU)) == text("reason-must-keep-one")
    assert play.why(part(Assault, target=VENEZUELA)) == text("reason-not-enemy")
    assert play.why(part(Assault, target=NUMBER["egypt"])) == text("reason-not-adjacent")
    for target in (BRAZIL, *range(30, 42)):
        with play.refused("reason-not-adjacent" if play.state.fields[target].owner == 2 else None):
            play.does(part(Assault, target=target))
