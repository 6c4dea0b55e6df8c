"""Scar cards in a battle: by order, by trap, by hand (RL-6.1, 6.2)."""

from functools import partial
from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.event import Obeyed
from engines.risk_legacy.campaign.deltas import ScarPlaced
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.events.battle import DiceRolled, OrderDropped, ScarPlayed, WindowClosed
from engines.risk_legacy.moves.battle import Pass, PlayScar
from engines.risk_legacy.orders import Orders, ScarWatch, Trap
from tests.risk_legacy import war
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PASS, PERU, VENEZUELA, attack, duel, lost, stop, until
from tests.rows import Row

EVEN = (6, 5, 2, 5, 5)
"""A bunker makes the attacker lose both (EX-1)."""
WINS = (6, 6, 6, 1, 1)
AT_HOME: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}}
ALL_HOLD: dict[str, Any] = {"seats": 4, "scars": dict.fromkeys((1, 2, 3), "bunker")}
FOURTH: dict[str, Any] = {"seats": 4, "scars": {3: "bunker"}, "troops": {"alaska": (2, 3)}}
NEVER: dict[str, Any] = {"scar_asks": "never"}


def watching(*watches: ScarWatch | int) -> Orders:
    return Orders(scar_watch=watches)


def trap(where: Any = "mine", **conditions: Any) -> Orders:
    return Orders(scar_watch=(), traps=(Trap(where=where, **conditions),))


def held(seat: int, orders: Orders | None = None, scar: ScarName = "bunker") -> dict[str, Any]:
    """One seat holds a card, and has written this."""
    return {"scars": {seat: scar}, **({"orders": {seat: orders}} if orders else {})}


def before_the_roll(play: Scene) -> None:
    """Nothing is thrown until all have answered."""
    assert bool(play.heard(DiceRolled)) is (play.match.asked() == (0,))
    assert play.heard(WindowClosed) == []


case = partial(war.case, dice=EVEN, besides=before_the_roll)
EVERYBODY = dict.fromkeys((1, 2, 3), watching("all"))
NOBODY: dict[str, Any] = {"asked": (0,), "scar": None, "stop": "rolls"}
SNAPS: dict[str, Any] = {"asked": (0,), "scar": "bunker", "stop": "reaction"}
ASKED = [
    case("by default whoever is attacked", **ALL_HOLD, then={"asked": (1,)}),
    case("or everybody, if the attack may win", **ALL_HOLD, **AT_HOME, tokens={0: 2}, then={"asked": (1, 2, 3)}),
    case("not if it may not", **held(2), **AT_HOME, tokens={0: 1}, then=NOBODY),
    case("a third who watches all", **held(2, watching("all")), then={"asked": (2,)}),
    case("or that territory", **held(2, watching(PERU)), then={"asked": (2,)}),
    case("not another one", **held(2, watching(BRAZIL)), then=NOBODY),
    case("not if nothing is watched", **held(2, watching()), then=NOBODY),
    case("nor only what is one's own", **held(2, watching("mine")), then=NOBODY),
    case("nobody where a scar lies", **held(1), mark=Mark(scar="ammo_shortage"), then={"asked": (0,)}),
    case("nobody without a card", then=NOBODY),
    case("nobody where asks are off", **held(1), **NEVER, then=NOBODY),
    case("not the attacker", **held(0), then=NOBODY),
    case("nor the eliminated", **FOURTH, orders={3: watching("all")}, eliminated=(3,), then=NOBODY),
    case("but the knocked-out", **FOURTH, orders={3: watching("all")}, then={"asked": (3,)}),
    case("all at once: the defender, then clockwise", **ALL_HOLD, orders=EVERYBODY, then={"asked": (1, 2, 3)}),
]
TRAPS = [
    case("so many attackers", **held(1, trap(attackers_at_least=5)), then=SNAPS),
    case("more than there are", **held(1, trap(attackers_at_least=9)), then=NOBODY),
    case("the own headquarters", **held(1, trap("my_hq")), hqs={"peru": 1}, then=SNAPS),
    case("not somebody else's there", **held(1, trap("my_hq")), hqs={"peru": 2}, then=NOBODY),
    case("nor the own in another's hands", **held(2, trap("my_hq")), hqs={"peru": 2}, then=NOBODY),
    case("nothing of a third's is attacked", **held(2, trap()), then=NOBODY),
    case("the attacker has none", **held(0, trap(PERU)), then=NOBODY),
    case(
        "the defender's comes first",
        troops={"peru": (2, 5)}, scars={1: "ammo_shortage", 2: "bunker"}, orders=dict.fromkeys((1, 2), trap(PERU)),
        then=SNAPS,
    ),
    case(
        "before anybody is asked",
        scars={1: "ammo_shortage", 2: "bunker"}, orders={1: watching("mine"), 2: trap(PERU)}, then=SNAPS,
    ),
    case("RL-1.10: also where nobody is", **held(1, trap()), **NEVER, then=SNAPS),
    case("a third's as well", **held(2, trap(PERU)), **NEVER, then=SNAPS),
]  # fmt: skip


