"""How fast a table plays: what its players agree on when it is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from zoneinfo import available_timezones

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
    off: int = 14 * DAY
    """Holidays that each of the players may take while a match lasts."""

    @property
    def ticks(self) -> bool:
        """Whether anything falls due at all."""
        return bool(self.bank or self.moments)

    @property
    def sitting(self) -> bool:
        """Whether a match is played at one sitting: nobody sleeps meanwhile, or is on holiday."""
        return 0 < self.bank < 8 * HOUR


PACES: Mapping[str, Pace] = {
    "quick": Pace(bank=DAY, increment=4 * HOUR, cap=3 * DAY, window=8 * HOUR, off=7 * DAY),
    "steady": Pace(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY, window=DAY),
    "slow": Pace(bank=3 * DAY, increment=36 * HOUR, cap=10 * DAY, window=2 * DAY, off=28 * DAY),
    "daily": Pace(moments=(20,)),
    "live": Pace(bank=5 * MINUTE, increment=MINUTE, cap=10 * MINUTE, window=60 * SECOND),
    "own": Pace(bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY, window=DAY),
    "none": Pace(),
}
"""Those with fixed moments or numbers of their own are what they are unless a table says more."""
DAILY, OWN = "daily", "own"
WAIT = "wait"
DEFAULT, STEWARD, OPEN = "default", "steward", "open"
LATE = (STEWARD, DEFAULT, OPEN, WAIT)
"""What becomes of somebody whose time is up: a steward plays until they are back, or what the rules take for an absent
player's answer is given, or their seat is anybody's while a steward plays, or everybody waits on."""
PACE, WHEN_LATE = "pace", "late"
"""The settings of a table that say so; one of an older release has none."""
MOMENTS, ZONE, HOURS = "moments", "zone", "hours"
"""Further ones: hours of the day and their zone (``daily``); bank, increment, cap and window in hours (``own``)."""
EVENING = "evening"
"""Until when a match that begins is live, in UTC epoch milliseconds; then it goes on as its pace says."""
MOMENTS_MOST = 3
"""So many a day: whoever is asked has at least half the time between two of them."""
AGREED: Mapping[str, Sequence[str]] = {PACE: tuple(PACES), WHEN_LATE: LATE}
"""What each of them may be."""
USUAL: Mapping[str, str] = {PACE: "steady", WHEN_LATE: STEWARD}
"""For play by message."""
NEVER: Mapping[str, str] = {PACE: "none", WHEN_LATE: WAIT}
"""Of a table at which nobody was asked."""
MOST = 60 * DAY
"""The longest that anybody may be waited for."""


def agreed_on(settings: Mapping[str, str]) -> Pace:
    """The pace that the settings of a table say."""
    pace = PACES[settings.get(PACE, NEVER[PACE])]
    if pace.moments:
        given = tuple(int(hour) for hour in settings.get(MOMENTS, "").split()) or pace.moments
        return replace(pace, moments=given, zone=settings.get(ZONE, pace.zone))
    if settings.get(PACE) == OWN and HOURS in settings:
        return numbers(settings[HOURS])
    return pace


def lasting(pace: Pace, turns: int) -> tuple[int, int] | None:
    """Between which lengths a match of so many *turns* after one another usually takes: people answer sooner than they
    have to. ``None`` where no clock says anything."""
    if pace.moments:
        span = DAY // len(pace.moments)
        return turns * span // 4, turns * span
    return (turns * pace.increment // 6, turns * pace.increment // 2) if pace.increment else None


def allowed(key: str, value: str) -> bool:
    """Whether a setting of a table can be that."""
    match key:
        case "moments":
            hours = value.split()
            return 0 < len(hours) <= MOMENTS_MOST and all(each in map(str, range(24)) for each in hours)
        case "zone":
            return value in available_timezones()
        case "hours":
            try:
                return bool(numbers(value))
            except ValueError:
                return False
    return value in AGREED.get(key, ())


def numbers(given: str) -> Pace:
    """Bank, increment, cap and window, each in whole hours.

    :raises ValueError: they are no such numbers, or none that anybody could play by."""
    bank, increment, cap, window = (int(each) * HOUR for each in given.split())
    if not (0 < bank <= cap <= MOST and 0 <= increment <= cap and 0 < window <= MOST):
        raise ValueError(given)
    return Pace(bank=bank, increment=increment, cap=cap, window=window)
