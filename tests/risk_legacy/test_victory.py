"""Stars, the end of a game and the round cap (RL-7.1, 7.2); giving the game to somebody (RL-7.2.5)."""

from __future__ import annotations

from typing import Any

from engines.core.booklet.strokes import Leaf
from engines.core.chair import Change
from engines.core.move import part
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.battle import Attack, Fight
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import Conceded, TurnBegan
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules import concession, odds
from engines.risk_legacy.rules.combat import Modifiers
from engines.risk_legacy.rules.rounds import following, leader
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PASS, PERU, duel, stop, until

TROOPS = {"alaska": (0, 3), "peru": (1, 3), "japan": (2, 3)}
HQS = {"alaska": 0, "peru": 1, "japan": 2}


def test_stars_are_tokens_and_headquarters() -> None:
    """RL-7.1.1, 8.1, 8.2: whoever controls it, not whose it was; a bare one is nobody's."""
    play = scene(troops={"alaska": (0, 3), "peru": (0, 3)}, hqs=HQS, tokens={0: 1, 1: 2})
    assert [play.state.stars(seat) for seat in range(3)] == [3, 2, 0]


def test_a_headquarters_can_be_lost_and_tokens_cannot() -> None:
    """RL-7.1.2."""
    play = scene(troops={**TROOPS, "alaska": (1, 3)}, hqs=HQS, tokens={0: 2})
    assert play.state.stars(0) == 2
    assert play.state.stars(1) == 2


def capped(**more: Any) -> Scene:
    """The last seat of the eighth round ends its turn."""
    told: dict[str, Any] = {"troops": TROOPS, "hqs": HQS, "seat": 2, "number": 8, "round_cap": 8, **more}
    play = scene(**told)
    play.end()
    return play


def winner(play: Scene) -> int:
    assert play.state.ending is not None
    assert play.state.ending.why == "round_cap"
    return play.state.ending.winner


def test_the_round_cap_counts_stars() -> None:
    """RL-7.2.4."""
    assert winner(capped(tokens={1: 1})) == 1


def test_then_territories_troops_population() -> None:
    """RL-7.2.4."""
    assert winner(capped(troops={**TROOPS, "china": (2, 1)})) == 2
    assert winner(capped(troops={**TROOPS, "peru": (1, 4)})) == 1
    world = land({"japan": Mark(city="minor_city")})
    assert winner(capped(world=world)) == 2
    assert winner(capped(troops={**TROOPS, "peru": (1, 4)}, world=world)) == 1


def test_then_the_earliest_in_turn_order() -> None:
    """RL-7.2.4."""
    assert winner(capped()) == 0
    assert winner(capped(seat=0, first=1)) == 1


def test_the_capped_winner_holds_a_troop() -> None:
    """RL-7.2.4: stars alone are not enough."""
    troops = {"peru": (1, 3), "japan": (2, 3)}
    play = scene(troops=troops, tokens={0: 3}, seat=2)
    assert leader(play.state) == 1


def test_before_the_last_turn_nothing_happens() -> None:
    """RL-7.2.4: after the last turn of the round."""
    play = capped(seat=1)
    assert play.state.ending is None
    assert [told.round for told in play.heard(TurnBegan)] == [8]


def test_rounds_count_from_the_first_player() -> None:
    """RL-2.1.7, 5.2: clockwise; a round ends when the turn comes back to or past the first player."""
    play = scene(4, troops={**TROOPS, "egypt": (3, 1)}, first=2, number=3)
    assert following(play.state, 1) == (2, 4)
    assert following(play.state, 3) == (0, 3)
    without_first = scene(4, troops={**TROOPS, "egypt": (3, 1), "japan": (3, 1)}, first=2, eliminated=(2,), number=3)
    assert following(without_first.state, 1) == (3, 4)
    assert following(without_first.state, 3) == (0, 3)


FOUR = {"kamchatka": (0, 9), "japan": (1, 4), "peru": (2, 3), "egypt": (3, 1)}
BUT_3 = {name: told for name, told in FOUR.items() if told[0] != 3}


def game(**more: Any) -> Scene:
    told: dict[str, Any] = {"seats": 4, "troops": FOUR, "concession": "unanimous", **more}
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
    play.does(part(Assault, target=attack.target), part(Assault, order=attack.origin))
    play.does(part(Assault, rolls=1), part(Assault, advance="min"), attack)
    play.seating(0, "resign")
    assert not play.state.held(2)
    assert play.state.ending is None
    while play.state.ending is None and not play.state.held(2):
        play.clock()
    assert play.heard(GameWon) == [GameWon(seat=2, why="conceded", stars=0)]
