"""The names that cities have been given, on the map of the whole world: as many as hide nothing there."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import width, written
from engines.risk_legacy.naming import city_name, territory
from engines.risk_legacy.picture.arrows import meet, occupied
from engines.risk_legacy.picture.looks import HIGH, NAME, TOWN, WIDE
from engines.risk_legacy.picture.worldwide import labels
from engines.risk_legacy.view import View

STYLE = TOWN._replace(size=NAME.size)
APART = 2
"""Points between that and the name of its territory."""
WIDEST = 240
"""Points: a longer name would be taken for one of several territories."""


def lay(canvas: Canvas, view: View, look: Look, *, brief: bool = False) -> None:
    """After whatever else is on the map. The names that are left out stand on the maps of their continents."""
    taken = [box for layer in canvas.scene().layers for box in occupied(layer)]
    names = labels(look, view.world.everywhere, brief=brief)
    for at, land in enumerate(view.world.lands):
        if land.city is None or not land.city.name:
            continue
        said = look.say(city_name(view.world, at))
        sprite, named = town(written(said, STYLE.face)), names[at].box
        left = named.left + (named.width - sprite.width) // 2
        tops = named.bottom + APART, named.top - APART - sprite.height
        boxes = (Box(left, top, sprite.width, sprite.height) for top in tops)
        free = [box for box in boxes if _within(box) and not any(meet(box, other) for other in taken)]
        if free and sprite.width <= WIDEST:
            canvas.lay(sprite, free[0].left, free[0].top).fact(*look.fact(territory(at), said))
            taken.append(free[0])


@lru_cache(maxsize=128)
def town(said: str) -> Sprite:
    """One name."""
    ink = Ink(width(said, STYLE.face, STYLE.size) + 12, STYLE.size * 118 // 100)
    return ink.words(ink.wide // 2, STYLE.size * 90 // 100, said, STYLE).sprite()


def _within(box: Box) -> bool:
    return box.left >= 0 <= box.top and box.right <= WIDE and box.bottom <= HIGH
