"""Cards of one size beside each other, each with its number."""

from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.scene import Sprite
from engines.core.drawing.typefaces import FIGURES
from engines.core.emblem import DARK, LIGHT

ROUND = 58
"""Points across a number."""
_NUMBER = Style(FIGURES, 38, LIGHT)


class Rows(NamedTuple):
    """Even rows of cards, from the upper left."""

    cards: int
    columns: int
    across: int
    down: int
    """From one card to the next one, in points."""

    @property
    def width(self) -> int:
        """Of whole columns, however few cards there are."""
        return self.columns * self.across

    @property
    def height(self) -> int:
        """Of the rows that there are."""
        return -(-self.cards // self.columns) * self.down

    def place(self, at: int) -> tuple[int, int]:
        """The upper left corner of a card."""
        row, column = divmod(at, self.columns)
        return column * self.across, row * self.down


def rows(count: int, across: int, down: int, *, fewest: int, most: int) -> Rows:
    """As few rows as suffice if none has more than *most* cards, and none much longer than the others.

    :param fewest: there is room for so many cards beside each other in any case."""
    needed = max(1, -(-count // most))
    return Rows(count, max(fewest, -(-count // needed)), across, down)


@lru_cache(maxsize=64)
def number(of: int) -> Sprite:
    """By which menus and texts call a card; it stands around the middle of the card's upper edge."""
    middle = ROUND // 2
    ink = Ink(ROUND, ROUND)
    ink.add(f'<circle cx="{middle}" cy="{middle}" r="{middle - 3}" fill="{DARK}" stroke="{LIGHT}" stroke-width="4"/>')
    return ink.words(middle, middle + 14, f"{of}", _NUMBER, room=ROUND - 10).sprite()
