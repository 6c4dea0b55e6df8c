"""Small things upon the map: portraits of nobles, city markers, shields, cathedrals, cards."""

from functools import lru_cache

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, PROSE, shrunk, wrapped
from engines.core.emblem import DARK, LIGHT
from engines.royals.picture.looks import BROWN, GOLD, HEAD, LANDS, PAPER, RANK_ICONS, RIM, WINE

PORTRAIT = 40
"""Radius."""
BANNER = 60
"""How high the name of a hand is."""
PURSE = 76
"""Height."""
SMALL = 36
"""Width of a marker that somebody has."""
_SIDE = 2 * PORTRAIT + 28
NAMED = Style(PROSE, 32, "#FFF8E6")
COST = Style(FIGURES, 29, "#FFF3D6")
"""Upon a brown disc."""
_VALUE, _HELD = Style(FIGURES, 28, "#FFE9B8"), Style(FIGURES, 26, "#FFF3D6")


@lru_cache(maxsize=512)
def portrait(rank: int, cost: int, holder: int | None, *, fresh: bool, lost: int | None = None) -> Sprite:
    """A noble with its price, in the colour and under the emblem of whoever holds it; ringed if that is news.

    :param lost: the reader, if it was theirs until then."""
    middle, ink = _SIDE // 2, Ink(_SIDE, _SIDE)
    if fresh:
        ink.add(*ring(middle, middle, PORTRAIT + 9, lost))
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
        x, y = middle + 29, middle - 29  # the price of the next noble lies below
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


@lru_cache(maxsize=32)
def arms(country: int, value: int) -> Sprite:
    """A shield that somebody has, in the colour of its country."""
    ink = Ink(SMALL, 40).path("M2 2H34V17C34 28 27 34 18 38C9 34 2 28 2 17Z", LANDS[country].edge, rim=GOLD)
    return ink.words(18, 27, f"{value}", _HELD).sprite()


@lru_cache(maxsize=16)
def house(value: int | None) -> Sprite:
    """A noble house marker; ``None``: as such."""
    ink = Ink(SMALL, 40).path("M18 2L34 15V37H2V15Z", WINE, rim=GOLD)
    return ink.words(18, 33, "" if value is None else f"{value}", _HELD).sprite()


@lru_cache(maxsize=256)
def cathedral(seats: tuple[int, ...]) -> Sprite:
    """Whose cubes lie there; how many is no matter (RY-8.16)."""
    wide = 36 + 30 * len(seats)
    ink = Ink(wide, 38).box(Box(1, 1, wide - 2, 36), PAPER, rim=BROWN, round_by=10)
    ink.path("M17 6V32M9 14H25", "none", rim=BROWN, line=5)
    for at, seat in enumerate(seats):
        ink.emblem(emblem(seat), 46 + 30 * at, 19, 28)
    return ink.sprite(solid=True)


def ring(x: int, y: int, radius: int, lost: int | None) -> tuple[str, ...]:
    """Around whatever has changed: white within black, which stand out from any ground; broken, in the colour of the
    seat that has *lost* it."""
    band = _circle(x, y, radius, "none", DARK, 10), _circle(x, y, radius, "none", LIGHT, 6)
    if lost is None:
        return band
    dashes = f'stroke="{emblem(lost).colour}" stroke-width="6" stroke-dasharray="18 10"'
    return (*band, f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" {dashes}/>')


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
def back(count: str, colour: str, wide: int = 150, high: int = 214) -> Sprite:
    """A deck, face down, and how many cards it has. Its pattern shows nothing: arms would be taken for a country."""
    ink = Ink(wide + 4, high + 6)
    for step in (5, 3, 1):
        ink.box(Box(step, step, wide, high), colour, rim=GOLD, line=2, round_by=14)
    foot, step, middle = high - 62, 24, wide // 2 + 1
    places = [(x, y) for x in range(middle % step + step // 2, wide - step // 2, step) for y in range(22, foot, step)]
    pattern = "".join([f"M{x} {y - 9}L{x + 9} {y}L{x} {y + 9}L{x - 9} {y}Z" for x, y in places])
    ink.path(pattern, "none", rim=GOLD)  # as one: a deck is drawn anew with every card that is taken
    return ink.words(middle, high - 16, count, Style(FIGURES, 44, GOLD)).sprite(solid=True)


@lru_cache(maxsize=32)
def tally(count: int) -> Sprite:
    """How many of a card there are."""
    ink = Ink(76, 56).box(Box(2, 2, 72, 52), WINE, rim=GOLD, line=4, round_by=20)
    return ink.words(38, 43, f"×{count}", Style(FIGURES, 38, "#FFE9B8")).sprite()


@lru_cache(maxsize=64)
def banner(said: str, wide: int) -> Sprite:
    """What cards these are."""
    ink = Ink(wide, BANNER).box(Box(2, 2, wide - 4, BANNER - 4), PAPER, rim=BROWN, line=3, round_by=14)
    shown, size = shrunk(said, HEAD.face, HEAD.size, wide - 40)
    return ink.words(wide // 2, BANNER // 2 + 11, shown, HEAD._replace(size=size)).sprite()


@lru_cache(maxsize=16)
def chosen(wide: int, high: int) -> Sprite:
    """A card of that size that is put down: gold around it."""
    ink = Ink(wide + 16, high + 16)
    ink.box(Box(5, 5, wide + 6, high + 6), "none", rim=DARK, line=10, round_by=18)
    return ink.box(Box(5, 5, wide + 6, high + 6), "none", rim=GOLD, line=7, round_by=18).sprite()


@lru_cache(maxsize=64)
def purse(points: str, wide: int) -> Sprite:
    """What one has gained so far."""
    ink = Ink(wide, PURSE).box(Box(2, 2, wide - 4, PURSE - 4), PAPER, rim=BROWN, line=3, round_by=14)
    ink.icon("two-coins", 52, PURSE // 2, 48, WINE)
    return ink.words(92, PURSE // 2 + 15, points, Style(FIGURES, 42, WINE), anchor="start", room=wide - 110).sprite()
