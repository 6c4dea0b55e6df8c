"""What lies in a territory for good, on a map of the world between two games: its signs, and what it is called."""

from collections.abc import Iterator, Mapping
from functools import cache

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import width
from engines.core.shown import hyphened
from engines.core.text import Arg, CardRef
from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import city_name, person, territory
from engines.risk_legacy.picture import pieces
from engines.risk_legacy.picture.chart import WORLD
from engines.risk_legacy.picture.lettering import short
from engines.risk_legacy.picture.looks import FRESH, NAME, NIGHT, PLACES, TOWN
from engines.risk_legacy.picture.pieces import broken
from engines.risk_legacy.picture.plates import LEADING
from engines.risk_legacy.picture.spaces import Space, lead, middle, near, nearest, off
from engines.risk_legacy.picture.ways import Spot
from engines.risk_legacy.words.icons import icon

MARK = 44
"""Points for each sign."""
ROOM = 240
"""Points for a line."""
CITY = TOWN._replace(size=NAME.size)

Line = tuple[Spot, Spot]
Placed = tuple[int, Sprite, Box, Line | None]
"""A territory, its name, where that stands, and the line to it if it does not stand near."""


def lay(canvas: Canvas, now: World, look: Look, taken: list[Box], fresh: tuple[int, ...]) -> None:
    """Signs first; then what every territory with some is called, those first that have the least room; and then, where
    there is still room, who has founded its city.

    :param taken: where something lies already.
    :param fresh: territories whose marks are ringed."""
    signs = {at: sprite for at in now.everywhere if (sprite := _signs(now, at))}
    there = {at: _over(at, sprite) for at, sprite in signs.items()}
    for at, sprite in signs.items():
        if at in fresh:
            canvas.centre(_ring(sprite.width, sprite.height), *PLACES[at].badge)
        canvas.centre(sprite, *PLACES[at].badge)
    space, found = Space(WORLD.box, (*taken, *there.values())), list[Placed]()
    names = {at: _name(now, at, look) for at in there}
    rooms = {at: sum(map(space.free, near(there[at], names[at][0], space.whole))) for at in there}
    for at in sorted(there, key=lambda at: rooms[at]):
        label, box, line = _placed(at, names[at], there, space)
        found.append((at, label, box, line))
        space.fill(box)
    for at, label, box, line in sorted(found, key=lambda each: each[0]):
        if line:
            lead(canvas, *line)
        shown, (left, top, *_) = (label, box) if line else _with_founder(now, at, look, label, box, space)
        canvas.lay(shown, left, top)
        for fact in _about(now, at):
            canvas.fact(*look.fact(territory(at), *fact))


