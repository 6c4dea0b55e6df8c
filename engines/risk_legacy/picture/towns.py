"""The names that cities have been given, on the map of the whole world: as many as hide nothing there."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import width, written
from engines.risk_legacy.naming import city_name, territory
from engines.risk_legacy.picture.arrows import meet, occupied
from engines.risk_legacy.picture.looks import HIGH, NAME, PLACES, TOWN, WIDE
from engines.risk_legacy.view import View

STYLE = TOWN._replace(size=NAME.size)
STEP = NAME.size + 8
"""Points below, or above, the name of the territory."""
WIDEST = 240
"""Points: a longer name would be taken for one of several territories."""


def lay(canvas: Canvas, view: View, look: Look) -> None:
    """After whatever else is on the map. The names that are left out stand on the maps of their continents."""
    taken = [box for layer in canvas.scene().layers for box in occupied(layer)]
    for at, land in enumerate(view.world.lands):
        if land.city is None or not land.city.name:
            continue
        said = look.say(city_name(view.world, at))
        sprite, (x, y) = town(written(said, STYLE.face)), PLACES[at].label
        boxes = (Box(x - sprite.width // 2, y + up - sprite.height // 2, *_size(sprite)) for up in (STEP, -STEP))
        free = [box for box in boxes if _within(box) and not any(meet(box, other) for other in taken)]
        if free and sprite.width <= WIDEST:
            canvas.lay(sprite, free[0].left, free[0].top).fact(*look.fact(territory(at), said))
            taken.append(free[0])


@lru_cache(maxsize=128)
def town(said: str) -> Sprite:
    """One name."""
    ink = Ink(width(said, STYLE.face, STYLE.size) + 12, STYLE.size * 118 // 100)
    return ink.words(ink.wide // 2, STYLE.size * 90 // 100, said, STYLE).sprite()


def _size(sprite: Sprite) -> tuple[int, int]:
    return sprite.width, sprite.height


def _within(box: Box) -> bool:
    return box.left >= 0 <= box.top and box.right <= WIDE and box.bottom <= HIGH
