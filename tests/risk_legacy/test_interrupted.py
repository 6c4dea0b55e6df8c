"""Somebody leaves, or takes over, in the middle of a battle (RL-7.4.2, 7.4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.risk_legacy.events.battle import AssaultEnded
from engines.risk_legacy.events.turn import Eliminated
from engines.risk_legacy.moves.battle import DefendWith, PlayScar
from engines.risk_legacy.orders import Hold, Orders
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.told import said
from tests.risk_legacy.war import PASS, attack, duel, lost, peru, stop, until

REMOVE: dict[str, Any] = {"resign": "remove"}
HITS = (6, 6, 6, 1, 1)
WATCHING = Orders(scar_watch=("all",))


def asked(*seats: int, **more: Any) -> Scene:
    """Before the first roll; *seats* are asked about their scar cards."""
    options: dict[str, Any] = {"seats": 4, **REMOVE, "dice": HITS * 3, **more}
    play = duel(9, 9, scars=dict.fromkeys(seats, "bunker"), orders=dict.fromkeys(seats, WATCHING), **options)
    until(play, rolls=3)
    assert play.match.asked() == seats
    return play


def test_the_defender_leaves_in_a_window() -> None:
    """RL-7.4.3: it passes; the roll is settled, then it is gone, and the assault with it."""
    play = asked(1)
    play.seating(1, "resign")
    assert lost(play) == [(0, 2)]
    assert stop(play) == "gone"
    assert peru(play) == (None, 0)
    assert play.state.sides[1].eliminated
    assert play.mover == 0
    assert play.state.leaving == ()
    assert play.state.battle is None


def test_a_third_seat_leaves_in_a_window() -> None:
    """RL-7.4.3: after this roll; the assault goes on."""
    play = asked(2)
    play.seating(2, "resign")
    assert lost(play) == [(0, 2)] * 3
    assert (stop(play), play.state.sides[2].eliminated) == ("rolls", True)
    told = [type(event) for event in play.events]
    assert told.index(Eliminated) < told.index(AssaultEnded)


def test_somebody_else_leaves_while_others_are_asked() -> None:
    """RL-7.4.3: the window stays open for the others; the removal waits."""
    play = asked(1, 2)
    play.seating(3, "resign")
    assert play.match.asked() == (1, 2)
    assert not play.state.sides[3].eliminated
    play.does(PASS, seat=1)
    play.does(PASS, seat=2)
    assert play.state.sides[3].eliminated
    assert stop(play) == "rolls"


def test_the_last_enemy_leaves() -> None:
    """RL-7.4.3, 5.9.8, 11.1: the assault that ends the game like this is told of, and is the last battle."""
    play = duel(9, 9, troops={"japan": (1, 3)}, eliminated=(2,), defence_choice="ask", dice=HITS * 2, **REMOVE)
    until(play, rolls=3)
    play.does(DefendWith(dice=2))
    play.seating(1, "resign")
    assert play.state.ending is not None
    assert (stop(play), play.state.last and play.state.last.rolls) == ("gone", 2)


def test_the_attacker_leaves() -> None:
    """RL-7.4.3: the roll is settled, no other follows; the turn ends without a card."""
    play = asked(1)
    play.seating(0, "resign")
    assert play.match.asked() == (1,)
    play.does(PASS)
    assert lost(play) == [(0, 2)]
    assert stop(play) == "gone"
    assert play.at("brazil") == (None, 0)
    assert play.state.sides[0].eliminated
    assert play.state.turn is not None
    assert play.state.turn.seat == 1
    assert play.state.sides[0].hand == ()


def test_the_attacker_leaves_instead_of_moving_in() -> None:
    """RL-7.4.3: nobody follows; then all of it is gone."""
    play = duel(9, 1, **REMOVE, dice=(6, 6, 6, 1))
    attack(play)
    assert play.mover == 0
    play.seating(0, "resign")
    assert (play.at("brazil"), peru(play)) == ((None, 0), (None, 0))
    assert play.state.turn is not None
    assert play.state.turn.seat == 1


def test_the_defender_leaves_while_the_attacker_moves_in() -> None:
    """RL-7.4.3: the move-in is settled first."""
    play = duel(9, 1, **REMOVE, seats=4, dice=(6, 6, 6, 1))
    attack(play)
    play.seating(1, "resign")
    assert not play.state.sides[1].eliminated
    play.clock()
    assert play.state.sides[1].eliminated
    assert play.mover == 0


def test_a_substitute_answers() -> None:
    """RL-7.4.2: in the middle of a window, with everything the seat holds."""
    play = asked(1)
    play.seating(1, "leave")
    play.seating(1, "sit", "fay")
    assert play.match.asked() == (1,)
    play.does(PlayScar(scar="bunker"))
    assert play.state.sides[1].scar is None


@pytest.mark.parametrize("seat", [1, 2])
def test_leaving_before_the_last_roll_wins_nothing(seat: int) -> None:
    """RL-7.4.3, 7.1.3: a roll that wins is carried out first."""
    winning: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}
    play = duel(9, 2, seats=4, scars={1: "bunker", 2: "bunker"}, dice=HITS, **REMOVE, **winning)
    attack(play)
    assert play.match.asked() == (1, 2)
    play.seating(seat, "resign")
    play.does(PASS)
    assert play.state.ending is not None
    assert (play.state.ending.winner, play.state.ending.why) == (0, "stars")
    assert play.at("brazil") == (0, 6)
    assert play.state.leaving == (), "nobody is taken off a board that is won"


def leaves_before_the_dice(**more: Any) -> Scene:
    """The attacker resigns while the defender chooses its dice."""
    return duel(8, 2, defence_choice="ask", **REMOVE, **more)


def test_a_leaving_attacker_plays_nothing_by_order() -> None:
    """RL-7.4.3: neither the scar card nor the missiles of its order; the roll that is pending is its last."""
    scar = leaves_before_the_dice(scars={0: "bunker"}, dice=(6, 5, 1, 4, 3))
    until(scar, scar=True, missiles="none")
    scar.seating(0, "resign")
    scar.does(DefendWith(dice=2))
    assert scar.state.world.played == ()
    assert scar.state.sides[0].eliminated
    press = leaves_before_the_dice(missiles={0: 2}, dice=(5, 4, 1, 5, 3))
    until(press, press=1, missiles="none")
    press.seating(0, "resign")
    press.does(DefendWith(dice=2))
    assert press.state.sides[0].tally.fired == 0


def test_a_leaving_seat_plays_nothing_that_it_sealed() -> None:
    """RL-7.4.3: its card goes back unseen, also if it had answered before it resigned."""
    play = asked(1, 2)
    play.does(PlayScar(scar="bunker"), seat=1)
    play.seating(1, "resign")
    play.does(PASS, seat=2)
    assert play.state.world.played == ()


def test_a_leaving_seat_is_not_among_those_who_could_fire() -> None:
    """RL-7.4.3: it plays nothing any more."""
    watch = {1: Orders(missile_watch=("all",))}
    play = duel(8, 5, seats=4, missiles={0: 1, 1: 1, 2: 2}, orders=watch, dice=(5, 4, 1, 5, 3), **REMOVE)
    until(play)
    assert said(play.menu(1).notes()[-1]) == "Missiles: Seat-0 🚀1, Seat-1 🚀1, Seat-2 🚀2"
    play.seating(2, "resign")
    assert said(play.menu(1).notes()[-1]) == "Missiles: Seat-0 🚀1, Seat-1 🚀1"


def test_a_rule_of_a_leaving_seat_is_void() -> None:
    """RL-7.4.3, 6.3.5: also if it was to fire when the window opened."""
    orders = {1: Orders(missile_rules=(Hold(where="mine", up_to=1),)), 2: Orders(missile_watch=("all",))}
    play = duel(8, 1, missiles={1: 1, 2: 1}, orders=orders, dice=(6, 5, 1, 4), seats=4, **REMOVE)
    attack(play)
    assert play.match.asked() == (2,)
    play.seating(1, "resign")
    play.does(PASS, seat=2)
    assert play.state.sides[1].tally.fired == 0
