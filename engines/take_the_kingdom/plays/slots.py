"""Where a defence can come to stand in a kingdom: shared by building and by conquest."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.record import evolve
from engines.core.text import Text, text
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Place, Standing

Slot = tuple[Place, int | None]
"""A place, and the defence that is replaced there."""

FROZEN = text("reason-frozen")
DAMAGED_STAYS = text("reason-damaged-stays")


def slots(kingdom: Kingdom) -> Iterator[Slot]:
    """A free slot where there is one; on a full place either of the two defences."""
    for place in kingdom.places:
        if place.full:
            yield from ((place, defence.card) for defence in place.defences)
        else:
            yield place, None


def why_no_slot(place: Place, replaced: int | None) -> Text | None:
    if place.frozen:
        return FROZEN
    old = None if replaced is None else place.defence(replaced)
    return DAMAGED_STAYS if old and old.damage else None


def stand(place: Place, defence: Standing, replaced: int | None) -> Place:
    kept = tuple(old for old in place.defences if old.card != replaced)
    return evolve(place, defences=(*kept, defence))
