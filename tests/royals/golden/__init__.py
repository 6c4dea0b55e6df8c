"""Matches between stewards, with the settings that change most."""

from engines.core.event import Event
from engines.royals import GAME
from engines.royals.events import TurnBegan
from tests.golden.recipe import Recipe

APART = 8
"""A board is long: it is shown at every so-manyth turn of a seat, with that seat's own page."""


def now_and_then(event: Event) -> tuple[int, ...] | None:
    return (event.seat,) if isinstance(event, TurnBegan) and event.number % APART == 0 else None


RECIPES = (
    Recipe(game=GAME, name="two", seats=2, pages_after=now_and_then),
    Recipe(
        game=GAME,
        name="five",
        seats=5,
        options={"row_size": "4", "scores": "open", "jokers": "any_time", "cube_supply": "printed"},
        pages_after=now_and_then,
    ),
)
