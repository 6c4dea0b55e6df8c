"""What a written match is made of, and where those of each game are found."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from engines.core.event import Event
from engines.core.match import Act, Match
from engines.core.menu import Pick
from engines.core.rng import Rng
from engines.core.steward import GENTLE
from tests.playing import answer, asked

TESTS = Path(__file__).parents[1]
UNASKED = 4
"""One act in so many is an aside, where there is one."""

Player = Callable[[Match[Any], Rng], Act[Any]]
"""Decides the next act of a match."""


def steward(match: Match[Any], rng: Rng) -> Act[Any]:
    """The first seat that is awaited does what its steward advises."""
    seat = match.asked()[0]
    menu = match.menu(seat)
    assert menu is not None, f"seat {seat} is asked nothing"
    return asked(match, seat, match.game.advise(match.view(seat), menu, rng, GENTLE))


def anybody(match: Match[Any], rng: Rng) -> Act[Any]:
    """Any seat that is awaited answers anything; now and then somebody acts unasked."""
    dice = random.Random(f"{rng.key} {rng.cursor}")
    seat = dice.choice(match.asked())
    aside, menu = match.aside(seat), match.menu(seat)
    if aside and not dice.randrange(UNASKED):
        return Act(seat=seat, question=None, given=answer(aside, dice))
    assert menu is not None, f"seat {seat} is asked nothing"
    return asked(match, seat, answer(menu, dice))


def eager(wanted: Callable[[Any], bool], otherwise: Player = steward) -> Player:
    """Whoever is awaited takes the first single option whose move is *wanted*: for what must come up in a transcript.
    Where there is none, it is up to *otherwise*."""

    def player(match: Match[Any], rng: Rng) -> Act[Any]:
        for seat in match.asked():
            menu = match.menu(seat)
            for at, option in enumerate(menu.options if isinstance(menu, Pick) and menu.at_least <= 1 else ()):
                if menu and wanted(option.move):
                    return asked(match, seat, menu.choose(at))
        return otherwise(match, rng)

    return player


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """One match, or several of a campaign. The same recipe always makes the same transcript."""

    game: Any
    name: str
    """Of the transcript. It is the seed, too: another name, another match."""
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    """The settings of the table that are not the default ones; of the founding ones, for the first match."""
    matches: int = 1
    """Played one after the other between the same people, each with what the one before bequeathed."""
    player: Player = steward
    pages_after: Callable[[Event], tuple[int, ...] | None]
    """After this event the board is shown, and the own pages of these seats (``None``: nothing is shown)."""


def found(*packages: str) -> dict[Path, Recipe]:
    """Transcript → recipe, for every game that has any; only for those tested in *packages*, if there are any."""
    folders = sorted(path.parent for path in TESTS.glob("*/golden/__init__.py"))
    return {
        folder / f"{recipe.name}.txt": recipe
        for folder in folders
        if not packages or folder.parent.name in packages
        for recipe in import_module(f"tests.{folder.parent.name}.golden").RECIPES
    }
