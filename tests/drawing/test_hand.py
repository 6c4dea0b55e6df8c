"""Hands of any size are laid in even rows."""

import pytest

from engines.core.drawing.hand import rows


@pytest.mark.parametrize(
    ("count", "columns", "high"),
    [(0, 2, 0), (1, 2, 1), (4, 4, 1), (5, 3, 2), (8, 4, 2), (9, 3, 3), (13, 4, 4)],
)
def test_rows_are_even(count: int, columns: int, high: int) -> None:
    """Between two and four beside each other."""
    laid = rows(count, 100, 150, fewest=2, most=4)
    assert (laid.columns, laid.width, laid.height) == (columns, columns * 100, high * 150)


def test_cards_follow_each_other_like_words() -> None:
    laid = rows(5, 100, 150, fewest=2, most=4)
    assert [laid.place(at) for at in range(5)] == [(0, 0), (100, 0), (200, 0), (0, 150), (100, 150)]
