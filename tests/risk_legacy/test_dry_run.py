"""Standing orders with a dry run against the present board (RL-11.3), and that it foretells what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit
from engines.core.menu import Picked
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.orders import DenyWin, Hold, Orders, Trap
from engines.risk_legacy.rules.dry_run import Order, Run, dry_run, possible, runs
from engines.risk_legacy.state import Ending
from tests.playing import look
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import ARGENTINA, BRAZIL, FALLS, PERU, VENEZUELA, attack, fired

ROUND_PERU = {"peru": (1, 3), "brazil": (0, 8), "argentina": (2, 4), "venezuela": (1, 1), "egypt": (1, 2)}
"""Seat 1 holds Peru and Venezuela; 0 threatens it from Brazil, 2 from Argentina."""


def around(orders: Orders | None = None, **more: Any) -> Scene:
    return scene(3, troops={**ROUND_PERU, **more.pop("troops", {})}, orders={1: orders or Orders()}, **more)


def run(play: Scene, order: Order, seat: int = 1) -> Run:
    (found,) = runs(play.state, seat, (order,))
    return found


def met(play: Scene, order: Order, seat: int = 1) -> list[tuple[int, int]]:
    """From where to where."""
    return [(attack.origin, attack.target) for attack in run(play, order, seat).meets]


# ---- which attacks are looked at


def test_attacks_that_the_board_allows() -> None:
    """RL-11.3, 5.6.1: from two troops on, over a link, against another; the strongest first; never one's own."""
    play = around(troops={"central_america": (0, 1), "north_africa": (0, 6)})
    assert [(attack.seat, attack.defender, attack.origin, attack.target) for attack in possible(play.state, 1)] == [
        (0, 1, BRAZIL, VENEZUELA),
        (0, 1, BRAZIL, PERU),
        (0, 2, BRAZIL, ARGENTINA),
        (0, 1, NUMBER["north_africa"], NUMBER["egypt"]),
        (2, 1, ARGENTINA, PERU),
        (2, 0, ARGENTINA, BRAZIL),
    ]


def test_closed_for_the_seat_on_turn_alone() -> None:
    """RL-5.6.13: others come when it is over."""
    play = around(turn={"closed": (PERU,)})
    assert [attack.seat for attack in possible(play.state, 1) if attack.target == PERU] == [2]


# ---- traps


@pytest.mark.parametrize(
    ("trap", "found"),
    [
        (Trap(where="mine"), [(BRAZIL, VENEZUELA), (BRAZIL, PERU), (ARGENTINA, PERU)]),
        (Trap(where=PERU, attackers_at_least=5), [(BRAZIL, PERU)]),
        (Trap(where=PERU, attacker=2), [(ARGENTINA, PERU)]),
        (Trap(where=BRAZIL), [(ARGENTINA, BRAZIL)]),
        (Trap(where="my_hq"), [(BRAZIL, VENEZUELA)]),
        (Trap(where="mine", attackers_at_least=9), []),
    ],
)
def test_what_a_trap_would_catch(trap: Trap, found: list[tuple[int, int]]) -> None:
    """RL-6.2.6, 11.3."""
    assert met(around(scars={1: "bunker"}, hqs={"venezuela": 1}), trap) == found


@pytest.mark.parametrize("trap", [Trap(where="mine", attackers_at_least=8), Trap(where=PERU, attacker=2)])
def test_a_trap_does_what_its_dry_run_said(trap: Trap) -> None:
    """RL-11.3: the dry run before the attack, and the attack."""
    play = around(Orders(scar_watch=(), traps=(trap,)), scars={1: "bunker"}, dice=(1, 1, 1, 6, 6))
    foretold = (BRAZIL, PERU) in met(play, trap)
    attack(play)
    assert (play.state.world.lands[PERU].scar == "bunker") is foretold


@pytest.mark.parametrize("kind", ["bunker", "ammo_shortage"])
def test_a_trap_that_can_never_snap_again(kind: Any) -> None:
    """RL-6.1.4: it cannot be saved; whichever card is held (RL-3.1)."""
    scarred = {"scars": {1: kind}, "world": land({"peru": Mark(scar="bunker")})}
    pen = Orders(page="traps")
    for play, trap in (
        (around(evolve(pen, trap=Trap(where=PERU)), **scarred), Trap(where=PERU)),
        (around(evolve(pen, trap=Trap(where="my_hq")), **scarred, hqs={"peru": 1}), Trap(where="my_hq")),
        (
            around(
                evolve(pen, trap=Trap(where="mine", attacker=2)),
                scars={1: kind},
                eliminated=(2,),
                troops={"argentina": (0, 4)},
            ),
            Trap(where="mine", attacker=2),
        ),
    ):
        menu = play.match.aside(1)
        assert menu is not None
        assert not menu.accepts(Picked((Edit(field="traps", value="save"),))), trap
    assert run(around(), Trap(where="mine")).why == "no_card"


