"""The court as a game whose campaigns are founded by a match of their own, which may be over at its beginning."""

from dataclasses import replace

from engines.core.event import Event
from engines.core.meta import Options, Setting
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.record import evolve
from tests.petty_court.game import GAME
from tests.petty_court.rules import META, State, Unsealed

FOUNDING = Setting(key="founding", choices=("played", "drawn"), default="played", founding=True)


def setup(seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]) -> State:
    state = GAME.setup(seats, seed, options, heirloom, people)
    return evolve(state, stack=()) if heirloom is None and options["founding"] == "drawn" else state


def bequest(state: State) -> Heirloom | None:
    left = GAME.bequest(state)
    return left and evolve(left, game=FOUNDED.meta.key)


def meanwhile(state: State) -> Heirloom | None:
    now = GAME.meanwhile(state)
    return now and evolve(now, game=FOUNDED.meta.key)


def occasion(event: Event) -> Page | None:
    """The bids are uncovered."""
    title = GAME.presenter.event(event) if isinstance(event, Unsealed) else None
    return Page(title=title, sections=()) if title else None


FOUNDED = replace(
    GAME,
    presenter=replace(GAME.presenter, occasion=occasion),
    meta=evolve(META, key="founded_court", command="founded", prologue=True, options=(*META.options, FOUNDING)),
    setup=setup,
    bequest=bequest,
    meanwhile=meanwhile,
)
"""Another game than the court itself, so that both can be registered."""
