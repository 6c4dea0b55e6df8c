"""Taking back what revealed nothing."""

from __future__ import annotations

from engines.core.move import part
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.turn import TakeBack
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene

TROOPS = {"alaska": (0, 2), "peru": (0, 4), "north_africa": (1, 4), "japan": (2, 3)}


def place_on_the_table(state: State) -> tuple[object, ...]:
    return state.fields, state.cards, [side.hand for side in state.sides], state.turn


def unwound(play: Scene) -> Scene:
    while play.accepts(TakeBack()):
        play.does(TakeBack())
    return play


def test_everything_back_to_the_start_of_recruiting() -> None:
    """RL-5.4, 5.5: a trade, placements and expansions, the latest first, until the turn is as it began."""
    world = land({"venezuela": Mark(city="minor_city", boxes=2)})
    play = scene(troops=TROOPS, world=world, hands={0: "peru coin coin"}, phase="muster")
    before = place_on_the_table(play.state)
    play.trade("peru coin")
    play.place(peru=3, alaska=2)
    play.expand("peru", "venezuela", 6)
    play.expand("venezuela", "central_america", 2)
    assert not play.accepts(TakeBack()) or isinstance(play.state.stack[-1], Action)
    unwound(play)
    assert place_on_the_table(play.state) == before
    assert isinstance(play.state.stack[-1], Recruiting)


def test_a_maneuver_that_ended_nothing() -> None:
    """RL-5.10.3: with ``any_time_maneuver``."""
    troops = {**TROOPS, "brazil": (0, 1)}
    play = scene(troops=troops, powers={0: "any_time_maneuver"}, phase="muster")
    play.maneuver("peru", "brazil", 2)
    play.place(brazil=3)
    play.does(TakeBack(), TakeBack())
    assert (play.at("peru"), play.at("brazil")) == ((0, 4), (0, 1))
    assert play.offers("maneuver.origin")


def test_a_roll_is_final() -> None:
    """RL-5.6: nothing before an attack can be taken back."""
    play = scene(troops={**TROOPS, "brazil": (0, 4)}, dice=(6, 6, 6, 1, 1), phase="muster")
    play.place(brazil=3)
    assert play.accepts(TakeBack())
    target = NUMBER["north_africa"]
    play.does(part(Assault, target=target), Assault(origin=NUMBER["brazil"], target=target))
    assert not play.accepts(TakeBack())


def test_nothing_back_once_somebody_was_removed() -> None:
    """RL-7.4.3, 10.1: the removed seat's cards lie on those that were traded; every card stays where it is, once."""
    troops = {"peru": (0, 5), "brazil": (0, 3), "egypt": (1, 2), "ural": (2, 2)}
    play = scene(troops=troops, hands={0: "china india", 2: "japan siberia"}, phase="muster")
    play.trade("china india")
    assert play.accepts(TakeBack())
    play.seating(2, "remove")
    assert not play.accepts(TakeBack())
    assert len(play.state.cards.discard) == 4