# ---- watches


def test_what_a_watch_would_ask_about() -> None:
    """RL-6.2.3: where no own trap comes first, and not again in the same turn of the same seat."""
    play = around(scars={1: "bunker"})
    assert met(play, "scar_watch") == [(BRAZIL, VENEZUELA), (BRAZIL, PERU), (ARGENTINA, PERU)]
    before = around(scars={1: "bunker"}, turn={"scar_asked": ((1, PERU),)})
    assert met(before, "scar_watch") == [(BRAZIL, VENEZUELA), (ARGENTINA, PERU)]
    trap = Orders(traps=(Trap(where="mine", attackers_at_least=5),))
    assert met(around(trap, scars={1: "bunker"}), "scar_watch") == [(ARGENTINA, PERU)]
    assert met(around(scars={1: "bunker"}, scar_asks="never"), "scar_watch") == []


def test_what_a_watch_for_missiles_may_ask_about() -> None:
    """RL-6.3.3: if the dice fall so."""
    play = around(missiles={1: 1}, hqs={"argentina": 2}, tokens={0: 3})
    assert met(play, "missile_watch") == [
        (BRAZIL, VENEZUELA),
        (BRAZIL, PERU),
        (BRAZIL, ARGENTINA),
        (ARGENTINA, PERU),
    ], "the third would win the game"
    assert met(around(missiles={1: 1}, missile_asks="never"), "missile_watch") == []


# ---- rules, dice


def test_what_rules_may_fire_at() -> None:
    """RL-6.3.6: the first that applies decides alone, so that those behind it are silent there."""
    home, mine = Hold(where="my_hq", up_to=2), Hold(where="mine", up_to=1)
    play = around(Orders(missile_rules=(home, mine)), missiles={1: 2}, hqs={"venezuela": 1})
    assert (met(play, home), run(play, home).covered) == ([(BRAZIL, VENEZUELA)], 1)
    assert (met(play, mine), run(play, mine).covered) == ([(BRAZIL, PERU), (ARGENTINA, PERU)], 3)


def test_a_rule_against_a_victory() -> None:
    """RL-6.3.6: whoever is attacked."""
    deny = DenyWin(up_to=1)
    assert met(around(Orders(missile_rules=(deny,)), missiles={1: 1}), deny) == []
    won = around(Orders(missile_rules=(deny,)), missiles={1: 1}, hqs={"argentina": 2}, tokens={0: 3})
    assert met(won, deny) == [(BRAZIL, ARGENTINA)]


def test_a_rule_does_what_its_dry_run_said() -> None:
    """RL-11.3."""
    for where in (PERU, VENEZUELA):
        rule = Hold(where=where, up_to=1)
        orders = Orders(missile_watch=(), missile_rules=(rule,))
        play = around(orders, missiles={1: 1}, troops={"peru": (1, 2)}, dice=FALLS)
        foretold = (BRAZIL, PERU) in met(play, rule)
        attack(play)
        assert bool(fired(play)) is foretold


def test_a_watch_is_silent_where_an_order_acts_by_itself() -> None:
    """RL-6.2.2, 6.3.3: a trap or a rule answers before anybody is asked."""
    assert met(around(Orders(traps=(Trap(where="mine"),)), scars={1: "bunker"}), "scar_watch") == []
    some = around(Orders(missile_rules=(Hold(where=PERU, up_to=1),)), missiles={1: 1})
    assert met(some, "missile_watch") == [(BRAZIL, VENEZUELA)]


# ---- where it is shown, and to whom


def test_it_is_its_owners_affair() -> None:
    """RL-3, 3.1: nobody else's view, page or question changes."""
    plain = around(scars={1: "bunker"})
    orders = Orders(traps=(Trap(where="mine"),), one_die=(PERU,), page="traps")
    written = around(orders, scars={1: "bunker"})
    for witness in (None, 0, 2):
        assert look(written.match, witness) == look(plain.match, witness)


def test_nothing_for_those_who_are_out_or_when_it_is_over() -> None:
    """RL-6.1.1, 7.1.3."""
    state = around(Orders(traps=(Trap(where="mine"),)), scars={1: "bunker"}).state
    assert dry_run(state, 1)
    assert dry_run(state.evolve(sides=tuple(evolve(side, eliminated=True) for side in state.sides)), 1) == ()
    assert dry_run(state.evolve(ending=Ending(winner=0, why="stars")), 1) == ()


def test_between_two_turns_everything_is_open() -> None:
    """RL-11.3: before anybody's turn begins."""
    state = around(scars={1: "bunker"}, turn={"closed": (PERU,)}).state
    assert len(possible(state.evolve(turn=None), 1)) == len(possible(state, 1)) + 1
