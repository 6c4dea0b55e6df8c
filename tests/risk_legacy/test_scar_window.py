"""Scar cards in a battle: by order, by trap, by hand (RL-6.1, 6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.event import Obeyed
from engines.risk_legacy.campaign.deltas import ScarPlaced
from engines.risk_legacy.events.battle import DiceRolled, OrderDropped, ScarPlayed, WindowClosed
from engines.risk_legacy.moves.battle import PlayScar
from engines.risk_legacy.orders import Orders, ScarWatch, Trap
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PASS, PERU, VENEZUELA, attack, duel, lost, peru, stop, until

BUNKER, AMMO = PlayScar(scar="bunker"), PlayScar(scar="ammo_shortage")
QUIET = Orders(scar_watch=())
EVEN = (6, 5, 2, 5, 5)
"""A bunker makes the attacker lose both (EX-1)."""


def watching(*watches: ScarWatch | int) -> Orders:
    return Orders(scar_watch=watches)


def trap(**conditions: Any) -> Orders:
    return Orders(scar_watch=(), traps=(Trap(**{"where": "mine", **conditions}),))


def scar(play: Scene) -> str | None:
    return play.state.world.lands[PERU].scar


def test_a_defender_is_asked() -> None:
    """RL-6.2.3, 6.2.7: by default whoever is attacked; the card leaves the campaign and acts on this roll (EX-1)."""
    play = duel(scars={1: "bunker"}, dice=EVEN)
    until(play)
    assert (play.match.asked(), play.match.span) == ((1,), "window")
    assert not play.heard(DiceRolled)
    play.does(BUNKER)
    assert play.heard(ScarPlayed)[0].seat == 1
    assert lost(play) == [(2, 0)]
    assert (scar(play), play.state.sides[1].scar) == ("bunker", None)
    assert play.state.deltas == (ScarPlaced(territory=PERU, scar="bunker"),)
    assert len(play.state.world.pool) == 5
    assert stop(play) == "reaction"


def test_passing() -> None:
    """RL-6.2.3, EX-23: asked once for each territory and turn; by default it passes; later rolls do not ask again."""
    play = duel(4, 9, scars={1: "bunker"}, dice=(6, 6, 6, 1, 1) * 3)
    attack(play)
    play.clock()
    assert play.heard(WindowClosed)[0].played is False
    assert lost(play) == [(0, 2)]
    attack(play)
    assert lost(play) == [(0, 2)]
    assert play.state.ongoing.scar_asked == ((1, PERU),)


def test_asked_again_elsewhere_and_next_turn() -> None:
    """RL-6.2.3: once for each territory; every turn anew (RL-5.3.1)."""
    play = duel(9, 9, troops={"venezuela": (1, 9)}, scars={1: "bunker"}, dice=(6, 6, 6, 1, 1) * 2)
    attack(play)
    play.does(PASS)
    attack(play, target="venezuela")
    assert play.mover == 1
    play.does(PASS)
    play.end()
    assert play.state.ongoing.scar_asked == ()


ALL_HOLD: dict[str, Any] = {"seats": 4, "scars": dict.fromkeys((1, 2, 3), "bunker")}
HOME: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}}
FOURTH: dict[str, Any] = {"seats": 4, "scars": {3: "bunker"}, "troops": {"alaska": (2, 3)}}


def third(*watches: ScarWatch | int) -> dict[str, Any]:
    return {"scars": {2: "bunker"}, "orders": {2: watching(*watches)}}


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        (ALL_HOLD, (1,)),
        ({**ALL_HOLD, **HOME, "tokens": {0: 2}}, (1, 2, 3)),
        ({"scars": {2: "bunker"}, **HOME, "tokens": {0: 1}}, ()),
        (third("all"), (2,)),
        (third(PERU), (2,)),
        (third(BRAZIL), ()),
        (third(), ()),
        (third("mine"), ()),
        ({"mark": Mark(scar="ammo_shortage"), "scars": {1: "bunker"}}, ()),
        ({}, ()),
        ({"scars": {1: "bunker"}, "scar_asks": "never"}, ()),
        ({"scars": {0: "bunker"}}, ()),
        ({**FOURTH, "orders": {3: watching("all")}, "eliminated": (3,)}, ()),
        ({**FOURTH, "orders": {3: watching("all")}}, (3,)),
    ],
)
def test_who_is_asked(more: dict[str, Any], asked: tuple[int, ...]) -> None:
    """RL-6.2.1, 6.2.3, 6.1.1, 6.1.2, 6.6, 8.36: whose watch matches, a third seat by default only if the attack may
    win; nobody where there is a scar already, without a card, or where asks are off; the knocked-out, but not the
    eliminated."""
    play = duel(**more, dice=EVEN)
    attack(play)
    assert play.match.asked() == (asked or (0,))
    assert bool(play.heard(DiceRolled)) is not bool(asked)


def test_all_are_asked_at_once() -> None:
    """RL-6.1.3: sealed; the window closes with the last answer, in whatever order they come."""
    orders = dict.fromkeys((1, 2, 3), watching("all"))
    play = duel(seats=4, scars=dict.fromkeys((1, 2, 3), "bunker"), orders=orders, dice=EVEN)
    attack(play)
    assert play.match.asked() == (1, 2, 3)
    play.does(PASS, seat=2)
    assert play.match.asked() == (1, 3)
    assert not play.heard(WindowClosed)
    play.does(PASS, seat=3)
    play.does(PASS, seat=1)
    assert [event.played for event in play.heard(WindowClosed)] == [False]
    assert play.heard(DiceRolled)


def test_the_first_clockwise_counts() -> None:
    """RL-6.2.4, EX-24: the defender passes, seats 3 and 1 play: seat 1's counts, seat 3 keeps his unseen."""
    orders = dict.fromkeys((1, 2, 3), watching("all"))
    play = duel(
        seats=4, troops={"peru": (2, 5)}, scars={1: "ammo_shortage", 2: "bunker", 3: "bunker"}, orders=orders, dice=EVEN
    )
    attack(play)
    assert play.match.asked() == (2, 1, 3), "the defender, then clockwise from the attacker"
    play.does(BUNKER, seat=3)
    play.does(PASS, seat=2)
    assert play.heard(ScarPlayed) == []
    play.does(AMMO, seat=1)
    assert [(event.seat, event.scar) for event in play.heard(ScarPlayed)] == [(1, "ammo_shortage")]
    assert play.state.sides[3].scar == "bunker"
    assert play.state.sides[1].scar is None


