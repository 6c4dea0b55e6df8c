"""Who leaves, who takes over, who is taken off the board; also in the middle of a battle (RL-7.4)."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Leaf
from engines.core.chair import Change
from engines.core.menu import Refused
from engines.core.move import part
from engines.core.record import evolve
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
from tests.risk_legacy.war import PASS, attack, duel, lost, stop, until

REMOVE: dict[str, Any] = {"resign": "remove"}
TROOPS = {"kamchatka": (0, 9), "japan": (1, 4), "brazil": (1, 2), "peru": (2, 3)}
HQS = {"kamchatka": 0, "japan": 1, "peru": 2}
JAPAN = NUMBER["japan"]


def game(**more: Any) -> Scene:
    return scene(**{"troops": TROOPS, "hqs": HQS, **REMOVE, **more})


def test_a_steward_plays_on() -> None:
    """RL-7.4.1, 7.4.2: an absent player keeps the seat, and whoever comes back finds everything as it was; orders and
    consent go with the person, everything else stays."""
    orders = Orders(buy_winning_star=False)
    play = game(resign="steward", concession="unanimous", tokens={1: 1}, missiles={1: 1}, orders={1: orders})
    play.orders(1, Leaf(page="concede"), PenConcede(to=0), Concede(to=0))
    before = play.state
    play.seating(1, "leave")
    play.seating(1, "sit", "bob")
    assert (play.state.people, play.state.sides) == (before.people, before.sides)
    for change, person in (("resign", ""), ("sit", "zoe")):
        play.seating(1, change, person or None)  # type: ignore[arg-type]
        side = play.state.sides[1]
        assert play.state.people == ("ann", person, "cid")
        assert (side.orders, side.concedes_to, side.missiles, len(side.tokens)) == (Orders(), None, 1, 1)
        assert not side.eliminated


def pending(**more: Any) -> Scene:
    """A roll that waits for the defender's missiles."""
    play = game(missiles={1: 1}, dice=(6, 6, 6, 1, 1), **more)
    play.does(part(Assault, target=JAPAN), Assault(origin=NUMBER["kamchatka"], target=JAPAN))
    return play


@pytest.mark.parametrize("change", ["resign", "remove"])
def test_nobody_sits_down_in_a_seat_that_was_removed(change: Change) -> None:
    """RL-7.4.3: neither when it is off the board nor while its removal waits for the end of a roll."""
    play = pending(troops={**TROOPS, "japan": (1, 2)})
    play.seating(1, change)
    for waits in (True, False):
        assert (play.state.leaving, play.state.sides[1].eliminated) == (((1,), False) if waits else ((), True))
        with pytest.raises(Refused):
            play.seating(1, "sit", "zoe")
        while waits and play.state.leaving:
            play.clock()
    assert (play.match.sitter(1), play.state.people) == ("removed", ("ann", "", "cid"))


def test_others_put_their_moves_together_anew() -> None:
    """RL-7.4.3: the board changed under all of them, whichever way the seat left it."""
    play = game()
    play.does(part(Assault, target=JAPAN))
    assert play.match.drafting(0)
    play.seating(2, "resign")
    assert not play.match.drafting(0)
    assert play.offers(EndTurn)


def test_a_resigned_seat_is_removed() -> None:
    """RL-7.4.3: troops, its headquarters, its cards; a bare headquarters of others stays, and is an expansion with a
    star (RL-8.43)."""
    troops = {**TROOPS, "peru": (1, 3), "egypt": (2, 1), "brazil": (0, 3)}
    play = game(troops=troops, hands={1: "alaska coin"}, missiles={1: 2})
    play.seating(1, "resign")
    assert play.heard(Eliminated) == [Eliminated(seat=1, why="removed")]
    assert [field.hq for field in play.state.fields if field.hq is not None] == [2, 0]
    assert (play.state.held(1), play.at("peru")) == ((), (None, 0))
    side = play.state.sides[1]
    assert (side.hand, side.missiles, side.removed, play.state.cards.pile) == ((), 0, True, 10)
    assert play.mover == 0
    play.expand("brazil", "peru", 2)
    assert play.state.stars(0) == 2


