"""Assaults from their order to what stops them, roll by roll (RL-5.6, 5.9), with marks and powers (RL-2.1, 2.3.1)."""

from typing import Any, Literal

import pytest

from engines.core.menu import Amount, Picked
from engines.risk_legacy.campaign.deltas import BoxTicked
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.events.battle import AssaultBegan, AssaultEnded, Conquered, DiceRolled, MovedIn
from engines.risk_legacy.moves.battle import DefendWith, Follow, LeaveBehind
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.combat import PLAIN
from tests.risk_legacy.arrange import Mark
from tests.risk_legacy.war import (
    AMMO,
    BUNKER,
    PASS,
    PERU,
    VENEZUELA,
    attack,
    case,
    duel,
    move_in,
    rolls,
    stop,
    until,
    walls,
)
from tests.rows import Row

ONE_DIE = {1: Orders(one_die=(PERU,))}
WIN, LOSE = (6, 6, 6, 1, 1), (1, 1, 1, 6, 6)
WINS: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}


ROLLS = [
    case("EX-2", dice=(6, 4, 1, 4, 4), then={"lost": [(1, 1)], "brazil": (0, 7), "peru": (1, 4), "stop": "rolls"}),
    *(
        case(f"{troops} attack", troops, 1, dice=(*(1,) * dice, 6), then={"thrown": [(dice, 1)]})
        for troops, dice in ((2, 1), (3, 2), (4, 3), (9, 3))
    ),
    case("EX-1: a bunker", dice=(6, 5, 2, 5, 5), mark=BUNKER, then={"lost": [(2, 0)], "defence": [(6, 5)]}),
    case("and without", dice=(6, 5, 2, 5, 5), then={"lost": [(1, 1)]}),
    case(
        "EX-1: a scar is not where the attack comes from", mark=BUNKER, seat=1, dice=(6, 4, 2, 5, 5),
        order={"rolls": 1, "origin": "peru", "target": "brazil"}, then={"lost": [(1, 1)]},
    ),
    case("EX-4: too little ammo", dice=(6, 3, 3, 6, 3), mark=AMMO, then={"lost": [(1, 1)], "defence": [(5, 3)]}),
    case("EX-5: never below one", 2, 1, dice=(1, 1), mark=AMMO, then={"lost": [(1, 0)], "defence": [(1,)]}),
    case("the highest, wherever it lies", dice=(6, 5, 1, 3, 5), mark=BUNKER, then={"defence": [(3, 6)]}),
    case("EX-12", dice=(6, 2, 1, 6, 4), mark=AMMO, then={"lost": [(1, 1)], "defence": [(5, 4)]}),
    case(
        "EX-6: walls, and a box for three dice",
        dice=(6, 6, 1, 6, 5), mark=walls(0), then={"lost": [(2, 0)], "boxes": 1, "ticked": [True], "defence": [(6, 6)]},
    ),
    case(
        "EX-10: 6 - 1 + 1 and 6 + 1, added up before the clamp",
        dice=(6, 6, 6, 6, 6), mark=walls(2, scar="ammo_shortage"),
        then={"lost": [(2, 0)], "defence": [(6, 6)], "boxes": 3},
    ),
    case(
        "EX-7: the tenth box helps once more",
        dice=(6, 6, 1, 5, 4) * 2, mark=walls(9), order={"rolls": 2},
        then={"lost": [(1, 1), (0, 2)], "boxes": 10, "ticked": [True, False]},
    ),
    case("a city without walls", dice=(6, 6, 1, 5, 5), mark=Mark(city="major_city"), then={"lost": [(0, 2)]}),
    case("one die by order", dice=(6, 5, 4, 6), orders=ONE_DIE, then={"thrown": [(3, 1)]}),
    case(
        "not elsewhere", dice=(6, 5, 4, 6, 6), orders={1: Orders(one_die=(VENEZUELA,))}, then={"thrown": [(3, 2)]}
    ),
    case("EX-3: the survivors move in", 8, 1, dice=(5, 5, 2, 4), then={"brazil": (0, 5), "peru": (0, 3)}),
    case("all three go, one stays", 4, 1, dice=(5, 5, 2, 4), then={"brazil": (0, 1), "peru": (0, 3), "asked": (0,)}),
    case("a headquarters passes", 4, 1, dice=(6, 5, 4, 1), hqs={"peru": 1}, then={"stars": (1, 0, 0)}),
    case("and comes back", 4, 1, dice=(6, 5, 4, 1), hqs={"peru": 0}, then={"stars": (1, 0, 0)}),
    case(
        "EX-25: and wins, with no move-in and no card",
        8, 1, dice=(6, 5, 4, 1), **WINS,
        then={"won": (0, "stars"), "brazil": (0, 5), "peru": (0, 3), "stop": "conquered", "hand": "", "turn": None},
    ),
    case(
        "a city costs a conqueror nothing",
        8, 1, dice=(6, 6, 6, 1), mark=Mark(city="major_city", boxes=2), then={"peru": (0, 3), "brazil": (0, 5)},
    ),
]  # fmt: skip
ASSAULTS = [
    case(
        "EX-18: from 8 down to 3, one below what was to be kept",
        dice=(6, 5, 2, 4, 3, 4, 3, 1, 5, 4, 5, 2, 2, 4, 3, 3, 2, 1, 6, 2), order={"keep": 4},
        then={"lost": [(0, 2), (2, 0), (1, 1), (2, 0)], "brazil": (0, 3), "peru": (1, 2), "stop": "floor"},
    ),
    case("EX-19: kept at three", 4, dice=LOSE, order={"keep": 3}, then={"thrown": [(3, 2)], "stop": "floor"}),
    case("to the last", 4, 9, dice=(*LOSE, 1, 6, 6), order={}, then={"thrown": [(3, 2), (1, 2)], "stop": "spent"}),
    case("so many rolls", 9, 9, dice=WIN * 3, order={"rolls": 3}, then={"stop": "rolls", "peru": (1, 3)}),
    case("unless it falls before", 9, 3, dice=(*WIN, *WIN[:4]), order={"rolls": 5}, then={"stop": "conquered"}),
    case(
        "the last roll that was ordered is the reason, whatever it closed",
        dice=(6, 5, 4, 6, 6), powers={1: "iron_wall"}, order={"rolls": 1}, then={"stop": "rolls", "closed": [True]},
    ),
    *(
        case(
            f"what is closed comes before the floor of {keep}", troops, powers={1: "iron_wall"}, order={"keep": keep},
            dice=(*(1, 1, 1)[: troops - 1], 6, 6), then={"brazil": (0, troops - 2), "stop": "closed"},
        )
        for troops, keep in ((4, 3), (3, 1))
    ),
    *(
        case(f"who follows: {advance}", 9, 1, dice=(6, 6, 6, 1), order={"advance": advance},
             then={"brazil": (0, stay), "peru": (0, 9 - stay)})
        for advance, stay in (("min", 6), ("max", 1), (LeaveBehind(troops=2), 2), (LeaveBehind(troops=5), 5))
    ),
    case(
        "as near as the mandatory move allows",
        5, 1, dice=(6, 6, 6, 1), order={"advance": LeaveBehind(troops=5)}, then={"brazil": (0, 2), "peru": (0, 3)},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", [*ROLLS, *ASSAULTS])
def test_a_fight(row: Row) -> None:
    """RL-5.6.1, 5.6.2, 5.6.4 to 5.6.8, 5.6.10, 5.6.12, 5.6.14, 5.5.3, 2.1.3, 2.1.6, 7.1.3, 8.16, 8.30, 8.38,
    EX-1 to EX-7, EX-10, EX-12, EX-25: one roll. RL-5.9.2 to 5.9.4, 5.9.6, EX-18, EX-19: many, and the first reason to
    stop."""
    row()


def test_the_dice_are_chosen_anew_for_every_roll() -> None:
    """RL-5.6.1, 5.6.8, 5.9.7, 8.41: fewer, if it is wanted; only three tick a box. Each order against the same place is
    an act of its own, and nothing of the first is left for the second."""
    play = duel(mark=walls(0), dice=(1, 6, 6, 6, 6, 1, 1, 1, 1, 1, 6, 6))
    for dice, ticked in ((1, False), (2, False), (3, True)):
        attack(play, dice=dice)
        (roll,) = rolls(play)
        assert (len(roll.attack), roll.ticked, play.heard(DiceRolled)[0].ticked) == (dice, ticked, ticked)
        (ended,) = play.heard(AssaultEnded)
        assert (ended.rolls, ended.attacker_lost, play.state.battle) == (1, roll.attacker_lost, None)
    assert play.state.deltas == (BoxTicked(territory=PERU),)


def test_a_conquest() -> None:
    """RL-2.1.9, 5.6.14, 5.7.1, 5.7.2, 8.40: what is told of it, that more may follow, and attack on from there."""
    play = duel(8, 1, hqs={"peru": 2}, dice=(5, 5, 2, 4))
    attack(play)
    (conquered,) = play.heard(Conquered)
    assert (conquered.troops, conquered.loser, conquered.hq) == (3, 1, 2)
    menu = play.menu()
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high) == (0, 4)
    move_in(play, 4)
    assert (play.at("brazil"), play.at("peru")) == ((0, 1), (0, 7))
    assert [moved.troops for moved in play.heard(MovedIn)] == [4]
    assert play.state.ongoing.conquered == (PERU,)
    alone = duel(4, 1, troops={"argentina": (1, 1)}, dice=(5, 5, 2, 4, 6, 5, 1))
    attack(alone)
    assert alone.offers(EndTurn), "nobody is left to follow"
    attack(alone, "peru", "argentina")
    assert (alone.at("peru"), alone.at("argentina")) == ((0, 1), (0, 2))


def test_the_tally_of_either_side() -> None:
    """RL-5.6.12, 10.10, 11.7."""
    play = duel(dice=(*WIN, *LOSE))
    until(play, rolls=2)
    mine, theirs, nobody = (side.tally for side in play.state.sides)
    fair = tuple(2 * each for each in odds.expected(3, 2, 5, PLAIN))
    assert (mine.rolls, mine.lost, mine.killed, mine.expected_lost, mine.expected_killed) == (2, 2, 2, *fair)
    assert (theirs.rolls, theirs.lost, theirs.killed, theirs.expected_killed, theirs.expected_lost) == (2, 2, 2, *fair)
    assert nobody.rolls == 0


def test_the_defender_is_asked() -> None:
    """RL-5.6.2, ``defence_choice: ask``: one die or two; a single troop has no choice; by default all."""
    play = duel(8, 2, defence_choice="ask", dice=(6, 5, 4, 5))
    attack(play)
    assert (play.mover, play.match.span, play.heard(DiceRolled)) == (1, "window", [])
    assert [move.dice for move in play.offers(DefendWith)] == [2, 1]
    play.does(DefendWith(dice=1))
    assert (rolls(play)[0].defence, play.mover) == ((5,), 0)
    attack(play)
    assert rolls(play), "one troop, one die"
    silent = duel(defence_choice="ask", orders=ONE_DIE, dice=(6, 5, 4, 5, 4))
    attack(silent)
    silent.clock()
    assert rolls(silent)[0].defence == (5, 4)


# ---- how it is told, and what it leaves


def test_the_assault_in_one_line() -> None:
    """RL-5.9.8, 5.6.4: announced before anything may be answered, summed up at the end; what follows in is told after
    it. An order for three dice throws what there are."""
    play = duel(9, 4, dice=(*WIN, *LOSE, *WIN))
    until(play, advance="max")
    (began,), (ended,) = play.heard(AssaultBegan), play.heard(AssaultEnded)
    assert (began.dice, began.rolls, began.defender) == (3, None, 1)
    assert (ended.rolls, ended.attacker_lost, ended.defender_lost, ended.why) == (3, 2, 4, "conquered")
    told = [type(event) for event in play.events]
    assert told.index(AssaultEnded) < told.index(MovedIn)
    few = duel(3, dice=(1, 1, 6, 6))
    until(few)
    assert few.heard(AssaultBegan)[0].dice == 2


def test_few_pauses() -> None:
    """RL-6.4.1, 10.14: with default orders one wait for a scar card, one before a loss; none in between."""
    play = duel(30, 9, scars={1: "bunker"}, missiles={1: 2}, dice=(*WIN * 4, *WIN[:4]))
    until(play)
    waits = []
    while play.mover == 1:
        waits.append(play.match.span)
        play.does(PASS)
    assert (waits, stop(play)) == (["window"] * 2, "conquered")
    assert play.state.sides[1].tally.rolls == 5


@pytest.mark.parametrize(("how", "stay"), [("max", 1), ("min", 6)])
def test_how_many_follow_is_asked_once_a_turn(how: Literal["min", "max"], stay: int) -> None:
    """RL-5.9.6: whoever says so is not asked after the next conquests of this turn."""
    play = duel(9, 1, dice=(6, 6, 6, 1) * 2, troops={"argentina": (1, 1)})
    attack(play)
    assert play.menu().offers(Picked((Follow(advance=how),)))
    play.does(Follow(advance=how))
    assert (play.at("brazil"), play.at("peru")) == ((0, stay), (0, 9 - stay))
    origin = "peru" if how == "max" else "brazil"
    attack(play, origin, "argentina")
    assert type(play.state.stack[-1]) is Action, "asked what next, not who follows"
    left = 1 if how == "max" else 3
    assert (play.at(origin), play.at("argentina")) == ((0, left), (0, (8 if how == "max" else 6) - left))
    play.end()
    assert play.state.ongoing.advance == "ask"
