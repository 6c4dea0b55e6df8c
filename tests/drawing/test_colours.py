"""Seats can be told apart by colour alone, by whoever sees colours otherwise; and by shape without any."""

from itertools import combinations
from math import dist

import pytest

from engines import GAMES
from engines.core.emblem import EMBLEMS

SIGHTS = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Linear RGB as it is seen (Machado, Oliveira and Fernandes 2009, at full strength)."""
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
APART = 20
"""The least distance in CIELAB (1976); from about 2 on people see any difference at all side by side."""
PAPER = "#F3E7CC"

Rows = tuple[tuple[float, ...], ...]


def _times(rows: Rows, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in rows]


def seen(colour: str, sight: Rows) -> tuple[float, float, float]:
    """A colour of the web in CIELAB."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    shown = [min(1.0, max(0.0, part)) for part in _times(sight, linear)]
    scaled = [part / white for part, white in zip(_times(TO_XYZ, shown), WHITE, strict=True)]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in scaled)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", SIGHTS)
def test_colours_stay_apart(sight: str) -> None:
    colours = [*(emblem.colour for emblem in EMBLEMS), PAPER]
    distances = {pair: dist(*(seen(colour, SIGHTS[sight]) for colour in pair)) for pair in combinations(colours, 2)}
    assert {pair: far for pair, far in distances.items() if far < APART} == {}


def test_a_difference_is_measured() -> None:
    """White is 100 from black, and red and green meet for whoever has no green."""
    assert round(dist(*(seen(colour, SIGHTS["all colours"]) for colour in ("#FFFFFF", "#000000")))) == 100
    red, green = "#B04040", "#6A6A20"
    assert dist(*(seen(colour, SIGHTS["deuteranopia"]) for colour in (red, green))) < APART
    assert dist(*(seen(colour, SIGHTS["all colours"]) for colour in (red, green))) > APART


def test_no_two_seats_share_a_sign_or_a_shape() -> None:
    for looks in ([each.sign for each in EMBLEMS], [each.shape for each in EMBLEMS]):
        assert len(set(looks)) == len(EMBLEMS)
    assert len(EMBLEMS) >= max(game.meta.seats[-1] for game in GAMES.values())


def test_no_seat_looks_like_a_point() -> None:
    """What a newcomer missed: a seat with a star seemed to have won one. Games count stars, in pictures and texts."""
    assert {"⭐", "★", "🌟", "✨"}.isdisjoint(emblem.sign for emblem in EMBLEMS)
