"""Stewards as they stood at commit e488d08, before there were levels, for keen ones to be measured against.

A module per game, named by its key, with ``advise`` as games had it then. Only the judgement is that of then: it is put
together from today's parts as far as they have not changed, and knows today's moves and menus alone."""

import random
from importlib import import_module
from typing import Any

from engines.core.match import Match
from engines.core.menu import Given
from engines.core.move import Move
from engines.core.rng import Rng


def was(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    """A player of whatever game is played; ``ModuleNotFoundError``: nobody has written down how that was."""
    menu = match.menu(seat)
    assert menu is not None
    given: Given[Move] = _then(match.game.meta.key).advise(match.view(seat), menu, Rng("not needed"))
    return given


def _then(key: str) -> Any:
    return import_module(f"{__name__}.{key}")
