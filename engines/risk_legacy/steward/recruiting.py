"""Where recruits go (RL-12)."""

from __future__ import annotations

from engines.core.move import Move
from engines.risk_legacy.moves.turn import Place, Trade
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.steward import conquests, routes, spending
from engines.risk_legacy.steward.conquests import LIKELY
from engines.risk_legacy.steward.eye import Eye


def wanted(eye: Eye, moves: tuple[Move, ...]) -> Move:
    trades = tuple(move for move in moves if isinstance(move, Trade))
    trade = spending.trade(eye, trades[0]) if trades else None
    return trade or _place(eye, eye.turn.recruits)


def _place(eye: Eye, left: int) -> Place:
    route = routes.winning(eye, left)
    if route:
        return Place(territory=route.origin, troops=left)
    if len(eye.held) == 1:
        return Place(territory=eye.held[0], troops=left)
    for at in eye.held:
        missing = eye.garrison(at) - eye.fields[at].troops
        if eye.hq(at) and missing > 0:
            return Place(territory=at, troops=min(left, missing))
    return Place(territory=_post(eye, left), troops=left)


def _post(eye: Eye, left: int) -> int:
    """At the border of the best target: a headquarters within reach, else what brings a card, else the way to a
    headquarters."""
    route = routes.best(eye, left)
    if route and route.percent > LIKELY:
        return route.origin
    if not conquests.likely(conquests.all_of_them(eye)):
        cheap = conquests.for_the_card(eye, conquests.all_of_them(eye, left))
        if cheap:
            return cheap.origin
    if route and route.percent:
        return route.origin
    return max(eye.held, key=lambda at: (threat(eye.view, eye.me, at), eye.fields[at].troops))
