"""Into which pods a round is divided."""

import pytest

from bot.contests.shape import Shape, shape


@pytest.mark.parametrize(
    ("entrants", "least", "most", "wanted", "wish"),
    [
        (12, 3, 5, 4, Shape(size=4, pods=3)),
        (11, 3, 5, 4, Shape(size=4, pods=2, odd=3, odds=1)),
        (13, 3, 5, 4, Shape(size=4, pods=2, odd=5, odds=1)),
        (9, 3, 5, 4, Shape(size=4, pods=1, odd=5, odds=1)),
        (6, 3, 5, 4, Shape(size=3, pods=2)),
        (7, 2, 2, 2, Shape(size=2, pods=3, odd=1, odds=1)),
        (8, 5, 6, 5, Shape(size=6, pods=1, odd=1, odds=2)),
    ],
)
def test_pods_are_near_to_what_is_wanted(entrants: int, least: int, most: int, wanted: int, wish: Shape) -> None:
    assert shape(entrants, least=least, most=most, wanted=wanted) == wish


@pytest.mark.parametrize("seats", [(2, 2, 2), (3, 5, 4), (3, 5, 3), (2, 6, 6), (5, 6, 5), (4, 4, 4)])
def test_everybody_has_a_place_and_as_few_as_can_be_a_bye(seats: tuple[int, int, int]) -> None:
    least, most, wanted = seats
    assert shape(least - 1, least=least, most=most, wanted=wanted) is None
    for entrants in range(least, 33):
        made = shape(entrants, least=least, most=most, wanted=wanted)
        assert made is not None
        assert made.entrants == entrants
        byes = made.odds if made.odd == 1 else 0
        assert byes == min(left for left in range(entrants) if _fits(entrants - left, least, most))
        sizes = {made.size, *([made.odd] if made.odds and not byes else [])}
        assert all(least <= size <= most for size in sizes)
        assert max(sizes) - min(sizes) <= 1


def _fits(entrants: int, least: int, most: int) -> bool:
    """Whether so many can be added up of pods."""
    sums = {0}
    for _ in range(entrants):
        sums |= {known + size for known in sums for size in range(least, most + 1) if known + size <= entrants}
    return entrants in sums
