"""How near somebody is to a territory that nobody stands next to: what could come there in one turn, step by step."""

from heapq import heappop, heappush

from engines.core.record import record
from engines.risk_legacy.fields import Mapped


@record
class Approach:
    """The most that could arrive, one lost for every defender on the way and one left behind at every step."""

    seat: int
    origin: int
    steps: int
    """The last of them is the attack on the territory itself."""
    troops: int
    """That could attack it."""


def approach(ground: Mapped, recruits: dict[int, int], at: int) -> Approach | None:
    """The strongest march on *at* that an enemy of its owner could make; ``None`` if nobody could come.

    :param recruits: what each seat still in the game could place first, trades included: all where the march begins.
    """
    owner = ground.fields[at].owner
    found = [march for seat in recruits if seat != owner for march in _marches(ground, seat, recruits[seat], at)]
    return max(found, key=lambda march: (march.troops, -march.steps), default=None)


def _marches(ground: Mapped, seat: int, recruits: int, at: int) -> list[Approach]:
    """From every territory of *seat* from which somebody would arrive: a march leads through what is not its own, by
    the way that costs least."""
    fields, neighbours = ground.fields, ground.world.chart.neighbours
    found: list[Approach] = []
    waiting, seen = [(0, 0, at)], [at]
    while waiting:
        cost, steps, here = heappop(waiting)
        for near in neighbours[here]:
            if near in seen:
                continue
            seen.append(near)
            field = fields[near]
            if field.owner != seat:
                heappush(waiting, (cost + field.troops + 1, steps + 1, near))
                continue
            troops = field.troops + recruits - 1 - cost
            if troops > 0:
                found.append(Approach(seat=seat, origin=near, steps=steps + 1, troops=troops))
    return found
