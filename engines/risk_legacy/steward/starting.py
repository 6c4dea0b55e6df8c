"""With which faction to play, and where to begin (RL-12)."""

from engines.risk_legacy.atlas import CONTINENT_OF, DISTANCE, EVERYWHERE, NEIGHBOURS, WITHIN
from engines.risk_legacy.hooks import called
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.view import View

FAR = 4
"""Links beyond which a headquarters is no neighbour any more."""


def faction(view: View, offered: tuple[TakeFaction, ...]) -> TakeFaction:
    def rank(move: TakeFaction) -> int:
        power = view.world.banners[move.faction].power
        return 0 if power is None else called(power).use

    return max(offered, key=rank)


def place(view: View, offered: tuple[StartAt, ...]) -> StartAt:
    hqs = tuple(at for at in EVERYWHERE if view.fields[at].hq is not None)

    def worth(move: StartAt) -> int:
        at = move.territory
        distance = min((DISTANCE[at][hq] for hq in hqs), default=FAR)
        open_ = sum(not view.world.lands[near].marked for near in NEIGHBOURS[at])
        continent = min(len(WITHIN[CONTINENT_OF[near]]) + (near != at) for near in (at, *NEIGHBOURS[at]))
        return 2 * min(FAR, distance) + open_ - continent

    return max(offered, key=worth)
