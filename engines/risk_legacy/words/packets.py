"""What packets bring, said by itself; and what stands on them while they are closed."""

from engines.core.text import Text
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.state import State


def say(_state: State, _seat: int, move: PacketMove) -> Text:
    return move.said()


def group(_state: State, _seat: int, move: PacketMove) -> Text | None:
    return move.heading()


def hint(state: State, seat: int, move: PacketMove) -> Text | None:
    return move.hint(state, seat)
