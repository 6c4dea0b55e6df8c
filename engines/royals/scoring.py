"""Who has won (RY-7.6, 7.7, 7.9)."""

from collections.abc import Iterable

from engines.core import outcome as core
from engines.core.outcome import Outcome
from engines.core.text import SeatRef, text
from engines.royals.markers import Marker, total
from engines.royals.state import State

Merit = tuple[int, tuple[int, ...]]
"""Points, then single markers from the largest down. Higher is better; a missing marker counts 0, since every value is
above that."""


def merit(markers: tuple[Marker, ...]) -> Merit:
    return total(markers), tuple(sorted((marker.value for marker in markers), reverse=True))


def ranks(piles: Iterable[tuple[Marker, ...]], gone: tuple[int, ...]) -> tuple[int, ...]:
    """By seat, from each one's markers; equals share a rank, and whoever is *gone* comes last."""
    return core.ranks([(seat not in gone, *merit(pile)) for seat, pile in enumerate(piles)])


def winners(state: State) -> tuple[int, ...]:
    return core.winners(_ranks(state))


def _ranks(state: State) -> tuple[int, ...]:
    return ranks((house.markers for house in state.houses), state.gone)


def outcome(state: State) -> Outcome | None:
    """``None`` while it runs."""
    if not state.over:
        return None
    left = sorted((merit(house.markers) for house in state.houses if not house.gone), reverse=True)
    why = "alone" if len(left) == 1 else "points"
    if why == "points" and left[0][0] == left[1][0]:
        why = "shared" if left[0] == left[1] else "marker"
    first = tuple(SeatRef(seat) for seat in winners(state))
    said = text("ending", why=why, winners=first, count=len(first), points=left[0][0])
    return Outcome(ranks=_ranks(state), scores=tuple(total(house.markers) for house in state.houses), why=said)
