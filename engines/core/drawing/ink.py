"""Drawing a sprite: shapes and words put on a sheet one after the other, as SVG."""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from importlib.resources import files
from json import loads
from typing import Literal, NamedTuple, Self

from engines.core.drawing.scene import Box, Canvas, Sprite, Words
from engines.core.drawing.typefaces import Face, shrunk, width, written
from engines.core.emblem import DARK, Emblem

Anchor = Literal["start", "middle", "end"]

ICONS: Mapping[str, Mapping[str, str]] = loads(files(__package__).joinpath("icons.json").read_text("utf-8"))
"""Name → author and SVG body, 512 points wide and high; CC BY 3.0, from game-icons.net (see NOTICE)."""

_CAP, _DESCENT = 74, 24
"""Hundredths of its size that a letter reaches above and below its line."""


class Style(NamedTuple):
    """How words look."""

    face: Face
    size: int
    fill: str = DARK
    halo: str | None = None
    """A rim that lifts words off a busy ground."""


class Ink:
    """One sheet. Everything returns the sheet itself, so that strokes can follow each other."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self._defs: dict[str, str] = {}
        self._body: list[str] = []
        self._words: list[Words] = []

    def add(self, *fragments: str) -> Self:
        """SVG elements as they are."""
        self._body += fragments
        return self

    def define(self, name: str, fragment: str) -> Self:
        """A pattern, gradient or clip path that elements name by ``url(#name)``; a second one of that name is the same
        one."""
        self._defs[name] = fragment
        return self

    def box(self, box: Box, fill: str, *, rim: str | None = None, line: int = 2, round_by: int = 0) -> Self:
        """A rectangle with a rim of *line* points and corners rounded by so many."""
        edge = f' stroke="{rim}" stroke-width="{line}"' if rim else ""
        return self.add(
            f'<rect x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}" rx="{round_by}" '
            f'fill="{fill}"{edge}/>'
        )

    def path(self, shape: str, fill: str, *, rim: str | None = None, line: int = 2, more: str = "") -> Self:
        """A shape as SVG has it. :param more: further attributes."""
        edge = f' stroke="{rim}" stroke-width="{line}" stroke-linejoin="round"' if rim else ""
        return self.add(f'<path d="{shape}" fill="{fill}"{edge} {more}/>')

    def icon(self, name: str, x: int, y: int, size: int, fill: str, *, opacity: int = 100) -> Self:
        """Around (x, y).

        :param opacity: in hundredths."""
        body = ICONS[name]["body"].replace("currentColor", fill)
        return self.add(_viewed(body, x, y, size, "0 0 512 512", opacity))

    def emblem(self, emblem: Emblem, x: int, y: int, size: int, *, rim: str = DARK) -> Self:
        """The figure of a seat around (x, y)."""
        body = (
            f'<path d="{emblem.shape}" fill="{emblem.colour}" stroke="{rim}" stroke-width="7" stroke-linejoin="round"/>'
        )
        return self.add(_viewed(body, x, y, size, "-56 -56 112 112"))

    def words(
        self, x: int, y: int, said: str, style: Style, *, anchor: Anchor = "middle", room: int | None = None
    ) -> Self:
        """A line of words with its foot at *y*; somewhat smaller, and then cut, where *room* does not suffice. Letters
        that the face lacks are left out."""
        face, size = style.face, style.size
        said, size = (written(said, face), size) if room is None else shrunk(said, face, size, room)
        wide = width(said, face, size)
        left = {"start": x, "middle": x - wide // 2, "end": x - wide}[anchor]
        high = size * (_CAP + _DESCENT) // 100
        self._words.append(Words(said, size, Box(left, y - size * _CAP // 100, wide, high)))
        how = (
            f'x="{x}" y="{y}" font-family="{face.family}" font-weight="{face.weight}" font-size="{size}" '
            f'text-anchor="{anchor}"'
        )
        if style.halo:
            rim = f'fill="{style.halo}" stroke="{style.halo}" stroke-width="{max(3, size // 6)}"'
            self.add(f'<text {how} {rim} stroke-linejoin="round">{escape(said)}</text>')
        return self.add(f'<text {how} fill="{style.fill}">{escape(said)}</text>')

    def put(self, sprite: Sprite, left: int, top: int) -> Self:
        """A sprite as part of this sheet."""
        self._words += [Words(words.said, words.size, words.box.moved(left, top)) for words in sprite.words]
        return self.add(f'<g transform="translate({left} {top})">{_inner(sprite.svg)}</g>')

    def sprite(self, *, solid: bool = False, margin: int = 0, ground: bool = False) -> Sprite:
        """What has been drawn."""
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.wide}" height="{self.high}" '
            f'viewBox="0 0 {self.wide} {self.high}"><defs>{"".join(self._defs.values())}</defs>'
            f"{''.join(self._body)}</svg>"
        )
        return Sprite(
            svg=svg,
            width=self.wide,
            height=self.high,
            words=tuple(self._words),
            solid=solid,
            margin=margin,
            ground=ground,
        )


def icon(name: str, fill: str, size: int = 112) -> str:
    """An icon with its middle at (0, 0)."""
    body = ICONS[name]["body"].replace("currentColor", fill)
    return _viewed(body, 0, 0, size, "0 0 512 512")


@lru_cache(maxsize=2048)
def line(said: str, style: Style) -> Sprite:
    """A line of words as a sprite of its own: what changes all the time is drawn once for each thing that it says. Its
    foot is :func:`foot` below the upper edge, and as much room is around it as a halo takes. Of what the face can
    write."""
    rim = style.size // 4
    ink = Ink(width(said, style.face, style.size) + 2 * rim, foot(style) + style.size * _DESCENT // 100 + rim)
    return ink.words(rim, foot(style), said, style, anchor="start").sprite()


def foot(style: Style) -> int:
    """How far below its upper edge a :func:`line` has its foot, in points."""
    return style.size // 4 + style.size * _CAP // 100


def write(canvas: Canvas, x: int, y: int, said: str, style: Style, *, anchor: Anchor = "middle") -> None:
    """Upon everything that lies there, as :meth:`Ink.words` does."""
    said = written(said, style.face)
    if not said:
        return
    sprite = line(said, style)
    left = {"start": x - style.size // 4, "middle": x - sprite.width // 2, "end": x - sprite.width + style.size // 4}
    canvas.lay(sprite, left[anchor], y - foot(style))


def _viewed(body: str, x: int, y: int, size: int, seen: str, opacity: int = 100) -> str:
    """A figure of other measures, around (x, y)."""
    where = f'x="{x - size // 2}" y="{y - size // 2}" width="{size}" height="{size}"'
    figure = f'<svg {where} viewBox="{seen}">{body}</svg>'
    # around it: not every release of what draws looks for it on the figure itself
    return f'<g opacity=".{opacity:02}">{figure}</g>' if opacity < 100 else figure


def _inner(svg: str) -> str:
    return svg[svg.index(">") + 1 : -len("</svg>")]
