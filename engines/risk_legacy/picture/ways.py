"""The lines that arrows lie on, from the middle of one badge to that of another, or from the edge of a picture."""

from math import isqrt
from typing import NamedTuple

from engines.core.drawing.scene import Box
from engines.risk_legacy.picture.pieces import Cut, clear

HEAD = 14
"""Half of what the head of an arrow takes up, at its plain size."""
LONG = 220
"""Points from which on something may lie on an arrow and leave enough of it to be seen, at its plain size."""

Spot = tuple[int, int]


class Way(NamedTuple):
    """On the picture."""

    x: int
    y: int
    by: tuple[int, int]
    """From there to its end."""
    far: int
    cut: Cut = None
    """Which end of it is no badge but an edge."""

    def at(self, part: int, aside: int) -> Spot:
        """The point after so many hundredths of it, and so far beside it."""
        dx, dy = self.by
        return self.x + dx * part // 100 - dy * aside // self.far, self.y + dy * part // 100 + dx * aside // self.far

    def off(self, spot: Spot) -> int:
        """Points from the nearest spot of it."""
        (dx, dy), x, y = self.by, spot[0] - self.x, spot[1] - self.y
        along = max(0, min(self.far**2, x * dx + y * dy))
        x, y = x - dx * along // self.far**2, y - dy * along // self.far**2
        return isqrt(x**2 + y**2)

    def long(self, size: int) -> bool:
        """Whether it is seen though something lies on it."""
        return self.far > LONG * size // 100

    def tip(self, size: int) -> Box:
        """Where its head is: without that nobody knows where it leads."""
        half = HEAD * size // 100
        return _around(self.at(100 - min(50, (clear(self.far, size) + half // 2) * 100 // self.far), 0), half)

    def body(self, size: int) -> list[Box]:
        """All of it that lies between the badges."""
        half, around = HEAD * size // 100, clear(self.far, size) + HEAD * size // 200
        first = 0 if self.cut == "start" else around
        last = self.far if self.cut == "end" else max(first + 1, self.far - around)
        spots = [*range(first, last, half), last]
        return [_around(self.at(spot * 100 // self.far, 0), half) for spot in spots]


def way(start: Spot, end: Spot, cut: Cut = None) -> Way:
    """From one to the other."""
    by = end[0] - start[0], end[1] - start[1]
    return Way(*start, by, max(1, isqrt(by[0] ** 2 + by[1] ** 2)), cut)


def ended(start: Spot, end: Spot, whole: Box, margin: int) -> Way:
    """From a point outside of *whole* to one in it, as much of it as is so far from the edge."""
    part = 0
    while part < 99 and not _within(_between(start, end, part), whole, margin):
        part += 1
    return way(_between(start, end, part), end, "start")


def inside(box: Box, whole: Box) -> bool:
    """Whether all of it is on the picture."""
    return box.left >= 0 <= box.top and box.right <= whole.width and box.bottom <= whole.height


def _between(start: Spot, end: Spot, part: int) -> Spot:
    return start[0] + (end[0] - start[0]) * part // 100, start[1] + (end[1] - start[1]) * part // 100


def _within(spot: Spot, whole: Box, margin: int) -> bool:
    x, y = spot
    return margin <= x <= whole.width - margin and margin <= y <= whole.height - margin


def _around(spot: Spot, half: int) -> Box:
    return Box(spot[0] - half, spot[1] - half, 2 * half, 2 * half)
