"""What cards are for, and where recruits go (RL-12): a star that wins or costs little, else many troops at a time."""

from engines.core.move import Move, Part
from engines.core.record import evolve
from engines.risk_legacy.moves.turn import BuyStar, GoOn, Place, Trade
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.recruits import brings
from engines.risk_legacy.steward import conquests, routes
from engines.risk_legacy.steward.eye import Eye

DEAR = 7
"""Coins from which on cards are better troops than a star."""
MANY = 10
"""Troops that a trade should bring."""


def star(eye: Eye, moves: tuple[Move, ...]) -> Move:
    buy = next((move for move in moves if isinstance(move, BuyStar)), None)
    if buy is None:
        return GoOn()
    return buy if eye.short == 1 or eye.side.coins < DEAR else GoOn()


def _trade(eye: Eye, best: Trade) -> Trade | None:
    """If it brings many, or a headquarters within reach that is not without it. Who lacks a single star saves for it,
    unless the trade takes it."""
    more, left = brings(eye.view, eye.me, best.cards), eye.turn.recruits
    if more >= MANY and eye.short > 1:
        return best
    return best if not _takes(eye, left) and _takes(eye, left + more) else None


def _takes(eye: Eye, more: int) -> bool:
    route = routes.best(eye, more, all_in=eye.short == 1)
    return route is not None and route.percent > eye.temper.likely


def wanted(eye: Eye, moves: tuple[Move, ...]) -> Move:
    best = next((move for move in moves if isinstance(move, Trade)), None)
    return (best and _trade(eye, best)) or _somewhere(eye, moves)


def _somewhere(eye: Eye, moves: tuple[Move, ...]) -> Place:
    """Where they are wanted most, of the places that may take recruits: not every own one may, and others might. All go
    to the only one that may."""
    whole = [move for move in moves if isinstance(move, Place)]
    parts = [move.value for move in moves if isinstance(move, Part) and move.field == "territory"]
    among = [at for at in parts if isinstance(at, int)] + [move.territory for move in whole]
    if len(among) == len(whole) == 1 and eye.draft is None:
        return whole[0]
    place = _place(eye, eye.turn.recruits, tuple(at for at in among if eye.fields[at].owner != eye.me))
    if not among or place.territory in among:
        return place
    own = [at for at in among if eye.fields[at].owner == eye.me] or among
    return evolve(place, territory=max(own, key=lambda at: (threat(eye.view, eye.me, at), eye.fields[at].troops)))


def _place(eye: Eye, left: int, bases: tuple[int, ...]) -> Place:
    """:param bases: land of nobody that may take them."""
    raid = routes.raid(eye, left, bases)
    route = raid if raid and eye.short == 1 else routes.desperate(eye, left)
    if route:
        return Place(territory=route.origin, troops=left)
    if len(eye.held) == 1 and not raid:
        return Place(territory=eye.held[0], troops=left)
    for at in eye.held:
        missing = eye.garrison(at) - eye.fields[at].troops
        if eye.hq(at) and missing > 0:
            return Place(territory=at, troops=min(left, missing))
    return Place(territory=raid.origin if raid else _post(eye, left), troops=left)


def _post(eye: Eye, left: int) -> int:
    """At the border of the best target: a headquarters within reach, else what brings a card, else the way to a
    headquarters."""
    route = routes.wanted(eye, left)
    if route:
        return route.origin
    if not conquests.likely(eye, conquests.all_of_them(eye)):
        cheap = conquests.for_the_card(eye, conquests.all_of_them(eye, left))
        if cheap:
            return cheap.origin
    route = routes.best(eye, left)
    if route and route.percent:
        return route.origin
    return max(eye.held, key=lambda at: (threat(eye.view, eye.me, at), eye.fields[at].troops))
