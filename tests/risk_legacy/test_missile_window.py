"""Missiles after a roll: rules, rounds, who is asked, and what they changed (RL-6.3, 11.7)."""

from typing import Any

import pytest

from engines.core.event import Obeyed
from engines.core.record import evolve
from engines.risk_legacy.events.battle import DiceRolled, OrderDropped, RollSettled, WindowClosed
from engines.risk_legacy.moves.battle import Fire
from engines.risk_legacy.orders import DenyWin, Hold, MissileWatch
from tests.risk_legacy.war import (
    BRAZIL,
    FALLS,
    HOLDS,
    PASS,
    PERU,
    attack,
    case,
    duel,
    effect,
    fire,
    fired,
    lost,
    ruled,
    stop,
    until,
    watching,
)
from tests.rows import Row

HOLD, DENY = Hold(where="mine", up_to=1), DenyWin(up_to=2)
MY_HQ = Hold(where="my_hq", up_to=2)
NEVER: dict[str, Any] = {"missile_asks": "never"}
WINS: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}
SWARM: dict[str, Any] = {"powers": {0: "overrun"}, **WINS, "missiles": {1: 2}}
TRIPLE = (6, 6, 6, 5, 5)


def one(seat: int, *watches: MissileWatch | int) -> dict[str, Any]:
    return {"missiles": {seat: 1}, "orders": {seat: watching(*watches)}}


def rule(*rules: Hold | DenyWin, seat: int = 1, missiles: int = 1) -> dict[str, Any]:
    return {"missiles": {seat: missiles}, "orders": {seat: ruled(*rules)}}


