"""Carrying out an expansion (RL-5.5)."""

from __future__ import annotations

from engines.risk_legacy.board import Board
from engines.risk_legacy.events.turn import TerritoryEntered
from engines.risk_legacy.moves.turn import Expand
from engines.risk_legacy.rules.expansion import toll
from engines.risk_legacy.rules.undo import forget, remember
from engines.risk_legacy.turn import Expanded


def expand(board: Board, seat: int, move: Expand) -> None:
    """A bare headquarters gives its star at once, and that is not taken back (RL-5.5.4)."""
    lost, hq = toll(board.state, seat, move.target), board.field(move.target).hq
    board.march(seat, move.origin, move.target, move.troops, lost)
    expanded = dict.fromkeys((*board.state.ongoing.expanded, move.target))
    board.turn(expanded=tuple(expanded))
    remember(board, Expanded(origin=move.origin, target=move.target, troops=move.troops, lost=lost))
    board.emit(
        TerritoryEntered(seat=seat, origin=move.origin, target=move.target, troops=move.troops, lost=lost, hq=hq)
    )
    if hq is not None:
        forget(board)
        board.check_victory()
