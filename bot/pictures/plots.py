"""Figures as pictures: how something has gone, how often something was. Large enough for a phone, told apart without
colours, and with all that they say among their facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.scene import Canvas, Scene
from engines.core.drawing.typefaces import FIGURES, LABELS, PROSE, fitted

WIDE, EDGE = 1000, 40
"""Points; a phone shows a picture at two fifths of that."""
PAPER, GROUND, LINE, ACCENT, QUIET = "#FBF6E9", "#EFE6D0", "#B9AD95", "#2C5AA0", "#6B5D4C"
TITLE, HEAD = Style(PROSE, 56), Style(LABELS, 40, QUIET)
LABEL, FIGURE = Style(LABELS, 40), Style(FIGURES, 44)
ROW, GAP, HIGH = 62, 28, 330
"""Of a bar with its label; between two plots; of a curve."""
STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000)
"""Between two lines of a curve's ground."""
MOST_POINTS = 240
"""Of a curve: more could not be told apart."""

Labelled = tuple[str, str]
"""What it is, and the figure, as people read it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Curve:
    """How a figure has gone, from the left to the right."""

    title: str
    values: Sequence[int]
    notes: Sequence[Labelled]
    """What is said of it in figures: the last one, say, and the highest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bars:
    """How much there is of each, from above to below."""

    title: str
    rows: Sequence[tuple[str, int, str]]
    """Its label, how long its bar is in proportion to the others, and the figure as people read it."""


Plot = Curve | Bars


def plotted(title: str, plots: Sequence[Plot]) -> Scene:
    """One below the other, in the reader's language."""
    high = 2 * EDGE + 70 + sum(_high(plot) + GAP for plot in plots)
    canvas, ink = Canvas(WIDE, high, title), Ink(WIDE, high)
    ink.add(f'<rect width="{WIDE}" height="{high}" fill="{PAPER}"/>')
    ink.words(EDGE, EDGE + 44, title, TITLE, anchor="start", room=WIDE - 2 * EDGE)
    top = EDGE + 70 + GAP
    for plot in plots:
        ink.words(EDGE, top + 34, plot.title, HEAD, anchor="start", room=WIDE - 2 * EDGE)
        if isinstance(plot, Curve):
            _curve(ink, canvas, plot, top + ROW)
        else:
            _bars(ink, canvas, plot, top + ROW)
        top += _high(plot) + GAP
    return canvas.lay(ink.sprite(), 0, 0).scene()


def _high(plot: Plot) -> int:
    if isinstance(plot, Curve):
        return ROW + HIGH + ROW * -(-len(plot.notes) // NOTES_BESIDE)
    return ROW * (1 + len(plot.rows))


# ---- curves

NOTES_BESIDE = 3
"""Notes in a row."""


def _curve(ink: Ink, canvas: Canvas, plot: Curve, top: int) -> None:
    values = _thinned(plot.values)
    low, high, step = _ground(values)
    left, right, bottom = EDGE + 110, WIDE - EDGE, top + HIGH - 20
    up = bottom - top - 20

    def y(value: int) -> int:
        return bottom - (value - low) * up // (high - low)

    for value in range(low, high + 1, step):
        ink.add(f'<path d="M{left} {y(value)}H{right}" stroke="{LINE}" stroke-width="2"/>')
        ink.words(left - 14, y(value) + 14, str(value), HEAD, anchor="end")
    across = right - left - 20
    points = [(left + 10 + at * across // max(1, len(values) - 1), y(value)) for at, value in enumerate(values)]
    if len(points) > 1:
        way = " ".join(f"{x} {at}" for x, at in points)
        ink.add(f'<polyline points="{way}" fill="none" stroke="{ACCENT}" stroke-width="8" stroke-linejoin="round"/>')
    ink.add(f'<circle cx="{points[-1][0]}" cy="{points[-1][1]}" r="13" fill="{ACCENT}"/>')
    wide = (WIDE - 2 * EDGE) // NOTES_BESIDE
    for at, (label, figure) in enumerate(plot.notes):
        x, foot = EDGE + at % NOTES_BESIDE * wide, top + HIGH + ROW * (at // NOTES_BESIDE) + 42
        ink.words(x, foot, f"{label} {figure}", LABEL, anchor="start", room=wide - GAP)
        canvas.fact(label, figure)


def _thinned(values: Sequence[int]) -> list[int]:
    """As many as can be told apart, the last one among them."""
    every = -(-len(values) // MOST_POINTS)
    return list(values[::-1][::every][::-1])


def _ground(values: Sequence[int]) -> tuple[int, int, int]:
    """From where to where the lines of the ground go, and in which steps: five of them at most."""
    low, high = min(values), max(values)
    step = next((step for step in STEPS if high // step - low // step < 4), STEPS[-1])
    return low // step * step, (high // step + 1) * step, step


# ---- bars


def _bars(ink: Ink, canvas: Canvas, plot: Bars, top: int) -> None:
    most = max((size for _, size, _ in plot.rows), default=1) or 1
    left, right = EDGE + 330, WIDE - EDGE - 120
    for at, (label, size, figure) in enumerate(plot.rows):
        y, long = top + at * ROW, (right - left) * max(0, size) // most
        kept = fitted(label, LABELS, LABEL.size, left - EDGE - 16) or "?"
        ink.words(EDGE, y + 42, kept, LABEL, anchor="start")
        ink.add(f'<rect x="{left}" y="{y + 8}" width="{right - left}" height="{ROW - 16}" rx="6" fill="{GROUND}"/>')
        if long:
            ink.add(f'<rect x="{left}" y="{y + 8}" width="{long}" height="{ROW - 16}" rx="6" fill="{ACCENT}"/>')
        ink.words(WIDE - EDGE, y + 46, figure, FIGURE, anchor="end", room=110)
        canvas.fact(label, figure)
