"""The names of territories on the map of the whole world: each in its own place there, whole wherever that hides no
badge and no other name, whoever stands where."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture.chart import WORLD
from engines.risk_legacy.picture.lettering import halves, short, wide
from engines.risk_legacy.picture.looks import NAME, NAMEPLATES, PLACES
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.pieces import leader, name
from engines.risk_legacy.picture.spaces import Space, about, nearest

LARGEST = 34
"""Of the letters."""
DOT = 12
"""Points around the middle of an empty territory that are its dot."""
RIM = 4
"""Points at the edges of a badge that are mostly empty."""
PLATES = Box(8, 500, 396, 390), Box(500, 800, 730, 90)
"""Where the open cards lie, and what signs mean."""
SHIFTS = (0, 12, -12, 24, -24, 36, -36, 48, -48)
"""Points that a whole name may lie beside the place of a short one."""


class Label(NamedTuple):
    """A name in its place."""

    sprite: Sprite
    box: Box


def labels(look: Look, lands: tuple[int, ...], *, brief: bool = False) -> dict[int, Label]:
    """Territory → its name.

    :param brief: the short one."""
    shorter = {at: short(look, at) for at in lands}
    return _labels(tuple((at, said if brief else look.say(territory(at)), said) for at, said in shorter.items()))


def lay(canvas: Canvas, look: Look, lands: tuple[int, ...], *, brief: bool = False) -> None:
    """All of them."""
    for label in labels(look, lands, brief=brief).values():
        canvas.lay(label.sprite, label.box.left, label.box.top)


def join(canvas: Canvas, look: Look, lands: tuple[int, ...], *, brief: bool = False) -> None:
    """Lines to where territories lie whose names stand beside them."""
    for at, (_, box) in labels(look, lands, brief=brief).items():
        (x, y), to_y = PLACES[at].badge, box.top + box.height // 2
        near = box.left + 2 if box.left > x else box.right - 2
        if not box.left - DOT <= x <= box.right + DOT:
            x += DOT if near > x else -DOT
            sprite, left, top = leader(near - x, to_y - y)
            canvas.lay(sprite, x + left, y + top)


@lru_cache(maxsize=16)
def _labels(said: tuple[tuple[int, str, str], ...]) -> dict[int, Label]:
    """:param said: territories with their names, whole and short."""
    found = {at: _short(at, shorter) for at, _, shorter in said}
    badges = {at: about(PLACES[at].badge, _BADGE) for at in found}
    space = Space(WORLD.box, (*badges.values(), *NAMEPLATES, *PLATES))
    for label in found.values():
        space.fill(label.box)
    for at, whole, shorter in said:
        if whole == shorter:
            continue
        before = found[at]
        space.clear(before.box)
        space.clear(badges[at])  # a whole name comes as near to it as a short one
        found[at] = next(
            (label for label in _whole(at, whole, before.box) if _fits(at, label.box, found, space)), before
        )
        space.fill(found[at].box)
        space.fill(badges[at])
    return found


_BADGE = Sprite(svg="", width=BROAD - 2 * RIM, height=TALL - 2 * RIM)


def _short(at: int, said: str) -> Label:
    """As large as its room lets it be."""
    place = PLACES[at]
    size = next((size for size in range(LARGEST, NAME.size, -1) if wide(said, size) <= place.room), NAME.size)
    sprite = name((said,), "", place.room, size)
    return Label(sprite, about(place.label, sprite))


def _whole(at: int, said: str, box: Box) -> Iterator[Label]:
    """In one line or two, where a short one has its *box*: as near to the badge."""
    place = PLACES[at]
    dx, dy = (place.label[axis] - place.badge[axis] for axis in (0, 1))
    aside = abs(dx) > place.room // 2 + BROAD // 2 - 16
    for lines in ((said,), halves(said, NAME.size)) if " " in said else ((said,),):
        sprite = name(lines, "", max(wide(line, NAME.size) for line in lines), NAME.size)
        left = place.label[0] - sprite.width // 2
        if aside:
            left = box.left if dx > 0 else box.right - sprite.width
        top = place.label[1] - sprite.height // 2
        if not aside:
            top = box.top if dy > 0 else box.bottom - sprite.height
        for shift in SHIFTS:
            across, down = (0, shift) if aside else (shift, 0)
            yield Label(sprite, Box(left + across, top + down, sprite.width, sprite.height))


def _fits(at: int, box: Box, lands: Iterable[int], space: Space) -> bool:
    """Whether it hides nothing, and no other badge is nearer to it."""
    others = (PLACES[other].badge for other in lands if other != at)
    return space.free(box) and nearest(PLACES[at].badge, box, others)
