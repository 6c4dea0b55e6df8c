"""Which games are held to the contract, and how long each is played for it."""

import os
from collections.abc import Sequence
from math import ceil
from typing import Any, TypeVar

from engines import GAMES
from tests import liars_dice, petty_court

T = TypeVar("T")
TOY: Any = petty_court.GAME
TUTORIAL: Any = liars_dice.GAME
ALL_GAMES: dict[str, Any] = {**GAMES, TOY.meta.key: TOY, TUTORIAL.meta.key: TUTORIAL}
"""Every registered game, the toy that needs the parts of the core which a registered game may not need, and the small
one that docs/adding-a-game.md walks through."""

SOAK_GAMES = int(os.environ.get("CASTELLAN_SOAK_GAMES", "2"))
"""Matches per game and seat count for the cheapest check; the others play a share of them."""
MANY = 1000
"""With so many, nothing is left out."""


def tables(game: Any) -> tuple[int, ...]:
    """The seat counts at which something costly is looked at: the least and the most there can be, unless nothing is
    left out."""
    smallest, *_, largest = game.meta.seats
    return tuple(game.meta.seats) if SOAK_GAMES >= MANY else (smallest, largest)


def by_turns(at: int, things: Sequence[T]) -> tuple[T, ...]:
    """One of *things*, the next one with every number *at*; all of them, if nothing is left out."""
    return tuple(things) if SOAK_GAMES >= MANY else (things[at % len(things)],)


def every_third(at: int, things: Sequence[T]) -> Sequence[T]:
    """A third of *things*, beginning with another one with every number *at*; all of them, if nothing is left out."""
    return things if SOAK_GAMES >= MANY else things[at % 3 :: 3]


def seeds(share: float) -> range:
    return range(max(1, ceil(SOAK_GAMES * share)))
