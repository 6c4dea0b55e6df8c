"""What belongs to other steps of the turn (RL-5.2): looked for in vain, it is answered with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.move import Move
from engines.core.text import Text
from engines.risk_legacy.moves.battle import AimAttack
from engines.risk_legacy.moves.turn import AimExpand, AimManeuver, ChooseStar, ChooseTrade, EndTurn, PlaceAt
from engines.risk_legacy.rules import attacks, expansion
from engines.risk_legacy.rules.trading import PRICE
from engines.risk_legacy.state import State
from engines.risk_legacy.words.reasons import reason

WRONG_STEP = reason("wrong_step")


def untimely(state: State, seat: int, *kinds: type[Move]) -> tuple[tuple[Move, Text], ...]:
    """Of each of these kinds one move, which stands for all of them, as far as the board and the hand have any."""
    found = (move for move in _samples(state, seat) if isinstance(move, kinds))
    return tuple((move, WRONG_STEP) for move in found)


def _samples(state: State, seat: int) -> Iterator[Move]:
    cards = len(state.sides[seat].hand)
    if cards >= PRICE:
        yield ChooseStar()
    if cards:
        yield ChooseTrade()
    for at in state.held(seat)[:1]:
        yield from (PlaceAt(territory=at), AimManeuver(origin=at))
    for at in attacks.targets(state, seat)[:1]:
        yield AimAttack(target=at)
    for at in expansion.targets(state, seat)[:1]:
        yield AimExpand(target=at)
    yield EndTurn()
