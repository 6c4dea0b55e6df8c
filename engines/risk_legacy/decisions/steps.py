"""What belongs to other steps of the turn (RL-5.2): looked for in vain, it is answered with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.move import Move, Part, part
from engines.core.record import named
from engines.core.text import Text
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.turn import BuyStar, EndTurn, Expand, Maneuver, Place, Trade
from engines.risk_legacy.rules import attacks, expansion
from engines.risk_legacy.rules.trading import PRICE
from engines.risk_legacy.state import State
from engines.risk_legacy.words.reasons import reason

WRONG_STEP = reason("wrong_step")


def untimely(state: State, seat: int, *kinds: type[Move]) -> tuple[tuple[Move, Text], ...]:
    """Of each of these kinds one part or move, which stands for all, as far as the board and the hand have any."""
    names = [named(kind) for kind in kinds]
    found = (move for move in _samples(state, seat) if (move.of if isinstance(move, Part) else move.kind) in names)
    return tuple((move, WRONG_STEP) for move in found)


def _samples(state: State, seat: int) -> Iterator[Move]:
    cards = len(state.sides[seat].hand)
    if cards >= PRICE:
        yield part(BuyStar, cards=None)
    if cards:
        yield part(Trade, cards=None)
    for at in state.held(seat)[:1]:
        yield from (part(Place, territory=at), part(Maneuver, origin=at))
    for at in attacks.targets(state, seat)[:1]:
        yield part(Assault, target=at)
    for at in expansion.targets(state, seat)[:1]:
        yield part(Expand, target=at)
    yield EndTurn()
