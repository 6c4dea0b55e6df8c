"""The names of territories and their cities on a map: every badge and every dot has its own.

On the map of the whole world they have fixed places; closer, where most of the map is out of sight and badges are
larger, each has the first place that is free, those of the reader before others."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import width, written
from engines.risk_legacy.naming import city_name, on_map, territory
from engines.risk_legacy.picture.chart import Window, girth
from engines.risk_legacy.picture.looks import NAME, PLACES
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.pieces import leader, name
from engines.risk_legacy.picture.spaces import Space, about, away, lead, middle, near, off, within
from engines.risk_legacy.picture.ways import Spot
from engines.risk_legacy.view import View

LARGEST = 34
"""Of the letters on the map of the whole world."""
DOT = 12
"""Points around the middle of an empty territory that are its dot."""
NEAR, CLOSE, CLOSER = 180, 31, 27
"""From which scale on names are as large as the second of these."""
TOWNS = 280
"""Points that the name of a city may be wide, however narrow its territory is."""


def short(look: Look, at: int) -> str:
    """A territory's name as it fits on a map of the whole world."""
    return look.say(on_map(at))


# ---- the whole world


def worldwide(canvas: Canvas, look: Look, at: int) -> None:
    """A short name in its own place."""
    said, room = short(look, at), PLACES[at].room
    size = _size(said, room)
    canvas.centre(name((said,), "", room, size), *PLACES[at].label)


def joined(canvas: Canvas, look: Look, at: int) -> None:
    """A line to where a territory lies whose name stands beside it."""
    place = PLACES[at]
    (x, y), (to_x, to_y) = place.badge, place.label
    said = short(look, at)
    half = min(place.room, width(written(said, NAME.face), NAME.face, _size(said, place.room))) // 2 + 4
    if abs(to_x - x) > half + DOT:
        to_x += -half if to_x > x else half
        x += DOT if to_x > x else -DOT
        sprite, left, top = leader(to_x - x, to_y - y)
        canvas.lay(sprite, x + left, y + top)


def _size(said: str, room: int) -> int:
    """Of the letters: as large as its room lets them be."""
    line = written(said, NAME.face)
    return next((size for size in range(LARGEST, NAME.size, -1) if width(line, NAME.face, size) <= room), NAME.size)


# ---- closer


class Form(NamedTuple):
    """How a name may be written."""

    sprite: Sprite
    town: str


def closer(
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
    city, thing, (space, arrows) = view.world.lands[at].city, there[at], spaces
    town = look.say(city_name(view.world, at)) if city and city.name else ""
    room, size = PLACES[at].room * window.scale // 100, CLOSE if window.scale >= NEAR else CLOSER
    others, tried = [middle(there[other]) for other in there if other != at], []
    for forms in _forms(look.say(territory(at)), short(look, at), town, room, size):
        tried = [(form, box) for form in forms for box in _places(window, at, form.sprite, thing)]
        free = [(form, box) for form, box in tried if space.free(box) and _own(middle(thing), box, others)]
        found = next(((form, box) for form, box in free if arrows.free(box)), free[0] if free else None)
        found = found or _off(canvas, forms, thing, space)
        if found:
            break
    else:  # nothing is free far and wide
        found = _off(canvas, tried[0][:1], thing, space, crossing=True)
        found = found or min(tried, key=lambda each: space.hidden(each[1]))
    form, box = found
    canvas.lay(form.sprite, box.left, box.top)
    space.fill(box)
    if form.town:
        canvas.fact(*look.fact(territory(at), form.town))


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
    if _wide(whole, size) > room and " " in whole:
        lines.insert(0, _halves(whole, size))
    groups = [tuple(_form(line, named, size) for line in lines) for named in ((town, "") if town else ("",))]
    if shorter != whole:
        groups.append((_form((shorter,), "", size),))
    return tuple(groups)


def _form(lines: tuple[str, ...], town: str, size: int) -> Form:
    widest = max(_wide(line, size) for line in lines)
    return Form(name(lines, town, max(widest, TOWNS if town else 0), size), town)


def _wide(line: str, size: int) -> int:
    return width(written(line, NAME.face), NAME.face, size)


def _halves(words: str, size: int) -> tuple[str, str]:
    """In two lines, neither much longer than the other."""
    parts = words.split()
    pairs = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return min(pairs, key=lambda pair: max(_wide(each, size) for each in pair))


def _places(window: Window, at: int, sprite: Sprite, thing: Box) -> list[Box]:
    """Its own, and others around its badge."""
    return [within(about(_beside(window, at, sprite), sprite), window.box), *near(thing, sprite, window.box)]


def _own(spot: Spot, box: Box, others: list[Spot]) -> bool:
    """Whether no other badge is nearer to it."""
    far = away(spot, box)
    return all(away(other, box) > far for other in others)


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
