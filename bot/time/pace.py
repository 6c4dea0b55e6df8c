"""How fast a table plays: what its players agree on when it is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.time.calendar import DAY, HOUR, MINUTE, SECOND


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Lengths in milliseconds. Everybody begins with the bank; each turn of one's own adds the increment, up to the
    cap. Whoever is asked in another's turn has the window, whatever is in their bank."""

    bank: int = 0
    increment: int = 0
    cap: int = 0
    window: int = 0
    moments: tuple[int, ...] = ()
    """Hours of the day, rising: instead of a bank, everything falls due at the next of them that leaves enough time."""
    zone: str = "UTC"
    """Of the moments."""

    @property
    def ticks(self) -> bool:
        """Whether anything falls due at all."""
        return bool(self.bank or self.moments)


PACES: Mapping[str, Pace] = {
    "quick": Pace(bank=DAY, increment=4 * HOUR, cap=3 * DAY, window=8 * HOUR),
    "steady": Pace(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY, window=DAY),
    "slow": Pace(bank=3 * DAY, increment=36 * HOUR, cap=10 * DAY, window=2 * DAY),
    "live": Pace(bank=5 * MINUTE, increment=MINUTE, cap=10 * MINUTE, window=60 * SECOND),
    "none": Pace(),
}
WAIT = "wait"
DEFAULT, STEWARD = "default", "steward"
LATE = (STEWARD, DEFAULT, WAIT)
"""What becomes of somebody whose time is up: a steward plays until they are back, or what the rules take for an absent
player's answer is given, or everybody waits on."""
PACE, WHEN_LATE = "pace", "late"
"""The settings of a table that say so; one of an older release has none."""
AGREED: Mapping[str, Sequence[str]] = {PACE: tuple(PACES), WHEN_LATE: LATE}
"""What each of them may be."""
USUAL: Mapping[str, str] = {PACE: "steady", WHEN_LATE: STEWARD}
"""For play by message."""
NEVER: Mapping[str, str] = {PACE: "none", WHEN_LATE: WAIT}
"""Of a table at which nobody was asked."""
