"""Where a name may lie beside what it belongs to: near it, shifted into the picture, or off it with a line to it."""

from collections.abc import Iterable, Iterator

from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.risk_legacy.picture.arrows import SOFT
from engines.risk_legacy.picture.chips import AROUND, Edges, edges
from engines.risk_legacy.picture.pieces import EDGE, leader
from engines.risk_legacy.picture.ways import Spot

FARTHEST, STEP = 420, 16
"""Points that a name with a line may lie off, and from one try to the next."""
GAP = 10
"""Points between a badge and a line to it."""
_SIDES = (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)
"""Across and down: below, above, right, left, and the corners."""


class Space:
    """A picture with what lies on it already."""

    def __init__(self, whole: Box, taken: Iterable[Box] = ()) -> None:
        self.whole = whole
        self._taken: list[Edges] = [edges(box) for box in taken]

    def fill(self, box: Box) -> None:
        """With something more."""
        self._taken.append(edges(box))

    def clear(self, box: Box) -> None:
        """Of something that has been filled in."""
        self._taken.remove(edges(box))

    def free(self, box: Box) -> bool:
        """Whether *box* lies on the picture and meets nothing. Most of the work is done here, so it is written out."""
        left, top, right, bottom = box.left, box.top, box.left + box.width, box.top + box.height
        if left < 0 or top < 0 or right > self.whole.width or bottom > self.whole.height:
            return False
        left, top, right, bottom = left + SOFT, top + SOFT, right - SOFT, bottom - SOFT
        for begin, above, end, below in self._taken:
            if begin < right and left < end and above < bottom and top < below:
                return False
        return True

    def hidden(self, box: Box) -> int:
        """How many square points of it lie on what is there."""
        left, top, right, bottom = edges(box)
        return sum(
            max(0, min(right, end) - max(left, begin)) * max(0, min(bottom, below) - max(top, above))
            for begin, above, end, below in self._taken
        )

    def crossed(self, start: Spot, end: Spot) -> bool:
        """Whether a line meets something."""
        (x, y), (to_x, to_y) = start, end
        points = [(x + (to_x - x) * part // 8, y + (to_y - y) * part // 8) for part in range(1, 8)]
        return any(
            begin < across < right and above < down < below
            for begin, above, right, below in self._taken
            for across, down in points
        )


def near(thing: Box, label: Sprite, whole: Box) -> Iterator[Box]:
    """Around *thing*, whatever would reach beyond the edge of the picture shifted into it."""
    x, y = middle(thing)
    across, down = (thing.width + label.width) // 2, (thing.height + label.height) // 2
    for right, low in _SIDES:
        yield within(about((x + right * across, y + low * down), label), whole)
    for low in (1, -1):  # half beside it: where the middle is taken, one half often is not
        for right in (1, -1):
            yield within(about((x + right * label.width // 3, y + low * down), label), whole)
    for right in (1, -1):
        for low in (1, -1):
            yield within(about((x + right * across, y + low * thing.height // 3), label), whole)


def off(thing: Box, label: Sprite, space: Space, *, crossing: bool = False) -> tuple[Box, Spot, Spot] | None:
    """As near as may be, and the line between: it leaves *thing* at its edge and crosses nothing.

    :param crossing: it may, and be twice as long: better than a name that cannot be read."""
    x, y = middle(thing)
    for reach in range(thing.width // 2 + 2 * STEP, FARTHEST * (1 + crossing), STEP):
        for across, down in AROUND:
            right, low = (across > 0) - (across < 0), (down > 0) - (down < 0)
            spot = x + across * reach // 100, y + down * reach // 100
            box = about((spot[0] + right * label.width // 2, spot[1] + low * label.height // 2), label)
            room = Box(box.left - EDGE, box.top - EDGE, box.width + 2 * EDGE, box.height + 2 * EDGE)
            if not space.free(box) or room != within(room, space.whole):
                continue
            line = between(thing, box)
            if crossing or not space.crossed(*line):
                return box, *line
    return None


def between(thing: Box, box: Box) -> tuple[Spot, Spot]:
    """Where a line from the edge of the one to that of the other begins and ends."""
    (x, y), end = middle(thing), _nearest(middle(thing), box)
    across, down = end[0] - x, end[1] - y
    far = max(1, abs(across) * 200 // max(1, thing.width), abs(down) * 200 // max(1, thing.height))
    part = min(90, 10_000 // far + GAP)
    return (x + across * part // 100, y + down * part // 100), end


def lead(canvas: Canvas, start: Spot, end: Spot) -> None:
    """A line from there to there."""
    sprite, left, top = leader(end[0] - start[0], end[1] - start[1])
    canvas.lay(sprite, start[0] + left, start[1] + top)


def about(spot: Spot, label: Sprite) -> Box:
    """Where it lies with its middle there."""
    return Box(spot[0] - label.width // 2, spot[1] - label.height // 2, label.width, label.height)


def within(box: Box, whole: Box) -> Box:
    """The same, shifted into the picture."""
    left = max(whole.left, min(box.left, whole.right - box.width))
    return box._replace(left=left, top=max(whole.top, min(box.top, whole.bottom - box.height)))


def middle(box: Box) -> Spot:
    """Of it."""
    return box.left + box.width // 2, box.top + box.height // 2


def nearest(spot: Spot, box: Box, others: Iterable[Spot]) -> bool:
    """Whether none of *others* is nearer to it."""
    left, top, right, bottom = edges(box)
    far = _away(spot, left, top, right, bottom)
    return all(_away(other, left, top, right, bottom) >= far for other in others)


def _away(spot: Spot, left: int, top: int, right: int, bottom: int) -> int:
    """The square of how far it is from there to the nearest point of a box."""
    x, y = spot
    across = left - x if x < left else x - right if x > right else 0
    down = top - y if y < top else y - bottom if y > bottom else 0
    return across * across + down * down


def _nearest(spot: Spot, box: Box) -> Spot:
    return max(box.left, min(spot[0], box.right)), max(box.top, min(spot[1], box.bottom))
