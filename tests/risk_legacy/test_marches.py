"""Marches by hand: attack after attack towards a goal (RL-5.9). Each step is an order of its own, planned when the one
before is done (RL-5.9.7)."""

from typing import Any

import pytest

from engines.core.move import part
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.drafts.chaining import BEGIN
from engines.risk_legacy.events.battle import AssaultEnded, MarchHalted
from engines.risk_legacy.moves.battle import Fire
from engines.risk_legacy.moves.turn import MarchTo, TakeBack
from engines.risk_legacy.orders import NEAREST
from engines.risk_legacy.rules.marches import halts
from engines.risk_legacy.rules.outlook import outlook
from tests.contract.catalogues import render
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.test_lines import AFAR, AMERICA, BOTH, HQS, SIX, VENEZUELA, asks, turn, way
from tests.risk_legacy.war import attack

GOAL, EGYPT = NUMBER["central_america"], NUMBER["egypt"]
FAIL = (1, 1, 1, 6, 6)
"""Two attackers fall."""


def marching(ratio: int = 3, goal: int = GOAL, **position: Any) -> Scene:
    """The turn of seat 0, when all recruits stand, and after the march."""
    play = scene(**{"troops": {**AMERICA, **AFAR}, "hqs": HQS, **position})
    play.does(BEGIN, *towards(play, goal, ratio))
    return play


def towards(play: Scene, goal: int, ratio: int) -> list[Any]:
    """The rest of the way through the menus: where to, and with what odds unless that goes without saying."""
    trial = Scene(play.match)
    trial.does(BEGIN)
    whole = MarchTo(goal=goal, ratio=ratio)
    return [whole] if trial.accepts(whole) else [part(MarchTo, goal=goal), whole]


def test_step_by_step_to_a_headquarters() -> None:
    """RL-5.9.2, 5.9.6: all but one follow at every step; afterwards its seat is asked, and the next conquest asks who
    follows, since nobody has said so for the rest of the turn."""
    play = marching(dice=(*SIX, *BOTH))
    assert way(play) == ["venezuela", "central_america"]
    assert [play.at(name) for name in ("brazil", "venezuela", "central_america")] == [(0, 1), (0, 1), (0, 7)]
    assert asks(play) == "0 action"
    assert (play.state.ongoing.advance, play.heard(MarchHalted, 0)) == ("ask", [])


def test_a_line_that_marches_says_nothing_for_attacks_by_hand() -> None:
    """RL-5.9.6, 6.6."""
    play = turn(NEAREST, dice=(*SIX, *BOTH, *SIX), troops={**AMERICA, **AFAR, "western_united_states": (1, 1)})
    assert way(play)[-1] == "central_america"
    attack(play, "central_america", "western_united_states")
    assert asks(play) == "0 moving_in"


@pytest.mark.parametrize(
    ("ratio", "defenders", "dice", "left", "halted"),
    [
        pytest.param(2, 4, SIX, 8, [GOAL], id="8 are no more than 2 to 1"),
        pytest.param(1, 4, (*SIX, *FAIL, *FAIL), 4, [], id="an attack that the odds end"),
    ],
)
def test_what_stops_it(ratio: int, defenders: int, dice: tuple[int, ...], left: int, halted: list[int]) -> None:
    """RL-5.9.2, 5.9.3: too few for the next step, of which its owner alone is told; or an attack that is given up. A
    newcomer read "too few are left" with eight troops, and with four against four: it was the limit they had set."""
    play = marching(ratio, troops={**AMERICA, **AFAR, "central_america": (1, defenders)}, dice=dice)
    assert (play.at("venezuela"), asks(play)) == ((0, left), "0 action")
    assert [event.goal for event in play.heard(MarchHalted, 0)] == halted
    assert [play.heard(MarchHalted, seat) for seat in (None, 1)] == [[], []]
    *_, last = [event for event in play.story if isinstance(event, MarchHalted | AssaultEnded)]
    why = "you are not as much stronger as you wanted" if halted else "stopped at its limit (troops or odds)"
    assert why in render(GAME, "en", GAME.presenter.line(last) or "")


def test_the_choice_of_odds_is_said_in_words() -> None:
    """RL-5.9: five choices "only with more than 1 : 1" to "6 : 1" beside "80 %", and a newcomer understood none: the
    one compares troops, the other says how likely an attack takes the land."""
    play = scene(troops={**AMERICA, **AFAR}, hqs=HQS)
    play.does(BEGIN, part(MarchTo, goal=GOAL))
    asked = play.menu(0)
    labels = [render(GAME, "en", option.label) for option in asked.options if isinstance(option.move, MarchTo)]
    assert labels[:2] == ["As long as I am stronger", "As long as I am over 2 times as strong"]
    assert not any(":" in each for each in labels)
    (note,) = (render(GAME, "en", each) for each in asked.notes())
    assert "Before each attack your troops are compared with theirs" in note
    assert "Percentages: how likely each attack takes the land" in note


def test_who_strikes_back_stops_it() -> None:
    """RL-5.9.3: no step after a missile of somebody else."""
    troops = {**AMERICA, **AFAR, "venezuela": (1, 2)}
    play = marching(missiles={1: 1}, troops=troops, dice=(6, 6, 6, 5, 5))
    assert asks(play) == "1 missile_window"
    play.does(Fire(dice=(3,)))
    (ended,) = play.heard(AssaultEnded)
    assert (ended.why, asks(play)) == ("reaction", "0 action")


