"""With which faction to play, and where to begin (RL-12)."""

from engines.risk_legacy.atlas import CONTINENT_OF, NEIGHBOURS, PRINTED, WITHIN, continent_of
from engines.risk_legacy.hooks import called
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.steward.temper import Temper
from engines.risk_legacy.view import View

FAR = 4
"""Links beyond which a headquarters is no neighbour any more."""
DOOR = 3
"""What a door more must be outweighed by, in links."""
DOORS = tuple(
    tuple(at for at in within if any(CONTINENT_OF[near] != CONTINENT_OF[at] for near in NEIGHBOURS[at]))
    for within in WITHIN
)
"""Continent → its territories that are joined to others: whoever comes has to come through them."""


def faction(view: View, offered: tuple[TakeFaction, ...], temper: Temper) -> TakeFaction:
    def rank(move: TakeFaction) -> int:
        use = sum(called(power).use for power in view.world.banners[move.faction].powers)
        return use if temper.picky else -use

    return max(offered, key=rank)


def place(view: View, offered: tuple[StartAt, ...], temper: Temper) -> StartAt:
    hqs = tuple(at for at in view.world.everywhere if view.fields[at].hq is not None)

    def worth(move: StartAt) -> int:
        at = move.territory
        distance = 2 * min((FAR, *(view.world.chart.distance[at][hq] for hq in hqs)))
        return distance + (_sheltered(at) if temper.picky else _roomy(view, at))

    return max(offered, key=worth)


def _sheltered(at: int) -> int:
    """In a continent with few doors, and away from them."""
    number = continent_of(at)
    if number is None:
        return 0
    doors = DOORS[number]
    return min(PRINTED.distance[at][door] for door in doors) - DOOR * len(doors)


def _roomy(view: View, at: int) -> int:
    """Where one can spread, near a small continent."""
    neighbours = view.world.chart.neighbours[at]
    open_ = sum(not view.world.marked(near) for near in neighbours)
    near_by = [(near, continent_of(near)) for near in (at, *neighbours)]
    sizes = [len(WITHIN[number]) + (near != at) for near, number in near_by if number is not None]
    return open_ - min(sizes)
