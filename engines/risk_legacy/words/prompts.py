"""Questions that name a place: made once, since a menu is built far more often than it is read."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.text import CardRef, Text, text
from engines.risk_legacy.atlas import EVERYWHERE, FACTIONS, NEIGHBOURS, TERRITORIES


def everywhere(key: str, **more: int) -> tuple[Text, ...]:
    """The same question for each territory (``where``)."""
    return tuple(text(key, where=CardRef(name), **more) for name in TERRITORIES)


def of_factions(key: str) -> tuple[Text, ...]:
    """The same question for each ``faction``."""
    return tuple(text(key, faction=CardRef(name)) for name in FACTIONS)


def across(key: str) -> Mapping[tuple[int, int], Text]:
    """The same question for every step over a link, from ``origin`` to ``target``."""
    return {
        (origin, target): text(key, origin=CardRef(TERRITORIES[origin]), target=CardRef(TERRITORIES[target]))
        for origin in EVERYWHERE
        for target in NEIGHBOURS[origin]
    }
