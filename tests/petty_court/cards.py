"""The deck, as data."""

from __future__ import annotations

from collections.abc import Mapping

DECK: tuple[str, ...] = (
    ("tithe",) * 8 + ("steal",) * 8 + ("deny",) * 6 + ("gamble",) * 6 + ("volley",) * 4 + ("decree",) * 4
)
"""Card *i* of the physical deck is a copy of ``DECK[i]``."""

NAMES: Mapping[str, Mapping[str, str]] = {
    "tithe": {"en": "Tithe", "ru": "Десятина", "bg": "Десятък"},
    "steal": {"en": "Pickpocket", "ru": "Карманник", "bg": "Джебчия"},
    "deny": {"en": "Denial", "ru": "Отпор", "bg": "Отпор"},
    "gamble": {"en": "Wager", "ru": "Пари", "bg": "Облог"},
    "volley": {"en": "Volley", "ru": "Залп", "bg": "Залп"},
    "decree": {"en": "Decree", "ru": "Указ", "bg": "Указ"},
    "missile": {"en": "Missile", "ru": "Снаряд", "bg": "Снаряд"},
}
"""Component → locale → title."""

SHOTS = 3
"""The damage that a volley spreads."""
HELD = 3
"""The cards that everybody is dealt."""
MOST_HELD = 4
"""Who holds more after a draw throws some away."""
DECREE_LENGTH = 60
"""Characters."""
