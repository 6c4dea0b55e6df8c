"""Into how many pods of which sizes a round is divided."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """Pods whose sizes differ by one at most, or equal ones and byes."""

    size: int
    """Entrants in each of most pods."""
    pods: int
    """How many have that size."""
    odd: int = 0
    """Entrants in each of the others: one more or less, or 1, who has a bye."""
    odds: int = 0
    """How many others there are."""

    @property
    def entrants(self) -> int:
        return self.size * self.pods + self.odd * self.odds


def shape(entrants: int, *, least: int, most: int, wanted: int) -> Shape | None:
    """As few byes as can be, then pods as near to the wanted size as can be; ``None`` below *least* entrants.

    :param least: seats that a game needs.
    :param most: seats that it has.
    :param wanted: between the two."""
    if entrants < least:
        return None
    seated = next(many for many in range(entrants, 0, -1) if _counts(many, least, most))
    pods = min(_counts(seated, least, most), key=lambda count: (abs(seated - wanted * count) / count, count))
    small, larger = seated // pods, seated % pods
    if seated < entrants:
        return Shape(size=small, pods=pods, odd=1, odds=entrants - seated)
    if not larger:
        return Shape(size=small, pods=pods)
    smaller = pods - larger
    # Most pods decide which size is usual; of as many of each, those nearer to what is wanted.
    if larger > smaller or (larger == smaller and wanted > small):
        return Shape(size=small + 1, pods=larger, odd=small, odds=smaller)
    return Shape(size=small, pods=smaller, odd=small + 1, odds=larger)


def _counts(entrants: int, least: int, most: int) -> range:
    """In how many pods so many can sit."""
    return range(-(-entrants // most), entrants // least + 1)
