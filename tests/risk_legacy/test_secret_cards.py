"""Until it is played, the kind of a scar card makes no difference to anything (RL-3.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.match import Act, Match, begin
from engines.core.menu import Menu, Picked
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.decisions.scar_window import ScarWindow
from engines.risk_legacy.events.battle import ScarPlayed
from engines.risk_legacy.moves.battle import PlayScar
from engines.risk_legacy.state import State
from tests.risk_legacy.chronicle import play

OTHER: dict[ScarName, ScarName] = {"bunker": "ammo_shortage", "ammo_shortage": "bunker"}
SEATS = 4


def exchanged(state: State) -> State:
    """The other kind in as many hands as the pool allows."""
    left, sides = Counter(state.world.pool), []
    for side in state.sides:
        assert side.scar is not None
        wanted = OTHER[side.scar] if left[OTHER[side.scar]] else side.scar
        left[wanted] -= 1
        sides.append(evolve(side, scar=wanted))
    assert tuple(sides) != state.sides
    return state.evolve(sides=tuple(sides), pool=tuple(left.elements()))


def moves(menu: Menu[Any] | None) -> list[object]:
    """What a menu offers, whichever card it is."""
    if menu is None:
        return []
    return ["a scar" if isinstance(option.move, PlayScar) else option.move for option in menu.options]


def step(match: Match[State], act: Act[Any] | Seating) -> tuple[Match[State], tuple[Event, ...]]:
    """*act* with the card that is held in this world."""
    if isinstance(act, Seating):
        return match.seat(act)
    if isinstance(act.given, Picked) and isinstance(act.given.moves[0], PlayScar):
        scar = match._state.sides[act.seat].scar
        assert scar is not None
        act = Act(seat=act.seat, question=act.question, given=Picked((PlayScar(scar=scar),)))
    return match.act(act)


@pytest.mark.parametrize("seed", [f"dealt {number}" for number in range(1, 7)])
def test_two_worlds_that_look_alike(seed: str) -> None:
    """RL-3.1, 6.1.2: who is asked, what is offered, what is told: the same for everybody, owners' own cards apart."""
    founded = play("a world", SEATS, founding="random").match.bequest
    options: dict[str, Any] = {"defence_choice": "ask", "round_cap": "8"}
    one, _ = begin(GAME, SEATS, seed, options, founded)
    two = Match(GAME, exchanged(one._state), one.step)
    windows = 0
    for act in play(seed, SEATS, founded, **options).acts:
        one, told = step(one, act)
        two, also = step(two, act)
        if any(isinstance(event, ScarPlayed) for event in (*told, *also)):
            break
        assert told == also
        assert (one.asked(), one.span) == (two.asked(), two.span)
        windows += isinstance(one._state.stack[-1], ScarWindow) if one._state.stack else 0
        for seat in range(SEATS):
            assert one.question(seat) == two.question(seat)
            assert moves(one.menu(seat)) == moves(two.menu(seat))
            assert moves(one.aside(seat)) == moves(two.aside(seat))
            assert one.blocked(seat) == two.blocked(seat)
    else:
        raise AssertionError("no card was ever played")
    assert windows
