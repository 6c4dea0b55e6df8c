"""An attack put together (RL-5.6.1, 5.9.1), and many rolls by one order (RL-5.9)."""

from __future__ import annotations

import pytest

from engines.core.move import part
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.battle import Battle
from engines.risk_legacy.deeds.assault import stopped
from engines.risk_legacy.events.battle import AssaultBegan, AssaultEnded, MovedIn
from engines.risk_legacy.moves.battle import Advance, Assault, LeaveBehind, Pass
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.rules.attacks import completes, targets
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import (
    ARGENTINA,
    BRAZIL,
    FALLS,
    PERU,
    VENEZUELA,
    attack,
    duel,
    fire,
    lost,
    peru,
    rolls,
    stop,
    until,
)


def test_only_what_can_be() -> None:
    """RL-5.6.1, 5.9.2, ``too_many_dice``: no floor that stops at once, no dice that are not there."""
    play = duel(3, 5)
    play.does(part(Assault, target=PERU))
    assert [(order.dice, order.keep, order.rolls) for order in play.offers(Assault)] == [
        (3, 1, None),
        (2, 1, 1),
        (1, 1, 1),
    ]
    with play.refused("reason-too-many-dice"):
        play.does(Assault(origin=BRAZIL, target=PERU, dice=3))
    play.does(part(Assault, order=BRAZIL))
    assert [move.value for move in play.offers("assault.keep")] == [2]
    assert [move.value for move in play.offers("assault.dice")] == [2, 1]


def test_from_where() -> None:
    """Asked only if there are several, the strongest first; never from a single troop."""
    play = duel(4, 5, troops={"argentina": (0, 9), "venezuela": (0, 1)})
    play.does(part(Assault, target=PERU))
    assert [move.value for move in play.offers("assault.origin")] == [ARGENTINA, BRAZIL]
    assert [no.move for no in play.match.blocked(0)] == [part(Assault, origin=VENEZUELA)]
    play.does(part(Assault, origin=BRAZIL))
    assert {order.origin for order in play.offers(Assault)} == {BRAZIL}
    assert not play.match.blocked(0), "where from is no question any more"


def test_refining() -> None:
    """RL-5.9.1: every field of the order."""
    play = duel(12, 5, missiles={0: 2}, scars={0: "bunker"})
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    play.does(part(Assault, rolls=5), part(Assault, dice=2), part(Assault, keep=4), part(Assault, scar=True))
    play.does(part(Assault, press=2), part(Assault, advance=2))
    wanted = Assault(
        origin=BRAZIL,
        target=PERU,
        dice=2,
        rolls=5,
        keep=4,
        scar=True,
        missiles="none",
        press=2,
        advance=LeaveBehind(troops=2),
    )
    assert play.offers(Assault) == [wanted]
    play.does(part(Assault, scar=False), part(Assault, missiles="ask"))
    order = play.offers(Assault)[0]
    assert (order.scar, order.missiles, order.press) == (False, "ask", 2)
    play.does(part(Assault, press=0))
    assert (play.offers(Assault)[0].missiles, play.offers(Assault)[0].press) == ("ask", 0)


def plays(play: Scene) -> list[object]:
    """What an order may be told about missiles."""
    return [move.value for name in ("missiles", "press") for move in play.offers(f"assault.{name}")]


def test_no_more_missiles_than_there_are() -> None:
    """RL-5.9.5: to be asked or not, and up to so many that are fired unasked, one apart from the other."""
    play = duel(missiles={0: 2})
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    assert plays(play) == ["ask", 1, 2]
    play.does(part(Assault, press=2))
    assert plays(play) == ["ask", 0, 1]
    none = duel()
    none.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    assert plays(none) == []


def test_what_is_suggested_first() -> None:
    """Headquarters, then what completes a continent, then by the difference in troops."""
    play = duel(
        8,
        5,
        troops={"argentina": (0, 4), "venezuela": (0, 4), "central_america": (1, 1), "north_africa": (2, 1)},
        hqs={"north_africa": 2},
    )
    assert completes(play.state, 0, PERU)
    assert not completes(play.state, 0, NUMBER["north_africa"])
    assert targets(play.state, 0) == (NUMBER["north_africa"], PERU, NUMBER["central_america"])
    weaker = duel(8, 5, troops={"venezuela": (1, 2)})
    assert targets(weaker.state, 0) == (VENEZUELA, PERU)


WIN, LOSE = (6, 6, 6, 1, 1), (1, 1, 1, 6, 6)


def test_an_assault_with_a_floor() -> None:
    """EX-18, RL-5.9.4: from 8 to 7... down to 3, one below what was to be kept."""
    play = duel(8, 5, dice=(6, 5, 2, 4, 3, 4, 3, 1, 5, 4, 5, 2, 2, 4, 3, 3, 2, 1, 6, 2))
    until(play, keep=4)
    assert lost(play) == [(0, 2), (2, 0), (1, 1), (2, 0)]
    assert (play.at("brazil"), peru(play), stop(play)) == ((0, 3), (1, 2), "floor")


