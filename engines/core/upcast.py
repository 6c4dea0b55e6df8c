"""From what an earlier version of a game has stored to what the present one reads."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from engines.core.event import Stopped
from engines.core.record import named, record

STOPPED = named(Stopped)
"""The event of the core that has one of the game within."""
Part = Literal["state", "act", "event", "heirloom"]
"""What is stored of a game: a state with its stack and drafts, what a seat did, what was told, an heirloom's body."""


def unchanged(raw: Any) -> Any:
    """Of a part that both schemas write alike."""
    return raw


@record
class Upcast:
    """From one schema to the next. Each function gets parsed JSON as the older one wrote it, and may change it in
    place. Hashes that an heirloom carries over itself are made to fit afterwards (``Game.seals``)."""

    state: Callable[[Any], Any] = unchanged
    act: Callable[[Any], Any] = unchanged
    event: Callable[[Any], Any] = unchanged
    heirloom: Callable[[Any], Any] = unchanged

    def __call__(self, part: Part, raw: Any) -> Any:
        if part == "event" and raw["kind"] == "stopped":  # the core's own, with an event of the game in it
            return {**raw, "at": self(part, raw["at"])}
        lift: Callable[[Any], Any] = getattr(self, part)
        if part == "event" and raw["kind"] == STOPPED:
            return {**raw, "at": self(part, raw["at"])}
        return lift(raw)


Upcasts = Mapping[int, Upcast]
"""By the schema that they lead away from."""
