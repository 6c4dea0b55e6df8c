"""Matches between stewards, with the settings that change most."""

from engines.core.event import Event
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.events.turns import TurnStarted
from tests.golden.recipe import Recipe


def whose_turn(event: Event) -> tuple[int, ...] | None:
    return (event.seat,) if isinstance(event, TurnStarted) else None


RECIPES = (
    Recipe(game=GAME, name="duel", seats=2, pages_after=whose_turn),
    Recipe(
        game=GAME,
        name="three",
        seats=3,
        options={"reversal_choice": "attacker", "reversal_block": "true", "opening_mercy": "true"},
        pages_after=whose_turn,
    ),
    Recipe(
        game=GAME,
        name="four",
        seats=4,
        options={"opening_counts": "ordinary_turns", "spread_reach": "one_kingdom", "counter_blocks": "false"},
        pages_after=whose_turn,
    ),
)
