"""A grid as a block of letters that are all equally wide."""

from __future__ import annotations

import unicodedata

from bot.speech import STEWARD, Voice
from engines.core.page import Grid

WIDEST = 36
"""Letters that stand beside each other in such a block on a phone of 390 points."""
BLOCK = "```"
"""Above and below it."""
GAPS = ("  ", " ")
"""Between columns: the first one that leaves room for everything."""
AS_PICTURE = "\ufe0f"
"""The letter before it is a picture, and as wide as one."""


def block(grid: Grid, voice: Voice) -> str:
    """*grid* as Discord shows code: nothing in it is markup. Where it is too wide, its longest words are cut."""
    said = [[voice.bare(cell).replace("`", "'") for cell in row] for row in grid.rows]
    whole = [row for row in said if len(row) == len(grid.align)]
    widths = [max(map(width, column)) for column in zip(*whole, strict=True)]
    gap = next((gap for gap in GAPS if _across(widths, gap) <= WIDEST), GAPS[-1])
    while _across(widths, gap) > WIDEST and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    lines = (_line(row, grid.align, widths, gap) if row in whole else cut(row[0], WIDEST) for row in said)
    return "\n".join((BLOCK, *lines, BLOCK))


def closed(words: str) -> str:
    """*words*, and the end of a block that they were cut in: an open one would be shown as it is written."""
    return f"{words}\n{BLOCK}" if words.count(BLOCK) % 2 else words


def _across(widths: list[int], gap: str) -> int:
    return sum(widths) + len(gap) * (len(widths) - 1)


def _line(row: list[str], align: str, widths: list[int], gap: str) -> str:
    return gap.join(map(_padded, row, align, widths)).rstrip()


def _padded(cell: str, align: str, room: int) -> str:
    said = cut(cell, room)
    space = " " * (room - width(said))
    return said + space if align == "<" else space + said


def cut(words: str, room: int) -> str:
    """*words*, or as many letters of them as leave room for an ellipsis, and for the mark of a steward if there is
    one: who plays a seat is never cut off."""
    if width(words) <= room:
        return words
    left = _begun(words, room)
    if STEWARD in words and STEWARD not in left:
        left = f"{_begun(words, room - width(STEWARD) - 1)} {STEWARD}"
    return left


def _begun(words: str, room: int) -> str:
    while words and width(words) >= room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def width(words: str) -> int:
    """How many plain letters take up as much room."""
    return sum(map(_wide, words, (*words[1:], "")))


def _wide(letter: str, following: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if following == AS_PICTURE or unicodedata.east_asian_width(letter) in "WF" else 1
