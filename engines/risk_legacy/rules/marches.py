"""Marches by hand: where one can lead, and with what odds (RL-5.9). The way is that of lines for own turns (RL-6.6)."""

from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.fields import armies, reach
from engines.risk_legacy.orders import March
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.foresight import Foresight, foresee
from engines.risk_legacy.rules.outlook import RATIOS, outlook
from engines.risk_legacy.state import State

FAR = 2 * len(EVERYWHERE)
"""More territories than anybody takes in a turn, those of a whole way included."""


def ahead(goal: int, ratio: int) -> March:
    """The march that ends at its goal only, whatever has been taken this turn."""
    return March(goal=goal, steps=FAR, ratio=ratio)


def outnumbered(state: State, seat: int, targets: tuple[int, ...]) -> bool:
    """Whether *seat* could march on one of these *targets* of attacks, with the least odds."""
    best, fields = reach(state, seat), state.fields
    return any(best[at] > fields[at].troops for at in targets)


def goals(state: State, seat: int) -> list[int]:
    """Where *seat* could begin to march: headquarters first, the nearest first, then continent by continent."""
    return [*outlook(state, seat)]


def ratios(state: State, seat: int, goal: int) -> list[int]:
    """The odds with which a march there would begin; the least, if nobody stands in its way."""
    most = outlook(state, seat)[goal].most
    return [ratio for ratio in RATIOS if ratio <= most]


def on_the_way(state: State, seat: int, goal: int) -> tuple[int, ...]:
    """The territories that it would take with the least odds, the goal last. There must be a way."""
    return outlook(state, seat)[goal].path


def foreseen(state: State, seat: int, goal: int) -> Foresight:
    """Where it would set out and how likely it is to get how far, with the least odds."""
    return foresee(state, seat, ahead(goal, RATIOS[0]))


def left_behind(state: State, seat: int, goal: int) -> tuple[int, int] | None:
    """Where it would set out, and where more troops stand that could attack and would not be in it; ``None``: nowhere.
    The way is the shortest that its beginning allows (RL-6.6), not the likeliest."""
    seen = foreseen(state, seat, goal)
    assert seen.origin is not None, "no march there begins"
    most = max(armies(state, seat), key=lambda at: state.fields[at].troops)
    return (seen.origin, most) if state.fields[most].troops > state.fields[seen.origin].troops else None


def halts(state: State, seat: int, goal: int, ratio: int) -> int | None:
    """Before which territory it would stop for the odds even if nobody falls; ``None``: it would get to its goal."""
    line = ahead(goal, ratio)
    way = lines.route(state, seat, line, 0)
    assert way is not None, "no march there begins"
    allowed = (lines.able(state, seat, line, way, 0, steps) for steps in range(1, way.steps + 1))
    return next((at for at, fine in zip(way.path, allowed, strict=True) if not fine), None)
