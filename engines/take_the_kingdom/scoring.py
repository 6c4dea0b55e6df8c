"""Who has won, and how the others are ranked (TK-7.5, 7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.outcome import Outcome
from engines.core.text import SeatRef, text
from engines.take_the_kingdom.kingdom import Kingdom

if TYPE_CHECKING:
    from engines.take_the_kingdom.state import State

Standing = tuple[int, int, int, int]
"""Higher is better: when it fell (never: 0 comes last of all), points, strength of the Fort, Lands."""


def standing(kingdom: Kingdom, seats: int) -> Standing:
    if kingdom.fell is not None:
        return (kingdom.fell, 0, 0, 0)
    fort = kingdom.places[0].base.strength
    return (seats + 1, kingdom.points, fort, len(kingdom.lands))


def outcome(state: State) -> Outcome | None:
    if state.ending is None:
        return None
    standings = [standing(kingdom, len(state.seats)) for kingdom in state.kingdoms]
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    winners = tuple(SeatRef(seat) for seat, rank in enumerate(ranks) if rank == 1)
    why = text("ending", why=state.ending.replace("_", "-"), winners=winners, count=len(winners), tie=tie(standings))
    return Outcome(ranks=ranks, scores=tuple(kingdom.points for kingdom in state.kingdoms), why=why)


def tie(standings: list[Standing]) -> str:
    """What decided between the two best: the points, the Fort, the Lands, or nothing (``shared``)."""
    best, second = sorted(standings, reverse=True)[:2]
    if best[:2] != second[:2]:
        return "none"
    if best == second:
        return "shared"
    return "fort" if best[2] != second[2] else "lands"
