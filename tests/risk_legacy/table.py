"""Matches whose position was laid out by hand, played through the real core."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.match import Match, ask, settle
from engines.risk_legacy import GAME
from engines.risk_legacy.state import State


def settled(state: State) -> tuple[Match[State], tuple[Event, ...]]:
    """A match at the first question after the deeds on the stack of *state*, and what they told."""
    board = GAME.board(state)
    settle(board)
    ask(Match(GAME, state.evolve(stack=())), board, answered=None)
    return Match(GAME, board.state), tuple(board.events)
