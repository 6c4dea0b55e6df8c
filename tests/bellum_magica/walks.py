"""How somebody plays who takes whatever there is."""

import random
from typing import Any

from engines.core.menu import Given, Menu, Pick
from tests.playing import answer


def eager(menu: Menu[Any], rng: random.Random) -> Given[Any]:
    """Recruits whatever it can and attacks as often as not: castles that are as full as castles get."""
    if isinstance(menu, Pick):
        wanted = [at for at, option in enumerate(menu.options) if option.move.kind in {"recruit", "plunder", "rob"}]
        if wanted and rng.random() < 0.8:
            return menu.choose(rng.choice(wanted))
    return answer(menu, rng)
