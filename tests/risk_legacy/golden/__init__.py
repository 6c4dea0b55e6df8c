"""A founding and two games in one world, of which the second is played on the marks of the first; and a game of five
on a world that was founded by chance."""

from typing import Any, get_args

from engines.core.event import Event
from engines.core.match import Act, Match
from engines.core.menu import Picked, Typed, Write
from engines.core.move import Move, Part
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.events.turn import TurnBegan
from engines.risk_legacy.moves.rewards import RewardName
from tests.golden.recipe import Recipe, eager, steward
from tests.playing import asked

MARKS = (*get_args(RewardName), "play_scar", "give_name")
"""What people leave in the world, and stand-ins do not."""
CITIES = ("found_major", "found_minor")
NAMES = ("Nova", "Bastion", "Aurora", "Meridian", "Haven", "Solace")
APART = 4
"""A board is long: it is shown at every so-manyth round, with the own page of the seat on turn."""


def marks(move: Move) -> bool:
    return move.value in CITIES if isinstance(move, Part) else move.kind in MARKS


def person(match: Match[Any], rng: Rng) -> Act[Any]:
    """Founders start at home; whatever gets a name gets one that was not given yet; the rest is a stand-in's."""
    (seat, *_) = match.asked()
    menu, state = match.menu(seat), match._state
    cities = {at: land.city for at, land in enumerate(state.world.lands) if land.city}
    if isinstance(menu, Write):
        given = [city.name for city in cities.values()]
        return asked(match, seat, Typed(next(name for name in NAMES if name not in given)))
    for option in menu.options if menu else ():
        home = cities.get(option.move.territory) if option.move.kind == "start_at" else None
        if home and home.founder == state.people[seat]:
            return asked(match, seat, Picked((option.move,)))
    return steward(match, rng)


def now_and_then(event: Event) -> tuple[int, ...] | None:
    shown = isinstance(event, TurnBegan) and event.seat == 0 and event.round % APART == 0
    return (0,) if shown else None


CITIES_AND_SCARS = Recipe(
    game=GAME,
    name="cities",
    seats=3,
    matches=3,
    options={"round_cap": "8"},
    player=eager(marks, otherwise=person),
    pages_after=now_and_then,
)
FIVE = Recipe(
    game=GAME,
    name="five",
    seats=5,
    matches=2,
    options={"founding": "random"},
    player=eager(marks, otherwise=person),
    pages_after=now_and_then,
)
RECIPES = (CITIES_AND_SCARS, FIVE)
