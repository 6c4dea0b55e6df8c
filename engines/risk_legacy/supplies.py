"""What the box still holds for this world (RL-11.2, 11.6)."""

from __future__ import annotations

from dataclasses import fields

from engines.core.text import Text, text
from engines.risk_legacy.naming import hyphened
from engines.risk_legacy.rewards import printed
from engines.risk_legacy.world import Used, World


def supplies(world: World) -> tuple[Text, ...]:
    """Everything of which something is left, in one line."""
    kinds = [supply.name for supply in fields(Used)]
    left = [*((kind, printed(kind) - getattr(world.used, kind)) for kind in kinds), ("scar_card", len(world.pool))]
    told = tuple(text("supply", kind=hyphened(kind), count=count) for kind, count in left if count)
    return (text("supplies", left=told),) if told else ()