def test_a_step_into_empty_land_is_taken_back() -> None:
    """RL-5.5.1, 5.9.7: nothing was revealed; each is a step of its own."""
    play = marching(1, NUMBER["western_united_states"], troops={"venezuela": (0, 9), **AFAR}, hqs={"egypt": 2})
    assert way(play) == ["central_america", "western_united_states"]
    play.does(TakeBack())
    assert [play.at(name) for name in ("central_america", "western_united_states")] == [(0, 8), (None, 0)]
    play.does(TakeBack())
    assert play.at("venezuela") == (0, 9)


def test_where_it_can_lead() -> None:
    """RL-5.6.1, 5.5.2: headquarters first, the nearest first; only to where it can begin. A choice of odds is asked for
    where there is one."""
    troops = {**AMERICA, **AFAR, "argentina": (0, 5)}
    play = scene(troops=troops, hqs=HQS)
    play.does(BEGIN)
    goals = [getattr(move, "goal", None) or getattr(move, "value", None) for move in marches(play)]
    assert goals[:2] == [GOAL, EGYPT]
    assert NUMBER["brazil"] not in goals
    assert play.accepts(MarchTo(goal=NUMBER["north_africa"], ratio=1)), "nobody stands there"
    play.does(part(MarchTo, goal=EGYPT))
    assert [move.ratio for move in play.offers(MarchTo)] == [1, 2, 3, 4, 6]
    weak = scene(troops={"brazil": (0, 2), **dict.fromkeys(("venezuela", "peru", "argentina", "north_africa"), (1, 2))})
    assert not weak.accepts(BEGIN), "not even one to one"
    walled = {"venezuela": Mark(city="minor_city", boxes=0)}
    alone = scene(troops={"central_america": (0, 2), "peru": (1, 9), **AFAR}, world=land(walled))
    alone.does(BEGIN)
    assert not alone.accepts(MarchTo(goal=NUMBER["venezuela"], ratio=1)), "three would be lost"


def test_it_says_before_what_it_would_stop() -> None:
    """RL-5.9.2, 11.3: 9 take Venezuela and are 8, who are more than 1 to 1 against 4, and no more than 2 to 1."""
    state = scene(troops={**AMERICA, **AFAR, "central_america": (1, 4)}, hqs=HQS).state
    assert [halts(state, 0, GOAL, ratio) for ratio in (1, 2, 6)] == [None, GOAL, GOAL]


def test_each_goal_says_how_likely_it_is_and_where_the_march_begins() -> None:
    """RL-5.9, 11.3: the text above the list explained percentages, and it had none."""
    play = scene(troops={**AMERICA, **AFAR}, hqs=HQS)
    play.does(BEGIN)
    hints = [render(GAME, "en", option.hint) for option in play.menu().options[:-1] if option.hint]
    assert hints[0] == "takes it 91 % · from Brazil (9) · 2 steps, 3 on the way · brings a star ★, a card · HQ"
    assert hints[1].startswith("takes it 83 % · from Brazil (9) · 2 steps, 4 on the way")
    assert "from Brazil (9) · 1 step, nobody on the way" in hints


def test_a_larger_army_that_would_stay_behind_is_named() -> None:
    """RL-5.9, 6.6: 27 troops stood in Greenland, and the march on a headquarters set out from Brazil with 7 for 1 %:
    the way is the shortest. The way of marches is a rule, so it is said before."""
    troops = {"brazil": (0, 7), "greenland": (0, 27), "indonesia": (1, 23), "japan": (2, 1)}
    play = scene(troops=troops, hqs={"indonesia": 1})
    play.does(BEGIN)
    goal = NUMBER["indonesia"]
    (hint,) = (option.hint or "" for option in play.menu().options if getattr(option.move, "value", None) == goal)
    assert render(GAME, "en", hint).startswith("takes it 1 % · from Brazil (7) · 6 steps, 23 on the way")
    play.does(part(MarchTo, goal=goal))
    first, *_ = (render(GAME, "en", each) for each in play.menu().notes())
    assert first == (
        "It takes the shortest way and sets out from Brazil (7). Greenland (27) stays where it is: attack with that "
        "army by hand, or march on something nearer to it."
    )
    near = scene(troops={**AMERICA, **AFAR}, hqs=HQS)
    near.does(BEGIN, part(MarchTo, goal=GOAL))
    assert len(near.menu().notes()) == 1, "the largest army is the one that goes"


def test_no_way_leads_through_a_closed_territory() -> None:
    """RL-5.6.13: not for the rest of this turn; others find it open."""
    play = scene(troops={**AMERICA, **AFAR}, hqs=HQS, turn={"closed": (VENEZUELA,)})
    assert [VENEZUELA in outlook(play.state, seat) for seat in (0, 2)] == [False, True]
    assert VENEZUELA not in outlook(play.state, 0)[GOAL].path


def marches(play: Scene) -> list[Any]:
    """Whole or begun."""
    return [option.move for option in play.menu().options[:-1]]
