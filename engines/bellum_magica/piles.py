"""What piles and supplies really give: stand-ins for empty piles, the limits of the box, the chests of the scouts
(BM-5.15 to 5.18)."""

from collections.abc import Iterable, Mapping

from engines.bellum_magica.atlas import CHESTS, GOLD_FIRST, SUBSTITUTES
from engines.bellum_magica.components import ChestName, Kinds

ALONE: ChestName = "metal"
SHARED: ChestName = "wood"
"""What the most treasure maps bring: to one seat, or to each of several."""
Supply = tuple[int, int] | None
"""Food and runestones that are left; ``None``: they never run out."""


def served(piles: Kinds, kind: int) -> int | None:
    """The kind that a pile, or the one that stands in for it, really gives; ``None``: all are empty."""
    return next((pile for pile in (kind, *SUBSTITUTES[kind]) if piles[pile]), None)


def fetched(piles: Kinds, due: Iterable[int]) -> tuple[tuple[int | None, ...], Kinds]:
    """The kinds that are really given, one after the other, and what is left then."""
    left, given = list(piles), []
    for kind in due:
        wood, metal, gold = left
        given.append(served((wood, metal, gold), kind))
        if given[-1] is not None:
            left[given[-1]] -= 1
    wood, metal, gold = left
    return tuple(given), (wood, metal, gold)


def in_turn(chests: Kinds) -> tuple[int, ...]:
    """Chests of loot one by one, gold first (BM-5.23)."""
    return tuple(kind for kind in GOLD_FIRST for _ in range(chests[kind]))


def found(maps: Mapping[int, int]) -> tuple[tuple[int, ...], int]:
    """Who finds chests, in the order of *maps* (seat → treasure maps), and the kind that is due to each (BM-5.16)."""
    most = max(maps.values())
    finders = tuple(seat for seat, held in maps.items() if most and held == most)
    return finders, CHESTS.index(ALONE if len(finders) == 1 else SHARED)


def supplied(supply: Supply, food: int, runestones: int) -> tuple[int, int]:
    """As much of what is due as there is, each by itself."""
    return (food, runestones) if supply is None else (min(food, supply[0]), min(runestones, supply[1]))


def less(supply: Supply, food: int, runestones: int) -> Supply:
    """What is left once that is taken."""
    return None if supply is None else (supply[0] - food, supply[1] - runestones)
