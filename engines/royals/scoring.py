"""Who has won (RY-7.6, 7.7, 7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.outcome import Outcome
from engines.core.text import SeatRef, text
from engines.royals.markers import Marker, total

if TYPE_CHECKING:
    from engines.royals.state import State

Merit = tuple[int, tuple[int, ...]]
"""Points, then single markers from the largest down. Higher is better; a missing marker counts 0, since every value is
above that."""


def merit(markers: tuple[Marker, ...]) -> Merit:
    return total(markers), tuple(sorted((marker.value for marker in markers), reverse=True))


def ranks(state: State) -> tuple[int, ...]:
    """One per seat; equals share a rank, and a removed seat comes last."""
    found = [(not house.gone, *merit(house.markers)) for house in state.houses]
    return tuple(1 + sum(other > own for other in found) for own in found)


def tie(best: Merit, second: Merit) -> str:
    """What decided between the two best: the ``points``, a ``marker``, or nothing (``shared``)."""
    if best[0] != second[0]:
        return "points"
    return "shared" if best == second else "marker"


def outcome(state: State) -> Outcome | None:
    """``None`` while it runs."""
    if not state.over:
        return None
    places = ranks(state)
    winners = tuple(seat for seat, rank in enumerate(places) if rank == 1)
    left = sorted((merit(house.markers) for house in state.houses if not house.gone), reverse=True)
    why = "alone" if len(left) == 1 else tie(*left[:2])
    names = tuple(SeatRef(seat) for seat in winners)
    said = text("ending", why=why, winners=names, count=len(winners), points=left[0][0])
    return Outcome(ranks=places, scores=tuple(total(house.markers) for house in state.houses), why=said)
