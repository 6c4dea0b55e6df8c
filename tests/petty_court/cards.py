"""The deck, as data."""

from __future__ import annotations

DECK: tuple[str, ...] = (
    ("tithe",) * 8 + ("steal",) * 8 + ("deny",) * 6 + ("gamble",) * 6 + ("volley",) * 4 + ("decree",) * 4
)
"""Card *i* of the physical deck is a copy of ``DECK[i]``."""

SHOTS = 3
"""The damage that a volley spreads."""
HELD = 3
"""The cards that everybody is dealt."""
MOST_HELD = 4
"""Who holds more after a draw throws some away."""
DECREE_LENGTH = 60
"""Characters."""
