"""Own turns by standing order (RL-6.6): marches, holding, and what their seat keeps for itself."""

from typing import Any, get_args

import pytest

from engines.core.booklet.book import RESUME
from engines.core.booklet.strokes import Edit, Leaf, Preset
from engines.core.compose import toward
from engines.core.event import Obeyed, Stopped
from engines.core.menu import Picked
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.battle import Battle
from engines.risk_legacy.events.battle import (
    AssaultBegan,
    AssaultEnded,
    Conquered,
    MissilesFired,
    OrderDropped,
    RollSettled,
    ScarPlayed,
)
from engines.risk_legacy.events.turn import CardTaken, StarGained, TerritoryEntered, TroopsPlaced
from engines.risk_legacy.moves.battle import Assault, Fire
from engines.risk_legacy.moves.turn import GoOn, Place
from engines.risk_legacy.orders import NEAREST, NEEDIEST, Line, March, Orders, Stand, StopAt, Trap
from engines.risk_legacy.rules.foresight import foresee
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import PASS, PERU, attack, duel, move_in

AMERICA = {"brazil": (0, 9), "venezuela": (1, 1), "central_america": (1, 2), "argentina": (0, 1)}
AFAR = {"egypt": (2, 4), "japan": (1, 2)}
HQS = {"central_america": 1, "egypt": 2}
SIX = (6, 6, 6, 1)
"""A defender falls."""
BOTH = (6, 6, 6, 1, 1)
"""Two defenders fall."""
GOAL, VENEZUELA = NUMBER["central_america"], NUMBER["venezuela"]


def turn(*lines: Line, turns: int | None = None, **position: Any) -> Scene:
    """The turn of seat 0 from its start, as far as its lines play it."""
    laid: dict[str, Any] = {"troops": {**AMERICA, **AFAR}, "hqs": HQS, "phase": "start", **position}
    return scene(orders={0: Orders(lines=lines, turns=turns)}, **laid)


def way(play: Scene) -> list[str]:
    """Where it recruited, what it attacked and entered, in order."""
    kinds = (TroopsPlaced, AssaultEnded, TerritoryEntered)
    names = {number: name for name, number in NUMBER.items()}
    told = (event for event in play.events if isinstance(event, kinds) and event.seat == 0)
    return [names[event.territory if isinstance(event, TroopsPlaced) else event.target] for event in told]


def asks(play: Scene) -> str:
    """Who is asked what."""
    return f"{play.mover} {play.state.stack[-1].kind}"


def test_a_march_to_a_headquarters() -> None:
    """Recruits where the way begins, the shortest way, all but one follow, one headquarters a turn; then its seat is
    asked, who alone hears of it (RL-3)."""
    play = turn(NEAREST, dice=(*SIX, *BOTH))
    assert way(play) == ["brazil", "venezuela", "central_america"]
    assert [play.at(name) for name in ("brazil", "venezuela", "central_america")] == [(0, 1), (0, 1), (0, 10)]
    assert asks(play) == "0 action"
    assert [len(play.heard(Obeyed, seat)) for seat in (None, 0, 1)] == [0, 3, 0]


STACK = {"brazil": (0, 15), "southern_europe": (0, 1), "north_africa": (1, 1), "egypt": (2, 4), "japan": (2, 1)}
EMPTY = {"venezuela": (0, 9), "egypt": (2, 4), "japan": (1, 2)}


@pytest.mark.parametrize(
    ("lines", "position", "went", "asked"),
    [
        pytest.param(
            (NEAREST,),
            {"troops": STACK, "hqs": {"egypt": 2}, "dice": (*SIX, *BOTH, *BOTH)},
            ["brazil", "north_africa", "egypt"],
            "0 action",
            id="the longer way that works",
        ),
        pytest.param((March(steps=1),), {"dice": SIX}, ["brazil", "venezuela"], "0 action", id="no more steps"),
        pytest.param((March(ratio=12),), {}, [], "0 recruiting", id="outnumbered"),
        pytest.param((March(ratio=12), NEEDIEST), {}, ["brazil"], "1 recruiting", id="else hold"),
        pytest.param(
            (March(ratio=12), March(goal=NUMBER["argentina"]), NEEDIEST),
            {},
            ["brazil"],
            "1 recruiting",
            id="else, else hold",
        ),
        pytest.param(
            (March(ratio=12), March(goal=NUMBER["peru"]), NEEDIEST),
            {},
            ["brazil", "peru"],
            "1 recruiting",
            id="the second, then the third",
        ),
        pytest.param(
            (March(ratio=3),), {"dice": (1, 1, 1, 6) * 8 + (1, 1, 6)}, ["brazil", "venezuela"], "0 action", id="odds"
        ),
        pytest.param(
            (March(goal=NUMBER["argentina"]), Stand(where=VENEZUELA)), {}, [], "0 recruiting", id="its own and lost"
        ),
        pytest.param((Stand(where=NUMBER["argentina"]),), {}, ["argentina"], "1 recruiting", id="hold there"),
        pytest.param(
            (March(goal=NUMBER["central_america"]),),
            {"troops": EMPTY, "hqs": {"egypt": 2}},
            ["venezuela", "central_america"],
            "0 action",
            id="into empty land",
        ),
        pytest.param(
            (March(goal=NUMBER["egypt"]),),
            {"troops": EMPTY, "turn": {"expanded": (1, 2, 3, 4)}, "phase": "action"},
            ["brazil"],
            "0 action",
            id="steps of this turn count",
        ),
        pytest.param((NEEDIEST,), {"troops": AFAR}, [], "0 joining", id="without land"),
        pytest.param(
            (NEEDIEST,), {"hands": {0: "peru egypt ural coin"}, "tokens": {0: 3}}, [], "0 turn_start", id="star"
        ),
        pytest.param((NEEDIEST,), {"hands": {0: "peru egypt ural coin"}}, ["brazil"], "1 recruiting", id="no star"),
    ],
)
def test_what_a_line_does(lines: tuple[Line, ...], position: Any, went: list[str], asked: str) -> None:
    """RL-6.6: the first that has something to do; none: its seat is asked. Of a star that wins, of the way back into
    the war its seat decides."""
    play = turn(*lines, **position)
    assert (way(play), asks(play)) == (went, asked)