def test_a_seat_that_is_handed_on_is_not_removed() -> None:
    """RL-7.4.2, 7.4.3: whoever plays there, or is away, somebody else may take the seat with everything it holds; and
    whoever gives up a seat that was lent to them resigns from nothing."""
    for changes in ((("sit", "zoe"),), (("leave", None), ("sit", "zoe")), (("sit", "fay"), ("resign", "zoe"))):
        play = pending(orders={1: Orders(buy_winning_star=False)})
        before = play.state.sides[1]
        for change, person in changes:
            play.seating(1, change, person)  # type: ignore[arg-type]
        assert play.state.people == ("ann", "zoe", "cid")
        assert (play.state.sides[1], play.state.leaving) == (evolve(before, orders=Orders()), ())


def test_a_lost_headquarters_stays() -> None:
    """RL-7.4.3: unless another seat controls it."""
    play = game(troops={**TROOPS, "japan": (2, 4)})
    play.seating(1, "remove")
    assert (play.state.fields[JAPAN].hq, play.state.stars(2)) == (1, 2)


def test_on_turn_the_turn_ends_without_a_card() -> None:
    """RL-7.4.3."""
    play = game(turn={"conquered": (JAPAN,)})
    play.seating(0, "remove")
    assert (play.heard(CardTaken), [told.seat for told in play.heard(TurnBegan)], play.mover) == ([], [1], 1)


def test_the_last_one_wins() -> None:
    """RL-1.2, 7.1.3, 7.2.1, 7.4.3: and what is won is won; nor is anybody removed before the first turn, where a
    steward plays on."""
    play = game(troops={**TROOPS, "peru": (1, 3)}, eliminated=(2,))
    play.seating(1, "remove")
    assert play.heard(GameWon) == [GameWon(seat=0, why="alone", stars=1)]
    play.seating(0, "resign")
    assert not play.state.sides[0].eliminated
    early = opened(resign="remove")
    with pytest.raises(Refused):
        early.seating(0, "remove")
    early.seating(0, "resign")
    assert not early.state.sides[0].eliminated


# ---- in the middle of a battle

HITS = (6, 6, 6, 1, 1)
WATCHING = Orders(scar_watch=("all",))


def asked(*seats: int, **more: Any) -> Scene:
    """Before the first roll; *seats* are asked about their scar cards."""
    options: dict[str, Any] = {"seats": 4, **REMOVE, "dice": HITS * 3, **more}
    play = duel(9, 9, scars=dict.fromkeys(seats, "bunker"), orders=dict.fromkeys(seats, WATCHING), **options)
    until(play, rolls=3)
    assert play.match.asked() == seats
    return play


@pytest.mark.parametrize(
    ("waits", "leaver", "rolls", "why"),
    [((1,), 1, 1, "gone"), ((2,), 2, 3, "rolls"), ((1, 2), 3, 3, "rolls"), ((1,), 0, 1, "gone")],
    ids=["the defender", "a third seat", "somebody who is not asked", "the attacker"],
)
def test_leaving_in_a_window(waits: tuple[int, ...], leaver: int, rolls: int, why: str) -> None:
    """RL-7.4.3: it passes; the window stays open for the others, and the roll is settled. Then it is gone; with the
    defender or the attacker goes the assault, and with the latter the turn, without a card."""
    play = asked(*waits)
    play.seating(leaver, "resign")
    for seat in waits:
        if seat != leaver:
            assert not play.state.sides[leaver].eliminated
            play.does(PASS, seat=seat)
    assert (lost(play), stop(play)) == ([(0, 2)] * rolls, why)
    assert (play.state.sides[leaver].eliminated, play.state.held(leaver)) == (True, ())
    assert (play.state.leaving, play.state.battle, play.state.ongoing.seat) == ((), None, 0 if leaver else 1)
    told = [type(event) for event in play.events]
    assert (told.index(Eliminated) < told.index(AssaultEnded)) or leaver == 0
    assert play.state.sides[0].hand == ()


