"""Who was called for what, as the store knows it, and how somebody keeps clocks. Times are UTC epoch milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from persistence.deliveries import Way

WhyNot = Literal["closed", "failed", "crowded"]
"""They take no direct messages; their card could not be posted, for whatever reason; so many others were introduced in
that minute that their card comes later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """Somebody was called, or could not be."""

    seat: int
    question: int
    """Of the match: which one that seat was asked."""
    way: Way
    why_not: WhyNot | None = None
    """``None``: it has arrived."""
    at: int


@dataclass(frozen=True, slots=True)
class Record:
    """How somebody has kept the clocks of the matches in which they have a seat, or had to the end; or what is added to
    that."""

    answered: int
    """By themselves, in time; what was taken back is no answer."""
    late: int
    """By themselves when their time was up, or by the clock."""
