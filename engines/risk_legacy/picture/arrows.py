"""Who has attacked whom since the reader knew the board: an arrow for each attack."""

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Layer
from engines.core.record import like
from engines.core.text import SeatRef
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture.chart import Window, girth
from engines.risk_legacy.picture.looks import PLACES, WIDE
from engines.risk_legacy.picture.pieces import arrow
from engines.risk_legacy.picture.since import Strike, strikes
from engines.risk_legacy.picture.ways import Way, ended, inside, way
from engines.risk_legacy.view import View

FAR = WIDE // 2
"""Points of the map beyond which no arrow goes: the way leads around the world, out by one edge and in by the other."""
ASIDE = 11
"""Points that two arrows which meet each other stand off their common line, at their plain size."""
SOFT = 4
"""Points that a tag may reach into what lies there: letters do not fill their boxes."""
OUT = 14
"""Points from the edge to the foot, or the tip, of an arrow that is cut off there."""


def lay(canvas: Canvas, view: View, look: Look, window: Window, there: tuple[int, ...]) -> None:
    """One for the assault that is going on; else for each since then, stopped by a bar where nothing was taken.

    :param there: the territories whose badges are there: nobody knows where an arrow to another leads."""
    every = shown(view, look)
    for strike in every:
        for line in lines(strike, every, window, there):
            failed = not strike.taken and line.cut != "end"
            sprite, left, top = arrow(*line.by, strike.seat, girth(window), failed=failed, cut=line.cut)
            box = Box(line.x + left, line.y + top, sprite.width, sprite.height)
            if inside(box, window.box):
                canvas.lay(sprite, box.left, box.top)


def shown(view: View, look: Look) -> tuple[Strike, ...]:
    """What has an arrow."""
    battle = view.battle
    if battle:
        return (like(Strike, battle, tolls=(), taken=True),)
    return strikes(look)


def bodies(view: View, look: Look, window: Window, there: tuple[int, ...]) -> list[Box]:
    """What of all arrows is to be seen, in pieces: whatever small lies beside a badge leaves that free."""
    every, size = shown(view, look), girth(window)
    return [box for strike in every for line in lines(strike, every, window, there) for box in line.body(size)]


def lines(strike: Strike, every: tuple[Strike, ...], window: Window, there: tuple[int, ...]) -> list[Way]:
    """Where its arrow lies; where others go the same way or come the other way, beside them. Around the world it has
    two parts, and what comes from beyond the picture begins at its edge."""
    if strike.target not in there:
        return []
    origin, target = PLACES[strike.origin].badge, PLACES[strike.target].badge
    if abs(target[0] - origin[0]) > FAR:
        return _around(strike, window, there)
    if strike.origin not in there:
        return [ended(window.spot(origin), window.spot(target), window.box, OUT)]
    line, aside = way(window.spot(origin), window.spot(target)), _lane(strike, every)
    if not aside:
        return [line]
    by = aside * girth(window) // 100
    return [way(line.at(0, by), line.at(100, by))]


def _lane(strike: Strike, every: tuple[Strike, ...]) -> int:
    """How far its arrow stands off the line between the two, at their plain size: arrows of several seats lie beside
    each other, and those that come the other way on their own side."""
    same = [other for other in every if (other.origin, other.target) == (strike.origin, strike.target)]
    place = same.index(strike)
    if any((other.target, other.origin) == (strike.origin, strike.target) for other in every):
        return ASIDE * (1 + 2 * place)
    return ASIDE * (2 * place - len(same) + 1)


def _around(strike: Strike, window: Window, there: tuple[int, ...]) -> list[Way]:
    """In by one edge, and out by the other one, if that is on the picture too."""
    (x, y), (to_x, to_y) = (window.spot(PLACES[at].badge) for at in (strike.origin, strike.target))
    left, right = OUT, window.box.width - OUT
    edge, other = (right, left) if to_x > x else (left, right)
    found = [way((edge, to_y), (to_x, to_y), "start")]
    return [*found, way((x, y), (other, y), "end")] if strike.origin in there else found


def facts(canvas: Canvas, view: View, look: Look) -> None:
    """What the arrows say, attack by attack."""
    for strike in shown(view, look):
        for lost, killed in strike.tolls:
            figures = (f"{lost}", f"{killed}")[: 1 + (strike.defender is not None)] if lost or killed else ()
            ends = territory(strike.origin), territory(strike.target)
            canvas.fact(*look.fact(SeatRef(strike.seat), *ends, *figures))


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