def test_kept_at_three() -> None:
    """EX-19: from 4 one roll with three dice; from 3 nothing happens at all."""
    play = duel(4, 5, dice=LOSE)
    until(play, keep=3)
    assert (len(rolls(play)), stop(play), len(rolls(play)[0].attack)) == (1, "floor", 3)
    three = duel(3, 5)
    order = Assault(origin=BRAZIL, target=PERU, keep=3, rolls=None)
    assert stopped(three.state, Battle(seat=0, defender=1, order=order)) == "floor"
    four = duel(4, 5)
    assert stopped(four.state, Battle(seat=0, defender=1, order=order)) is None


def test_to_the_last() -> None:
    """RL-5.9.2: without a floor one stays, and the dice become fewer."""
    play = duel(4, 9, dice=(*LOSE, 1, 6, 6))
    until(play)
    assert (play.at("brazil"), stop(play)) == ((0, 1), "spent")
    assert [len(roll.attack) for roll in rolls(play)] == [3, 1]


def test_so_many_rolls() -> None:
    """RL-5.9.3: the number that was ordered, unless it falls before."""
    play = duel(9, 9, dice=WIN * 3)
    until(play, rolls=3)
    assert (len(rolls(play)), stop(play), peru(play)) == (3, "rolls", (1, 3))
    soon = duel(9, 3, dice=(*WIN, 6, 6, 6, 1))
    until(soon, rolls=5)
    assert (len(rolls(soon)), stop(soon)) == (2, "conquered")


def test_the_first_reason_to_stop_is_told() -> None:
    """RL-5.9.2, 5.9.3: a reaction before the number of rolls, a closed territory before the floor."""
    fired = duel(8, 2, missiles={1: 1}, dice=FALLS)
    until(fired, rolls=1)
    fired.does(fire(3))
    assert stop(fired) == "reaction"
    for troops, keep in ((4, 3), (3, 1)):
        closed = duel(troops, 5, powers={1: "iron_wall"}, dice=(*(1, 1, 1)[: troops - 1], 6, 6))
        until(closed, keep=keep)
        assert (closed.at("brazil")[1] <= max(1, keep), stop(closed)) == (True, "closed")


@pytest.mark.parametrize(
    ("advance", "brazil", "arrived"),
    [("min", 6, 3), ("max", 1, 8), (LeaveBehind(troops=2), 2, 7), (LeaveBehind(troops=5), 5, 4)],
)
def test_how_many_follow(advance: Advance, brazil: int, arrived: int) -> None:
    """RL-5.9.6: the order said it, nothing is asked."""
    play = duel(9, 1, dice=(6, 6, 6, 1))
    until(play, advance=advance)
    assert (play.at("brazil"), peru(play)) == ((0, brazil), (0, arrived))
    assert play.offers(EndTurn)
    assert len(play.heard(MovedIn)) == (arrived > 3)


def test_too_few_to_leave_behind() -> None:
    """RL-5.9.6: as near as the mandatory move allows."""
    play = duel(5, 1, dice=(6, 6, 6, 1))
    until(play, advance=LeaveBehind(troops=5))
    assert (play.at("brazil"), peru(play)) == ((0, 2), (0, 3))


def test_the_assault_in_one_line() -> None:
    """RL-5.9.8: announced before anything may be answered, summed up at the end; what follows in is told after it."""
    play = duel(9, 4, dice=(*WIN, *LOSE, *WIN))
    until(play, advance="max")
    (began,), (ended,) = play.heard(AssaultBegan), play.heard(AssaultEnded)
    assert (began.dice, began.rolls, began.defender) == (3, None, 1)
    assert (ended.rolls, ended.attacker_lost, ended.defender_lost, ended.why) == (3, 2, 4, "conquered")
    told = [type(event) for event in play.events]
    assert told.index(AssaultEnded) < told.index(MovedIn)


def test_what_an_order_began_with() -> None:
    """RL-5.6.4: an order for three dice throws what there are."""
    play = duel(3, 5, dice=(1, 1, 6, 6))
    until(play)
    assert play.heard(AssaultBegan)[0].dice == 2


def test_few_pauses() -> None:
    """RL-6.4.1, 10.14: with default orders one wait for a scar card, one before a loss; none in between."""
    play = duel(30, 9, scars={1: "bunker"}, missiles={1: 2}, dice=WIN * 4 + (6, 6, 6, 1))
    until(play)
    waits = []
    while play.mover == 1:
        waits.append(play.match.span)
        play.does(Pass())
    assert (waits, stop(play)) == (["window"] * 2, "conquered")
    assert play.state.sides[1].tally.rolls == 5


def test_two_orders_against_the_same() -> None:
    """RL-5.9.7: each is an act of its own; nothing of the first is left for the second."""
    play = duel(9, 9, dice=LOSE * 2)
    attack(play)
    assert play.state.battle is None
    attack(play)
    (ended,) = play.heard(AssaultEnded)
    assert (ended.rolls, ended.attacker_lost) == (1, 2)
    assert play.at("brazil") == (0, 5)
