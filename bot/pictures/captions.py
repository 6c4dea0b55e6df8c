"""What happened, written below a frame of a film, with the figures that its signs stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.speech import plain
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.scene import Sprite
from engines.core.drawing.typefaces import ELLIPSIS, LABELS, width, written
from engines.core.emblem import DARK, EMBLEMS, Emblem

LINES = 2
MARKUP = re.compile(r"\*\*|__|~~|^-# ", re.MULTILINE)
JOINERS = re.compile("[\ufe0f\u2060]")
"""What comes after a sign so that it is shown as a picture, or so that no line ends there."""
FIGURE = 120
"""Points that a figure is wide and high, its middle at (0, 0)."""
AROUND = 108
"""A figure beside words, in hundredths of their size."""

Piece = str | Emblem
"""Letters, the sign of a seat, or the SVG of a figure, which begins with a tag."""


class Word(NamedTuple):
    """What stands together in a line."""

    pieces: tuple[Piece, ...]
    wide: int


def caption(told: str, signs: Mapping[str, str], wide: int, size: int) -> Sprite:
    """*told*, as it stands in the channel, in a few lines below a picture that is *wide*; the last one is cut where
    they do not suffice.

    :param signs: figures by the signs of texts."""
    ink = Ink(wide, (LINES * 3 + 1) * size // 2)
    placed, cut = _laid(told, signs, wide, size)
    for word, x, y in placed:
        _write(ink, word, x, y, size)
    if cut:
        word, x, y = placed[-1] if placed else (Word((), 0), 2 * size, 3 * size // 2)
        ink.words(x + word.wide, y, ELLIPSIS, Style(LABELS, size, DARK), anchor="start")
    return ink.sprite()


def fits(told: str, signs: Mapping[str, str], wide: int, size: int) -> bool:
    """Whether nothing of it would be cut."""
    return not _laid(told, signs, wide, size)[1]


def _laid(told: str, signs: Mapping[str, str], wide: int, size: int) -> tuple[list[tuple[Word, int, int]], bool]:
    """The words that there is room for, where each stands, and whether any are left."""
    left, placed = list(_words(told, signs, size)), list[tuple[Word, int, int]]()
    gap, dots = size // 4, width(ELLIPSIS, LABELS, size)
    for line in range(1, LINES + 1):
        x, y = 2 * size, 3 * line * size // 2
        while left:
            # the sign of a seat stays with the name that comes after it
            words = left[:2] if isinstance(left[0].pieces[-1], Emblem) else left[:1]
            room = wide - 2 * size - x - (dots if line == LINES and len(left) > len(words) else 0)
            if sum(word.wide + gap for word in words) - gap > room:
                break
            for word in words:
                placed.append((word, x, y))
                x += word.wide + gap
            del left[: len(words)]
    return placed, bool(left)


def _words(told: str, signs: Mapping[str, str], size: int) -> Iterator[Word]:
    figures: dict[str, Piece] = {**signs, **{each.sign: each for each in EMBLEMS}}
    longest = sorted(figures, key=len, reverse=True)
    known = re.compile(f"({'|'.join(map(re.escape, longest))})")
    for word in JOINERS.sub("", plain(MARKUP.sub("", told))).split():
        cut = [figures.get(piece) or written(piece, LABELS) for piece in known.split(word) if piece]
        pieces = tuple(piece for piece in cut if piece)
        if pieces:
            yield Word(pieces, sum(_wide(piece, size) for piece in pieces))


def _wide(piece: Piece, size: int) -> int:
    return size * AROUND // 100 if isinstance(piece, Emblem) or piece.startswith("<") else width(piece, LABELS, size)


def _write(ink: Ink, word: Word, x: int, y: int, size: int) -> None:
    around, middle = size * AROUND // 100, y - size * 36 // 100
    for piece in word.pieces:
        if isinstance(piece, Emblem):
            ink.emblem(piece, x + around // 2, middle, around)
        elif not piece.startswith("<"):
            ink.words(x, y, piece, Style(LABELS, size, DARK), anchor="start")
        else:
            where = f'x="{x}" y="{middle - around // 2}" width="{around}" height="{around}"'
            ink.add(f'<svg {where} viewBox="{-FIGURE // 2} {-FIGURE // 2} {FIGURE} {FIGURE}">{piece}</svg>')
        x += _wide(piece, size)
