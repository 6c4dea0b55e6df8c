"""What the written campaign is there to show: the second game is played on what the first has left (RL-1.3)."""

from __future__ import annotations

from functools import cache

from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.founding import GameBegan, Started
from engines.risk_legacy.events.turn import Recruited, TerritoryEntered
from engines.risk_legacy.state import State
from tests.golden.transcript import Step, played
from tests.risk_legacy.golden import CITIES_AND_SCARS


@cache
def steps() -> tuple[Step, ...]:
    return tuple(played(CITIES_AND_SCARS))


def second_game() -> tuple[Step, ...]:
    return tuple(step for step in steps() if step.number == 3)


def inherited() -> World:
    """The world as the first game left it."""
    state: State = second_game()[0].match._state
    return state.world


def test_it_is_a_founding_and_two_games() -> None:
    ended = [step.match for step in steps() if step.match.over]
    assert [match._state.game for match in ended] == [0, 1, 2]
    assert all(match._state.ending.why == "stars" for match in ended[1:])


def test_marks_of_the_first_game() -> None:
    """RL-6.2.7, 7.5.2, 7.6.1: scars, and cities with names."""
    lands = inherited().lands
    assert any(land.scar for land in lands)
    assert len({land.city.name for land in lands if land.city}) == 3


def test_a_founder_starts_at_home() -> None:
    """RL-4.3.1, 8.15: in the major city of the first game, and nobody else there."""
    lands = inherited().lands
    started = [(step, event) for step in second_game() for event in step.events if isinstance(event, Started)]
    homes = [(step, event, lands[event.territory].city) for step, event in started if lands[event.territory].city]
    ((step, event, city),) = homes
    assert city is not None
    assert (city.kind, city.founder) == ("major_city", step.match._state.people[event.seat])
    assert any(told.population >= 2 for told in recruited(event.seat))


def recruited(seat: int) -> list[Recruited]:
    return [
        event for step in second_game() for event in step.events if isinstance(event, Recruited) and event.seat == seat
    ]


def test_a_city_costs_troops() -> None:
    """RL-5.5.2: whoever enters one that nobody holds."""
    lands = inherited().lands
    entered = [event for step in second_game() for event in step.events if isinstance(event, TerritoryEntered)]
    paid = [event for event in entered if event.lost]
    assert paid
    assert all(lands[event.target].city for event in paid)


def test_an_old_scar_changes_dice() -> None:
    """RL-5.6.6: placed in the first game, felt by the highest defence die of the second."""
    lands = inherited().lands
    rolled = [event for step in second_game() for event in step.events if isinstance(event, DiceRolled)]
    felt = [event for event in rolled if lands[event.target].scar == "ammo_shortage"]
    assert any(max(event.changed_defence) == max(event.defence) - 1 for event in felt)


def test_the_winner_of_the_first_has_a_missile() -> None:
    """RL-4.2.2."""
    (signature,) = inherited().signatures
    state: State = second_game()[0].match._state
    (began,) = [event for event in second_game()[0].events if isinstance(event, GameBegan)]
    assert began.missiles[state.people.index(signature.person)] == 1
