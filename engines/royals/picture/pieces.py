"""Small things upon the map: portraits of nobles, city markers, shields, cathedrals, cards."""

from functools import lru_cache

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, PROSE, wrapped
from engines.core.emblem import DARK, LIGHT
from engines.royals.picture.looks import BROWN, FRESH, GOLD, LANDS, PAPER, RANK_ICONS, RIM, WINE

PORTRAIT = 40
"""Radius."""
_SIDE = 2 * PORTRAIT + 28
NAMED = Style(PROSE, 32, "#FFF8E6")
COST = Style(FIGURES, 29, "#FFF3D6")
"""Upon a brown disc."""
_VALUE = Style(FIGURES, 28, "#FFE9B8")


@lru_cache(maxsize=512)
def portrait(rank: int, cost: int, holder: int | None, *, fresh: bool) -> Sprite:
    """A noble with its price, in the colour and under the emblem of whoever holds it; ringed if that is news."""
    middle, ink = _SIDE // 2, Ink(_SIDE, _SIDE)
    if fresh:
        ink.add(_circle(middle, middle, PORTRAIT + 10, FRESH, WINE, 4))
    ink.add(f'<circle cx="{middle}" cy="{middle + 4}" r="{PORTRAIT + 2}" fill="#000" fill-opacity=".3"/>')
    if holder is None:
        ink.add(_circle(middle, middle, PORTRAIT, PAPER, "#7A5C34", 4))
        ink.add(_circle(middle, middle, PORTRAIT - 6, "none", RIM, 1))
        ink.icon(RANK_ICONS[rank], middle, middle - 5, 50, "#7A5C34")
    else:
        seat = emblem(holder)
        ink.add(_circle(middle, middle, PORTRAIT, seat.colour, DARK, 4))
        ink.add(_circle(middle, middle, PORTRAIT - 6, "none", seat.ink, 2))
        ink.icon(RANK_ICONS[rank], middle, middle - 5, 50, seat.ink)
        x, y = middle + 29, middle + 29
        ink.add(_circle(x, y, 21, LIGHT, DARK, 2)).emblem(seat, x, y, 33)
    x, y = middle - 27, middle + 31
    ink.add(_circle(x, y, 18, "#5A3D1E", PAPER, 2)).words(x, y + 11, f"{cost}", COST)
    return ink.sprite(solid=True, margin=10)


@lru_cache(maxsize=16)
def bonus(value: int) -> Sprite:
    """The marker of a city that nobody has taken a noble of."""
    shape = "M24 3L43 14V36L24 47L5 36V14Z"
    ink = Ink(48, 54).path(shape, "#000", more='fill-opacity=".35" transform="translate(1 4)"')
    return ink.path(shape, WINE, rim=GOLD, line=3).words(24, 35, f"{value}", _VALUE).sprite(solid=True)


@lru_cache(maxsize=16)
def shield(value: int) -> Sprite:
    """A country's shield that is still to be had."""
    shape = "M4 4H46V24C46 38 36 46 25 52C14 46 4 38 4 24Z"
    ink = Ink(50, 58).path(shape, "#000", more='fill-opacity=".35" transform="translate(1 4)"')
    return ink.path(shape, WINE, rim=GOLD, line=3).words(25, 35, f"{value}", _VALUE).sprite(solid=True)


@lru_cache(maxsize=256)
def cathedral(seats: tuple[int, ...]) -> Sprite:
    """Whose cubes lie there; how many is no matter (RY-8.16)."""
    wide = 36 + 30 * len(seats)
    ink = Ink(wide, 38).box(Box(1, 1, wide - 2, 36), PAPER, rim=BROWN, round_by=10)
    ink.path("M17 6V32M9 14H25", "none", rim=BROWN, line=5)
    for at, seat in enumerate(seats):
        ink.emblem(emblem(seat), 46 + 30 * at, 19, 28)
    return ink.sprite(solid=True)


def _circle(x: int, y: int, radius: int, fill: str, rim: str, line: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{rim}" stroke-width="{line}"/>'


# ---- cards


@lru_cache(maxsize=64)
def card(countries: tuple[int, ...], name: str | None, wide: int = 150, high: int = 214) -> Sprite:
    """A country card, named or not; with two countries an intrigue card, which serves for either."""
    ink = Ink(wide + 4, high + 6)
    ink.add(f'<rect x="3" y="6" width="{wide}" height="{high}" rx="14" fill="#000" fill-opacity=".35"/>')
    ink.box(Box(1, 1, wide, high), PAPER, rim=DARK, line=2, round_by=14)
    lines = wrapped(name, NAMED.face, NAMED.size, wide - 24, 2) if name else ()
    foot = 8 + 36 * len(lines) if lines else 0
    share = (high - 16 - foot) // len(countries)
    for at, number in enumerate(countries):
        land, top = LANDS[number], 9 + at * share
        ink.box(Box(9, top, wide - 16, share), land.fill, rim=land.edge, line=3, round_by=8)
        ink.icon(land.crest, wide // 2 + 1, top + share // 2, min(share - 14, wide - 4, 104), land.edge)
    if lines:
        ink.box(Box(9, high - foot - 7, wide - 16, foot), LANDS[countries[0]].edge, round_by=8)
    for at, line in enumerate(lines):
        ink.words(wide // 2 + 1, high - foot + 24 + 35 * at, line, NAMED)
    return ink.sprite(solid=True)


@lru_cache(maxsize=8)
def back(icon: str, count: int, colour: str, wide: int = 150, high: int = 214) -> Sprite:
    """A deck, face down, and how many cards it has."""
    ink = Ink(wide + 4, high + 6)
    for step in (5, 3, 1):
        ink.box(Box(step, step, wide, high), colour, rim=GOLD, line=2, round_by=14)
    ink.icon(icon, wide // 2 + 1, high // 3, wide - 40, GOLD)
    return ink.words(wide // 2 + 1, high - 16, f"{count}", Style(FIGURES, 44, GOLD)).sprite(solid=True)


@lru_cache(maxsize=32)
def tally(count: int) -> Sprite:
    """How many of a card there are."""
    ink = Ink(76, 56).box(Box(2, 2, 72, 52), WINE, rim=GOLD, line=4, round_by=20)
    return ink.words(38, 43, f"×{count}", Style(FIGURES, 38, "#FFE9B8")).sprite()
