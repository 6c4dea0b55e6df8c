"""Matches between stewards, with the settings that change most."""

from engines.bellum_magica import GAME
from engines.bellum_magica.events import DayBegan
from engines.core.event import Event
from tests.golden.recipe import Recipe

APART = 3
"""A board is long: it is shown every so many days, with the captain's own page."""


def now_and_then(event: Event) -> tuple[int, ...] | None:
    return (event.captain,) if isinstance(event, DayBegan) and event.day % APART == 0 else None


RECIPES = (
    Recipe(game=GAME, name="three", seats=3, pages_after=now_and_then),
    Recipe(
        game=GAME,
        name="five",
        seats=5,
        options={"end_at": "7", "supply": "printed", "day_cap": "15", "first_captain": "2"},
        pages_after=now_and_then,
    ),
)