def _over(at: int, sprite: Sprite) -> Box:
    """Around the middle of a territory."""
    x, y = PLACES[at].badge
    return Box(x - sprite.width // 2, y - sprite.height // 2, sprite.width, sprite.height)


def _placed(
    at: int, labels: tuple[Sprite, ...], there: Mapping[int, Box], space: Space
) -> tuple[Sprite, Box, Line | None]:
    """Beside its signs, rather where it cannot be taken for the name of anything else, and never where it would be
    taken for that of other signs; or off them with a line. Where nothing is free far and wide, where it hides least."""
    marked = [middle(box) for other, box in there.items() if other != at]
    for label in labels:
        free = [
            box
            for box in near(there[at], label, space.whole)
            if space.free(box) and nearest(PLACES[at].badge, box, marked)
        ]
        if free:
            return label, next((box for box in free if nearest(PLACES[at].badge, box, _around(at))), free[0]), None
        if far := off(there[at], label, space):
            return label, far[0], far[1:]
    label = labels[-1]
    if far := off(there[at], label, space, crossing=True):
        return label, far[0], far[1:]
    return label, min(near(there[at], label, space.whole), key=space.hidden), None


@cache
def _around(at: int) -> tuple[Spot, ...]:
    """The middles of the territories that are not far from there."""
    x, y = PLACES[at].badge
    spots = (PLACES[other].badge for other in EVERYWHERE if other != at)
    return tuple((across, down) for across, down in spots if abs(across - x) < 2 * ROOM and abs(down - y) < ROOM)


def _with_founder(now: World, at: int, look: Look, label: Sprite, box: Box, space: Space) -> tuple[Sprite, Box]:
    """The same with one more line, below or above, if there is room."""
    city = now.lands[at].city
    if city is None:
        return label, box
    fuller = _called(_town(now, at, look), look.say(person(city.founder)))
    left = box.left + (box.width - fuller.width) // 2
    space.clear(box)
    lower = fuller.height - label.height
    boxes = (Box(left, top, fuller.width, fuller.height) for top in (box.top, box.top - lower))
    free = [each for each in boxes if space.free(each)]
    found = (fuller, free[0]) if free else (label, box)
    space.fill(found[1])
    return found


# ---- what there is to say


def _name(now: World, at: int, look: Look) -> tuple[Sprite, ...]:
    """What it is called, the fullest first: its city, or itself."""
    city = now.lands[at].city
    if city is None:
        return tuple(_called("", name) for name in (look.say(territory(at)), short(look, at)))
    town = _town(now, at, look)
    return (_called(town, ""),) if city.name is not None else (_called(town, ""), _called(short(look, at), ""))


def _town(now: World, at: int, look: Look) -> str:
    """The name of the city there, or of its territory."""
    city = now.lands[at].city
    return look.say(territory(at) if city is None or city.name is None else city_name(now, at))


def _about(now: World, at: int) -> Iterator[tuple[Arg, ...]]:
    """What there is to say of it: its city and who has founded that, what else lies there, and all signs."""
    city, scar, brought = now.lands[at].city, now.lands[at].scar, now.signs(at)
    if city:
        yield *((city_name(now, at),) if city.name is not None else ()), person(city.founder)
    if scar:
        yield (CardRef(scar),)
    kinds = (city.kind if city else None, scar)
    yield tuple(map(icon, (*(hyphened(kind) for kind in kinds if kind), *brought)))


def _ring(wide: int, high: int) -> Sprite:
    """Around what is new."""
    wide, high = wide + 20, high + 20
    ring = Box(4, 4, wide - 8, high - 8)
    return Ink(wide, high).box(ring, NIGHT, rim=FRESH, line=8, round_by=high // 2).sprite()


# ---- what is written and drawn


def _signs(now: World, at: int) -> Sprite | None:
    land, brought = now.lands[at], now.figure(at)
    kinds = [kind for kind, there in (("city", land.city), ("brought", brought), ("scar", land.scar)) if there]
    if not kinds:
        return None
    ink = Ink(MARK * len(kinds), MARK)
    ink.add('<g transform="scale(1.2)">')
    for place, kind in enumerate(kinds):
        x, y = (MARK * place + MARK // 2) * 10 // 12, MARK * 5 // 12
        if kind == "city" and land.city:
            pieces.city(ink, land.city.kind, x, y, fortified=land.fortified)
        elif kind == "brought" and brought:
            pieces.figure(ink, brought, x, y)
        elif land.scar:
            pieces.scar(ink, land.scar, x, y)
    return ink.add("</g>").sprite(solid=True)


def _called(town: str, other: str) -> Sprite:
    """A city and its founder, or a territory without any."""
    lines = [(line, CITY) for line in broken(town, CITY.face, CITY.size, ROOM, 2) if town]
    lines += [(line, NAME) for line in broken(other, NAME.face, NAME.size, ROOM, 1 if town else 2) if other]
    return _stacked(tuple(lines))


def _stacked(lines: tuple[tuple[str, Style], ...]) -> Sprite:
    wide = max(width(line, style.face, style.size) for line, style in lines) + 12
    ink = Ink(wide, LEADING * len(lines))
    for place, (line, style) in enumerate(lines):
        ink.words(wide // 2, 26 + LEADING * place, line, style)
    return ink.sprite()
