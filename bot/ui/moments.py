"""Days and hours as people type them."""

from __future__ import annotations

import re
from datetime import date, datetime

DAYS = ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y")
_HOUR = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*([ap]\.?\s?m\.?)?", re.IGNORECASE)
HALF = 12


def day_typed(typed: str) -> date | None:
    """``None``: it is no day."""
    for form in DAYS:
        try:
            return datetime.strptime(typed.strip(), form).date()  # noqa: DTZ007 - a day alone has no zone
        except ValueError:
            continue
    return None


def hour_typed(typed: str) -> tuple[int, int] | None:
    """Hour and minute: ``20:00``, ``20.00``, ``20`` and ``8pm`` alike. ``None``: it is no time."""
    found = _HOUR.fullmatch(typed.strip())
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if half:
        if not 1 <= hour <= HALF:
            return None
        hour = hour % HALF + (HALF if half.startswith("p") else 0)
    return (hour, minute) if hour < 2 * HALF and minute < 60 else None
