"""What the box still holds for this world (RL-11.2, 11.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from engines.core.shown import hyphened
from engines.core.text import Text, text
from engines.risk_legacy.campaign.world import Used, World
from engines.risk_legacy.rules.rewards import printed

FEW = 2
"""So many of a kind, or fewer, are worth a word on the board, if there were more."""


def supplies(world: World) -> tuple[Text, ...]:
    """Everything of which something is left, in one line."""
    return _line("supplies", tuple(_told(kind, left) for kind, _, left in _stock(world) if left))


def nearly_gone(world: World) -> tuple[Text, ...]:
    """In one line; what is used up altogether goes unsaid."""
    return _line(
        "nearly-gone", tuple(_told(kind, left) for kind, used, left in _stock(world) if used and 0 < left <= FEW)
    )


def _line(key: str, told: tuple[Text, ...]) -> tuple[Text, ...]:
    return (text(key, left=told),) if told else ()


def _told(kind: str, left: int) -> Text:
    return text("supply", kind=hyphened(kind), count=left)


def _stock(world: World) -> Iterator[tuple[str, int, int]]:
    """Of each kind, how many are used and how many are left."""
    for supply in fields(Used):
        used = getattr(world.used, supply.name)
        yield supply.name, used, printed(supply.name) - used
    yield "scar_card", len(world.played), len(world.pool)
