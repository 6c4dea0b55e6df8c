"""Small things upon the map: badges of troops with what lies beside them, names, arrows, rings."""

from collections.abc import Iterable
from functools import lru_cache
from math import isqrt
from typing import Literal

from engines.core.drawing.ink import Ink, Style, icon
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, Face, shrunk, width, wrapped, written
from engines.core.emblem import LIGHT, Emblem
from engines.core.record import record
from engines.risk_legacy.campaign.world import Figure
from engines.risk_legacy.components import CityKind, ScarName
from engines.risk_legacy.picture.looks import BEAM, CREAM, FRESH, GOLD, INK, NAME, TOWN, hundredths
from engines.risk_legacy.scars import early

WIDE, HIGH = 92, 84
"""Of a badge with everything around it, at its plain size."""
_GIRTHS = (74, 70, 70, 73, 67, 72)
"""Seat → how large its figure is, in hundredths, so that a number fits in."""
_SINKS = (0, 0, 3, -4, 0, 0)
"""Seat → how far below the middle its number stands."""
_LOWER = (0, 0, 3, 1, 0, 0)
"""Seat → how far below the middle its figure lies, so that it has as much room above as below."""
_CORNERS = ((17, 15), (75, 15), (73, 65), (17, 69))
WALL = "#B4582C"
HAZARD = "#FFD23F"
"""Around what an event or a scar has hit: with dark stripes, since a seat has a colour like it."""
CITY_ICONS: dict[CityKind, str] = {"minor_city": "village", "major_city": "modern-city", "world_capital": "capitol"}
SCAR_ICONS: dict[ScarName, tuple[str, str]] = {
    "bunker": ("checked-shield", "#9FE0FF"),
    "ammo_shortage": ("bullets", "#FF8A65"),
}

WOUND = ("skull-crossed-bones", "#D8D8D8")

TOLD = {
    "★": icon("round-star", "#C98A00"),
    "🪙": icon("two-coins", "#8A6408"),
    "⚔": icon("crossed-swords", INK),
    "🚩": icon("trumpet-flag", INK),
    "🧱": icon("stone-wall", WALL),
    "🏘": icon("village", INK),
    "🏙": icon("modern-city", INK),
    "🏛": icon("capitol", INK),
    "🏆": icon("laurel-crown", "#8A6408"),
}
"""The figures of the texts' signs."""


@record
class Marks:
    """What lies beside the troops of a territory."""

    hq: int | None = None
    city: CityKind | None = None
    boxes: int | None = None
    """That its fortification has left."""
    scar: ScarName | None = None
    closed: bool = False
    aim: bool = False
    """The reader can attack it now."""
    brought: Figure | None = None
    """What a packet has put there, in the place of a city."""


PLAIN = Marks()