@pytest.mark.parametrize("row", [*ASKED, *TRAPS])
def test_who_answers(row: Row) -> None:
    """RL-6.2.1, 6.2.3, 6.1.1 to 6.1.3, 6.6, 8.36: who is asked. RL-1.10, 6.2.2, 6.2.6, 8.12, EX-23: traps of any holder
    but the attacker snap before; ``mine`` is not for third seats. Nothing is thrown until all have answered."""
    row()


@pytest.mark.parametrize("scar", ["bunker", "ammo_shortage"])
def test_a_defender_plays(scar: ScarName) -> None:
    """RL-6.2.5, 6.2.7, EX-1: whichever card it is, the holder is asked, and nothing answers in its place; it
    leaves the campaign and acts on this roll."""
    play = duel(**held(1, scar=scar), dice=EVEN)
    until(play)
    assert (play.match.asked(), play.match.span) == ((1,), "window")
    assert [option.move for option in play.menu().options] == [Pass(), PlayScar(scar=scar)]
    play.does(PlayScar(scar=scar))
    assert play.heard(ScarPlayed) == [ScarPlayed(seat=1, territory=PERU, scar=scar)]
    assert lost(play) == [(2, 0) if scar == "bunker" else (0, 2)]
    assert play.state.deltas == (ScarPlaced(territory=PERU, scar=scar),)
    assert (play.state.sides[1].scar, len(play.state.world.pool), stop(play)) == (None, 5, "reaction")


def test_passing() -> None:
    """RL-6.2.3, EX-23, 5.3.1: by default it passes; asked once for each territory and turn."""
    play = duel(9, 9, **held(1), troops={"venezuela": (1, 9)}, dice=WINS * 3)
    attack(play)
    play.clock()
    assert ([closed.played for closed in play.heard(WindowClosed)], lost(play)) == ([False], [(0, 2)])
    attack(play)
    assert lost(play) == [(0, 2)]
    assert list(play.state.ongoing.scar_asked) == [(1, PERU)]
    attack(play, target="venezuela")
    assert play.mover == 1
    play.does(PASS)
    play.end()
    assert list(play.state.ongoing.scar_asked) == []


def test_the_first_clockwise_counts() -> None:
    """RL-6.1.3, 6.2.4, EX-24: sealed, in whatever order they answer; the defender passes, seats 3 and 1 play: seat 1's
    counts, seat 3 keeps his unseen."""
    scars: dict[int, ScarName] = {1: "ammo_shortage", 2: "bunker", 3: "bunker"}
    play = duel(seats=4, troops={"peru": (2, 5)}, scars=scars, orders=EVERYBODY, dice=EVEN)
    attack(play)
    assert play.match.asked() == (2, 1, 3)
    play.does(PlayScar(scar="bunker"), seat=3)
    play.does(PASS, seat=2)
    assert (play.match.asked(), play.heard(ScarPlayed), play.heard(WindowClosed)) == ((1,), [], [])
    play.does(PlayScar(scar="ammo_shortage"), seat=1)
    assert [(event.seat, event.scar) for event in play.heard(ScarPlayed)] == [(1, "ammo_shortage")]
    assert [side.scar for side in play.state.sides[1:]] == [None, "bunker", "bunker"]


