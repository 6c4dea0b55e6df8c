"""Cards of one size beside each other."""

from typing import NamedTuple


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
