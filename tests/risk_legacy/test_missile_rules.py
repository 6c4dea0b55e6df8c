"""Rules that fire missiles by themselves (RL-6.3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.event import Obeyed
from engines.core.record import evolve
from engines.risk_legacy.events.battle import OrderDropped
from engines.risk_legacy.orders import DenyWin, Hold
from tests.risk_legacy.war import (
    BRAZIL,
    FALLS,
    PASS,
    PERU,
    attack,
    duel,
    fire,
    fired,
    lost,
    ruled,
    stop,
    until,
    watching,
)


def test_a_rule_that_holds() -> None:
    """EX-21, RL-6.3.6: fired at the better die, told as a play; the assault stops."""
    play = duel(8, 2, missiles={1: 2}, orders={1: ruled(Hold(where="mine", up_to=1))}, dice=(5, 3, 4, 2))
    until(play, dice=2)
    assert (fired(play), lost(play), stop(play)) == ([(1, (3,))], [(2, 0)], "reaction")
    assert play.state.sides[1].missiles == 1
    assert [len(play.heard(Obeyed, seat)) for seat in (None, 0, 1, 2)] == [0, 0, 1, 0]


HOLD, DENY = Hold(where="mine", up_to=1), DenyWin(up_to=2)
WINS: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}
OVERRUN: dict[str, Any] = {"powers": {0: "overrun"}, **WINS, "missiles": {1: 2}}
BEHIND = (Hold(where="my_hq", up_to=2), Hold(where=BRAZIL, up_to=2), HOLD)


@pytest.mark.parametrize(
    ("defenders", "dice", "seat", "rules", "more", "shots"),
    [
        (2, FALLS, 1, (Hold(where="my_hq", up_to=1),), {"hqs": {"peru": 1}}, (3,)),
        (2, FALLS, 2, (Hold(where=PERU, up_to=1), HOLD), {}, None),
        (2, FALLS, 2, (DENY,), WINS, (3,)),
        (2, FALLS, 1, BEHIND, {}, (3,)),
        (1, (6, 6, 6, 5), 1, (HOLD,), OVERRUN, (3,)),
        (3, (6, 6, 6, 5, 5), 1, (HOLD,), OVERRUN, None),
        (3, (6, 6, 6, 5, 5), 1, (HOLD, DENY), OVERRUN, None),
        (3, (6, 6, 6, 5, 5), 1, (DENY, HOLD), OVERRUN, (3, 4)),
    ],
)
def test_what_rules_fire(
    defenders: int,
    dice: tuple[int, ...],
    seat: int,
    rules: tuple[Hold | DenyWin, ...],
    more: dict[str, Any],
    shots: tuple[int, ...] | None,
) -> None:
    """RL-6.3.6: ``hold`` is about losing one of mine, a victory is denied for whoever is attacked; the first rule that
    applies decides, whatever a later one could do; not even one missile is wasted on what is out of reach."""
    play = duel(8, defenders, orders={seat: ruled(*rules)}, dice=dice, **{"missiles": {seat: 1}, **more})
    before = play.state.sides[seat].missiles
    attack(play)
    assert fired(play) == ([(seat, shots)] if shots else [])
    assert play.state.sides[seat].missiles == before - len(shots or ())
    assert play.state.ending is None or shots is None


def test_whose_rule_cannot_help_is_asked_if_he_watches() -> None:
    """RL-6.3.3, 6.3.6: a rule that does not fire answers nothing."""
    orders = {1: evolve(ruled(Hold(where="mine", up_to=1)), missile_watch=("would_lose_mine",))}
    play = duel(8, 3, missiles={1: 2}, orders=orders, powers={0: "overrun"}, dice=(6, 6, 6, 5, 5))
    attack(play)
    assert (play.match.asked(), fired(play)) == ((1,), [])


def test_a_rule_answers_beside_those_who_are_asked() -> None:
    """RL-6.3.3, 6.3.5: whoever watches is asked whatever a rule will do, since a pause must not tell of it; then the
    first in priority order counts."""
    orders = {1: ruled(Hold(where="mine", up_to=1)), 2: watching("all")}
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


def test_a_better_claim_makes_a_rule_void() -> None:
    """RL-6.3.5: the attacker fires first; the rule is looked at again with the new dice."""
    orders = {1: ruled(Hold(where="mine", up_to=1))}
    play = duel(8, 2, missiles={0: 1, 1: 1}, orders=orders, dice=(6, 5, 1, 5, 4))
    attack(play)
    assert play.match.asked() == (0,)
    play.does(fire(1))
    assert fired(play) == [(0, (1,)), (1, (3,))]
    assert lost(play) == [(1, 1)]


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
