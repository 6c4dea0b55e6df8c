"""What a conquest would bring, and what it would cost whoever holds the territory."""

import pytest

from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.words.land import gains
from tests.kits import EVERY
from tests.risk_legacy.arrange import scene

WHOLE = ("brazil", "peru", "venezuela", "argentina")
SAID = {
    "en": ("brings a card and costs Bob South America", "costs Bob South America"),
    "ru": ("даст: карта; лишит континента «Южная Америка» (Bob)", "лишит континента «Южная Америка» (Bob)"),
    "bg": ("носи: карта и отнема Южна Америка от Bob", "отнема Южна Америка от Bob"),
}


@pytest.mark.parametrize("locale", SAID)
def test_what_somebody_else_would_lose_is_no_gain(locale: str) -> None:
    """RL-5.4.2: a continent that somebody holds whole is theirs no more. That stands beside what the taker gets."""
    play = scene(troops={**dict.fromkeys(WHOLE, (1, 2)), "north_africa": (0, 6), "japan": (2, 1)})
    voice = EVERY.voice(locale, "risk_legacy", ("Ann", "Bob", "Cid"))
    for attack, said in zip((True, False), SAID[locale], strict=True):
        told = gains(play.state, 0, NUMBER["brazil"], attack=attack)
        assert told is not None
        assert voice(told) == said
