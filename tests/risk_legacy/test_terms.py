"""What the words of the rules mean, and how choices are asked (RL-1, 2.1, 5.1)."""

from __future__ import annotations

import pytest

from engines.core.match import Act
from engines.core.menu import Picked, Refused
from engines.risk_legacy.atlas import FACTIONS, NUMBER
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.turn import CardTaken, TurnBegan
from engines.risk_legacy.moves.battle import Fire, Pass, PlayScar
from engines.risk_legacy.moves.founding import ByChance
from engines.risk_legacy.moves.turn import EndTurn, Join
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.test_founding import founding
from tests.risk_legacy.victory import forgo, won
from tests.risk_legacy.war import PASS, PERU, attack, boxes, duel, lost

TROOPS = {"peru": (0, 5), "egypt": (1, 3), "japan": (2, 3)}


# ---- RL-1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_seat_begins_with(seats: int) -> None:
    """RL-1.1: on 42 territories each seat has one of five factions, one headquarters, eight troops in it."""
    play = opened(seats)
    for _ in range(seats):
        play.clock()
    state = play.state
    assert (len(state.fields), len(FACTIONS)) == (42, 5)
    assert len({side.faction for side in state.sides} - {None}) == seats
    for seat in range(seats):
        (home,) = state.held(seat)
        recruited = 3 if seat == state.first and not state.ongoing.recruits else 0
        assert (state.fields[home].hq, state.fields[home].troops) == (seat, 8 + recruited)


# ---- RL-2.1


def test_control_and_occupation() -> None:
    """RL-2.1.1, 2.1.2, 2.1.3: troops control, a headquarters alone only occupies; whose it was does not matter."""
    play = scene(troops={"peru": (0, 1), "brazil": (2, 4)}, hqs={"alaska": 1, "brazil": 0})
    fields = play.state.fields
    assert [play.state.held(seat) for seat in range(3)] == [(PERU,), (), (NUMBER["brazil"],)]
    assert [fields[NUMBER[name]].occupied for name in ("peru", "brazil", "alaska", "egypt")] == [
        True,
        True,
        True,
        False,
    ]
    assert [play.state.stars(seat) for seat in range(3)] == [0, 0, 1]


# ---- RL-4 and 5.1: who is asked


def test_the_seat_that_was_dealt_it_enters_the_choice() -> None:
    """RL-4.1.4: whatever was agreed, nobody else can."""
    play = founding(3, dice=(1,))
    for seat in (1, 2):
        assert play.match.menu(seat) is None
        with pytest.raises(Refused):
            play.match.act(Act(seat=seat, question=None, given=Picked((ByChance(),))))
    play.does(ByChance(), seat=0)


def test_one_ask_at_a_time() -> None:
    """RL-5.1.1: an answer to an older one is stale, and so is that of a seat that is not asked."""
    play = scene(troops=TROOPS)
    older = play.match.question(0)
    play.expand("peru", "brazil", 1)
    assert play.match.asked() == (0,)
    for seat, question in ((0, older), (1, play.match.question(0)), (1, older)):
        with pytest.raises(Refused):
            play.match.act(Act(seat=seat, question=question, given=Picked((EndTurn(),))))
    play.end()
    assert play.match.asked() == (1,)


def test_a_turn_is_one_span() -> None:
    """RL-5.1.3: from its start to its end, whatever is asked; and it goes through in one go where nobody answers."""
    play = scene(troops=TROOPS, hands={0: "alaska coin coin coin"}, phase="start")
    asked: list[type[object]] = []
    while play.state.ongoing.seat == 0:
        assert (play.mover, play.match.span) == (0, "turn")
        asked.append(type(play.state.stack[-1]))
        play.clock()
    assert asked[0] is TurnStart
    assert asked[-1] is Action
    assert (play.mover, play.match.span) == (1, "turn")


def test_a_reaction_is_a_span_of_its_own() -> None:
    """RL-5.1.4, 5.6.3: while another seat is asked before a roll, the one on turn is not, and cannot withdraw."""
    play = duel(scars={1: "bunker"})
    attack(play)
    assert (play.match.asked(), play.match.span, play.match.menu(0)) == ((1,), "window", None)
    with pytest.raises(Refused):
        play.match.act(Act(seat=0, question=play.match.question(1), given=Picked((EndTurn(),))))
    play.does(PASS)
    assert play.heard(DiceRolled)
    assert (play.match.asked(), play.match.span) == ((0,), "turn")


# ---- single rulings


def test_conquering_a_city_costs_nothing() -> None:
    """RL-5.5.3: neither for its people nor for its walls."""
    play = duel(8, 1, mark=Mark(city="major_city", boxes=2), dice=(6, 6, 6, 1))
    attack(play)
    assert (play.at("peru"), play.at("brazil")) == ((0, 3), (0, 5))


@pytest.mark.parametrize("scar", ["bunker", "ammo_shortage"])
def test_whatever_card_it_is(scar: ScarName) -> None:
    """RL-6.2.5: the holder is asked all the same, and nothing answers in its place."""
    play = duel(scars={1: scar})
    attack(play)
    assert play.match.asked() == (1,)
    assert play.offers(PlayScar) == [PlayScar(scar=scar)]
    assert play.offers(Pass) == [PASS]


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
    play = duel(8, 5, mark=mark, missiles={0: 1}, dice=(5, 3, 1, 6, 3))
    attack(play)
    assert play.heard(DiceRolled)[0].changed_defence == (6, 4), "6 - 1 + 1, and 3 + 1"
    assert boxes(play) == 3
    assert lost(play) == [], "the window comes after the tick and before the losses"
    play.does(Fire(dice=(1,)))
    assert lost(play) == [(1, 1)]


def test_whoever_joins_fights_at_once() -> None:
    """RL-8.19: and a conquest of that turn earns a card."""
    play = scene(
        troops={"alaska": (1, 5), "ontario": (2, 1), "japan": (2, 3)},
        hqs={"alaska": 1},
        row="peru china egypt ural",
        phase="start",
        dice=(6, 6, 6, 1),
    )
    play.does(Join(territory=NUMBER["eastern_canada"]))
    attack(play, "eastern_canada", "ontario")
    assert play.at("ontario") == (0, 3)
    play.end()
    assert [event.seat for event in play.heard(CardTaken)] == [0]


def test_unfired_missiles_are_gone() -> None:
    """RL-6.3.7: so are those that were fired; the next game counts signatures alone."""
    play = won(0, missiles={0: 3, 2: 1}, missile_asks="never")
    forgo(play)
    later = opened(4, world=play.state.world, game=2, people=("ann", "bob", "cid", "dot"))
    assert [side.missiles for side in later.state.sides] == [1, 0, 0, 0]
