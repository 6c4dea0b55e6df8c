"""Chests with their values, for whoever may know them (BM-3.4)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.events import Chest
from engines.core.text import Text, text


def valued(chests: Iterable[Chest]) -> tuple[Text, ...]:
    """Kind by kind in the order of the data, the values of each from low to high."""
    held = sorted((chest.chest, chest.value) for chest in chests)
    piles = ((sign, tuple(value for of, value in held if of == kind)) for kind, sign in enumerate(CHESTS))
    return tuple(text("values", sign=sign, values=values) for sign, values in piles if values)
