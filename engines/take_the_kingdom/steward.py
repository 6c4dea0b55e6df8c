"""The built-in player."""

from __future__ import annotations

from engines.core.menu import Given, Menu
from engines.core.rng import Rng
from engines.core.steward import guess
from engines.take_the_kingdom.moves import Move
from engines.take_the_kingdom.view import View


def advise(view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
    return guess(menu, rng)