def test_the_odds_are_watched_roll_by_roll() -> None:
    """It goes on only with more than so many to one."""
    play = turn(March(goal=GOAL), troops={**AMERICA, **AFAR, "venezuela": (1, 3)}, dice=(1, 1, 1, 6, 6) * 2)
    (ended,) = play.heard(AssaultEnded)
    assert (ended.why, ended.rolls, play.at("brazil")) == ("floor", 2, (0, 8))


def test_whoever_answers_something_has_the_rest_of_the_turn() -> None:
    """No line takes it over, though it would have something to do by now."""
    play = turn(Stand(where=VENEZUELA), dice=SIX)
    play.place(brazil=3)
    attack(play, "brazil", "venezuela")
    move_in(play, 0)
    assert (play.at("venezuela"), asks(play)) == ((0, 3), "0 action")


def test_what_is_written_in_an_own_turn_is_for_later_ones() -> None:
    """Nobody loses a turn to one press; whoever wants it played on presses once more."""
    play = turn()
    play.orders(0, Preset(name="hold"))
    assert asks(play) == "0 recruiting"
    play.answers(toward(Place(territory=NUMBER["brazil"], troops=3), play.menu(), None))
    assert play.match.drafting(0)
    play.orders(0, Leaf(page="lines"), Edit(field="act_now", value=True))
    assert (play.mover, play.match.drafting(0)) == (1, False)


@pytest.mark.parametrize(("turns", "left"), [(1, None), (2, 1), (None, None)])
def test_for_so_many_turns(turns: int | None, left: int | None) -> None:
    """A turn counts if a line has acted in it; after the last its owner alone is told."""
    play = turn(NEEDIEST, turns=turns)
    orders = play.state.sides[0].orders
    gone = turns == 1
    assert (orders.lines, [len(play.heard(OrderDropped, seat)) for seat in (0, 1)]) == (
        () if gone else (NEEDIEST,),
        [int(gone), 0],
    )
    assert gone or orders.turns == left
    idle = turn(March(ratio=12), turns=1)
    idle.place(brazil=3)
    idle.end()
    assert idle.state.sides[0].orders.lines == (March(ratio=12),)


def test_a_turn_that_a_line_ends_takes_the_best_card() -> None:
    """RL-5.11.3: as the clock would; a star is not bought for it."""
    play = turn(
        March(goal=VENEZUELA), NEEDIEST, row="brazil venezuela peru egypt", dice=SIX, hands={0: "coin ural india china"}
    )
    assert [event.card for event in play.heard(CardTaken)] == [NUMBER["venezuela"]]
    assert (play.mover, play.heard(StarGained)) == (1, [])
    asked = turn(March(ratio=12), row="brazil venezuela peru egypt", hands={0: "coin ural india china"})
    assert asks(asked) == "0 turn_start"
    assert asked.accepts(GoOn())


def test_written_with_a_pen() -> None:
    """RL-6.6: at most three, each once; struck one by one."""
    play = scene(troops={**AMERICA, **AFAR}, hqs=HQS)
    save = Edit(field="marches", value="save")
    play.orders(0, Leaf(page="lines"), Leaf(page="marches"), Edit(field="goal", value=GOAL), save)
    menu = play.booklet(0)
    assert not menu.accepts(Picked((save,)))
    play.orders(0, Edit(field="steps", value=2), save, Leaf(page="lines"), Leaf(page="stands"))
    play.orders(0, Edit(field="camp", value=NUMBER["brazil"]), Edit(field="stands", value="save"))
    lines: tuple[Line, ...] = (March(goal=GOAL), March(goal=GOAL, steps=2), Stand(where=NUMBER["brazil"]))
    assert play.state.sides[0].orders.lines == lines
    play.orders(0, Leaf(page="lines"), Edit(field="lines", value=1))
    assert play.state.sides[0].orders.lines == (lines[0], lines[2])


