"""Which numbers are suggested where one is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count


def thinned(low: int, high: int, most: int) -> Iterator[int]:
    """The numbers from *low* to *high*; if there are more than *most* (at least 3), the ends and round ones between."""
    if high - low < most:
        return iter(range(low, high + 1))
    steps = (first * 10**noughts for noughts in count() for first in (1, 2, 5))
    step = next(step for step in steps if len(range(low // step * step + step, high, step)) + 2 <= most)
    return iter((low, *range(low // step * step + step, high, step), high))


def beginning(typed: str, low: int, high: int) -> Iterator[int]:
    """The numbers from *low* to *high* that begin with the digits *typed*, the shortest first."""
    if typed.isdecimal() and len(typed) <= len(str(high)) and typed == str(int(typed)):
        first, wide = int(typed), 1
        while first <= high:
            yield from range(max(low, first), min(high, first + wide - 1) + 1)
            if not first:
                return  # nothing else begins with a nought
            first, wide = 10 * first, 10 * wide
