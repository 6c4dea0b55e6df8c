"""Whole games at random: between two states only what the rules let change does (RL-10.4, 10.7, 10.10, 10.12)."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engines.core.event import Event
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.events import turn
from engines.risk_legacy.events.battle import Conquered, MissilesFired, MovedIn, RollSettled
from engines.risk_legacy.events.founding import Started
from engines.risk_legacy.state import State
from tests.campaigns import Table
from tests.mutating import Mutator
from tests.playing import played
from tests.risk_legacy import transitions
from tests.risk_legacy.war import attack, duel
from tests.risk_legacy.worlds import PEOPLE, bequeathed

Step = tuple[State, tuple[Event, ...], State]
TABLES = ((3, 0, 3, 0.3), (4, 12, 7, 0.5), (5, 14, 4, 0.9), (5, 14, 9, 0.6))
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
            options={"resign": "remove", "round_cap": "8", "sealed_packets": "none"},
            heirloom=bequeathed(games, seats),
            people=PEOPLE[:seats],
        )
        turns = played(table, seed, advised=lambda _, often=often: often)  # type: ignore[misc]
        found += [(each.before._state, each.events, each.after._state) for each in turns]
    return found


def test_nothing_changes_that_nobody_was_told() -> None:
    """RL-10.4, 10.7, 10.10, 10.12."""
    for step in steps():
        transitions.check(*step)


def test_these_games_have_seen_everything_that_moves_troops() -> None:
    """Else the test above would say little."""
    seen = Counter(type(event) for _, told, _ in steps() for event in told)
    moving = (Started, turn.TroopsPlaced, turn.Garrisoned, turn.TerritoryEntered, turn.TakenBack, turn.Maneuvered)
    fighting = (RollSettled, Conquered, MovedIn, MissilesFired, turn.Eliminated, turn.StarGained)
    assert [kind.__name__ for kind in (*moving, *fighting) if not seen[kind]] == []


def test_the_check_notices_whatever_is_not_told() -> None:
    """RL-10.4, 10.7, 10.10."""
    noticed = dict.fromkeys(("fields.*.troops", "fields.*.owner", "sides.*.tokens", "sides.*.missiles"), 0)
    quiet = [step for step in steps() if not step[1]]
    for before, told, after in quiet[::20]:
        for change in Mutator([after]).changes(after):
            path, _ = change.kind
            if path in noticed:
                with pytest.raises(AssertionError, match="RL-10"):
                    transitions.check(before, told, change.made())
                noticed[path] += 1
    assert all(noticed.values())
    before, told, after = quiet[-1]
    with pytest.raises(AssertionError, match=r"RL-10\.4"):
        transitions.check(before, told, after.evolve(world=after.world.evolve_land(0, boxes=3)))


@pytest.mark.parametrize(
    ("words", "changes"), [("RL-10.12: one troop", {"attacker_lost": 3}), ("RL-10.12: final", {"attack": (7, 1, 1)})]
)
def test_the_check_notices_a_roll(words: str, changes: dict[str, Any]) -> None:
    """RL-10.12."""
    play = duel(8, 5, dice=(6, 6, 1, 5, 5))
    before = play.state
    attack(play)
    wrong = tuple(evolve(event, **changes) if isinstance(event, RollSettled) else event for event in play.story)
    with pytest.raises(AssertionError, match=words):
        transitions.check(before, wrong, play.state)