def test_a_scar_of_the_attackers_order() -> None:
    """RL-5.9.5, 6.2.2a: before the first roll; it acts at once and stops nothing; nobody else is asked any more."""
    play = duel(8, 3, scars={0: "ammo_shortage", 1: "bunker"}, orders={1: trap()}, dice=(6, 6, 6, 6, 6, 6, 6, 1, 1))
    until(play, scar=True)
    assert [event.seat for event in play.heard(ScarPlayed)] == [0]
    assert play.heard(DiceRolled)[0].changed_defence == (5, 6)
    assert len(play.heard(DiceRolled)) == 2
    assert stop(play) == "conquered"
    assert play.state.sides[0].scar is None
    assert play.state.sides[1].scar == "bunker"


def test_a_trap_before_a_later_roll() -> None:
    """RL-6.2.2: the sequence is before each roll; this trap waits until it is written (RL-6.1.4)."""
    play = duel(9, 9, scars={1: "bunker"}, orders={1: QUIET}, dice=(6, 6, 6, 1, 1, *EVEN))
    attack(play)
    play.orders(1, Leaf(page="traps"), Edit(field="traps", value="save"))
    attack(play)
    assert scar(play) == "bunker"


@pytest.mark.parametrize(
    ("more", "orders", "placed"),
    [
        ({"scars": {1: "bunker"}}, {1: trap(attackers_at_least=5)}, "bunker"),
        ({"scars": {1: "bunker"}, "hqs": {"peru": 1}}, {1: trap(where="my_hq")}, "bunker"),
        ({"scars": {1: "bunker"}, "hqs": {"peru": 2}}, {1: trap(where="my_hq")}, None),
        ({"scars": {2: "bunker"}, "hqs": {"peru": 2}}, {2: trap(where="my_hq")}, None),
        ({"scars": {2: "ammo_shortage"}}, {2: trap()}, None),
        ({"scars": {0: "ammo_shortage"}}, {0: trap(where=PERU)}, None),
        (
            {"troops": {"peru": (2, 5)}, "scars": {1: "ammo_shortage", 2: "bunker"}},
            {1: trap(where=PERU), 2: trap(where=PERU)},
            "bunker",
        ),
        ({"scars": {1: "bunker", 2: "ammo_shortage"}}, {1: watching("mine"), 2: trap(where=PERU)}, "ammo_shortage"),
        ({"scars": {1: "bunker"}, "scar_asks": "never"}, {1: trap()}, "bunker"),
        ({"scars": {2: "bunker"}, "scar_asks": "never"}, {2: trap(where=PERU)}, "bunker"),
    ],
)
def test_traps(more: dict[str, Any], orders: dict[int, Orders], placed: str | None) -> None:
    """RL-1.10, 6.2.2, 6.2.6, 8.12, EX-23: ``my_hq`` is the own piece in an own territory, ``mine`` is not for third
    seats; any holder but the attacker, the defender first; before anybody is asked, also where nobody is."""
    play = duel(8, 5, **more, orders=orders, dice=EVEN)
    attack(play)
    assert scar(play) == placed
    assert (play.mover, play.heard(WindowClosed)) == (0, [])
    assert stop(play) == ("reaction" if placed else "rolls")