def test_the_last_enemy_leaves() -> None:
    """RL-7.4.3, 5.9.8, 11.1: the assault that ends the game like this is told of, and is the last battle."""
    play = duel(9, 9, troops={"japan": (1, 3)}, eliminated=(2,), defence_choice="ask", dice=HITS * 2, **REMOVE)
    until(play, rolls=3)
    play.does(DefendWith(dice=2))
    play.seating(1, "resign")
    assert play.state.ending is not None
    assert (stop(play), play.state.last and play.state.last.rolls) == ("gone", 2)


@pytest.mark.parametrize("leaver", [0, 1])
def test_leaving_while_the_attacker_moves_in(leaver: int) -> None:
    """RL-7.4.3: the move-in is settled first; if it is the attacker that leaves, nobody follows, and all of it is
    gone."""
    play = duel(9, 1, **REMOVE, seats=4, dice=(6, 6, 6, 1))
    attack(play)
    assert play.mover == 0
    play.seating(leaver, "resign")
    if leaver == 0:
        assert (play.at("brazil"), play.at("peru"), play.state.ongoing.seat) == ((None, 0), (None, 0), 1)
    else:
        assert not play.state.sides[1].eliminated
        play.clock()
        assert (play.state.sides[1].eliminated, play.mover) == (True, 0)


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
    """RL-7.4.3, 7.1.3: a roll that wins is carried out first; nobody is taken off a board that is won."""
    winning: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}
    play = duel(9, 2, seats=4, scars={1: "bunker", 2: "bunker"}, dice=HITS, **REMOVE, **winning)
    attack(play)
    assert play.match.asked() == (1, 2)
    play.seating(seat, "resign")
    play.does(PASS)
    assert (play.won.winner, play.won.why) == (0, "stars")
    assert (play.at("brazil"), play.state.leaving, play.match.sitter(seat)) == ((0, 6), (), "resigned")


# ---- a leaving seat plays nothing


@pytest.mark.parametrize(
    ("order", "more"),
    [
        ({"scar": True}, {"scars": {0: "bunker"}, "dice": (6, 5, 1, 4, 3)}),
        ({"press": 1}, {"missiles": {0: 2}, "dice": (5, 4, 1, 5, 3)}),
    ],
)
def test_nothing_by_order(order: dict[str, Any], more: dict[str, Any]) -> None:
    """RL-7.4.3: neither the scar card nor the missiles of an attacker who resigns while the defender chooses its
    dice."""
    play = duel(8, 2, defence_choice="ask", **REMOVE, **more)
    until(play, **order)
    play.seating(0, "resign")
    play.does(DefendWith(dice=2))
    assert play.state.sides[0].eliminated
    assert (play.state.world.played, play.state.sides[0].tally.fired) == ((), 0)


def test_nothing_that_it_sealed() -> None:
    """RL-7.4.3: its card goes back unseen, also if it had answered before it resigned."""
    play = asked(1, 2)
    play.does(PlayScar(scar="bunker"), seat=1)
    play.seating(1, "resign")
    play.does(PASS, seat=2)
    assert play.state.world.played == ()


def test_it_is_not_among_those_who_could_fire() -> None:
    """RL-7.4.3, 6.3.5: nor do its rules, though they were to fire when the window opened."""
    watch = Orders(missile_watch=("all",))
    play = duel(seats=4, missiles={0: 1, 1: 1, 2: 2}, orders={1: watch}, dice=(5, 4, 1, 5, 3), **REMOVE)
    until(play)
    assert said(play.menu(1).notes()[-1]) == "Missiles (each turns a die into a 6): Seat-0 🚀1, Seat-1 🚀1, Seat-2 🚀2"
    play.seating(2, "resign")
    assert said(play.menu(1).notes()[-1]) == "Missiles (each turns a die into a 6): Seat-0 🚀1, Seat-1 🚀1"
    orders = {1: Orders(missile_rules=(Hold(where="mine", up_to=1),)), 2: watch}
    ruled = duel(8, 1, missiles={1: 1, 2: 1}, orders=orders, dice=(6, 5, 1, 4), seats=4, **REMOVE)
    attack(ruled)
    assert ruled.match.asked() == (2,)
    ruled.seating(1, "resign")
    ruled.does(PASS, seat=2)
    assert ruled.state.sides[1].tally.fired == 0