@pytest.mark.parametrize(
    ("line", "legs", "why"),
    [
        (NEAREST, [("venezuela", 99), ("central_america", 98)], None),
        (March(steps=1), [("venezuela", 99)], None),
        (March(goal=NUMBER["peru"]), [("peru", 100)], None),
        (March(ratio=12), [("venezuela", 0)], "outnumbered"),
        (March(goal=NUMBER["argentina"]), [], "reached"),
        (NEEDIEST, [], None),
        (Stand(where=VENEZUELA), [], "lost"),
    ],
)
def test_the_dry_run_of_a_line(line: Line, legs: list[tuple[str, int]], why: str | None) -> None:
    """RL-11.3: before somebody else's turn is over, as it then begins."""
    play = turn(line, seat=1, phase="action")
    seen = foresee(play.state, 0, line)
    assert ([(leg.target, leg.percent) for leg in seen.legs], seen.why) == (
        [(NUMBER[at], odds) for at, odds in legs],
        why,
    )
    there = turn(line, dice=(*SIX, *BOTH))
    placed = [event.territory for event in there.heard(TroopsPlaced)][:1]
    assert placed == ([seen.origin] if why is None else [])


# ---- stops


def _ended(why: Any) -> AssaultEnded:
    return AssaultEnded(seat=0, origin=11, target=VENEZUELA, rolls=2, attacker_lost=1, defender_lost=1, why=why)


@pytest.mark.parametrize(
    ("heard", "by", "stop"),
    [
        (AssaultBegan(seat=1, origin=VENEZUELA, target=11, defender=0, dice=1, rolls=1), {}, "attacked"),
        (Conquered(seat=1, origin=VENEZUELA, target=11, troops=1, loser=0, hq=None), {}, "lost"),
        (ScarPlayed(seat=1, territory=VENEZUELA, scar="bunker"), {"battle": 0}, "played"),
        (MissilesFired(seat=2, dice=(0,), values=(1,)), {"battle": 1}, "played"),
        (_ended("floor"), {}, "repelled"),
        (StarGained(seat=1, source="bought"), {"tokens": {1: 2}}, "leading"),
        (Conquered(seat=1, origin=VENEZUELA, target=GOAL, troops=1, loser=3, hq=3), {"tokens": {1: 2}}, "leading"),
        (
            TerritoryEntered(seat=1, origin=VENEZUELA, target=GOAL, troops=1, lost=0, hq=2),
            {"tokens": {1: 2}},
            "leading",
        ),
    ],
)
def test_at_what_orders_stop(heard: Any, by: dict[str, Any], stop: StopAt) -> None:
    """RL-6.6: at what concerns their seat, and not at the same where it concerns others."""
    state = scene(4, troops={**AMERICA, **AFAR}, hqs=HQS, tokens=by.get("tokens")).state
    if "battle" in by:
        seat, order = by["battle"], Assault(origin=VENEZUELA, target=GOAL)
        state = evolve(state, battle=Battle(seat=seat, defender=1 - seat, order=order))
    found = [each for each in get_args(StopAt) if Orders(stops=(each,)).stopped_by(state, 0, heard)]
    assert found == [stop]
    assert not Orders(stops=(stop,)).stopped_by(evolve(state, battle=None), heard.seat, heard) or stop == "repelled"
    assert not Orders(stops=get_args(StopAt)).stopped_by(scene(4, troops=AMERICA).state, 2, heard)
    assert GAME.presenter.line(Stopped(owners=(0,), at=heard)), "its owner is told at what"


def test_a_march_that_somebody_breaks_off_is_its_seats_again() -> None:
    """RL-5.9.3, 6.6: whatever stops were named. At rest nothing answers, and who takes orders up again goes on."""
    play = turn(
        March(goal=GOAL),
        missiles={1: 1},
        troops={**AMERICA, **AFAR, "venezuela": (1, 2)},
        dice=(6, 6, 6, 5, 5, 6, 6, 1),
    )
    assert asks(play) == "1 missile_window"
    play.does(Fire(dice=(3,)))
    assert asks(play) == "0 action"
    assert [len(play.heard(Stopped, seat)) for seat in (None, 0, 1)] == [0, 1, 0]
    play.orders(0, RESUME)
    assert way(play)[:1] == ["venezuela"]


def test_at_rest_a_seat_is_asked_like_any_other() -> None:
    """RL-6.6: its traps and rules do nothing, it throws two dice, it is asked at the usual moments."""
    orders = Orders(scar_watch=(), missile_watch=(), one_die=(PERU,), traps=(Trap(where="mine"),), resting=True)
    play = duel(scars={1: "bunker"}, orders={1: orders})
    attack(play)
    assert asks(play) == "1 scar_window"
    play.does(PASS)
    assert [len(roll.natural) for roll in play.heard(RollSettled)] == [5]
