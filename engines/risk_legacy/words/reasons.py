"""Why a move is not to be had, by the keys of the rules (RL-5.1.5).

Of those, ``place_exactly`` and ``not_your_card`` are never given, since amounts have bounds and cards are picked from
the hand; ``not_asked``, ``stale``, ``world_busy``, ``seat_count`` and ``person_twice`` are the core's and the table's
to say."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.risk_legacy.words.naming import hyphened


def reason(key: str) -> Text:
    """``reason("must_keep_one")``."""
    return text(f"reason-{hyphened(key)}")
