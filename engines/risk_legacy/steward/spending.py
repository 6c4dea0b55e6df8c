"""What cards are for (RL-12): a star that wins or costs little, else many troops at a time."""

from __future__ import annotations

from engines.core.move import Move
from engines.risk_legacy.moves.turn import BuyStar, GoOn, Trade
from engines.risk_legacy.rules.trading import brings
from engines.risk_legacy.steward import routes
from engines.risk_legacy.steward.conquests import LIKELY
from engines.risk_legacy.steward.eye import Eye

DEAR = 7
"""Coins from which on cards are better troops than a star."""
MANY = 10
"""Troops that a trade should bring."""


def star(eye: Eye, moves: tuple[Move, ...]) -> Move:
    buy = next(move for move in moves if isinstance(move, BuyStar))
    return buy if eye.short == 1 or eye.side.coins < DEAR else GoOn()


def trade(eye: Eye, best: Trade) -> Trade | None:
    """If it brings many, or a headquarters within reach that is not without it. Who lacks a single star saves for it,
    unless the trade takes it."""
    more, left = brings(eye.view, eye.me, best.cards), eye.turn.recruits
    if more >= MANY and eye.short > 1:
        return best
    return best if not _takes(eye, left) and _takes(eye, left + more) else None


def _takes(eye: Eye, more: int) -> bool:
    route = routes.best(eye, more, all_in=eye.short == 1)
    return route is not None and route.percent > LIKELY
