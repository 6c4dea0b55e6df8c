"""What is told below a frame where not all of it fits: what weighs most, whole, and how much else there was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import NamedTuple

from bot.play import telling
from bot.play.past import Past
from engines.core.digest import Line

BETWEEN = " · "
"""Turns that share a frame."""


class _Piece(NamedTuple):
    """One thing that a line tells."""

    weight: int
    line: int
    place: int
    """Among the points of its line; those at its end come last."""


def subtitle(turns: Sequence[telling.Turn], past: Past, fits: Callable[[str], bool]) -> str:
    """As much as *fits*: all that stands in the channel, or the heaviest things, in the order in which they happened,
    and of others the later ones. Whatever is left out is counted."""
    whole = BETWEEN.join(turn.text for turn in turns)
    if fits(whole):
        return whole
    told = [line for turn in turns for line in telling.unfolded(turn.span)]
    pieces = sorted((piece for number, line in enumerate(told) for piece in _pieces(number, line)), reverse=True)
    if not pieces:
        return whole
    few, many = 1, len(pieces)  # found by halving: laying words out takes time
    while few < many:
        middle = (few + many + 1) // 2
        few, many = (middle, many) if fits(_said(told, pieces, middle, past)) else (few, middle - 1)
    found = _said(told, pieces, few, past)
    return found if fits(found) else _said([line._replace(head=None) for line in told], pieces, few, past)


def _said(told: Sequence[Line], pieces: Sequence[_Piece], count: int, past: Past) -> str:
    """The *count* first of *pieces*, and how many there are besides."""
    kept = {(piece.line, piece.place) for piece in pieces[:count]}
    lines = (_kept(line, [(number, place) in kept for place in range(_size(line))]) for number, line in enumerate(told))
    said = [telling.line(line, past, None) for line in lines if line.points or line.end]
    left = len(pieces) - count
    return BETWEEN.join((*said, past.voice.tell("and-more", count=left)) if left else said)


def _pieces(number: int, line: Line) -> list[_Piece]:
    every = (*line.points, *line.end)
    return [_Piece(point.heard.event.weighs(), number, place) for place, point in enumerate(every)]


def _size(line: Line) -> int:
    return len(line.points) + len(line.end)


def _kept(line: Line, stays: Sequence[bool]) -> Line:
    """The same with some of what it tells."""
    every = (*line.points, *line.end)
    points, end = every[: len(line.points)], every[len(line.points) :]
    first, last = stays[: len(points)], stays[len(points) :]
    return line._replace(points=tuple(compress(points, first)), end=tuple(compress(end, last)), left=0)
