"""Who leaves, who takes over, who is taken off the board (RL-7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.booklet.strokes import Leaf
from engines.core.chair import Change
from engines.core.menu import Refused
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import CardTaken, Eliminated, TurnBegan
from engines.risk_legacy.moves.battle import AimAttack, Assault
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.orders import Orders
from tests.risk_legacy.arrange import opened, scene
from tests.risk_legacy.scene import Scene

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
    play.does(AimAttack(target=JAPAN))
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
    play.does(AimAttack(target=JAPAN), Assault(origin=NUMBER["kamchatka"], target=JAPAN))
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
