"""Whole games at random: between two states only what the rules let change does (RL-10.4, 10.7, 10.10, 10.12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import islice

import pytest

from engines.core.event import Event
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.events.battle import Conquered, MissilesFired, MovedIn, RollSettled
from engines.risk_legacy.events.founding import Started
from engines.risk_legacy.events.turn import (
    Eliminated,
    Garrisoned,
    Joined,
    Maneuvered,
    StarGained,
    TakenBack,
    TerritoryEntered,
    TroopsPlaced,
)
from engines.risk_legacy.state import State
from tests.campaigns import Table
from tests.playing import played
from tests.risk_legacy import transitions
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.spoiling import Change, field, land, side
from tests.risk_legacy.war import boxes, duel, until
from tests.risk_legacy.worlds import PEOPLE, bequeathed

Step = tuple[State, tuple[Event, ...], State]


TABLES = ((3, 0, 3, 0.3), (4, 12, 7, 0.5), (5, 14, 5, 0.3), (5, 14, 9, 0.6))
"""Seats, games before, seed, how often stewards answer."""


@cache
def steps() -> list[Step]:
    """Of some games one after the other."""
    found: list[Step] = []
    for seats, games, seed, often in TABLES:
        table = Table(
            game=GAME,
            seats=seats,
            seed=f"transitions {seed}",
            options={"resign": "remove", "round_cap": "8"},
            heirloom=bequeathed(games, seats),
            people=PEOPLE[:seats],
        )
        turns = played(table, seed, advised=lambda _, often=often: often)  # type: ignore[misc]
        found += [(turn.before._state, turn.events, turn.after._state) for turn in turns]
    return found


def test_nothing_changes_that_nobody_was_told() -> None:
    """RL-10.4, 10.7, 10.10, 10.12."""
    for step in steps():
        transitions.check(*step)


def test_these_games_have_seen_everything_that_moves_troops() -> None:
    """Else the test above would say little."""
    seen = Counter(type(event) for _, told, _ in steps() for event in told)
    kinds = (
        Started,
        TroopsPlaced,
        Garrisoned,
        TerritoryEntered,
        TakenBack,
        Maneuvered,
        RollSettled,
        Conquered,
        MovedIn,
        MissilesFired,
        Eliminated,
        StarGained,
    )
    assert [kind.__name__ for kind in kinds if not seen[kind]] == []


def test_back_into_the_war() -> None:
    """RL-5.4.1, 10.10: rare at random."""
    play = scene(troops={"peru": (0, 3), "egypt": (1, 3)}, seat=2, phase="muster")
    before = play.state
    play.clock()
    assert play.heard(Joined)
    transitions.check(before, play.events, play.state)


def test_a_box_for_each_roll_with_three_dice() -> None:
    """RL-5.6.8, 10.4, until none is left."""
    play = duel(20, 9, mark=Mark(city="major_city", boxes=8), dice=(1, 1, 1, 6, 6) * 3)
    before = play.state
    until(play, rolls=3)
    assert boxes(play) == 10
    transitions.check(before, play.events, play.state)


def rolled() -> Step:
    return next(step for step in steps() if any(isinstance(event, RollSettled) for event in step[1]))


def quiet() -> Step:
    """Before the game is over, a step in which nobody was told anything."""
    return next(step for step in islice(steps(), 100, None) if not step[1])


def star_lost(state: State) -> State:
    seat = next(seat for seat, each in enumerate(state.sides) if each.tokens)
    return side(seat, tokens=state.sides[seat].tokens[1:])(state)


def troop_gone(state: State) -> State:
    at = next(at for at, each in enumerate(state.fields) if each.troops > 1)
    return field(at, troops=state.fields[at].troops - 1)(state)


@pytest.mark.parametrize(
    ("words", "spoil"),
    [
        ("RL-10.4", land(12, boxes=3)),
        ("RL-10.7: tokens", star_lost),
        ("RL-10.7: missiles", lambda state: side(0, missiles=state.sides[0].missiles + 1)(state)),
        ("RL-10.10", troop_gone),
    ],
)
def test_the_check_notices(words: str, spoil: Change) -> None:
    before, told, after = quiet()
    with pytest.raises(AssertionError, match=words):
        transitions.check(before, told, spoil(after))


@pytest.mark.parametrize(
    ("words", "spoil"),
    [
        ("RL-10.12: one troop", lambda roll: evolve(roll, attacker_lost=roll.attacker_lost + 1)),
        ("RL-10.12: final", lambda roll: evolve(roll, attack=(7, *roll.attack[1:]))),
    ],
)
def test_the_check_notices_a_roll(words: str, spoil: Callable[[RollSettled], RollSettled]) -> None:
    before, told, after = rolled()
    wrong = tuple(spoil(event) if isinstance(event, RollSettled) else event for event in told)
    with pytest.raises(AssertionError, match=words):
        transitions.check(before, wrong, after)
