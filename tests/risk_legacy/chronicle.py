"""Campaigns played at random, match after match, as the table would run them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from engines.core.chair import Change, Seating
from engines.core.event import Event
from engines.core.match import Act, Match, begin, restore
from engines.core.menu import Refused
from engines.core.outcome import Heirloom
from engines.risk_legacy import GAME
from engines.risk_legacy.state import State
from tests.playing import answer

CHANGES: tuple[Change, ...] = ("leave", "resign", "sit")


@dataclass
class Played:
    """A match from its beginning to its end."""

    match: Match[State]
    events: list[Event] = field(default_factory=list)
    acts: list[Act[Any] | Seating] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.match._state


def play(
    seed: str,
    seats: int,
    heirloom: Heirloom | None = None,
    people: tuple[str, ...] | None = None,
    **options: str,
) -> Played:
    """Anything legal, standing orders among it, and now and then somebody who comes or goes."""
    rng = random.Random(seed)
    match, told = begin(GAME, seats, seed, options, heirloom, people)
    played = Played(match, list(told))
    while not match.over:
        match, told = _step(match, rng, played)
        GAME.check(match._state)
        played.events += told
        if len(played.acts) % 40 == 0:
            match = restore(GAME, match.dump(), match.step)
    played.match = match
    return played


def _step(match: Match[State], rng: random.Random, played: Played) -> tuple[Match[State], tuple[Event, ...]]:
    seat = rng.randrange(len(match._state.people))
    chance = rng.random()
    if chance < 0.005:
        change = rng.choice(CHANGES)
        seating = Seating(seat=seat, change=change, person=f"late {len(played.acts)}" if change == "sit" else None)
        try:
            after = match.seat(seating)
        except Refused:
            pass
        else:
            played.acts.append(seating)
            return after
    if chance < 0.06 and (aside := match.aside(seat)) is not None:
        return _act(match, Act(seat=seat, question=None, given=answer(aside, rng)), played)
    seat = rng.choice(match.asked())
    menu = match.menu(seat)
    assert menu is not None
    return _act(match, Act(seat=seat, question=match.question(seat), given=answer(menu, rng)), played)


def _act(match: Match[State], act: Act[Any], played: Played) -> tuple[Match[State], tuple[Event, ...]]:
    played.acts.append(act)
    return match.act(act)
