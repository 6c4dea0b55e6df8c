"""Missiles after a roll: rules, rounds, who is asked (RL-6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.event import Obeyed
from engines.risk_legacy import moves as m
from engines.risk_legacy.events import DiceRolled, MissilesFired, OrderDropped, RollSettled, WindowClosed
from engines.risk_legacy.orders import DenyWin, Hold, MissileWatch, Orders
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, ELSEWHERE, PASS, PERU, attack, duel, lost, peru, stop, until

FALLS = (6, 6, 1, 5, 5)
"""Two defenders lost."""
HOLDS = (5, 4, 1, 5, 3)
"""One each; a missile at the first die takes both."""


def watching(*watches: MissileWatch | int) -> Orders:
    return Orders(missile_watch=watches)


def ruled(*rules: Hold | DenyWin) -> Orders:
    return Orders(missile_watch=(), missile_rules=rules)


def fire(*dice: int) -> m.Fire:
    return m.Fire(dice=dice)


def fired(play: Scene) -> list[tuple[int, tuple[int, ...]]]:
    return [(event.seat, event.dice) for event in play.heard(MissilesFired)]


# ---- the attacker


def test_the_attacker_fires() -> None:
    """EX-11, RL-6.3.5: then a new round with the new dice, here without anybody left to fire."""
    play = duel(8, 2, missiles={0: 1}, dice=(5, 2, 6, 1))
    attack(play, dice=2)
    assert (play.match.asked(), play.match.span) == ((0,), "reaction")
    assert not play.heard(RollSettled)
    play.does(fire(1))
    assert play.heard(RollSettled)[0].attack == (5, 6)
    assert (lost(play), play.state.sides[0].missiles) == ([(1, 1)], 0)
    assert stop(play) == "rolls"


def test_natural_dice_decide_the_overrun() -> None:
    """EX-14, RL-8.10."""
    play = duel(8, 7, powers={0: "overrun"}, missiles={0: 1}, dice=(3, 3, 3, 4, 3))
    attack(play)
    play.does(fire(0))
    assert (lost(play), peru(play)) == ([(1, 7)], (0, 2))


def test_again_and_again() -> None:
    """RL-6.3.1, 6.3.5: any number, in rounds; passing ends it."""
    play = duel(8, 5, missiles={0: 3}, dice=(1, 1, 1, 5, 5))
    attack(play)
    play.does(fire(0))
    assert play.state.battle is not None
    assert play.match.asked() == (0,)
    assert {0} & {die for move in play.offers(m.Fire) for die in move.dice} == set()
    play.does(PASS)
    assert lost(play) == [(1, 1)]
    assert play.state.sides[0].missiles == 2


def test_several_at_once() -> None:
    """RL-6.3.4: a list of distinct dice, as many as there are missiles."""
    play = duel(8, 5, missiles={0: 2}, dice=(1, 2, 3, 5, 5))
    attack(play)
    assert max(len(move.dice) for move in play.offers(m.Fire)) == 2
    play.does(fire(0, 1))
    assert lost(play) == [(0, 2)]
    assert play.state.sides[0].tally.fired == 2


def test_a_locked_die() -> None:
    """RL-5.6.9, ``die_locked``."""
    play = duel(8, 5, missiles={0: 3}, dice=(1, 2, 3, 5, 5))
    attack(play)
    play.does(fire(0))
    assert play.why(fire(0)) == "reason-die-locked"
    with play.refused("reason-die-locked"):
        play.does(fire(0))


def test_dice_of_every_round_stay_locked() -> None:
    """RL-5.6.9, 6.3.5: whoever fired at them."""
    play = duel(8, 5, missiles={0: 2, 2: 2}, orders={2: watching("all")}, dice=(1, 2, 3, 4, 4))
    attack(play)
    play.does(fire(0), seat=0)
    play.does(PASS, seat=2)
    play.does(PASS, seat=0)
    play.does(fire(3), seat=2)
    assert play.match.asked() == (0, 2)
    assert {die for option in play.menu(0).options if isinstance(option.move, m.Fire) for die in option.move.dice} == {
        1,
        2,
        4,
    }


def test_a_wasted_missile() -> None:
    """RL-6.3.4: allowed."""
    play = duel(8, 5, missiles={0: 1}, dice=(6, 2, 3, 5, 5))
    attack(play)
    play.does(fire(0))
    assert lost(play) == [(1, 1)]


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


def test_pressing_on_with_what_is_left() -> None:
    """RL-6.3.6: never more than there are; the next roll does without."""
    play = duel(8, 3, missiles={0: 1}, dice=(*HOLDS, *HOLDS))
    until(play, press=1, advance="min")
    assert fired(play) == [(0, (0,))]


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
    held = duel(8, 3, missiles={1: 1}, dice=FALLS)
    attack(held)
    assert held.match.asked() == (0,)


def test_a_reaction_stops() -> None:
    """RL-5.9.3."""
    play = duel(8, 2, missiles={1: 1}, dice=FALLS)
    until(play)
    play.does(fire(3))
    assert stop(play) == "reaction"


def test_a_third_seat() -> None:
    """EX-12: it fires at a defence die that was changed; by default it is asked only if the attack would win."""
    play = duel(8, 5, missiles={2: 1}, orders={2: watching("all")}, dice=(6, 2, 1, 6, 4))
    attack(play)
    assert play.match.asked() == (2,)
    play.does(fire(4))
    assert lost(play) == [(2, 0)]
    silent = duel(8, 2, missiles={2: 1}, dice=FALLS)
    attack(silent)
    assert silent.match.asked() == (0,)


def test_when_the_game_would_be_won() -> None:
    """RL-6.3.3: ``winning_attack`` as the dice stand; without a conquest nobody is asked."""
    winning: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}, "missiles": {2: 1}}
    play = duel(8, 2, dice=FALLS, **winning)
    attack(play)
    assert play.match.asked() == (2,)
    play.does(fire(3))
    assert play.state.ending is None
    holds = duel(8, 3, dice=FALLS, **winning)
    attack(holds)
    assert holds.match.asked() == (0,)
    short = duel(8, 2, dice=FALLS, **{**winning, "tokens": {0: 1}})
    attack(short)
    assert short.match.asked() == (0,)


@pytest.mark.parametrize(
    ("seat", "watches", "asked"),
    [
        (1, ("all",), True),
        (1, ("my_rolls",), True),
        (1, (PERU,), True),
        (1, (BRAZIL,), False),
        (1, (), False),
        (1, ("would_lose_mine", "winning_attack"), False),
        (2, ("my_rolls",), False),
        (2, ("would_lose_mine",), False),
        (2, (PERU,), True),
        (2, ("all",), True),
    ],
)
def test_watches(seat: int, watches: tuple[MissileWatch | int, ...], asked: bool) -> None:
    """RL-6.3.3, 6.6: a roll that takes one of five."""
    play = duel(8, 5, missiles={seat: 1}, orders={seat: watching(*watches)}, dice=HOLDS)
    attack(play)
    assert (play.match.asked() == (seat,)) is asked


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


def test_a_roll_that_nothing_changes() -> None:
    """EX-20, RL-6.3.2: no window."""
    orders = {1: watching("all"), 2: watching("all")}
    play = duel(8, 5, missiles={1: 1, 2: 2}, orders=orders, dice=(6, 6, 6, 6, 6))
    attack(play)
    assert play.heard(RollSettled)


def test_without_missiles_nobody_is_asked() -> None:
    """RL-6.3.2, ``no_missile``."""
    play = duel(8, 2, orders={1: watching("all"), 2: watching("all")}, dice=FALLS)
    attack(play)
    assert peru(play) == (0, 3)


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


# ---- rules


def test_a_rule_that_holds() -> None:
    """EX-21, RL-6.3.6: fired at the better die, told as a play; the assault stops."""
    play = duel(8, 2, missiles={1: 2}, orders={1: ruled(Hold(where="mine", up_to=1))}, dice=(5, 3, 4, 2))
    until(play, dice=2)
    assert (fired(play), lost(play), stop(play)) == ([(1, (3,))], [(2, 0)], "reaction")
    assert play.state.sides[1].missiles == 1
    assert [len(play.heard(Obeyed, seat)) for seat in (None, 0, 1, 2)] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("rule", "fires"),
    [
        (Hold(where="mine", up_to=1), True),
        (Hold(where=PERU, up_to=1), True),
        (Hold(where=BRAZIL, up_to=1), False),
        (Hold(where="my_hq", up_to=1), False),
        (DenyWin(up_to=1), False),
    ],
)
def test_where_a_rule_applies(rule: Hold | DenyWin, fires: bool) -> None:
    """RL-6.3.6."""
    play = duel(8, 2, missiles={1: 1}, orders={1: ruled(rule)}, dice=FALLS)
    attack(play)
    assert bool(fired(play)) is fires


def test_a_rule_at_the_headquarters() -> None:
    """RL-6.3.6: ``my_hq``."""
    play = duel(8, 2, hqs={"peru": 1}, missiles={1: 1}, orders={1: ruled(Hold(where="my_hq", up_to=1))}, dice=FALLS)
    attack(play)
    assert fired(play) == [(1, (3,))]


def test_a_rule_is_for_own_territories() -> None:
    """RL-6.3.6: ``hold`` is about losing one of mine."""
    orders = {2: ruled(Hold(where=PERU, up_to=1), Hold(where="mine", up_to=1))}
    play = duel(8, 2, missiles={2: 1}, orders=orders, dice=FALLS)
    attack(play)
    assert fired(play) == []


def test_denying_a_victory() -> None:
    """RL-6.3.6: for whoever is attacked."""
    play = duel(
        8,
        2,
        hqs={"brazil": 0, "peru": 1},
        tokens={0: 2},
        missiles={2: 1},
        orders={2: ruled(DenyWin(up_to=1))},
        dice=FALLS,
    )
    until(play)
    assert (fired(play), play.state.ending, stop(play)) == ([(2, (3,))], None, "reaction")


def test_a_rule_out_of_reach() -> None:
    """RL-6.3.6: not even one missile is wasted; the next rule of the list may do it."""
    overrun: dict[str, Any] = {"powers": {0: "overrun"}, "hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}
    far = duel(8, 1, missiles={1: 1}, orders={1: ruled(Hold(where="mine", up_to=1))}, dice=(6, 6, 6, 5), **overrun)
    attack(far, dice=3)
    assert fired(far) == [(1, (3,))]
    two = duel(8, 3, missiles={1: 2}, orders={1: ruled(Hold(where="mine", up_to=1))}, dice=(6, 6, 6, 5, 5), **overrun)
    attack(two)
    assert (fired(two), two.state.sides[1].missiles) == ([], 2)
    both = ruled(Hold(where="mine", up_to=1), DenyWin(up_to=2))
    denied = duel(8, 3, missiles={1: 2}, orders={1: both}, dice=(6, 6, 6, 5, 5), **overrun)
    attack(denied)
    assert fired(denied) == [(1, (3, 4))]


def test_rules_before_asking() -> None:
    """RL-6.1.4, 6.3.3: nobody is asked whose answer would be void; whoever has a better claim is."""
    orders = {1: ruled(Hold(where="mine", up_to=1)), 2: watching("all")}
    play = duel(8, 2, missiles={1: 1, 2: 1}, orders=orders, dice=FALLS)
    attack(play)
    assert fired(play) == [(1, (3,))]
    assert play.match.asked() == (2,), "in the next round"
    better = duel(8, 2, missiles={0: 1, 1: 1, 2: 1}, orders=orders, dice=FALLS)
    attack(better)
    assert better.match.asked() == (0,)
    better.does(PASS)
    assert fired(better) == [(1, (3,))]


def test_a_better_claim_makes_a_rule_void() -> None:
    """RL-6.3.5: the attacker fires first; the rule is looked at again with the new dice."""
    orders = {1: ruled(Hold(where="mine", up_to=1))}
    play = duel(8, 2, missiles={0: 1, 1: 1}, orders=orders, dice=(6, 5, 1, 5, 4))
    attack(play)
    assert play.match.asked() == (0,)
    play.does(fire(1))
    assert fired(play) == [(0, (1,)), (1, (3,))]
    assert lost(play) == [(1, 1)]


def test_by_rule_or_by_hand() -> None:
    """RL-3, 6.1.3: after a window the table hears the same, whether a hand or a rule of it fired."""
    by_rule = duel(8, 2, missiles={0: 1, 1: 1}, orders={1: ruled(Hold(where="mine", up_to=1))}, dice=FALLS)
    attack(by_rule)
    by_rule.does(PASS)
    by_hand = duel(8, 2, missiles={0: 1, 1: 1}, dice=FALLS)
    attack(by_hand)
    by_hand.does(PASS, seat=0)
    by_hand.does(fire(3), seat=1)
    for kind in (WindowClosed, MissilesFired):
        assert by_rule.heard(kind)[:1] == by_hand.heard(kind)[:1]


def test_rules_without_missiles() -> None:
    """RL-6.1.4: dropped with a private note when the last missile is fired."""
    rule = Hold(where="mine", up_to=1)
    play = duel(8, 2, missiles={1: 1}, orders={1: ruled(rule)}, dice=FALLS)
    attack(play)
    assert play.state.sides[1].orders.missile_rules == ()
    assert [len(play.heard(OrderDropped, seat)) for seat in (None, 0, 1)] == [0, 0, 1]
    more = duel(8, 2, missiles={1: 2}, orders={1: ruled(rule)}, dice=FALLS)
    attack(more)
    assert more.state.sides[1].orders.missile_rules == (rule,)


def test_an_answer_to_a_rule() -> None:
    """RL-6.3.5: every missile opens a new round, in which others may fire in their turn."""
    orders = {1: ruled(Hold(where="mine", up_to=1))}
    play = duel(8, 2, missiles={0: 1, 1: 1}, orders=orders, dice=(6, 5, 1, 5, 4))
    attack(play)
    play.does(PASS)
    assert fired(play) == [(1, (4,))]
    assert play.match.asked() == (0,)
    play.does(fire(1))
    assert lost(play) == [(1, 1)]
