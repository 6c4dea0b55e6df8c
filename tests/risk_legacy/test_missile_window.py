"""Missiles after a roll: rules, rounds, who is asked (RL-6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.event import Obeyed
from engines.risk_legacy.events.battle import DiceRolled, RollSettled, WindowClosed
from engines.risk_legacy.moves.battle import Fire
from engines.risk_legacy.orders import Hold, MissileWatch
from tests.risk_legacy.war import (
    BRAZIL,
    ELSEWHERE,
    FALLS,
    HOLDS,
    PASS,
    PERU,
    attack,
    duel,
    fire,
    fired,
    lost,
    peru,
    ruled,
    stop,
    until,
    watching,
)

# ---- the attacker


def test_the_attacker_fires() -> None:
    """EX-11, RL-6.3.5: then a new round with the new dice, here without anybody left to fire."""
    play = duel(8, 2, missiles={0: 1}, dice=(5, 2, 6, 1))
    attack(play, dice=2)
    assert (play.match.asked(), play.match.span) == ((0,), "window")
    assert not play.heard(RollSettled)
    play.does(fire(1))
    assert play.heard(RollSettled)[0].attack == (5, 6)
    assert (lost(play), play.state.sides[0].missiles) == ([(1, 1)], 0)
    assert stop(play) == "rolls"


def test_again_and_again() -> None:
    """RL-6.3.1, 6.3.5: any number, in rounds; passing ends it."""
    play = duel(8, 5, missiles={0: 3}, dice=(1, 1, 1, 5, 5))
    attack(play)
    play.does(fire(0))
    assert play.state.battle is not None
    assert play.match.asked() == (0,)
    assert {0} & {die for move in play.offers(Fire) for die in move.dice} == set()
    play.does(PASS)
    assert lost(play) == [(1, 1)]
    assert play.state.sides[0].missiles == 2


def test_an_attacker_who_does_not_want_to_be_asked() -> None:
    """RL-5.9.5: by default not in an assault of many rolls; told so, in each of them."""
    play = duel(8, 9, missiles={0: 1}, dice=(*HOLDS, *HOLDS))
    until(play, rolls=2)
    assert lost(play) == [(1, 1)] * 2
    asked = duel(8, 9, missiles={0: 1}, dice=(*HOLDS, *HOLDS))
    until(asked, rolls=2, missiles="ask")
    assert asked.match.asked() == (0,)
    asked.does(PASS)
    assert asked.match.asked() == (0,)


def test_pressing() -> None:
    """EX-22, RL-5.9.5: own missiles, when that makes it fall; own plays never stop the assault."""
    play = duel(8, 4, missiles={0: 2}, dice=(*FALLS, *HOLDS))
    until(play, press=1, advance="min")
    assert (fired(play), peru(play), stop(play)) == ([(0, (0,))], (0, 3), "conquered")
    assert [len(play.heard(Obeyed, seat)) for seat in (None, 0, 1)] == [0, 1, 0]
    assert play.state.sides[0].missiles == 1


def test_pressing_no_further_than_ordered() -> None:
    """RL-5.9.5: at most so many, and not without a conquest."""
    play = duel(8, 2, missiles={0: 2}, dice=(1, 2, 3, 5, 5, 1, 1, 1, 6, 6))
    until(play, rolls=2, press=1)
    assert fired(play) == []
    both = duel(8, 2, missiles={0: 2}, dice=(1, 2, 3, 5, 5))
    until(both, press=2, advance="min")
    assert (fired(both), peru(both)) == ([(0, (0, 1))], (0, 3))


def test_pressing_and_else_asked() -> None:
    """RL-5.9.5, 6.3.3: where the standing press conquers it fires, at every other roll the attacker is asked."""
    play = duel(8, 2, missiles={0: 1}, dice=(1, 2, 3, 5, 5, 5, 4, 1, 5, 3))
    until(play, rolls=2, missiles="ask", press=1, advance="min")
    assert play.match.asked() == (0,)
    play.does(PASS)
    assert (fired(play), peru(play), stop(play)) == ([(0, (0,))], (0, 3), "conquered")


def test_pressing_on_with_what_is_left() -> None:
    """RL-6.3.6, 5.9.5: never more than there are: one was fired by hand, and the one that is left does not conquer."""
    play = duel(8, 4, missiles={0: 2}, dice=(*HOLDS, 1, 2, 3, 5, 5))
    until(play, rolls=2, missiles="ask", press=2)
    play.does(fire(0))
    play.does(PASS)
    assert (peru(play), play.match.asked(), fired(play)) == ((1, 2), (0,), [])
    play.does(PASS)
    assert (lost(play), play.state.sides[0].missiles) == ([(2, 0)], 1)


def test_a_rule_that_waits_while_the_attacker_fires() -> None:
    """RL-6.3.5, 6.1.5: the attacker's answer by hand goes first, and leaves the rule nothing to do: nobody is told
    that any order was obeyed."""
    play = duel(8, 2, missiles={0: 1, 1: 1}, orders={1: ruled(Hold(where="mine", up_to=1))}, dice=FALLS)
    attack(play)
    assert play.match.asked() == (0,)
    play.does(fire(3))
    assert (fired(play), lost(play)) == ([(0, (3,))], [(1, 1)])
    assert [play.heard(Obeyed, seat) for seat in (0, 1)] == [[], []]


# ---- the others


def test_the_defender_is_asked_before_a_loss() -> None:
    """RL-6.3.3: by default only if a territory of his would fall."""
    play = duel(8, 2, missiles={1: 1}, dice=FALLS)
    attack(play)
    assert play.match.asked() == (1,)
    assert play.heard(DiceRolled)
    play.does(fire(3))
    assert (lost(play), peru(play)) == ([(1, 1)], (1, 1))
    assert fired(play) == [(1, (3,))]


def test_a_third_seat() -> None:
    """EX-12, RL-6.3.4: it fires at a defence die that was changed."""
    play = duel(8, 5, missiles={2: 1}, orders={2: watching("all")}, dice=(6, 2, 1, 6, 4))
    attack(play)
    play.does(fire(4))
    assert lost(play) == [(2, 0)]


def one(seat: int, *watches: MissileWatch | int) -> dict[str, Any]:
    return {"missiles": {seat: 1}, "orders": {seat: watching(*watches)}}


EVERYBODY = {1: watching("all"), 2: watching("all")}
WINNING: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}, "missiles": {2: 1}}


@pytest.mark.parametrize(
    ("defenders", "dice", "more", "asked"),
    [
        # a roll that takes one of five
        *((5, HOLDS, one(seat, *watches), (seat,)) for seat in (1, 2) for watches in (("all",), (PERU,))),
        (5, HOLDS, one(1, "my_rolls"), (1,)),
        (5, HOLDS, one(1, BRAZIL), (0,)),
        (5, HOLDS, one(1), (0,)),
        (5, HOLDS, one(1, "would_lose_mine", "winning_attack"), (0,)),
        (5, HOLDS, one(2, "my_rolls"), (0,)),
        (5, HOLDS, one(2, "would_lose_mine"), (0,)),
        # by default
        (2, FALLS, {"missiles": {1: 1}}, (1,)),
        (3, FALLS, {"missiles": {1: 1}}, (0,)),
        (2, FALLS, {"missiles": {2: 1}}, (0,)),
        (2, FALLS, WINNING, (2,)),
        (3, FALLS, WINNING, (0,)),
        (2, FALLS, {**WINNING, "hqs": {"brazil": 0}}, (0,)),
        (2, FALLS, {**WINNING, "tokens": {0: 1}}, (0,)),
        # what can be changed at all, and by all together
        (2, FALLS, {"orders": EVERYBODY}, (0,)),
        (5, (6, 6, 6, 6, 6), {"missiles": {1: 1, 2: 2}, "orders": EVERYBODY}, (0,)),
        (5, (1, 1, 1, 6), {"attackers": 3, "missiles": {1: 1, 2: 1}, "orders": EVERYBODY}, (1, 2)),
        (5, (1, 1, 1, 6), {"attackers": 3, "missiles": {1: 1}, "orders": EVERYBODY}, (0,)),
    ],
)
def test_who_is_asked(defenders: int, dice: tuple[int, ...], more: dict[str, Any], asked: tuple[int, ...]) -> None:
    """RL-6.3.2, 6.3.3, 6.6, EX-20: whoever watches this; by default the defender before a loss, and everybody if the
    game would be won as the dice stand; nobody where nothing can be changed."""
    play = duel(more.get("attackers", 8), defenders, dice=dice, **{k: v for k, v in more.items() if k != "attackers"})
    attack(play)
    assert play.match.asked() == asked


def test_never_asked() -> None:
    """RL-6.3.3: nobody, the attacker neither; rules still fire."""
    play = duel(8, 2, missiles={0: 1, 1: 1}, missile_asks="never", dice=FALLS)
    attack(play)
    assert play.mover == 0
    assert peru(play) == (0, 3)
    rule = duel(
        8, 2, missiles={0: 1, 1: 1}, missile_asks="never", orders={1: ruled(Hold(where="mine", up_to=1))}, dice=FALLS
    )
    attack(rule)
    assert fired(rule) == [(1, (3,))]


def test_sealed_and_first_in_priority() -> None:
    """RL-6.3.5, 6.1.5: the other answers of the round are void and not shown; then a new round."""
    orders = dict.fromkeys((1, 2, 3), watching("all"))
    play = duel(8, 5, seats=4, missiles=dict.fromkeys((0, 1, 2, 3), 1), orders=orders, dice=HOLDS)
    attack(play)
    assert play.match.asked() == (0, 1, 2, 3)
    play.does(fire(0), seat=3)
    play.does(PASS, seat=0)
    play.does(fire(1), seat=2)
    assert fired(play) == []
    play.does(PASS, seat=1)
    assert fired(play) == [(2, (1,))]
    assert play.heard(WindowClosed)[0].played
    assert play.match.asked() == (0, 1, 3)
    for seat in (0, 1, 3):
        play.does(PASS, seat=seat)
    assert [event.played for event in play.heard(WindowClosed)] == [False]
    assert play.state.sides[3].missiles == 1
    assert {seat for seat, _ in ELSEWHERE.values()} >= {1, 2, 3}
