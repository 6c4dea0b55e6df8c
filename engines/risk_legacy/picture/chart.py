"""A window on the map: sea, land in the colours of whoever holds it, coasts and borders. No figures, no names."""

from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.risk_legacy.atlas import EVERYWHERE, WITHIN, Links
from engines.risk_legacy.picture.looks import (
    BEAM,
    BORDERS,
    DEEP,
    HIGH,
    INK,
    LAKES,
    LINKS,
    NEUTRAL,
    NIGHT,
    PLACES,
    SEA,
    SHORE,
    TILES,
    TINTS,
    WIDE,
    tint_of,
)

LAND = "".join(PLACES[at].shape for at in EVERYWHERE)
CONTINENT_SHAPES = tuple("".join(PLACES[at].shape for at in within) for within in WITHIN)


class Window(NamedTuple):
    """A part of the map in points of the map, and how large it is drawn, in hundredths."""

    left: int = 0
    top: int = 0
    wide: int = WIDE
    high: int = HIGH
    scale: int = 100

    @property
    def box(self) -> Box:
        """On the picture."""
        return Box(0, 0, self.wide * self.scale // 100, self.high * self.scale // 100)

    def spot(self, place: tuple[int, int]) -> tuple[int, int]:
        """Of the map, on the picture."""
        x, y = place
        return (x - self.left) * self.scale // 100, (y - self.top) * self.scale // 100

    def drawn(self, shape: str, origin: tuple[int, int] = (0, 0)) -> str:
        """What is in tenths of a point of the map, on a sheet whose corner lies at *origin* of the picture."""
        x, y = self.spot((0, 0))
        return f'<g transform="translate({x - origin[0]} {y - origin[1]}) scale(.{self.scale:03})">{shape}</g>'


WORLD = Window()


def girth(window: Window) -> int:
    """Of badges and arrows in it, in hundredths: somewhat less than the map has grown."""
    return max(100, window.scale * 80 // 100)


def lay(canvas: Canvas, window: Window, owners: tuple[int | None, ...], links: Links, *, tinted: bool = False) -> None:
    """The map as it is held, in the upper left corner of *canvas*.

    :param links: ways across the sea that the world has beside those of the map.
    :param tinted: what nobody holds has the colour of its continent."""
    canvas.lay(ground(window), 0, 0)
    if links:
        canvas.lay(_ways(window, links), 0, 0)
    for at, owner in enumerate(owners):
        box = _seen(window, at)
        if box.width > 0 < box.height:
            canvas.lay(land(window, at, owner, tinted=tinted), box.left, box.top)
    canvas.lay(over(window), 0, 0)


def _seen(window: Window, at: int) -> Box:
    """What of a territory is in the window, as a box of the picture."""
    box = PLACES[at].box
    (left, top), (right, bottom) = window.spot((box.left, box.top)), window.spot((box.right, box.bottom))
    whole = window.box
    left, top = max(0, left - 1), max(0, top - 1)
    return Box(left, top, min(whole.width, right + 2) - left, min(whole.height, bottom + 2) - top)


@lru_cache(maxsize=32)
def ground(window: Window) -> Sprite:
    """The sea, and what lights up along the coasts."""
    wide, high = window.box.width, window.box.height
    ink = Ink(wide, high)
    ink.define(
        "sea",
        f'<radialGradient id="sea" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#204B66"/>'
        f'<stop offset=".6" stop-color="{SEA}"/><stop offset="1" stop-color="#133146"/></radialGradient>',
    )
    ink.box(Box(0, 0, wide, high), "url(#sea)")
    grid = "".join(f"M0 {y}H{WIDE * 10}" for y in range(900, HIGH * 10, 900))
    grid += "".join(f"M{x} 0V{HIGH * 10}" for x in range(1000, WIDE * 10, 1000))
    rings = "".join(
        f'<path d="{shape}" stroke="{colour}" stroke-opacity=".{strong:02}" stroke-width="{broad}"/>'
        for broad, strong, shapes in (
            (580, 5, ((LAND, SHORE),)),
            (380, 6, ((LAND, SHORE),)),
            (220, 13, tuple(zip(CONTINENT_SHAPES, TINTS, strict=True))),
            (110, 38, tuple(zip(CONTINENT_SHAPES, TINTS, strict=True))),
        )
        for shape, colour in shapes
    )
    ways = _drawn("".join(shape for _, _, shape in LINKS))
    ink.add(
        window.drawn(
            f'<path d="{grid}" fill="none" stroke="#BFE3F2" stroke-opacity=".05" stroke-width="10"/>'
            f'<g fill="none" stroke-linejoin="round">{rings}</g>'
            f"{ways}"
            f'<path d="{LAND}" fill="{NIGHT}" stroke="{NIGHT}" stroke-width="50" stroke-linejoin="round" '
            'transform="translate(10 40)" opacity=".55"/>'
        )
    )
    return ink.sprite(ground=True)


def _drawn(ways: str) -> str:
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{ways}" stroke="{NIGHT}" stroke-opacity=".75" '
        f'stroke-width="70"/><path d="{ways}" stroke="{BEAM}" stroke-width="36" stroke-dasharray="8 78"/></g>'
    )


@lru_cache(maxsize=32)
def _ways(window: Window, links: Links) -> Sprite:
    """From badge to badge; land lies over them."""
    ends = [(PLACES[one].badge, PLACES[other].badge) for one, other in links]
    ways = "".join(f"M{x * 10} {y * 10}L{to_x * 10} {to_y * 10}" for (x, y), (to_x, to_y) in ends)
    return Ink(window.box.width, window.box.height).add(window.drawn(_drawn(ways))).sprite()


@lru_cache(maxsize=1024)
def land(window: Window, at: int, owner: int | None, *, tinted: bool) -> Sprite:
    """A territory in the colour and the pattern of whoever holds it."""
    box = _seen(window, at)
    ink = Ink(box.width, box.height)
    shape, where = PLACES[at].shape, (box.left, box.top)
    coast = "" if at < len(EVERYWHERE) else f'<path d="{shape}" fill="none" stroke="#12202B" stroke-width="46"/>'
    if owner is None:
        tint = f'<path d="{shape}" fill="{tint_of(at)}" fill-opacity=".55"/>' if tinted else ""
        return ink.add(window.drawn(f'<path d="{shape}" fill="{NEUTRAL}"/>{tint}{coast}', where)).sprite()
    seat, (tile, figure) = emblem(owner), TILES[owner]
    left, top = (edge * 10 for edge in (window.left, window.top))
    ink.define(
        "p",
        f'<pattern id="p" width="{tile}" height="{tile}" patternUnits="userSpaceOnUse" '
        f'patternTransform="translate({left} {top}) scale(10)"><g opacity=".32">'
        f"{figure.format(c=seat.ink)}</g></pattern>",
    )
    return ink.add(
        window.drawn(f'<path d="{shape}" fill="{seat.colour}"/><path d="{shape}" fill="url(#p)"/>{coast}', where)
    ).sprite()


@lru_cache(maxsize=32)
def over(window: Window) -> Sprite:
    """What lies upon the land, whoever holds it: shade along the coasts, borders, lakes."""
    ink = Ink(window.box.width, window.box.height)
    ink.define("k", f'<clipPath id="k"><path d="{LAND}"/></clipPath>')
    between = f'd="{BORDERS}" fill="none" stroke-linejoin="round"'
    ends = "".join(
        f'<circle cx="{x}" cy="{y}" r="40" fill="{BEAM}" stroke="{INK}" stroke-width="16"/>' for x, y in _landings()
    )
    ink.add(
        window.drawn(
            f'<g clip-path="url(#k)" fill="none" stroke="#140C02" stroke-linejoin="round">'
            f'<path d="{LAND}" stroke-opacity=".11" stroke-width="180"/>'
            f'<path d="{LAND}" stroke-opacity=".20" stroke-width="80"/></g>'
            f'<path d="{LAND}" fill="none" stroke="#12202B" stroke-width="23" stroke-linejoin="round"/>'
            f'<path {between} stroke="#12202B" stroke-width="75"/><path {between} stroke="#FFF3CF" stroke-width="34"/>'
            f'<path d="{LAKES}" fill="{DEEP}" stroke="#12202B" stroke-width="16"/>{ends}'
        )
    )
    return ink.sprite(ground=True)


def _landings() -> list[tuple[int, int]]:
    """Both ends of the ways across the sea, but for the way around the world."""
    found: list[tuple[int, int]] = []
    for _, _, shape in LINKS:
        if shape.count("M") > 1:
            continue
        start, steps = shape[1:].split("l")
        x, y = (int(part) for part in start.split())
        found.append((x, y))
        for dx, dy in _pairs(steps):
            x, y = x + dx, y + dy
        found.append((x, y))
    return found


def _pairs(steps: str) -> list[tuple[int, int]]:
    figures = [int(part) for part in steps.split()]
    return list(zip(figures[::2], figures[1::2], strict=True))
