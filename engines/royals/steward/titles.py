"""What one cube more on a title changes at the end (RY-7.5, 12.1)."""

from __future__ import annotations

from engines.royals.atlas import TITLES
from engines.royals.cards import Cards
from engines.royals.steward.clock import CERTAIN, Clock

HEADSTART = 2
"""Cubes that every seat is thought to have besides, so that nobody is without hope."""


def share(rank: int, cubes: Cards, seat: int, now: Clock) -> int:
    """Hundredths of a point that *seat* can expect: as it stands, as far as the end can be foreseen, else by the
    squares of the cubes."""
    title, most = TITLES[rank], max(cubes)
    value = {1: title.full, 2: title.half}.get(cubes.count(most), 0)
    stands = value if most and cubes[seat] == most else 0
    chances = [(count + HEADSTART) ** 2 for count in cubes]
    hope = title.full * chances[seat] * (CERTAIN - now.end) // sum(chances)
    return now.end * stands + hope


def more(cubes: Cards, seat: int) -> Cards:
    """With a cube of *seat* added."""
    return (*cubes[:seat], cubes[seat] + 1, *cubes[seat + 1 :])


def rival(cubes: Cards, seat: int) -> int:
    """Who has the most besides *seat*."""
    return max((other for other in range(len(cubes)) if other != seat), key=lambda other: cubes[other])