EVERYBODY = dict.fromkeys((1, 2, 3), watching("all"))
AGREED: dict[str, Any] = {"orders": EVERYBODY, "dice": (1, 1, 1, 6)}
ASKED = [
    *(
        case(f"{seat} watches {watches}", 8, 5, dice=HOLDS, **one(seat, *watches), then={"asked": (asked,)})
        for seat, watches, asked in (
            (1, ("all",), 1), (2, ("all",), 2), (1, (PERU,), 1), (2, (PERU,), 2), (1, ("my_rolls",), 1),
            (1, (BRAZIL,), 0), (1, (), 0), (1, ("would_lose_mine", "winning_attack"), 0), (2, ("my_rolls",), 0),
            (2, ("would_lose_mine",), 0),
        )
    ),
    case("by default whoever would lose", 8, 2, dice=FALLS, missiles={1: 1}, then={"asked": (1,)}),
    case("not who would not", 8, 3, dice=FALLS, missiles={1: 1}, then={"asked": (0,)}),
    case("nor a third", 8, 2, dice=FALLS, missiles={2: 1}, then={"asked": (0,)}),
    case("but if it would win", 8, 2, dice=FALLS, **WINS, missiles={2: 1}, then={"asked": (2,)}),
    case("not if it would not fall", 8, 3, dice=FALLS, **WINS, missiles={2: 1}, then={"asked": (0,)}),
    case("not without its headquarters", 8, 2, dice=FALLS, tokens={0: 2}, missiles={2: 1}, then={"asked": (0,)}),
    case("nobody has any", 8, 2, dice=FALLS, orders=EVERYBODY, then={"asked": (0,)}),
    case("EX-20: nothing can change", dice=(6,) * 5, missiles={1: 1, 2: 2}, orders=EVERYBODY, then={"asked": (0,)}),
    case("all together could", 3, 5, **AGREED, missiles={1: 1, 2: 1}, then={"asked": (1, 2)}),
    case("one alone could not", 3, 5, **AGREED, missiles={1: 1}, then={"asked": (0,)}),
    case("nobody where asks are off", 8, 2, dice=FALLS, missiles={0: 1, 1: 1}, **NEVER, then={"peru": (0, 3)}),
    case("rules fire all the same", 8, 2, dice=FALLS, **rule(HOLD), **NEVER, then={"fired": [(1, (3,))]}),
]  # fmt: skip
RULES = [
    case("the own headquarters", 8, 2, dice=FALLS, **rule(MY_HQ), hqs={"peru": 1}, then={"fired": [(1, (3,))]}),
    case("a third's territory", 8, 2, dice=FALLS, **rule(HOLD, Hold(where=PERU, up_to=1), seat=2), then={"fired": []}),
    case("a victory is everybody's", 8, 2, dice=FALLS, **rule(DENY, seat=2), **WINS, then={"fired": [(2, (3,))]}),
    case(
        "others do not apply",
        8, 2, dice=FALLS, **rule(MY_HQ, Hold(where=BRAZIL, up_to=2), HOLD), then={"fired": [(1, (3,))]},
    ),
    case("one against an overrun", 8, 1, dice=TRIPLE[:4], **{**rule(HOLD), **SWARM}, then={"fired": [(1, (3,))]}),
    case("nothing is wasted", 8, 3, dice=TRIPLE, **{**rule(HOLD), **SWARM}, then={"fired": [], "missiles": [0, 2, 0]}),
    case("the first decides alone", 8, 3, dice=TRIPLE, **{**rule(HOLD, DENY), **SWARM}, then={"fired": []}),
    case(
        "whatever a later one could do",
        8, 3, dice=TRIPLE, **{**rule(DENY, HOLD), **SWARM}, then={"fired": [(1, (3, 4))], "won": None},
    ),
    case("EX-21: the better die", 8, 2, dice=FALLS, **rule(HOLD, missiles=2), order={}, then={"stop": "reaction"}),
]  # fmt: skip
PRESSED = [
    case(
        "EX-22: when that makes it fall, and stops nothing",
        8, 4, missiles={0: 2}, dice=(*FALLS, *HOLDS), order={"press": 1, "advance": "min"},
        then={"fired": [(0, (0,))], "peru": (0, 3), "stop": "conquered", "missiles": [1, 0, 0]},
    ),
    case(
        "at most so many, and not without a conquest",
        8, 2, missiles={0: 2}, dice=(1, 2, 3, 5, 5, 1, 1, 1, 6, 6), order={"rolls": 2, "press": 1}, then={"fired": []},
    ),
    case(
        "both of them",
        8, 2, missiles={0: 2}, dice=(1, 2, 3, 5, 5), order={"press": 2, "advance": "min"},
        then={"fired": [(0, (0, 1))], "peru": (0, 3)},
    ),
    case(
        "by default an assault of many rolls does not ask",
        8, 9, missiles={0: 1}, dice=HOLDS * 2, order={"rolls": 2}, then={"lost": [(1, 1)] * 2},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", [*ASKED, *RULES, *PRESSED])
def test_who_is_asked_and_what_fires_unasked(row: Row) -> None:
    """RL-6.3.2, 6.3.3, 6.6, EX-20: whoever watches this; by default the defender before a loss, and everybody if the
    game would be won as the dice stand; nobody where nothing can be changed, or where asks are off (RL-1.10). RL-6.3.6,
    EX-21: the first rule that applies decides. RL-5.9.5, EX-22: what the attacker's order presses."""
    row()


# ---- by hand, in rounds


def test_the_attacker_fires() -> None:
    """EX-11, RL-6.3.1, 6.3.5: any number, in rounds with the new dice; passing ends it."""
    play = duel(missiles={0: 3}, dice=(1, 1, 1, 5, 5))
    attack(play)
    assert (play.match.asked(), play.match.span, play.heard(RollSettled)) == ((0,), "window", [])
    play.does(fire(0))
    assert play.match.asked() == (0,)
    assert not any(0 in move.dice for move in play.offers(Fire))
    play.does(PASS)
    assert (play.heard(RollSettled)[0].attack, lost(play)) == ((6, 1, 1), [(1, 1)])
    assert (play.state.sides[0].missiles, stop(play)) == (2, "rolls")


def test_pressing_and_else_asked() -> None:
    """RL-5.9.5, 6.3.3: where the standing press conquers it fires, at every other roll the attacker is asked."""
    play = duel(8, 2, missiles={0: 1}, dice=(1, 2, 3, 5, 5, 5, 4, 1, 5, 3))
    until(play, rolls=2, missiles="ask", press=1, advance="min")
    assert play.match.asked() == (0,)
    play.does(PASS)
    assert (fired(play), play.at("peru"), stop(play)) == ([(0, (0,))], (0, 3), "conquered")
    assert [len(play.heard(Obeyed, seat)) for seat in (None, 0, 1)] == [0, 1, 0]


def test_pressing_on_with_what_is_left() -> None:
    """RL-6.3.6, 5.9.5: never more than there are: one was fired by hand, and the one that is left does not conquer."""
    play = duel(8, 4, missiles={0: 2}, dice=(*HOLDS, 1, 2, 3, 5, 5))
    until(play, rolls=2, missiles="ask", press=2)
    play.does(fire(0), PASS)
    assert (play.at("peru"), play.match.asked()) == ((1, 2), (0,))
    play.does(PASS)
    assert (fired(play), lost(play), play.state.sides[0].missiles) == ([], [(2, 0)], 1)


def test_sealed_and_first_in_priority() -> None:
    """RL-6.3.3 to 6.3.5, 6.1.5: the other answers of the round are void and not shown; then a new round. A third may
    fire at either side's dice."""
    play = duel(seats=4, missiles=dict.fromkeys(range(4), 1), orders=EVERYBODY, dice=HOLDS)
    attack(play)
    assert play.match.asked() == (0, 1, 2, 3)
    assert play.heard(DiceRolled)
    play.does(fire(0), seat=3)
    play.does(PASS, seat=0)
    play.does(fire(4), seat=2)
    assert fired(play) == []
    play.does(PASS, seat=1)
    assert (fired(play), [closed.played for closed in play.heard(WindowClosed)]) == ([(2, (4,))], [True])
    assert play.match.asked() == (0, 1, 3)
    for seat in (0, 1, 3):
        play.does(PASS, seat=seat)
    assert ([closed.played for closed in play.heard(WindowClosed)], lost(play)) == ([False], [(2, 0)])
    assert play.state.sides[3].missiles == 1


def test_a_reaction_stops_it_whoever_fires_last() -> None:
    """RL-5.9.3, 6.3.5: the defender fires, and then the attacker."""
    play = duel(8, 5, missiles={0: 1, 1: 1}, orders={1: watching("all")}, dice=HOLDS)
    until(play, missiles="ask")
    play.does(PASS, seat=0)
    play.does(fire(3), seat=1)
    play.does(fire(0))
    assert (fired(play), stop(play)) == ([(0, (0,))], "reaction")


# ---- rules beside those who are asked


def test_a_rule_that_waits_while_the_attacker_fires() -> None:
    """RL-6.3.5, 6.1.5: the attacker's answer by hand goes first. It may leave the rule nothing to do, and nobody is
    told that any order was obeyed; or the rule is looked at again with the new dice."""
    for dice, shot, fires in ((FALLS, 3, []), ((6, 5, 1, 5, 4), 1, [(1, (3,))])):
        play = duel(8, 2, missiles={0: 1, 1: 1}, orders={1: ruled(HOLD)}, dice=dice)
        attack(play)
        assert play.match.asked() == (0,)
        play.does(fire(shot))
        assert (fired(play), lost(play)) == ([(0, (shot,)), *fires], [(1, 1)])
        assert [len(play.heard(Obeyed, seat)) for seat in (None, 0, 1)] == [0, 0, len(fires)]


def test_whose_rule_cannot_help_is_asked_if_he_watches() -> None:
    """RL-6.3.3, 6.3.6: a rule that does not fire answers nothing."""
    orders = {1: evolve(ruled(HOLD), missile_watch=("would_lose_mine",))}
    play = duel(8, 3, missiles={1: 2}, orders=orders, powers={0: "overrun"}, dice=TRIPLE)
    attack(play)
    assert (play.match.asked(), fired(play)) == ((1,), [])


def test_a_rule_answers_beside_those_who_are_asked() -> None:
    """RL-6.3.3, 6.3.5: whoever watches is asked whatever a rule will do, since a pause must not tell of it; then the
    first in priority order counts."""
    orders = {1: ruled(HOLD), 2: watching("all")}
    play = duel(8, 2, missiles={1: 1, 2: 1}, orders=orders, dice=FALLS)
    attack(play)
    assert play.match.asked() == (2,)
    play.does(fire(0), seat=2)
    assert fired(play) == [(1, (3,))], "the defender comes before the third"
    assert play.match.asked() == (2,), "in the next round"
    better = duel(8, 2, missiles={0: 1, 1: 1, 2: 1}, orders=orders, dice=FALLS)
    attack(better)
    assert better.match.asked() == (0, 2)
    better.does(PASS, seat=0)
    better.does(PASS, seat=2)
    assert fired(better) == [(1, (3,))]


@pytest.mark.parametrize(("missiles", "kept"), [(1, ()), (2, (HOLD,))])
def test_rules_without_missiles(missiles: int, kept: tuple[Hold, ...]) -> None:
    """RL-6.1.4: dropped with a private note when the last missile is fired."""
    play = duel(8, 2, **rule(HOLD, missiles=missiles), dice=FALLS)
    attack(play)
    assert play.state.sides[1].orders.missile_rules == kept
    assert [len(play.heard(OrderDropped, seat)) for seat in (None, 0, 1)] == [0, 0, not kept]
    assert [len(play.heard(Obeyed, seat)) for seat in (None, 0, 1, 2)] == [0, 0, 1, 0]


# ---- what they changed


@pytest.mark.parametrize(
    ("defenders", "dice", "overrun", "shots", "losses", "counted"),
    [
        (2, (5, 2, 2, 6, 1), False, ((1,),), (1, 1), (1, 0, 0)),
        (2, HOLDS, False, ((0,),), (0, 2), (1, 1, 1)),
        (7, (3, 3, 3, 4, 3), True, ((0,),), (1, 7), (1, 7, 1)),
        (7, (4, 4, 4, 5, 3), True, ((0,),), (0, 7), (1, 1, 0)),
        (2, (1, 2, 3, 5, 5), False, ((0, 1),), (0, 2), (2, 2, 1)),
        (2, (1, 2, 3, 5, 5), False, ((0,), (1,)), (0, 2), (2, 2, 1)),
    ],
    ids=["nothing", "a conquest", "an overrun", "only an attacker", "two at once", "one after the other"],
)
def test_what_missiles_changed(
    defenders: int, dice: tuple[int, ...], *, overrun: bool, shots: Any, losses: object, counted: object
) -> None:
    """RL-5.6.11, 11.7, EX-11, EX-14: all of a seat's missiles of one roll are one change, against the dice without
    them."""
    powers: dict[int, Any] = {0: "overrun"} if overrun else {}
    play = duel(8, defenders, missiles={0: sum(map(len, shots))}, powers=powers, dice=dice)
    attack(play)
    for each in shots:
        play.does(fire(*each))
    assert (lost(play), effect(play, 0)) == ([losses], counted)


def test_missiles_against_each_other() -> None:
    """RL-11.7: each is measured against the same dice without its own: what the second took back, the first had not
    done. And of one roll alone: in a later one nobody fires."""
    play = duel(8, 2, missiles={0: 1, 1: 1}, dice=HOLDS)
    attack(play)
    play.does(fire(0), seat=0)
    play.does(fire(3), seat=1)
    assert lost(play) == [(1, 1)]
    assert (effect(play, 0), effect(play, 1)) == ((1, 0, 0), (1, 1, 1))
    later = duel(9, 9, missiles={0: 1}, dice=(*HOLDS, 6, 1, 1, 5, 3))
    attack(later, rolls=2, missiles="ask")
    later.does(fire(0))
    assert (lost(later), effect(later, 0)) == ([(0, 2), (1, 1)], (1, 1, 0))
