"""How people were called to tables, and how they keep the clocks there. Times are UTC epoch milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from persistence.deliveries import Way

WhyNot = Literal["closed", "failed"]
"""They take no direct messages; their card could not be posted, for whatever reason."""


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
    """How somebody has kept the clocks of the matches in which they have a seat, or had to the end."""

    answered: int
    """By themselves, in time."""
    late: int
