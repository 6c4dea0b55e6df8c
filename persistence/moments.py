"""A table as it is at one moment, with all that belongs to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from persistence.records import Known, Loaded, Table
from persistence.worlds import Kept


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """Read together, so that its parts belong together."""

    table: Table
    secret: str = field(repr=False)
    """For the seed, and for everybody's eyes once the match is over. Never log it."""
    match: Loaded | None
    """As it was last written; ``None`` if none has begun, if nobody asked for it, or if it is not to be had like that:
    then ``Matches.load`` rebuilds it or says why not."""
    kept: Kept | None
    """In the lobby: the heirloom that the match will begin with."""
    known: Known