@lru_cache(maxsize=2048)
def badge(
    owner: int | None, troops: int, marks: Marks, size: int, *, ring: str | None = None, lost: int | None = None
) -> Sprite:
    """Who holds a territory with how many.

    :param size: in hundredths of the plain one.
    :param ring: the colour of one around it.
    :param lost: the reader, if it was theirs until then: the ring is broken in their colour."""
    ink = Ink(WIDE * size // 100, HIGH * size // 100)
    ink.add(f'<g transform="scale({hundredths(size)})">')
    if owner is not None:
        _army(ink, owner, ring, lost)
    elif marks == PLAIN:
        ink.add(f'<circle cx="46" cy="42" r="9" fill="{INK}" fill-opacity=".35"/>')
    for kind, (x, y) in zip(("hq", "city", "scar", "sign"), _CORNERS, strict=True):
        _mark(ink, kind, marks, x, y)
    ink.add("</g>")
    if owner is not None:
        figures = f"{troops}"
        style = Style(FIGURES, (38, 36, 30)[min(len(figures), 3) - 1] * size // 100, INK, CREAM)
        foot = (42 + _SINKS[owner]) * size // 100 + style.size * 37 // 100
        ink.words(46 * size // 100, foot, figures, style)
    if marks.boxes is not None and size >= ROOMY:
        _left(ink, marks.boxes, size)
    return ink.sprite(solid=owner is not None or marks != PLAIN)


ROOMY = 120
"""From which size on a badge has room for what is left of a fortification."""


def _left(ink: Ink, boxes: int, size: int) -> None:
    """Boxes, on a tag below the city."""
    style, x, y = Style(FIGURES, max(24, 15 * size // 100), LIGHT), 77 * size // 100, 42 * size // 100
    half = style.size * 65 // 100
    ink.box(Box(x - half, y - half, 2 * half, 2 * half), WALL, rim=INK, line=2, round_by=6)
    ink.words(x, y + style.size * 37 // 100, f"{boxes}", style)


def _army(ink: Ink, owner: int, ring: str | None, lost: int | None) -> None:
    seat, girth, y = emblem(owner), _GIRTHS[owner], 42 + _LOWER[owner]
    if ring:
        ink.add(_figure(seat, 46, y, girth, INK, f'stroke="{INK}" stroke-width="36"'))
        ink.add(_figure(seat, 46, y, girth, ring, f'stroke="{ring}" stroke-width="28"'))
        broken_by = INK if ring == HAZARD else None if lost is None else emblem(lost).colour
        if broken_by is not None:
            dashes = f'stroke="{broken_by}" stroke-width="28" stroke-dasharray="22 16"'
            ink.add(_figure(seat, 46, y, girth, "none", dashes))
    else:
        ink.add(_figure(seat, 46, y + 3, girth, "#000", 'stroke="#000" stroke-width="22" opacity=".35"'))
    ink.add(_figure(seat, 46, y, girth, INK, f'stroke="{INK}" stroke-width="{16 if ring else 24}"'))
    ink.add(_figure(seat, 46, y, girth, CREAM, f'stroke="{seat.colour}" stroke-width="13"'))


def _figure(seat: Emblem, x: int, y: int, girth: int, fill: str, more: str) -> str:
    where = f'transform="translate({x} {y}) scale({hundredths(girth)})"'
    return f'<path d="{seat.shape}" {where} fill="{fill}" stroke-linejoin="round" {more}/>'


def _mark(ink: Ink, kind: str, marks: Marks, x: int, y: int) -> None:
    """One of four, each at its own corner."""
    if kind == "hq" and marks.hq is not None:
        headquarters(ink, marks.hq, x, y)
    elif kind == "city" and marks.city:
        city(ink, marks.city, x, y, fortified=marks.boxes is not None)
    elif kind == "city" and marks.brought:
        figure(ink, marks.brought, x, y)
    elif kind == "scar" and marks.scar:
        scar(ink, marks.scar, x, y)
    elif kind == "sign" and marks.closed:
        closed(ink, x, y)
    elif kind == "sign" and marks.aim:
        aim(ink, x, y)


BURST = "M0 -20L5 -11L14 -14L11 -5L20 0L11 5L14 14L5 11L0 20L-5 11L-14 14L-11 5L-20 0L-11 -5L-14 -14L-5 -11Z"


def headquarters(ink: Ink, seat: int, x: int, y: int) -> None:
    """A golden burst with the figure of whoever built it; on white ground, since one of the figures is golden too."""
    where = f'transform="translate({x} {y})"'
    ink.add(f'<path d="{BURST}" {where} fill="{GOLD}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>')
    ink.add(f'<circle cx="{x}" cy="{y}" r="12" fill="#FFFFFF"/>').emblem(emblem(seat), x, y, 21)


def city(ink: Ink, kind: CityKind, x: int, y: int, *, fortified: bool) -> None:
    """Houses on a tile; battlements around them if they are fortified."""
    if fortified:
        wall = "M-17 -17H-10V-13H-4V-17H4V-13H10V-17H17V15H-17Z"
        ink.add(
            f'<path d="{wall}" transform="translate({x} {y})" fill="{WALL}" stroke="{INK}" stroke-width="2.5"/>'
            f'<rect x="{x - 12}" y="{y - 9}" width="24" height="21" rx="2" fill="{LIGHT}"/>'
        )
        ink.icon(CITY_ICONS[kind], x, y + 1, 20, INK)
        return
    fill = "#FFE08A" if kind == "world_capital" else LIGHT
    ink.add(
        f'<rect x="{x - 15}" y="{y - 15}" width="30" height="29" rx="6" fill="{fill}" stroke="{INK}" '
        'stroke-width="2.5"/>'
    )
    ink.icon(CITY_ICONS[kind], x, y - 1, 24, INK)


def home(ink: Ink, seat: int | None, x: int, y: int, size: int) -> None:
    """A house with the figure of whoever is at home there; ``None``: anybody."""
    half, eaves, foot = size // 2, y - size // 8, y + size // 2
    roof = f"M{x} {y - half}L{x + half} {eaves}H{x + half - 3}V{foot}H{x - half + 3}V{eaves}H{x - half}Z"
    ink.path(roof, CREAM, rim=INK, line=3)
    if seat is not None:
        ink.emblem(emblem(seat), x, y + size // 8, size * 6 // 10)


def figure(ink: Ink, brought: Figure, x: int, y: int) -> None:
    """On a dark tile: no city stands there."""
    ink.add(
        f'<rect x="{x - 15}" y="{y - 15}" width="30" height="29" rx="6" fill="#3A3A3A" stroke="{INK}" '
        'stroke-width="2.5"/>'
    )
    ink.icon(brought.icon, x, y - 1, 25, brought.colour)


def scar_icon(kind: ScarName) -> tuple[str, str]:
    """What stands for a scar, and its colour: packets say their own, and what they do not say looks like a wound."""
    brought = early(kind)
    return SCAR_ICONS.get(kind) or (brought.figure if brought else WOUND)


def scar(ink: Ink, kind: ScarName, x: int, y: int, half: int = 17) -> None:
    """In the middle of a disc of its colour, which is seen from afar.

    :param half: of how broad that is."""
    name, colour = scar_icon(kind)
    ink.add(f'<circle cx="{x}" cy="{y}" r="{half}" fill="{colour}" stroke="{INK}" stroke-width="3"/>')
    ink.icon(name, x, y, half * 3 // 2, INK)


def closed(ink: Ink, x: int, y: int) -> None:
    """Nobody may attack there any more this turn."""
    ink.add(
        f'<circle cx="{x}" cy="{y}" r="13" fill="#B3202A" stroke="{LIGHT}" stroke-width="2.5"/>'
        f'<path d="M{x - 7} {y}H{x + 7}" stroke="{LIGHT}" stroke-width="5"/>'
    )


def missile(ink: Ink, x: int, y: int) -> None:
    shape = "M0 -17C6 -11 7 -4 7 5L13 14H6L4 10H-4L-6 14H-13L-7 5C-7 -4 -6 -11 0 -17Z"
    ink.add(
        f'<g transform="translate({x} {y}) rotate(20)"><path d="{shape}" fill="#FF8A65" stroke="{INK}" '
        f'stroke-width="2"/><circle cy="-3" r="3.4" fill="{INK}"/></g>'
    )


def aim(ink: Ink, x: int, y: int) -> None:
    """The reader can attack there."""
    ink.add(f'<circle cx="{x}" cy="{y}" r="14" fill="{BEAM}" stroke="{INK}" stroke-width="2.5"/>')
    ink.icon("crossed-swords", x, y, 22, INK)


def signed(number: int) -> str:
    """How many more, or fewer."""
    return f"{number:+}".replace("-", "−")


@lru_cache(maxsize=128)
def grown(by: int, size: int) -> Sprite:
    """How many more troops stand there than before, or fewer: with a triangle that points up or down, since a minus is
    for the fallen.

    :param size: of its badge."""
    figures, large = f"{abs(by)}", max(28, 22 * size // 100)
    across = large * 5 // 8
    wide, high = width(figures, FIGURES, large) + across + large * 5 // 8, large * 5 // 4
    ink = Ink(wide, high).box(Box(1, 1, wide - 2, high - 2), INK, rim=FRESH, line=2, round_by=large // 2)
    style, x = Style(FIGURES, large, MORE if by > 0 else FEWER), large // 4
    pointing(ink, x + across // 2, high // 2, across, up=by > 0)
    return ink.words(x + across + 3, high // 2 + large * 37 // 100, figures, style, anchor="start").sprite()


MORE, FEWER = "#9BE8A0", "#FF9C86"


def pointing(ink: Ink, x: int, y: int, wide: int, *, up: bool) -> None:
    """A triangle around (x, y)."""
    half, tall = wide // 2, (wide if up else -wide) * 2 // 5
    ink.path(f"M{x} {y - tall}L{x + half} {y + tall}H{x - half}Z", MORE if up else FEWER)


# ---- names


@lru_cache(maxsize=1024)
def name(said: tuple[str, ...], town: str, room: int, size: int) -> Sprite:
    """Of a territory, line by line, and below it that of its city.

    :param size: of the letters."""
    small = size * 9 // 10
    fitted = [shrunk(line, NAME.face, size, room) for line in said]
    lines = [(line, NAME._replace(size=large)) for line, large in fitted]
    lines += [(line, TOWN._replace(size=small)) for line in broken(town, TOWN.face, small, room, 2) if town]
    wide = max(width(line, style.face, style.size) for line, style in lines) + 12
    ink, foot = Ink(wide, size * 118 // 100 + small * 112 // 100 * (len(lines) - 1)), size * 90 // 100
    for line, style in lines:
        ink.words(wide // 2, foot, line, style)
        foot += small * 112 // 100
    return ink.sprite()


def broken(words: str, face: Face, size: int, room: int, lines: int) -> tuple[str, ...]:
    """In at most so many lines; a word that is too long for one is broken where it has to be, since people choose
    names."""
    parts: list[str] = []
    for word in written(words, face).split():
        start = 0
        for end in range(1, len(word) + 1):
            if width(word[start:end], face, size) > room:
                parts.append(word[start : end - 1])
                start = end - 1
        parts.append(word[start:])
    return wrapped(" ".join(parts), face, size, room, lines) or ("",)


@lru_cache(maxsize=64)
def leader(dx: int, dy: int, *, dot: bool = False) -> tuple[Sprite, int, int]:
    """A thin line so far, and where its corner lies, from its beginning.

    :param dot: whether that is marked."""
    left, top = min(dx, 0) - EDGE, min(dy, 0) - EDGE
    path = f"M{-left} {-top}L{dx - left} {dy - top}"
    ink = Ink(abs(dx) + 2 * EDGE, abs(dy) + 2 * EDGE)
    ink.path(path, "none", rim=INK, line=6).path(path, "none", rim=CREAM, line=3)
    if dot:
        ink.add(f'<circle cx="{-left}" cy="{-top}" r="6" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>')
    return ink.sprite(), left, top


EDGE = 8
"""Points around a thin line."""


# ---- arrows

Cut = Literal["start", "end"] | None
MARGIN = 7
"""Points around the outline of an arrow for its rim."""


def clear(far: int, size: int) -> int:
    """How far an arrow of that length stays away from the middle of a badge: from all of it, or else from its
    number."""
    return (48 if far > 140 * size // 100 else 27) * size // 100


@lru_cache(maxsize=256)
def arrow(dx: int, dy: int, seat: int, size: int, *, failed: bool = False, cut: Cut = None) -> tuple[Sprite, int, int]:
    """From one badge to another so far away, in the colour of whoever moves; and where its corner lies, from the middle
    of the first.

    :param failed: a bar stops it, since nobody arrived.
    :param cut: that end of it is no badge but the edge of the map."""
    far = max(1, isqrt(dx * dx + dy * dy))
    around, broad, head = clear(far, size), 7 * size // 100, 18 * size // 100
    start = 0 if cut == "start" else min(around, far // 3)
    stop = far if cut == "end" else max(far - around, far * 2 // 3)

    def at(along: int, beside: int) -> tuple[int, int]:
        return (dx * along - dy * beside) // far, (dy * along + dx * beside) // far

    bar = (at(stop, -head * 5 // 4), at(stop, head * 5 // 4)) if failed else ()
    stop -= head // 3 if failed else 0
    neck = max(start + 1, stop - head)
    outline = [at(start, -broad // 2), at(neck, -broad), at(neck, -head), at(stop, 0), at(neck, head), at(neck, broad)]
    outline.append(at(start, broad // 2))
    left, top = (min(each[axis] for each in (*outline, *bar)) - MARGIN for axis in (0, 1))
    right, bottom = (max(each[axis] for each in (*outline, *bar)) + MARGIN for axis in (0, 1))

    def path(points: Iterable[tuple[int, int]]) -> str:
        return "M" + "L".join(f"{x - left} {y - top}" for x, y in points)

    shape = f"{path(outline)}Z"
    ink = Ink(right - left, bottom - top).path(shape, INK, rim=INK, line=9).path(shape, BEAM, rim=BEAM, line=5)
    ink.path(shape, emblem(seat).colour)
    if bar:
        ink.path(path(bar), "none", rim=BEAM, line=11).path(path(bar), "none", rim=INK, line=7)
    return ink.sprite(), left, top
