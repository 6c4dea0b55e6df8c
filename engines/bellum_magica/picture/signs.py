"""Small things: signs and how many there are of them, dice, portraits, shields."""

from functools import lru_cache

from engines.bellum_magica.components import Left, Right
from engines.bellum_magica.naming import LEFTS, RIGHTS
from engines.bellum_magica.picture.looks import CAPTION, CREAM, GOLD, INK, SAND, SIGNS
from engines.core.drawing.ink import Ink, Style, icon
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import ELLIPSIS, FIGURES, width, wrapped

Counted = tuple[tuple[str, int], ...]
"""Signs with their numbers."""
ROOM = 118
"""Figures are drawn in a square as large as that, their middle at (0, 0)."""
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def figure(body: str, x: int, y: int, size: int) -> str:
    """A figure around (x, y)."""
    half = ROOM // 2
    where = f'x="{x - size // 2}" y="{y - size // 2}" width="{size}" height="{size}"'
    return f'<svg {where} viewBox="{-half} {-half} {ROOM} {ROOM}">{body}</svg>'


@lru_cache(maxsize=32)
def sign(name: str) -> str:
    """The figure of a sign."""
    each = SIGNS[name]
    shape = f'<path d="{each.shape}" fill="{each.fill}" stroke="#FFF" stroke-opacity=".8" stroke-width="4"/>'
    return shape + icon(each.icon, each.ink, 62)


_SAID = {
    "🍖": "food",
    "💎": "rune",
    "🗺": "map",
    "🍺": "barrel",
    "🌀": "spell",
    "🗡": "sword",
    "✨🗡": "magic",
    "🥷": "thief",
    "🛡": "shield",
    "✨🛡": "magic-shield",
    "📦": "wood",
    "🧰": "metal",
    "👑": "gold",
}
TOLD = {
    **{said: sign(name) for said, name in _SAID.items()},
    "⚔": icon("crossed-swords", INK, 104),
    "🌾": icon("wheat", INK, 104),
}
"""The figures of the texts' signs."""


@lru_cache(maxsize=16)
def face(number: int, *, active: bool = False) -> str:
    """A die that shows *number*."""
    fill, pip = (GOLD, "#3A1A08") if active else ("#F1E8D8", "#2A211A")
    body = f'<rect x="-48" y="-48" width="96" height="96" rx="20" fill="{fill}" stroke="{INK}" stroke-width="5"/>'
    dots = "".join(f'<circle cx="{26 * x}" cy="{26 * y}" r="11" fill="{pip}"/>' for x, y in _PIPS[number])
    return body + dots


@lru_cache(maxsize=16)
def die(number: int, size: int, *, active: bool = False) -> Sprite:
    return Ink(size, size).add(figure(face(number, active=active), size // 2, size // 2, size)).sprite(solid=True)


# ---- signs with numbers


def listed(cell: Left | Right) -> Counted:
    """What one row shows on one side, sign by sign. (Cells of both sides can be equal, so nothing is kept by them.)"""
    signs = LEFTS if isinstance(cell, Left) else RIGHTS
    return tuple([(name, count) for name, count in zip(signs, cell, strict=True) if count])


def span(counted: Counted, size: int, *, ones: bool = True) -> int:
    """How wide :func:`tokens` are."""
    style = _digits(size)
    wide = [
        size + (width(f"{count}", style.face, style.size) + size // 10 if ones or count > 1 else 0)
        for _, count in counted
    ]
    return sum(wide) + (len(wide) - 1) * _between(size) if wide else 0


def fitting(counted: Counted, size: int, room: int, least: int, *, ones: bool = True) -> int:
    """The size at which they have room."""
    while size > least and span(counted, size, ones=ones) > room:
        size -= 2
    return size


def tokens(ink: Ink, x: int, y: int, counted: Counted, size: int, *, ones: bool = True, fill: str = CREAM) -> int:
    """From *x* on, around the line *y*: each sign, and how many of it. Returns where they end.

    :param ones: whether a single one has its 1 beside it."""
    style = _digits(size)._replace(fill=fill)
    for name, count in counted:
        ink.add(figure(sign(name), x + size // 2, y, size))
        x += size
        if ones or count > 1:
            said = f"{count}"
            ink.words(x + size // 10, y + style.size * 37 // 100, said, style, anchor="start")
            x += width(said, style.face, style.size) + size // 10
        x += _between(size)
    return x - _between(size) if counted else x


def _digits(size: int) -> Style:
    return Style(FIGURES, max(28, size * 86 // 100), CREAM)


def _between(size: int) -> int:
    return size // 5


@lru_cache(maxsize=2048)
def row(shown: Counted, room: int, size: int) -> Sprite:
    """What one row of a castle shows on one side, no wider than *room*."""
    size = fitting(shown, size, room, 30, ones=False)
    ink = Ink(span(shown, size, ones=False), max(size * 11 // 10, 40))
    tokens(ink, 0, ink.high // 2, shown, size, ones=False)
    return ink.sprite(solid=True)


@lru_cache(maxsize=1024)
def pile(shown: Counted, wide: int, high: int, size: int) -> Sprite:
    """What a card shows in one row: each sign as often as it is printed."""
    ink = Ink(wide, high)
    each = [name for name, count in shown for _ in range(count)]
    size = min(size, wide // max(1, len(each)))
    for at, name in enumerate(each):
        x = wide // 2 + (2 * at - len(each) + 1) * size // 2
        ink.add(figure(sign(name), x, high // 2, size))
    return ink.sprite(solid=True)


Change = tuple[str, int, int]
"""A sign, how many there are of it, and how many there would be."""


def moved(ink: Ink, found: tuple[Change, ...], box: Box, largest: int = 46) -> None:
    """In the middle of *box*: each sign with its number before → after."""
    size = largest
    while size > 30 and _reach(found, size) > box.width:
        size -= 2
    x, y = box.left + (box.width - _reach(found, size)) // 2, box.top + box.height // 2
    style = _digits(size)
    for name, before, after in found:
        ink.add(figure(sign(name), x + size // 2, y, size))
        x += size + 4
        ink.words(x, y + style.size * 37 // 100, f"{before}", style._replace(fill=SAND), anchor="start")
        x += width(f"{before}", style.face, style.size) + 5
        ink.path(f"M{x} {y}H{x + 17}M{x + 10} {y - 7}L{x + 17} {y}L{x + 10} {y + 7}", "none", rim=CREAM, line=4)
        ink.words(x + 23, y + style.size * 37 // 100, f"{after}", style._replace(fill=GOLD), anchor="start")
        x += 23 + width(f"{after}", style.face, style.size) + 14


def _reach(found: tuple[Change, ...], size: int) -> int:
    """How wide they are."""
    style = _digits(size)
    digits = [
        width(f"{before}", style.face, style.size) + width(f"{after}", style.face, style.size)
        for _, before, after in found
    ]
    return sum(digits) + len(found) * (size + 46) - 14 if found else 0


@lru_cache(maxsize=1024)
def lines(name: str, room: int, most: int, largest: int) -> tuple[Style, tuple[str, ...]]:
    """A name as large as it has room in so many lines; it may be parted after a hyphen."""
    parted = name.replace("-", "- ")
    for size in range(largest, CAPTION.size, -1):
        found = wrapped(parted, CAPTION.face, size, room, most)
        if not any(line.endswith(ELLIPSIS) for line in found):
            break
    else:
        size, found = CAPTION.size, wrapped(parted, CAPTION.face, CAPTION.size, room, most)
    return CAPTION._replace(size=size), tuple([line.replace("- ", "-") for line in found])
