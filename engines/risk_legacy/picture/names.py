"""The names of territories and their cities on a map that is closer than that of the whole world: every badge and every
dot has its own.

Most of the map is out of sight there, and badges are large, so each name has the first place that is free, those of the
reader before others."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.risk_legacy.naming import city_name, territory
from engines.risk_legacy.picture.chart import Window, girth
from engines.risk_legacy.picture.lettering import halves, short, wide
from engines.risk_legacy.picture.looks import PLACES
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.pieces import name
from engines.risk_legacy.picture.spaces import Space, about, lead, middle, near, nearest, off, within
from engines.risk_legacy.picture.ways import Spot
from engines.risk_legacy.view import View

NEAR, CLOSE, CLOSER = 180, 31, 27
"""From which scale on names are as large as the second of these."""
TOWNS = 280
"""Points that the name of a city may be wide, however narrow its territory is."""


class Form(NamedTuple):
    """How a name may be written."""

    sprite: Sprite
    town: str


def lay(
    canvas: Canvas,
    view: View,
    look: Look,
    window: Window,
    there: Mapping[int, Box],
    signs: list[Box],
    arrows: list[Box],
) -> None:
    """Of all territories that are *there*, what matters most first, and of no other: a name without a badge would be
    taken for that of the one beside it.

    :param there: what their badges take up, or their dots.
    :param signs: what else nothing may hide.
    :param arrows: what is left free where there is another place."""
    every = Space(window.box, (*there.values(), *signs)), Space(window.box, arrows)
    for at in there:
        _name(canvas, view, look, window, at, there, every)


def _name(
    canvas: Canvas,
    view: View,
    look: Look,
    window: Window,
    at: int,
    there: Mapping[int, Box],
    spaces: tuple[Space, Space],
) -> None:
    city, thing, space = view.world.lands[at].city, there[at], spaces[0]
    town = look.say(city_name(view.world, at)) if city and city.name else ""
    room, size = PLACES[at].room * window.scale // 100, CLOSE if window.scale >= NEAR else CLOSER
    others, found = [middle(there[other]) for other in there if other != at], None
    groups = _forms(look.say(territory(at)), short(look, at), town, room, size)
    for forms in groups:
        found = _first(window, at, forms, thing, others, spaces) or _off(canvas, forms, thing, space)
        if found:
            break
    found = found or _off(canvas, groups[-1], thing, space, crossing=True)
    if found is None:  # nothing is free far and wide
        last = groups[-1][-1]
        found = last, min(_places(window, at, last.sprite, thing), key=space.hidden)
    form, box = found
    canvas.lay(form.sprite, box.left, box.top)
    space.fill(box)
    if form.town:
        canvas.fact(*look.fact(territory(at), form.town))


def _first(
    window: Window, at: int, forms: tuple[Form, ...], thing: Box, others: list[Spot], spaces: tuple[Space, Space]
) -> tuple[Form, Box] | None:
    """That is free, of arrows too if there is such a one."""
    spot, (space, arrows), found = middle(thing), spaces, None
    for form in forms:
        for box in _places(window, at, form.sprite, thing):
            if space.free(box) and nearest(spot, box, others):
                if arrows.free(box):
                    return form, box
                found = found or (form, box)
    return found


def _off(
    canvas: Canvas, forms: tuple[Form, ...], thing: Box, space: Space, *, crossing: bool = False
) -> tuple[Form, Box] | None:
    """Farther off, with a line."""
    for form in forms:
        found = off(thing, form.sprite, space, crossing=crossing)
        if found:
            box, start, end = found
            lead(canvas, start, end)
            return form, box
    return None


@lru_cache(maxsize=512)
def _forms(whole: str, shorter: str, town: str, room: int, size: int) -> tuple[tuple[Form, ...], ...]:
    """The whole name with that of the city, without it, and a short name, which is used only where there is no room for
    any other."""
    lines: list[tuple[str, ...]] = [(whole,)]
    if wide(whole, size) > room and " " in whole:
        lines.insert(0, halves(whole, size))
    groups = [tuple(_form(line, named, size) for line in lines) for named in ((town, "") if town else ("",))]
    if shorter != whole:
        groups.append((_form((shorter,), "", size),))
    return tuple(groups)


def _form(lines: tuple[str, ...], town: str, size: int) -> Form:
    widest = max(wide(line, size) for line in lines)
    return Form(name(lines, town, max(widest, TOWNS if town else 0), size), town)


def _places(window: Window, at: int, sprite: Sprite, thing: Box) -> Iterator[Box]:
    """Its own, and others around its badge."""
    yield within(about(_beside(window, at, sprite), sprite), window.box)
    yield from near(thing, sprite, window.box)


def _beside(window: Window, at: int, sprite: Sprite) -> Spot:
    """Where the middle of a name goes: closer to its badge, where the map has grown more than both."""
    place = PLACES[at]
    (x, y), (dx, dy) = window.spot(place.badge), (place.label[0] - place.badge[0], place.label[1] - place.badge[1])
    size = girth(window)
    if abs(dx) > place.room // 2 + BROAD // 2 - 16:
        far = BROAD * size // 200 + sprite.width // 2
        return x + (far if dx > 0 else -far), y + dy * window.scale // 100
    far = TALL * size // 200 + sprite.height // 2
    return x + dx * window.scale // 100, y + (far if dy > 0 else -far)
