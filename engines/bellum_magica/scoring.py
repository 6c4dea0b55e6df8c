"""Who has won (BM-7.1 to 7.3)."""

from engines.bellum_magica.atlas import VALUES
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.state import State
from engines.core import outcome as core
from engines.core.outcome import Outcome
from engines.core.text import SeatRef, text


def points(lair: Lair) -> int:
    return sum(VALUES[chest] for chest in lair.chests)


def merit(lair: Lair) -> tuple[bool, int, int]:
    """Points, then chests; a removed seat comes last."""
    return not lair.gone, points(lair), len(lair.chests)


def ranks(state: State) -> tuple[int, ...]:
    """One per seat; equals share a rank."""
    return core.ranks([merit(lair) for lair in state.lairs])


def decided(state: State) -> str:
    """What decided between the two best: ``alone``, the ``points``, the number of ``chests``, nothing (``shared``)."""
    left = sorted((merit(lair) for lair in state.lairs if not lair.gone), reverse=True)
    if len(left) == 1:
        return "alone"
    best, second = left[:2]
    if best[1] != second[1]:
        return "points"
    return "shared" if best == second else "chests"


def outcome(state: State) -> Outcome | None:
    """``None`` while it runs."""
    if state.ending is None:
        return None
    places = ranks(state)
    winners = core.winners(places)
    best = points(state.lairs[winners[0]])
    names = tuple(SeatRef(seat) for seat in winners)
    why = text("ending", why=decided(state), winners=names, count=len(winners), points=best)
    return Outcome(ranks=places, scores=tuple(points(lair) for lair in state.lairs), why=why)
