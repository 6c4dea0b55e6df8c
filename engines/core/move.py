"""What a seat chose. The log of a match is a list of answers, and most answers are made of these."""

from __future__ import annotations

from engines.core.record import Family, family, record


@family
class Move(Family):
    """One choice, legal because a menu offered it. Its fields say what was chosen, in numbers and words of the data."""


@record
class Cancel(Move):
    """The way out of every draft."""
