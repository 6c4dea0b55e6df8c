"""The built-in player's taste: steal from the rich, otherwise anything."""

from __future__ import annotations

from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.rng import Rng
from engines.core.steward import guess
from tests.petty_court.moves import Steal
from tests.petty_court.view import View


def advise(view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
    steals = [o.move for o in menu.options if isinstance(o.move, Steal)] if isinstance(menu, Pick) else []
    if not steals:
        return guess(menu, rng)
    return Picked((max(steals, key=lambda steal: view.players[steal.target].coins),))
