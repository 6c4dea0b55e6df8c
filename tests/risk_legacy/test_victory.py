"""Stars, the end of a game and the round cap (RL-7.1, 7.2); giving the game to somebody (RL-7.2.5)."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Leaf
from engines.core.chair import Change
from engines.core.record import evolve
from engines.risk_legacy.battle import Attack, Fight
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import Conceded, TurnBegan
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules import concession, odds
from engines.risk_legacy.rules.combat import Modifiers
from engines.risk_legacy.rules.rounds import following
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PASS, PERU, attack, duel, stop, until, walls

TROOPS = {"alaska": (0, 3), "peru": (1, 3), "japan": (2, 3)}
HQS = {"alaska": 0, "peru": 1, "japan": 2}
CITY = land({"japan": Mark(city="minor_city")})


@pytest.mark.parametrize(
    ("alaska", "peru", "stars"), [(0, 0, [3, 2, 1]), (1, 0, [2, 3, 1]), (None, 1, [1, 3, 1])], ids=str
)
def test_stars_are_tokens_and_headquarters(alaska: int | None, peru: int, stars: list[int]) -> None:
    """RL-7.1.1, 7.1.2, 8.1, 8.2: whoever controls it, not whose it was; a bare one is nobody's. It can be lost, and
    tokens cannot."""
    troops = {"japan": (2, 3), "peru": (peru, 3), **({} if alaska is None else {"alaska": (alaska, 3)})}
    play = scene(troops=troops, hqs=HQS, tokens={0: 1, 1: 2})
    assert [play.state.stars(seat) for seat in range(3)] == stars


# ---- the round cap


def capped(**more: Any) -> Scene:
    """The last seat of the eighth round ends its turn."""
    play = scene(**{"troops": TROOPS, "hqs": HQS, "seat": 2, "number": 8, "round_cap": 8, **more})
    play.end()
    return play


@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({"tokens": {1: 1}}, 1),
        ({"troops": {**TROOPS, "china": (2, 1)}}, 2),
        ({"troops": {**TROOPS, "peru": (1, 4)}}, 1),
        ({"world": CITY}, 2),
        ({"troops": {**TROOPS, "peru": (1, 4)}, "world": CITY}, 1),
        ({}, 0),
        ({"seat": 0, "first": 1}, 1),
        ({"troops": {"peru": (1, 3), "japan": (2, 3)}, "hqs": {}, "tokens": {0: 3}}, 1),
    ],
    ids=["stars", "territories", "troops", "population", "troops-first", "turn-order", "first-player", "holds-a-troop"],
)
def test_the_round_cap(more: dict[str, Any], winner: int) -> None:
    """RL-7.2.4: most stars, then territories, troops, population, then the earliest in turn order; it must hold a
    troop."""
    ending = capped(**more).won
    assert (ending.winner, ending.why) == (winner, "round_cap")


def test_before_the_last_turn_nothing_happens() -> None:
    """RL-7.2.4: after the last turn of the round."""
    play = capped(seat=1)
    assert ([told.round for told in play.heard(TurnBegan)], play.state.ending) == ([8], None)


@pytest.mark.parametrize(("out", "after_1", "after_3"), [((), (2, 4), (0, 3)), ((2,), (3, 4), (0, 3))])
def test_rounds_count_from_the_first_player(out: tuple[int, ...], after_1: object, after_3: object) -> None:
    """RL-2.1.7, 5.2: clockwise; a round ends when the turn comes back to or past the first player."""
    troops = {"alaska": (0, 3), "peru": (1, 3), "egypt": (3, 1), **({} if out else {"japan": (2, 3)})}
    state = scene(4, troops=troops, first=2, number=3, eliminated=out).state
    assert (following(state, 1), following(state, 3)) == (after_1, after_3)


# ---- given away

FOUR = {"kamchatka": (0, 9), "japan": (1, 4), "peru": (2, 3), "egypt": (3, 1)}
BUT_3 = {name: told for name, told in FOUR.items() if told[0] != 3}


def game(**more: Any) -> Scene:
    return scene(**{"seats": 4, "troops": FOUR, "concession": "unanimous", **more})


def says(play: Scene, seat: int, to: int | None) -> None:
    """An act of its own, at any time: not the seat that is asked."""
    if play.state.sides[seat].orders.page != "concede":
        play.orders(seat, Leaf(page="concede"))
    if to is not None:
        play.orders(seat, PenConcede(to=to))
    play.orders(seat, Concede(to=to))


@pytest.mark.parametrize("back", [False, True])
def test_all_others_together(*, back: bool) -> None:
    """RL-7.2.5: the last of them ends the game; it may be taken back."""
    play = game()
    says(play, 1, 0)
    assert play.heard(Conceded) == [Conceded(seat=1, to=0)]
    if back:
        says(play, 1, None)
    says(play, 3, 0)
    assert play.state.ending is None
    says(play, 2, 0)
    assert play.heard(GameWon) == [GameWon(seat=0, why="conceded", stars=0)] * (not back)


def test_a_roll_that_is_never_settled() -> None:
    """RL-11.5, 11.7, 5.9.8: the game is given away while the dice of the second roll lie there; the first one counts,
    is the last battle, and was against a fortification that it used up."""
    watch = {1: Orders(missile_watch=("all",))}
    dice = (6, 6, 5, 5, 3, 6, 6, 6, 1, 1)
    play = duel(mark=walls(9), missiles={1: 1}, orders=watch, dice=dice, concession="unanimous")
    until(play, rolls=3)
    play.does(PASS, seat=1)
    assert play.match.asked() == (1,)
    says(play, 1, 0)
    says(play, 2, 0)
    assert play.state.ending is not None
    mine = play.state.sides[0].tally
    fair = odds.expected(3, 2, 5, Modifiers(each=1))
    assert (mine.rolls, mine.lost, mine.killed, mine.expected_lost, mine.expected_killed) == (1, 1, 1, *fair)
    fought = Attack(seat=0, defender=1, origin=BRAZIL, target=PERU)
    assert play.state.last == Fight(attack=fought, rolls=1, lost=1, killed=1, conquered=False)
    assert stop(play) == "over"


def test_whoever_is_no_longer_there() -> None:
    """RL-7.2.5: who is favoured must hold a troop when it is said, and when all agree."""
    play = game()
    play.orders(1, Leaf(page="concede"), PenConcede(to=3))
    sides = tuple(evolve(side, eliminated=at == 3) for at, side in enumerate(play.state.sides))
    assert concession.favoured(play.state, 1) == 3
    assert concession.favoured(play.state.evolve(sides=sides), 1) is None
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
    for other in (game(concession="off"), opened(concession="unanimous")):
        assert concession.targets(other.state, 1) == ()


@pytest.mark.parametrize("change", ["resign", "remove"])
def test_whoever_was_missing_may_leave(change: Change) -> None:
    """RL-7.2.5: the last one who did not agree gets up, or is removed; but somebody must have conceded."""
    play = game(resign="steward")
    says(play, 1, 0)
    says(play, 2, 0)
    play.seating(3, change)
    assert play.state.ending is not None
    nobody = game(people=("ann", "", "", "dot"), resign="steward")
    nobody.seating(3, "resign")
    assert nobody.state.ending is None


def test_whoever_is_favoured_comes_back_into_the_war() -> None:
    """RL-7.2.5: it must hold a troop; the last consent that was missing came while it had none."""
    troops = {"peru": (0, 9), "brazil": (2, 1), "ural": (1, 3)}
    play = game(seats=3, troops=troops, dice=(6, 6, 6, 1), scar_asks="never")
    says(play, 1, 2)
    attack(play, "peru", "brazil", advance="min")
    play.seating(0, "resign")
    assert (play.state.held(2), play.state.ending) == ((), None)
    while play.state.ending is None and not play.state.held(2):
        play.clock()
    assert play.heard(GameWon) == [GameWon(seat=2, why="conceded", stars=0)]
