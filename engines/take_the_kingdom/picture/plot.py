"""A place as a plot of ground: what it is called, its defences and its base with the strength they have left."""

from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.emblem import DARK
from engines.take_the_kingdom.components import KIND, LIMITS
from engines.take_the_kingdom.picture import pieces
from engines.take_the_kingdom.picture.looks import (
    BROWN,
    FRESH,
    FROST,
    GRASS,
    ICE,
    ICONS,
    LABEL,
    PAPER,
    RIM,
    STONE,
    WINE,
)
from engines.take_the_kingdom.places import PlaceSeen, is_fort

LAND, FORT, HIGH = 178, 236, 254
"""How wide and high plots are, without their rims."""
EDGE = 8
"""Around a plot: for its rim."""
_SLOTS = 47, 133
"""Where the defences stand."""


class Marks(NamedTuple):
    """What a plot is marked with."""

    face: str | None = None
    """Of its trap, as far as it may be shown."""
    fresh: bool = False
    """Something has changed there."""
    change: int = 0
    """Strength that came or went."""
    aimed: bool = False
    """Something is coming at it."""


@lru_cache(maxsize=1024)
def plot(place: PlaceSeen, owner: int, label: str, marks: Marks) -> Sprite:
    """:param label: what it is called, in the reader's language."""
    fort = is_fort(place.number)
    wide, seat = FORT if fort else LAND, emblem(owner)
    ink = Ink(wide + 2 * EDGE, HIGH + 2 * EDGE)
    _ground(ink, wide, fort=fort, frozen=place.frozen)
    if fort and not place.open:
        _hatch(ink, wide)
    rim, line = (WINE, 9) if marks.aimed else (FRESH, 8) if marks.fresh else (DARK, 3)
    ink.box(Box(EDGE, EDGE, wide, HIGH), "none", rim=rim, line=line, round_by=14)
    if rim != DARK:
        ink.box(Box(EDGE - 5, EDGE - 5, wide + 10, HIGH + 10), "none", rim=DARK, line=2, round_by=18)
    ink.path(
        f"M{EDGE + 4} {EDGE + 42}V{EDGE + 14}Q{EDGE + 4} {EDGE + 4} {EDGE + 14} {EDGE + 4}H{EDGE + wide - 14}"
        f"Q{EDGE + wide - 4} {EDGE + 4} {EDGE + wide - 4} {EDGE + 14}V{EDGE + 42}Z",
        seat.colour,
        rim=DARK,
        line=2,
    )
    ink.words(EDGE + wide // 2, EDGE + 33, label, LABEL._replace(fill=seat.ink), room=wide - 24)
    _defences(ink, place)
    _base(ink, place, marks, wide)
    return ink.sprite(solid=True)


def _ground(ink: Ink, wide: int, *, fort: bool, frozen: bool) -> None:
    left, top, foot = EDGE, EDGE, EDGE + HIGH
    ink.define(
        "plot", f'<clipPath id="plot"><rect x="{left}" y="{top}" width="{wide}" height="{HIGH}" rx="14"/></clipPath>'
    )
    ink.box(Box(left, top, wide, HIGH), FROST if frozen else PAPER, round_by=14)
    soil = "#A9CCE0" if frozen else STONE if fort else GRASS
    ink.path(
        f"M{left} {foot - 96}Q{left + wide // 3} {foot - 128} {left + wide * 2 // 3} {foot - 100}"
        f"T{left + wide} {foot - 104}V{foot}H{left}Z",
        soil,
        more='clip-path="url(#plot)"',
    )
    if frozen:
        teeth = "".join(f"l{wide // 16} {26 if at % 2 else 14}l{wide // 16} -{26 if at % 2 else 14}" for at in range(8))
        ink.path(f"M{left} {top + 42}{teeth}Z", "#F4FBFF", rim=ICE, line=2, more='clip-path="url(#plot)"')


def _hatch(ink: Ink, wide: int) -> None:
    """What stands behind Lands."""
    ink.define(
        "hatch",
        '<pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="6" height="18" fill="#4A3319" fill-opacity=".13"/></pattern>',
    )
    ink.box(Box(EDGE, EDGE, wide, HIGH), "url(#hatch)", round_by=14)


def _defences(ink: Ink, place: PlaceSeen) -> None:
    top = EDGE + 54
    for at in range(max(LIMITS.defences_per_place, len(place.defences))):
        if at < len(place.defences):
            pieces.guard(ink, EDGE + _SLOTS[at], top, place.defences[at])
        else:
            pieces.slot(ink, EDGE + _SLOTS[at], top)


def _base(ink: Ink, place: PlaceSeen, marks: Marks, wide: int) -> None:
    fort = is_fort(place.number)
    y = EDGE + 202
    pieces.strength(ink, EDGE + 42, y, place.strength)
    x = EDGE + (132 if fort else 102 if marks.face else 120)
    if place.frozen:
        ink.icon("snowflake-1", x, y - 14, 56, ICE)
    elif fort:
        pieces.castle(ink, x, y - 16, 66, BROWN)
    else:
        ink.icon(ICONS[KIND[place.number]], x, y - 16, 48 if marks.face else 64, "#3C5220")
    pieces.bar(ink, x, y + 24, place.base)
    if fort:
        shut = not place.open
        ink.icon("padlock" if shut else "padlock-open", EDGE + wide - 32, EDGE + 88, 50, BROWN if shut else WINE)
    if marks.face:
        pieces.trap(ink, EDGE + wide - 30, y - 2, marks.face)
    if marks.change:
        pieces.arrow(ink, EDGE + 78, y - 34, up=marks.change > 0)


@lru_cache(maxsize=8)
def ruin(*, fort: bool = False) -> Sprite:
    """Where a place has been."""
    wide = FORT if fort else LAND
    ink = Ink(wide + 2 * EDGE, HIGH + 2 * EDGE)
    ink.box(Box(EDGE, EDGE, wide, HIGH), "#D9C9A6", round_by=14)
    how = f'fill="none" stroke="{RIM}" stroke-width="4" stroke-dasharray="12 10"'
    ink.add(f'<rect x="{EDGE}" y="{EDGE}" width="{wide}" height="{HIGH}" rx="14" {how}/>')
    return ink.icon("castle-ruins", EDGE + wide // 2, EDGE + HIGH // 2, 120, "#8A7350").sprite(solid=True)