def test_a_scar_of_the_attackers_order() -> None:
    """RL-5.9.5, 6.2.2a: before the first roll; it acts at once and stops nothing; nobody else is asked any more."""
    scars: dict[int, ScarName] = {0: "ammo_shortage", 1: "bunker"}
    play = duel(8, 3, scars=scars, orders={1: trap()}, dice=(6, 6, 6, 6, 6, 6, 6, 1, 1))
    until(play, scar=True)
    assert [event.seat for event in play.heard(ScarPlayed)] == [0]
    assert ([roll.changed_defence for roll in play.heard(DiceRolled)], stop(play)) == ([(5, 6), (1, 5)], "conquered")
    assert [side.scar for side in play.state.sides[:2]] == [None, "bunker"]


def test_a_trap_before_a_later_roll() -> None:
    """RL-6.2.2: the sequence is before each roll; this trap waits until it is written (RL-6.1.4)."""
    play = duel(9, 9, **held(1, watching()), dice=(*WINS, *EVEN))
    attack(play)
    play.orders(1, Leaf(page="traps"), Edit(field="traps", value="save"))
    attack(play)
    assert play.state.world.lands[PERU].scar == "bunker"


HQ_SCARRED = land({"egypt": Mark(scar="bunker")})
FOES: dict[str, Any] = {"seats": 4, "eliminated": (3,), "troops": {"alaska": (2, 1)}}
ANY, HERE, THERE, MY_HQ = Trap(where="mine"), Trap(where=PERU), Trap(where=VENEZUELA), Trap(where="my_hq")


@pytest.mark.parametrize(
    ("position", "written", "kept"),
    [
        ({"scars": {1: "bunker", 2: "bunker"}}, {1: (ANY, THERE), 2: (HERE, ANY)}, {1: (), 2: (ANY,)}),
        ({**held(1), **FOES}, {1: (Trap(where=PERU, attacker=3), MY_HQ)}, {1: (MY_HQ,)}),
        ({**held(1), "world": HQ_SCARRED, "hqs": {"egypt": 1}}, {1: (MY_HQ,)}, {1: ()}),
        ({**held(1), "hqs": {"japan": 1}}, {1: (MY_HQ,)}, {1: (MY_HQ,)}),
    ],
    ids=[
        "no card, or scarred by somebody",
        "nobody to wait for",
        "headquarters with a scar",
        "lost headquarters",
    ],
)
def test_traps_that_wait_in_vain(position: Any, written: dict[int, Any], kept: dict[int, Any]) -> None:
    """RL-6.1.4, 6.2.7: dropped with a private note; headquarters do not move, but may come back, and a scar is for
    good."""
    orders = {seat: Orders(scar_watch=(), traps=traps) for seat, traps in written.items()}
    play = duel(**{**position, "orders": orders}, dice=EVEN)
    attack(play)
    for seat, traps in kept.items():
        assert play.state.sides[seat].orders.traps == traps
        assert len(play.heard(OrderDropped, seat)) == (traps != written[seat])
    assert play.heard(OrderDropped) == play.heard(OrderDropped, 0) == []


def test_the_origin_of_a_play_is_private() -> None:
    """RL-3: by trap, by hand or by order, the table hears the same play; only the owner hears of his order."""
    by_trap, by_hand = (duel(**held(1, orders), dice=EVEN) for orders in (trap(), None))
    attack(by_trap)
    attack(by_hand)
    by_hand.does(PlayScar(scar="bunker"))
    assert by_trap.heard(ScarPlayed) == by_hand.heard(ScarPlayed)
    assert [len(by_trap.heard(Obeyed, seat)) for seat in (None, 0, 1, 2)] == [0, 0, 1, 0]


def test_a_scar_on_anything_but_a_scar() -> None:
    """RL-8.13, 5.12: a city, a headquarters or a fortification are no obstacle; scar and walls add up, then the
    clamp."""
    play = duel(mark=Mark(city="minor_city", boxes=2), hqs={"peru": 1}, **held(1), dice=EVEN)
    attack(play)
    play.does(PlayScar(scar="bunker"))
    assert play.state.world.lands[PERU].scar == "bunker"
    assert play.heard(DiceRolled)[0].changed_defence == (6, 6)


def test_a_conquest_is_a_better_reason_to_stop() -> None:
    """RL-5.9.3: conquered comes first."""
    play = duel(8, 1, **held(1, scar="ammo_shortage"), dice=(6, 6, 6, 5))
    until(play)
    play.does(PlayScar(scar="ammo_shortage"))
    assert (stop(play), play.at("peru")) == ("conquered", (0, 3))
