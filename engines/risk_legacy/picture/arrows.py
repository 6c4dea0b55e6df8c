"""Who has attacked whom since the reader knew the board: an arrow for each attack, and how many have fallen in it."""

from collections.abc import Iterator
from math import isqrt

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Layer, Sprite
from engines.core.record import like
from engines.core.text import SeatRef
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture import fates
from engines.risk_legacy.picture.chart import WORLD, Window, girth
from engines.risk_legacy.picture.looks import PLACES, WIDE
from engines.risk_legacy.picture.pieces import arrow, clear
from engines.risk_legacy.picture.since import Strike, strikes
from engines.risk_legacy.view import View

FAR = WIDE // 2
"""Points of the map beyond which no arrow goes: the way leads around the world, so it comes from the edge."""
ASIDE = 11
"""Points that two arrows which meet each other stand off their common line, at their plain size."""
SOFT = 4
"""Points that a tag may reach into what lies there: letters do not fill their boxes."""
RIM = 8
"""Points at the edges of a badge that are mostly empty."""


def lay(canvas: Canvas, view: View, look: Look, window: Window) -> None:
    """One for the assault that is going on; else for each since then, broken where nothing was taken."""
    for strike in shown(view, look):
        line = _line(strike, shown(view, look), window)
        sprite, left, top = arrow(*line.way, strike.seat, girth(window), failed=not strike.taken)
        box = Box(line.x + left, line.y + top, sprite.width, sprite.height)
        if _inside(box, window):
            canvas.lay(sprite, box.left, box.top)


def shown(view: View, look: Look) -> tuple[Strike, ...]:
    """What has an arrow."""
    battle = view.battle
    if battle:
        return (like(Strike, battle, tolls=(), taken=True),)
    return strikes(look)


class _Line:
    """From the middle of one badge to that of another, on the picture."""

    def __init__(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        (self.x, self.y), (to_x, to_y) = start, end
        self.way = to_x - self.x, to_y - self.y

    def at(self, part: int, aside: int) -> tuple[int, int]:
        """The point after so many hundredths of it, and so far beside it."""
        dx, dy = self.way
        far = max(1, isqrt(dx * dx + dy * dy))
        return self.x + dx * part // 100 - dy * aside // far, self.y + dy * part // 100 + dx * aside // far

    def tip(self, size: int) -> Box:
        """Where its head is: without that nobody knows where it leads."""
        far, half = max(1, isqrt(self.way[0] ** 2 + self.way[1] ** 2)), 14 * size // 100
        x, y = self.at(100 - min(50, (clear(far, size) + half // 2) * 100 // far), 0)
        return Box(x - half, y - half, 2 * half, 2 * half)


def _line(strike: Strike, every: tuple[Strike, ...], window: Window) -> _Line:
    """Where its arrow lies; where another one comes the other way, each on its own side."""
    (x, y), (to_x, to_y) = PLACES[strike.origin].badge, PLACES[strike.target].badge
    if abs(to_x - x) > FAR:
        x, y = (WIDE if to_x > x else 0), to_y
    line = _Line(window.spot((x, y)), window.spot((to_x, to_y)))
    if not any((other.target, other.origin) == (strike.origin, strike.target) for other in every):
        return line
    by = ASIDE * girth(window) // 100
    return _Line(line.at(0, by), line.at(100, by))


def facts(canvas: Canvas, view: View, look: Look) -> None:
    """What the arrows say, attack by attack."""
    for strike in shown(view, look):
        for lost, killed in strike.tolls:
            figures = (f"{lost}", f"{killed}")[: 1 + (strike.defender is not None)] if lost or killed else ()
            ends = territory(strike.origin), territory(strike.target)
            canvas.fact(*look.fact(SeatRef(strike.seat), *ends, *figures))


def _inside(box: Box, window: Window) -> bool:
    whole = window.box
    return box.left >= 0 <= box.top and box.right <= whole.width and box.bottom <= whole.height


# ---- how many have fallen


def losses(canvas: Canvas, view: View, look: Look, window: Window) -> None:
    """On or beside the arrows, after whatever else is on the map; where nothing is free, the words below it have to
    do."""
    every, size = shown(view, look), 30 if window.scale > WORLD.scale else 28
    bloody = sorted(
        (strike for strike in every if strike.bloody), key=lambda each: view.me not in (each.seat, each.defender)
    )
    if not bloody:
        return
    layers, signs = canvas.scene().layers, fates.signs(girth(window))
    busy = [box for layer in layers for box in occupied(layer, RIM)]
    busy += [layer.box for layer in layers if layer.sprite in signs]
    busy += [_line(strike, every, window).tip(girth(window)) for strike in every]
    for strike in bloody:
        tag = fates.toll(strike.seat, strike.lost, strike.defender, strike.killed, size)
        line = _line(strike, every, window)
        boxes = _around(line, tag, girth(window))
        free = next(
            (box for box in boxes if _inside(box, window) and not any(meet(box, other) for other in busy)), None
        )
        if free:
            canvas.lay(tag, free.left, free.top)
            busy.append(free)


def _around(line: _Line, tag: Sprite, size: int) -> Iterator[Box]:
    """On the arrow, if it is long enough to be seen nevertheless; then beside it, nearer and farther."""
    dx, dy = line.way
    far = max(1, isqrt(dx * dx + dy * dy))
    across = (abs(dy) * tag.width + abs(dx) * tag.height) // far // 2
    beside = across + 12 * size // 100
    offsets = [side * (beside + step * across // 2) for step in range(5) for side in (1, -1)]
    if far - 96 * size // 100 > tag.width * 3 // 2:
        offsets.insert(0, 0)
    for aside in offsets:
        for part in (50, 36, 64, 22, 78, 8, 92):
            x, y = line.at(part, aside)
            yield Box(x - tag.width // 2, y - tag.height // 2, tag.width, tag.height)


def occupied(layer: Layer, rim: int = 0) -> tuple[Box, ...]:
    """What nothing may hide: a badge or a plate as a whole, of all else the words.

    :param rim: so much of the former may be hidden at each edge."""
    if layer.sprite.solid:
        box = layer.box
        return (Box(box.left + rim, box.top + rim, box.width - 2 * rim, box.height - 2 * rim),)
    return tuple(words.box.moved(layer.left, layer.top) for words in layer.sprite.words)


def meet(one: Box, other: Box) -> bool:
    """Whether they share more than a rim."""
    across = min(one.right, other.right) - max(one.left, other.left)
    return across > SOFT and min(one.bottom, other.bottom) - max(one.top, other.top) > SOFT
