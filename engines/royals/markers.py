"""Victory markers: the only source of points (RY-1.2)."""

from typing import Literal

from engines.core.record import record

Shape = Literal["city", "shield", "house", "period", "title"]
SHAPES: tuple[Shape, ...] = ("city", "shield", "house", "period", "title")


@record
class Marker:
    """``of``: the number of its city, country or rank; 0 for a house marker. ``period``: that of a period marker."""

    shape: Shape
    of: int = 0
    period: int | None = None
    value: int


def total(markers: tuple[Marker, ...]) -> int:
    return sum(marker.value for marker in markers)


def by_shape(markers: tuple[Marker, ...]) -> tuple[tuple[Shape, int], ...]:
    """How many of each shape: all that others may know about a pile that lies face down (RY-3.3)."""
    return tuple((shape, sum(marker.shape == shape for marker in markers)) for shape in SHAPES)