def test_traps_that_wait_in_vain() -> None:
    """RL-6.1.4: dropped with a private note: no card any more; scarred by somebody else; nobody left to wait for."""
    orders = {
        1: Orders(scar_watch=(), traps=(Trap(where="mine"), Trap(where=VENEZUELA))),
        2: Orders(scar_watch=(), traps=(Trap(where=PERU, attacker=1), Trap(where="mine"))),
    }
    play = duel(8, 5, scars={1: "bunker", 2: "bunker"}, orders=orders, dice=EVEN)
    attack(play)
    assert play.state.sides[1].orders.traps == ()
    assert play.state.sides[2].orders.traps == (Trap(where="mine"),)
    assert [len(play.heard(OrderDropped, seat)) for seat in (0, 1, 2, None)] == [0, 1, 1, 0]
    alone = Orders(scar_watch=(), traps=(Trap(where=PERU, attacker=3), Trap(where="my_hq")))
    gone = duel(
        8, 5, seats=4, scars={1: "bunker"}, orders={1: alone}, eliminated=(3,), troops={"alaska": (2, 1)}, dice=EVEN
    )
    attack(gone)
    assert gone.state.sides[1].orders.traps == (Trap(where="my_hq"),)


def test_a_trap_at_headquarters_with_a_scar_waits_in_vain() -> None:
    """RL-6.1.4, 6.2.7: headquarters do not move, and a scar is for good; a headquarters that was lost may come back."""
    orders = {1: Orders(scar_watch=(), traps=(Trap(where="my_hq"),))}
    world = land({"egypt": Mark(scar="bunker")})
    scarred = duel(8, 5, world=world, hqs={"egypt": 1}, scars={1: "bunker"}, orders=orders, dice=EVEN)
    attack(scarred)
    assert scarred.state.sides[1].orders.traps == ()
    assert [len(scarred.heard(OrderDropped, seat)) for seat in (0, 1, None)] == [0, 1, 0]
    lost_to = duel(8, 5, hqs={"japan": 1}, scars={1: "bunker"}, orders=orders, dice=EVEN)
    attack(lost_to)
    assert lost_to.state.sides[1].orders.traps == (Trap(where="my_hq"),)


def test_the_origin_of_a_play_is_private() -> None:
    """RL-3: by trap, by hand or by order, the table hears the same play; only the owner hears of his order."""
    by_trap = duel(8, 5, scars={1: "bunker"}, orders={1: trap()}, dice=EVEN)
    attack(by_trap)
    by_hand = duel(8, 5, scars={1: "bunker"}, dice=EVEN)
    attack(by_hand)
    by_hand.does(BUNKER)
    (trapped,), (played,) = by_trap.heard(ScarPlayed), by_hand.heard(ScarPlayed)
    assert trapped == played
    assert [len(by_trap.heard(Obeyed, seat)) for seat in (None, 0, 1, 2)] == [0, 0, 1, 0]


def test_a_scar_on_anything_but_a_scar() -> None:
    """RL-8.13, 5.12: a city, a headquarters or a fortification are no obstacle."""
    play = duel(8, 5, mark=Mark(city="minor_city", boxes=2), hqs={"peru": 1}, scars={1: "bunker"}, dice=EVEN)
    attack(play)
    play.does(BUNKER)
    assert play.state.world.lands[PERU].scar == "bunker"
    assert play.heard(DiceRolled)[0].changed_defence == (6, 6), "scar and walls add up, then the clamp"


def test_a_conquest_is_a_better_reason_to_stop() -> None:
    """RL-5.9.3: conquered comes first."""
    play = duel(8, 1, scars={1: "ammo_shortage"}, dice=(6, 6, 6, 5))
    until(play)
    play.does(AMMO)
    assert (stop(play), peru(play)) == ("conquered", (0, 3))
