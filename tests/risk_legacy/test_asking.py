"""How choices are asked, and whose territory is whose (RL-2.1, 5.1)."""

import pytest

from engines.core.match import Act
from engines.core.menu import Picked, Refused
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.turn import TurnBegan
from engines.risk_legacy.moves.turn import EndTurn
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.war import PASS, PERU, attack, boxes, duel, fire, lost

TROOPS = {"peru": (0, 5), "egypt": (1, 3), "japan": (2, 3)}


def test_control_and_occupation() -> None:
    """RL-2.1.1, 2.1.2, 2.1.3: troops control, a headquarters alone only occupies; whose it was does not matter."""
    play = scene(troops={"peru": (0, 1), "brazil": (2, 4)}, hqs={"alaska": 1, "brazil": 0})
    assert [play.state.held(seat) for seat in range(3)] == [(PERU,), (), (NUMBER["brazil"],)]
    occupied = [name for name in ("peru", "brazil", "alaska", "egypt") if play.state.fields[NUMBER[name]].occupied]
    assert occupied == ["peru", "brazil", "alaska"]
    assert [play.state.stars(seat) for seat in range(3)] == [0, 0, 1]


def test_a_turn_is_one_span() -> None:
    """RL-5.1.3: from its start to its end, whatever is asked; and it goes through in one go where nobody answers."""
    play = scene(troops=TROOPS, hands={0: "alaska coin coin coin"}, phase="start")
    asked: list[type[object]] = []
    while play.state.ongoing.seat == 0:
        assert (play.mover, play.match.span) == (0, "turn")
        asked.append(type(play.state.stack[-1]))
        play.clock()
    assert (asked[0], asked[-1]) == (TurnStart, Action)
    assert (play.mover, play.match.span) == (1, "turn")


def test_a_reaction_is_a_span_of_its_own() -> None:
    """RL-5.1.1, 5.1.4, 5.6.3: while another seat is asked before a roll, the one on turn is not, and must wait."""
    play = duel(scars={1: "bunker"})
    attack(play)
    assert (play.match.asked(), play.match.span, play.match.menu(0)) == ((1,), "window", None)
    with pytest.raises(Refused):
        play.match.act(Act(seat=0, question=play.match.question(1), given=Picked((EndTurn(),))))
    play.does(PASS)
    assert play.heard(DiceRolled)
    assert (play.match.asked(), play.match.span) == ((0,), "turn")


@pytest.mark.parametrize("scar", ["bunker", "ammo_shortage"])
def test_scars_do_nothing_at_the_end_of_a_turn(scar: ScarName) -> None:
    """RL-5.11.1: not those of the starting box."""
    play = scene(troops=TROOPS, world=land({"peru": Mark(scar=scar)}))
    before = play.state
    play.end()
    assert [event.seat for event in play.heard(TurnBegan)] == [1]
    assert (play.at("peru"), play.state.world) == ((0, 5), before.world)


def test_the_order_of_what_changes_a_die() -> None:
    """RL-8.5: chosen on natural values, summed, clamped once, ticked; missiles last."""
    mark = Mark(city="minor_city", boxes=2, scar="ammo_shortage")
    play = duel(mark=mark, missiles={0: 1}, dice=(5, 3, 1, 6, 3))
    attack(play)
    assert play.heard(DiceRolled)[0].changed_defence == (6, 4), "6 - 1 + 1, and 3 + 1"
    assert (boxes(play), lost(play)) == (3, []), "the window comes after the tick and before the losses"
    play.does(fire(1))
    assert lost(play) == [(1, 1)]
