"""The built-in player (RY-12): it sees what its seat sees."""

from __future__ import annotations

from engines.core.menu import Given, Menu
from engines.core.rng import Rng
from engines.core.steward import guess
from engines.royals.moves import Move
from engines.royals.view import View


def advise(view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
    return guess(menu, rng)
