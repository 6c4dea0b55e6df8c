"""The faces that words are drawn in, and how wide words are in them.

Widths come from the font files (``python -m tests.drawing.widths``): an engine reads no fonts, and words have to fit
before anybody draws them."""

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

EM = 1000
"""In these parts of its size a face says how wide a letter is."""
ELLIPSIS = "…"


class Face(NamedTuple):
    """A font by the name it bears in its file, and how bold."""

    family: str
    weight: int


FIGURES = Face("Oswald", 700)
LABELS = Face("Fira Sans Condensed", 600)
PROSE = Face("Alegreya", 700)
CAPITALS = Face("Alegreya SC", 700)
"""Small capitals: titles."""

_WIDTHS: Mapping[str, Mapping[str, int]] = json.loads(files(__package__).joinpath("widths.json").read_text("utf-8"))


@lru_cache(maxsize=4096)
def width(words: str, face: Face, size: int) -> int:
    """In points, rounded up. Of words that the face can write."""
    letters = _WIDTHS[face.family]
    return -(-sum([letters[letter] for letter in words]) * size // EM)


def written(words: str, face: Face) -> str:
    """*words* without what the face has no letters for, such as emoji; possibly nothing."""
    letters = _WIDTHS[face.family]
    return " ".join("".join([letter if letter in letters else " " for letter in words]).split())


def legible(name: str, face: Face = LABELS) -> str:
    """What can be written of how somebody calls themselves; nothing if no letter is left of it, since what else is
    left (a figure, a bracket) is nobody's name."""
    kept = written(name, face)
    return kept if kept == " ".join(name.split()) or any(map(str.isalpha, kept)) else ""


@lru_cache(maxsize=4096)
def fitted(words: str, face: Face, size: int, room: int) -> str:
    """*words* as far as *room* goes, with dots where something is cut off."""
    kept = written(words, face)
    if width(kept, face, size) <= room:
        return kept
    while kept and width(kept + ELLIPSIS, face, size) > room:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS


SMALLER = 80
"""Hundredths of their size to which words shrink before they are cut."""


@lru_cache(maxsize=4096)
def shrunk(words: str, face: Face, size: int, room: int) -> tuple[str, int]:
    """*words* as they fit into *room*, and how large: somewhat smaller rather than cut."""
    kept, least = written(words, face), size * SMALLER // 100
    while size > least and width(kept, face, size) > room:
        size -= 1
    return fitted(kept, face, size, room), size


@lru_cache(maxsize=4096)
def wrapped(words: str, face: Face, size: int, room: int, lines: int) -> tuple[str, ...]:
    """*words* in at most so many lines, each as wide as *room*; the last one is cut where they do not suffice."""
    left = written(words, face).split()
    found: list[str] = []
    while left and len(found) < lines:
        line = left.pop(0)
        while left and width(f"{line} {left[0]}", face, size) <= room:
            line = f"{line} {left.pop(0)}"
        found.append(line)
    if left:
        found[-1] = " ".join([found[-1], *left])
    return tuple([fitted(line, face, size, room) for line in found])
