"""Giving the game to somebody (RL-7.2.5)."""

from __future__ import annotations

from typing import Any

from engines.core.booklet.strokes import Leaf
from engines.core.chair import Change
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.battle import Attack, Fight
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import Conceded
from engines.risk_legacy.moves.battle import AimAttack, Assault, Refine, SetAdvance, SetRolls
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules import concession, odds
from engines.risk_legacy.rules.combat import Modifiers
from tests.risk_legacy.arrange import Mark, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PASS, PERU, duel, stop, until

TROOPS = {"kamchatka": (0, 9), "japan": (1, 4), "peru": (2, 3), "egypt": (3, 1)}
BUT_3 = {name: told for name, told in TROOPS.items() if told[0] != 3}


def game(**more: Any) -> Scene:
    told: dict[str, Any] = {"seats": 4, "troops": TROOPS, "concession": "unanimous", **more}
    return scene(**told)


def says(play: Scene, seat: int, to: int | None) -> None:
    """An act of its own, at any time: not the seat that is asked."""
    if play.state.sides[seat].orders.page != "concede":
        play.orders(seat, Leaf(page="concede"))
    if to is not None:
        play.orders(seat, PenConcede(to=to))
    play.orders(seat, Concede(to=to))


def test_all_others_together() -> None:
    """RL-7.2.5: the last of them ends the game."""
    play = game()
    says(play, 1, 0)
    assert play.heard(Conceded) == [Conceded(seat=1, to=0)]
    says(play, 3, 0)
    assert play.state.ending is None
    says(play, 2, 0)
    assert play.heard(GameWon) == [GameWon(seat=0, why="conceded", stars=0)]


def test_a_roll_that_is_never_settled() -> None:
    """RL-11.5, 11.7, 5.9.8: the game is given away while the dice of the second roll lie there; the first one counts,
    is the last battle, and was against a fortification that it used up."""
    watch = {1: Orders(missile_watch=("all",))}
    dice = (6, 6, 5, 5, 3, 6, 6, 6, 1, 1)
    mark = Mark(city="minor_city", boxes=9)
    play = duel(8, 5, mark=mark, missiles={1: 1}, orders=watch, dice=dice, concession="unanimous")
    until(play, rolls=3)
    play.does(PASS, seat=1)
    assert play.match.asked() == (1,)
    says(play, 1, 0)
    says(play, 2, 0)
    assert play.state.ending is not None
    mine = play.state.sides[0].tally
    fair = odds.expected(3, 2, 5, Modifiers(each=1))
    assert (mine.rolls, mine.lost, mine.killed, mine.expected_lost, mine.expected_killed) == (1, 1, 1, *fair)
    assert (play.state.last, stop(play)) == (
        Fight(
            attack=Attack(seat=0, defender=1, origin=BRAZIL, target=PERU), rolls=1, lost=1, killed=1, conquered=False
        ),
        "over",
    )


def test_whoever_was_named_and_is_no_longer_there() -> None:
    """RL-7.2.5: it must hold a troop when it is said, too."""
    play = game()
    play.orders(1, Leaf(page="concede"), PenConcede(to=3))
    sides = tuple(evolve(side, eliminated=at == 3) for at, side in enumerate(play.state.sides))
    assert concession.favoured(play.state, 1) == 3
    assert concession.favoured(play.state.evolve(sides=sides), 1) is None


def test_it_may_be_taken_back() -> None:
    """RL-7.2.5."""
    play = game()
    says(play, 1, 0)
    says(play, 1, None)
    says(play, 2, 0)
    says(play, 3, 0)
    assert play.state.ending is None


def test_nobody_wins_without_a_troop() -> None:
    """RL-7.2.5: whoever was favoured and lost everything since."""
    sides = game(troops=BUT_3).state.sides
    for seat, favoured in ((3, None), (0, 0)):
        agreed = tuple(evolve(side, concedes_to=seat if at != seat else None) for at, side in enumerate(sides))
        assert concession.agreed(game(troops=BUT_3).state.evolve(sides=agreed)) == favoured


def test_who_is_heard_and_who_may_be_favoured() -> None:
    """RL-7.2.5, 1.10: neither seats without a person nor the eliminated are; it must hold a troop; only where the
    option says so, in a game that is under way."""
    play = game(troops=BUT_3, people=("ann", "bob", "", "dot"), eliminated=(3,))
    assert [concession.targets(play.state, seat) for seat in (1, 2, 3)] == [(0, 2), (), ()]
    says(play, 1, 0)
    assert play.state.ending is not None
    assert concession.targets(game(troops=BUT_3).state, 1) == (0, 2)
    assert concession.targets(game(concession="off").state, 1) == ()
    assert concession.targets(opened(concession="unanimous").state, 1) == ()


def test_whoever_was_missing_may_leave() -> None:
    """RL-7.2.5: the last one who did not agree gets up, or is removed."""
    changes: tuple[Change, ...] = ("resign", "remove")
    for change in changes:
        play = game(resign="steward")
        says(play, 1, 0)
        says(play, 2, 0)
        play.seating(3, change)
        assert play.state.ending is not None


def test_nobody_wins_because_nobody_is_there() -> None:
    """RL-7.2.5: somebody must have conceded."""
    play = game(people=("ann", "", "", "dot"), resign="steward")
    play.seating(3, "resign")
    assert play.state.ending is None


def test_whoever_is_favoured_comes_back_into_the_war() -> None:
    """RL-7.2.5: it must hold a troop; the last consent that was missing came while it had none."""
    troops = {"peru": (0, 9), "brazil": (2, 1), "ural": (1, 3)}
    play = game(seats=3, troops=troops, dice=(6, 6, 6, 1), scar_asks="never")
    says(play, 1, 2)
    attack = Assault(origin=NUMBER["peru"], target=NUMBER["brazil"], missiles="none", advance="min")
    play.does(AimAttack(target=attack.target), Refine(origin=attack.origin))
    play.does(SetRolls(rolls=1), SetAdvance(advance="min"), attack)
    play.seating(0, "resign")
    assert not play.state.held(2)
    assert play.state.ending is None
    while play.state.ending is None and not play.state.held(2):
        play.clock()
    assert play.heard(GameWon) == [GameWon(seat=2, why="conceded", stars=0)]
