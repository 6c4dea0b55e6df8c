"""Who leaves, who takes over, who is taken off the board; also in the middle of a battle (RL-7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.booklet.strokes import Leaf
from engines.core.chair import Change
from engines.core.menu import Refused
from engines.core.move import part
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.battle import AssaultEnded
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import CardTaken, Eliminated, TurnBegan
from engines.risk_legacy.moves.battle import Assault, DefendWith, PlayScar
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.orders import Hold, Orders
from tests.risk_legacy.arrange import opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.told import said
from tests.risk_legacy.war import PASS, attack, duel, lost, peru, stop, until

TROOPS = {"kamchatka": (0, 9), "japan": (1, 4), "brazil": (1, 2), "peru": (2, 3)}
HQS = {"kamchatka": 0, "japan": 1, "peru": 2}
JAPAN = NUMBER["japan"]


def game(**more: Any) -> Scene:
    told: dict[str, Any] = {"troops": TROOPS, "hqs": HQS, "resign": "remove", **more}
    return scene(**told)


def test_a_steward_plays_on() -> None:
    """RL-7.4.2: orders go with the person, everything else stays; nobody signs."""
    play = game(resign="steward", tokens={1: 1}, missiles={1: 1}, orders={1: Orders(buy_winning_star=False)})
    play.seating(1, "resign")
    side = play.state.sides[1]
    assert play.state.people == ("ann", "", "cid")
    assert (side.orders, side.missiles, len(side.tokens), side.eliminated) == (Orders(), 1, 1, False)
    play.seating(1, "sit", "zoe")
    assert play.state.people == ("ann", "zoe", "cid")


def test_whoever_comes_back_finds_everything_as_it_was() -> None:
    """RL-7.4.1, 7.4.2: an absent player keeps the seat; orders and consent go with the person, and this is the same."""
    orders = Orders(buy_winning_star=False)
    play = game(resign="steward", concession="unanimous", orders={1: orders})
    play.orders(1, Leaf(page="concede"), PenConcede(to=0), Concede(to=0))
    before = play.state
    play.seating(1, "leave")
    play.seating(1, "sit", "bob")
    assert (play.state.people, play.state.sides) == (before.people, before.sides)
    play.seating(1, "leave")
    play.seating(1, "sit", "zoe")
    assert play.state.people == ("ann", "zoe", "cid")
    assert (play.state.sides[1].orders, play.state.sides[1].concedes_to) == (Orders(), None)


@pytest.mark.parametrize("change", ["resign", "remove"])
def test_nobody_sits_down_in_a_seat_that_was_removed(change: Change) -> None:
    """RL-7.4.3: neither when it is off the board nor while its removal waits for the end of a roll."""
    play = pending(troops={**TROOPS, "japan": (1, 2)})
    play.seating(1, change)
    while not play.state.sides[1].eliminated:
        assert play.state.leaving == (1,)
        with pytest.raises(Refused):
            play.seating(1, "sit", "zoe")
        play.clock()
    with pytest.raises(Refused):
        play.seating(1, "sit", "zoe")
    assert play.match.sitter(1) == "removed"
    assert play.state.people == ("ann", "", "cid")


def test_others_put_their_moves_together_anew() -> None:
    """RL-7.4.3: the board changed under all of them, whichever way the seat left it."""
    play = game()
    play.does(part(Assault, target=JAPAN))
    assert play.match.drafting(0)
    play.seating(2, "resign")
    assert not play.match.drafting(0)
    assert play.offers(EndTurn)


def test_a_resigned_seat_is_removed() -> None:
    """RL-7.4.3: troops, its headquarters, its cards; a bare headquarters of others stays."""
    play = game(troops={**TROOPS, "peru": (1, 3), "egypt": (2, 1)}, hands={1: "alaska coin"}, missiles={1: 2})
    play.seating(1, "resign")
    assert play.heard(Eliminated) == [Eliminated(seat=1, why="removed")]
    assert play.state.held(1) == ()
    assert [field.hq for field in play.state.fields if field.hq is not None] == [2, 0]
    assert play.at("peru") == (None, 0)
    side = play.state.sides[1]
    assert (side.hand, side.missiles, side.removed) == ((), 0, True)
    assert play.state.cards.pile == 10
    assert play.mover == 0


def test_a_lost_headquarters_stays() -> None:
    """RL-7.4.3: unless another seat controls it."""
    play = game(troops={**TROOPS, "japan": (2, 4)})
    play.seating(1, "remove")
    assert play.state.fields[JAPAN].hq == 1
    assert play.state.stars(2) == 2


def test_on_turn_the_turn_ends_without_a_card() -> None:
    """RL-7.4.3."""
    play = game(turn={"conquered": (JAPAN,)})
    play.seating(0, "remove")
    assert play.heard(CardTaken) == []
    assert [told.seat for told in play.heard(TurnBegan)] == [1]
    assert play.mover == 1


def test_the_last_one_wins() -> None:
    """RL-1.2, 7.1.3, 7.2.1."""
    play = game(troops={**TROOPS, "peru": (1, 3)}, eliminated=(2,))
    play.seating(1, "remove")
    assert play.heard(GameWon) == [GameWon(seat=0, why="alone", stars=1)]


def test_what_a_seat_leaves_behind_can_be_entered() -> None:
    """RL-8.43: a bare headquarters is an expansion with a star."""
    play = game(troops={**TROOPS, "brazil": (0, 3), "peru": (1, 3)}, tokens={0: 1})
    play.seating(1, "remove")
    play.expand("brazil", "peru", 2)
    assert play.state.stars(0) == 3


def pending(**more: Any) -> Scene:
    """A roll that waits for the defender's missiles."""
    play = game(missiles={1: 1}, dice=(6, 6, 6, 1, 1), **more)
    play.does(part(Assault, target=JAPAN), Assault(origin=NUMBER["kamchatka"], target=JAPAN))
    return play


def test_not_before_the_first_turn_and_not_after_the_victory() -> None:
    """RL-7.4.3: a steward plays on there; what is won is won."""
    play = opened(resign="remove")
    with pytest.raises(Refused):
        play.seating(0, "remove")
    play.seating(0, "resign")
    assert not play.state.sides[0].eliminated
    won = game(troops={"kamchatka": (0, 9), "peru": (2, 3)}, hqs={"peru": 2}, eliminated=(1,))
    won.seating(2, "remove")
    assert won.state.ending is not None
    won.seating(0, "resign")
    assert not won.state.sides[0].eliminated


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
