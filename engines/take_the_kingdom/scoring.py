"""Who has won, and how the others are ranked (TK-7.5, 7.6)."""

from collections.abc import Sequence
from typing import Any

from engines.core.outcome import Outcome, ranks, winners
from engines.core.shown import hyphened
from engines.core.text import SeatRef, Text, text
from engines.take_the_kingdom.state import Ending, State
from engines.take_the_kingdom.table import Realm

Merit = tuple[int, int, int, int]
"""Higher is better: when it fell (who stands comes after all who fell), points, strength of the Fort, Lands."""


def merits(kingdoms: Sequence[Realm[Any]]) -> list[Merit]:
    return [_merit(kingdom, len(kingdoms)) for kingdom in kingdoms]


def _merit(kingdom: Realm[Any], seats: int) -> Merit:
    if kingdom.fell is not None:
        return (kingdom.fell, 0, 0, 0)
    fort, *lands = kingdom.places
    return (seats + 1, kingdom.points, fort.base.strength, len(lands))


def outcome(state: State) -> Outcome | None:
    if state.ending is None:
        return None
    why = verdict(state.kingdoms, state.ending)
    return Outcome(
        ranks=ranks(merits(state.kingdoms)), scores=tuple(kingdom.points for kingdom in state.kingdoms), why=why
    )


def first(kingdoms: Sequence[Realm[Any]]) -> tuple[int, ...]:
    """The seats that nobody is better than."""
    return winners(ranks(merits(kingdoms)))


def verdict(kingdoms: Sequence[Realm[Any]], ending: Ending) -> Text:
    """Who has won, and by what."""
    best = tuple(map(SeatRef, first(kingdoms)))
    return text("ending", why=hyphened(ending), winners=best, count=len(best), tie=tie(merits(kingdoms)))


def tie(found: list[Merit]) -> str:
    """What decided between the two best: the points, the Fort, the Lands, or nothing (``shared``)."""
    best, second = sorted(found, reverse=True)[:2]
    if best[:2] != second[:2]:
        return "none"
    if best == second:
        return "shared"
    return "fort" if best[2] != second[2] else "lands"
