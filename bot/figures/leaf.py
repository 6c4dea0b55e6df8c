"""What is shown of figures: words, and plots of a part of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.contests.ratings import SURE, Rating
from bot.pictures.plots import Plot
from bot.speech import Voice, plain
from bot.ui.grid import block
from engines.core.page import Grid

PROVISIONAL = "?"
"""After a rating that few matches have led to."""
NONE = "–"
BETWEEN = " · "
"""What stands side by side in a line."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """For one reader."""

    title: str
    """Fit to stand in a message."""
    lines: Sequence[str]
    plots: Sequence[Plot] = field(default=())

    @property
    def told(self) -> str:
        return "\n".join([f"### {self.title}", *self.lines])


def rating(found: Rating | None) -> str:
    """As it is shown; whoever is not rated has a dash."""
    if found is None:
        return NONE
    return f"{found.shown}{PROVISIONAL if found.provisional else ''}"


def provisional(found: Iterable[Rating | None], voice: Voice) -> list[str]:
    """What the mark means, where any of them bears it."""
    if not any(each and each.provisional for each in found):
        return []
    return [f"-# {voice.tell('stats-provisional', least=SURE)}"]


def heading(said: str) -> str:
    return f"**{said}**"


def columns(align: str, heads: Sequence[str], rows: Iterable[Sequence[str | int]], voice: Voice) -> str:
    """A block of figures below their heads; the last column has names, which may be as long as they like."""
    cells = tuple(tuple(plain(cell) if isinstance(cell, str) else cell for cell in row) for row in (heads, *rows))
    return block(Grid(align=align, rows=cells), voice)
