"""The rules, told as play; the contract plays it at random, and one match is played through the real bot."""

from typing import Any

from engines.core.match import Match, start
from engines.core.menu import Number, Picked
from engines.core.move import Move, part
from engines.core.record import evolve
from tests.liars_dice import GAME
from tests.liars_dice.rules import LIAR, SPOT_ON, Bid, Turn
from tests.playing import asked


def scene(*cups: tuple[int, ...], wild: str = "yes") -> Match:
    """The first turn of seat 0, with these dice."""
    state = start(GAME, len(cups), "scenario", {"wild": wild, "spot": "yes"})._state
    return Match(GAME, evolve(state, cups=cups, stack=(*state.stack[:-1], Turn(seat=0))))


def play(match: Match, *script: tuple[int, Move | int]) -> Match:
    for seat, said in script:
        match, _ = match.act(asked(match, seat, Number(said) if isinstance(said, int) else Picked((said,))))
    return match


def test_whoever_is_wrong_loses_a_die() -> None:
    """Two sixes lie there and a one, which is wild. An exact bid costs all the others one."""
    match = scene((6, 6), (1, 2), (3, 4))
    for count, doubt, left in ((3, LIAR, (2, 1, 2)), (4, LIAR, (1, 2, 2)), (3, SPOT_ON, (1, 2, 1))):
        assert play(match, (0, part(Bid, face=6)), (0, count), (1, doubt)).view(None).left == left
    assert play(scene((6, 6), (1, 2), wild="no"), (0, part(Bid, face=6)), (0, 3), (1, LIAR)).view(None).left == (1, 2)


def test_a_bid_has_to_be_higher() -> None:
    match = play(scene((2,), (3,), (4,)), (0, part(Bid, face=4)), (0, 2))
    menu: Any = match.menu(1)
    moves = [option.move for option in menu.options]
    most = [Bid(count=3, face=face) for face in (2, 3, 4)]
    assert moves == [Bid(count=2, face=5), *most, part(Bid, face=5), part(Bid, face=6), LIAR, SPOT_ON]


def test_the_last_one_with_dice_wins() -> None:
    end = play(scene((2,), (3,)), (0, part(Bid, face=5)), (0, 1), (1, LIAR)).view(None)
    assert end.result.ranks == (2, 1)
