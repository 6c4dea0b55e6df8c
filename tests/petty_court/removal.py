"""What happens when a seat is taken out of a running match."""

from __future__ import annotations

from engines.core.menu import Refused
from engines.core.text import text
from tests.petty_court.board import Court
from tests.petty_court.decisions.bids import SealedBids


def remove(board: Court, seat: int) -> None:
    """Its cards and coins leave with it. Only between two turns, while bids are sealed, and never the last but one."""
    if not isinstance(board.state.stack[-1], SealedBids) or len(board.state.seats) < 2:
        raise Refused(text("core-cannot-remove"))
    player = board.state.players[seat]
    board.drop(seat, player.hand)
    board.earn(seat, -player.coins)
