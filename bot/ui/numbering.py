"""Messages that are recognised when they are read back: by a number as the id of their first component. Discord keeps
such ids, as 32 bits, and shows them to nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.ui.parts import Part

BASE = 1 << 20
"""What is added to the number: other components have small ids."""


def numbered(parts: Sequence[Part], number: int) -> list[Part]:
    """*parts*, bearing *number*."""
    return [{**parts[0], "id": BASE + number}, *parts[1:]]


def number_of(components: Sequence[Any]) -> int | None:
    """The number that a message of these *components* bears, if it does."""
    first = getattr(components[0], "id", None) if components else None
    return first - BASE if first and first > BASE else None


def renumbered(parts: Sequence[Part], components: Sequence[Any]) -> Sequence[Part]:
    """*parts* in place of those *components*, with the number that they bear."""
    number = number_of(components)
    return parts if number is None else numbered(parts, number)
