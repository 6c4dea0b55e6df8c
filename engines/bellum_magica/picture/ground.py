"""What lies behind everything: night over the hills; and the plates of castles."""

from functools import lru_cache

from engines.bellum_magica.picture.looks import GOLD, INK, NIGHT, PLATE
from engines.core.drawing.ink import Ink
from engines.core.drawing.scene import Box, Sprite
from engines.core.emblem import EMBLEMS

_STONE = (
    '<linearGradient id="stone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8A8592"/>'
    '<stop offset="1" stop-color="#4B4853"/></linearGradient>'
)
_BRICK = (
    '<pattern id="brick" width="46" height="46" patternUnits="userSpaceOnUse"><path d="M0 1H46M0 24H46M10 0V23'
    'M33 24V46" stroke="#000" stroke-opacity=".2" stroke-width="2"/></pattern>'
)


@lru_cache(maxsize=32)
def ground(wide: int, high: int, castles: tuple[Box, ...] = (), tower: Box | None = None) -> Sprite:
    """:param castles: by seat, the plate of each.
    :param tower: where it stands on such a plate."""
    ink = Ink(wide, high).box(Box(0, 0, wide, high), NIGHT)
    moon = f'cx="{wide * 3 // 4}" cy="70" fill="#F3E2B4"'
    ink.add(f'<circle {moon} r="150" fill-opacity=".07"/><circle {moon} r="100" fill-opacity=".1"/>')
    ink.add(f'<circle {moon} r="56" fill-opacity=".55"/>')
    for far, colour in ((330, "#38223F"), (210, "#241530"), (90, "#170E20")):
        ridge = "".join(f"L{x} {high - far - (x * 7 + far) % 113}" for x in range(0, wide + 120, 120))
        ink.path(f"M0 {high}{ridge}L{wide + 120} {high}Z", colour)
    for seat, box in enumerate(castles):
        inner = Box(box.left + 5, box.top + 5, box.width - 10, box.height - 10)
        ink.box(inner, PLATE, rim=EMBLEMS[seat].colour, line=5, round_by=20)
        if tower is not None:
            ink.put(stones(tower.width, tower.height), box.left + tower.left, box.top + tower.top)
    return ink.sprite(ground=True)


@lru_cache(maxsize=8)
def awaited(wide: int, high: int) -> Sprite:
    """Round the plate of somebody who is asked."""
    return Ink(wide, high).box(Box(5, 5, wide - 10, high - 10), "none", rim=GOLD, line=9, round_by=20).sprite()


@lru_cache(maxsize=64)
def slab(wide: int, high: int, *, colour: str = PLATE, rim: str = "#6B5A78") -> Sprite:
    """The ground of anything else."""
    return Ink(wide, high).box(Box(3, 3, wide - 6, high - 6), colour, rim=rim, line=3, round_by=18).sprite()


@lru_cache(maxsize=32)
def stones(wide: int, high: int) -> Sprite:
    """A tower with battlements."""
    ink = Ink(wide, high)
    ink.define("stone", _STONE).define("brick", _BRICK)
    merlon = wide // 7
    top = "".join(f"V{26 if at % 2 else 4}H{wide - 3 if at == 6 else 3 + merlon * (at + 1)}" for at in range(7))
    shape = f"M3 4{top}V{high - 3}H3Z"
    return ink.path(shape, "url(#stone)", rim=INK, line=5).path(shape, "url(#brick)").sprite()


@lru_cache(maxsize=64)
def band(wide: int, high: int) -> Sprite:
    """Behind the active row."""
    ink = Ink(wide, high).box(Box(3, 3, wide - 6, high - 6), "#FFB938", round_by=16)
    ink.box(Box(6, 6, wide - 12, high - 12), "#5A3312", rim=GOLD, line=5, round_by=14)
    return ink.sprite()
